/// What `measure` prints: the size of each label and of the chip around it.
package struct MeasureDocument: Sendable {
  let chips: MeasuredChips
  let fonts: [FontRecord]
  let diagnostics: [ChipDiagnostic]

  /// A document of measured labels.
  ///
  /// - Parameters:
  ///   - fonts: what they were measured with; only formats that show fonts need them.
  ///   - diagnostics: what is worth telling beside what the labels themselves have shown.
  package init(
    _ chips: MeasuredChips, fonts: [FontRecord], diagnostics: [ChipDiagnostic] = []
  ) {
    self.chips = chips
    self.fonts = fonts
    self.diagnostics = diagnostics + chips.diagnostics
  }
}
