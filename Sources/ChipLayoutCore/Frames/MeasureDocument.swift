/// What `measure` prints: the size of each label and of the chip around it.
package struct MeasureDocument: Sendable {
  let chips: MeasuredChips
  let fonts: [FontRecord]
  let answers: MeasureAnswers
  /// What is worth telling, about the font first.
  package let diagnostics: [ChipDiagnostic]

  /// A document of measured labels.
  ///
  /// - Parameters:
  ///   - fonts: what they were measured with; only formats that show fonts need them.
  ///   - answers: what was asked beside the sizes.
  ///   - diagnostics: what is worth telling beside what the labels themselves have shown.
  package init(
    _ chips: MeasuredChips, fonts: [FontRecord], diagnostics: [ChipDiagnostic] = [],
    answers: MeasureAnswers = MeasureAnswers()
  ) {
    self.chips = chips
    self.fonts = fonts
    self.answers = answers
    self.diagnostics = diagnostics + chips.diagnostics
  }
}
