package import CollectionLayout

/// What a layout prints: every frame, with what produced it.
package struct FramesDocument: Sendable {
  /// What a section was called and laid out by.
  package struct SectionName: Equatable, Sendable {
    /// The section's `id`, if it has one.
    package var id: String?
    /// The word for its layout, such as `left`.
    package var layout: String
  }

  /// A header or a footer.
  package struct Supplementary: Equatable, Sendable {
    /// The number of its section.
    package var section: Int
    /// `header` or `footer`.
    package var kind: String
    /// Where it is; a pinned one, where it is at the spec's `contentOffset`.
    package var frame: Rect
  }

  /// What was laid out in.
  package let container: ResolvedSpec.Container
  package let sectionNames: [SectionName]
  /// The chips that are shown, section by section.
  package let chips: [MeasuredChips]
  package let result: LayoutResult
  package let supplementary: [Supplementary]
  /// The PostScript names of the fonts, by their numbers in `chips`.
  let fontNames: [String]
  /// The sizes of the fonts in points, by the same numbers.
  let fontSizes: [Double]
  /// What identifies the fonts; empty where nobody asked.
  let fonts: [FontRecord]
  /// What is worth telling, in the order of font, labels and layout.
  package let diagnostics: [ChipDiagnostic]

  /// Lays out a spec.
  ///
  /// Linear in its items and their text.
  ///
  /// - Parameters:
  ///   - fonts: the fonts of this spec.
  ///   - identifiesFonts: whether fonts are told apart by a digest of their files, which only
  ///     formats that show fonts need.
  package init(of spec: ResolvedSpec, with fonts: OpenedFonts, identifiesFonts: Bool = true) {
    let layout = SpecLayout(of: spec, with: fonts)
    let result = layout.result()
    container = spec.container
    sectionNames = spec.sections.map { SectionName(id: $0.id, layout: $0.layout.rawValue) }
    chips = layout.chips
    self.result = result
    supplementary = spec.supplementary(in: result)
    fontNames = fonts.table.names
    fontSizes = fonts.table.sizes
    self.fonts = identifiesFonts ? fonts.table.records() : []
    diagnostics =
      fonts.diagnostics + layout.chips.flatMap(\.diagnostics)
      + layout.labelsClipped(in: result)
      + result.diagnostics.map(ChipDiagnostic.layout)
  }
}
