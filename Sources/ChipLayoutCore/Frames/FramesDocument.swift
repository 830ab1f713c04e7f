package import CollectionLayout

/// What a layout prints: every frame, with what produced it.
package struct FramesDocument: Sendable {
  /// What a section was called and laid out by.
  package struct SectionName: Equatable, Sendable {
    /// The section's `id`, if it has one.
    package var id: String?
    /// The word for its layout, such as `left`.
    package var layout: String

    package init(id: String? = nil, layout: String) {
      self.id = id
      self.layout = layout
    }
  }

  let container: Container
  let sectionNames: [SectionName]
  let chips: MeasuredChips
  let result: LayoutResult
  let fonts: [FontRecord]
  /// What is worth telling, in the order of font, labels and layout.
  package let diagnostics: [ChipDiagnostic]

  /// A document of the chips' frames.
  ///
  /// - Parameters:
  ///   - chips: the labels of all items, in the order of the flat frames.
  ///   - fonts: what they were measured with; only formats that show fonts need them.
  ///   - diagnostics: what is worth telling beside what labels and layout have shown.
  package init(
    container: Container, sectionNames: [SectionName], chips: MeasuredChips, result: LayoutResult,
    fonts: [FontRecord], diagnostics: [ChipDiagnostic] = []
  ) {
    self.container = container
    self.sectionNames = sectionNames
    self.chips = chips
    self.result = result
    self.fonts = fonts
    self.diagnostics =
      diagnostics + chips.diagnostics + result.diagnostics.map(ChipDiagnostic.layout)
  }
}
