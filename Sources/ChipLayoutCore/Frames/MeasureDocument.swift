/// What `measure` prints: the size of each label and of the chip around it.
package struct MeasureDocument: Sendable {
  private let chips: MeasuredChips
  private let font: () -> FontRecord
  private let diagnostics: [ChipDiagnostic]

  /// A document of measured labels.
  ///
  /// - Parameters:
  ///   - font: the font they were measured with; asked for only where the format shows it.
  ///   - diagnostics: what is worth telling beside what the labels themselves have shown.
  package init(
    _ chips: MeasuredChips, font: @escaping @Sendable () -> FontRecord,
    diagnostics: [ChipDiagnostic] = []
  ) {
    self.chips = chips
    self.font = font
    self.diagnostics = diagnostics + chips.diagnostics
  }
}
