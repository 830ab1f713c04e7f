/// What the spec and each section may say about layout; a section's own word wins.
package struct SectionSettings: SpecObject, Hashable {
  package var layout: LayoutChoice?
  package var sectionInset: EdgesSpec?
  package var minimumInteritemSpacing: Double?
  package var minimumLineSpacing: Double?
  package var headerReferenceSize: ReferenceSizeSpec?
  package var footerReferenceSize: ReferenceSizeSpec?
  package var verticalAlignment: VerticalAlignmentChoice?
  package var lastRow: LastRowChoice?
  package var loneRow: LoneRowChoice?
  package var rowBreaking: RowBreakingChoice?
  package var maximumItemsPerRow: Clearable<Int>?
  package var maximumRows: Clearable<Int>?
  package var overflow: Clearable<OverflowSpec>?
  package var interGroupSpacing: Double?
  package var contentInsets: DirectionalEdgesSpec?
  package var orthogonalScrollingBehavior: OrthogonalScrollingChoice?
  package var uikit: UIKitSpec?
  package var style = StyleSpec()

  /// Settings that say nothing.
  package init() {}

  static let noun = "settings"
  static let keys = SpecKeys<SectionSettings>(
    [
      SpecKey("layout", \.layout, .choice, "How rows are placed."),
      SpecKey("sectionInset", \.sectionInset, .object, "Around the rows of the section."),
      SpecKey(
        "minimumInteritemSpacing", \.minimumInteritemSpacing, .offset,
        "Between the items of a row, in points."),
      SpecKey(
        "minimumLineSpacing", \.minimumLineSpacing, .offset, "Between rows, in points."),
      SpecKey(
        "headerReferenceSize", \.headerReferenceSize, .object, "The header above the rows."),
      SpecKey(
        "footerReferenceSize", \.footerReferenceSize, .object, "The footer below the rows."),
      SpecKey(
        "verticalAlignment", \.verticalAlignment, .choice,
        "Where items stand in a row of different heights."),
      SpecKey("lastRow", \.lastRow, .choice, "How the last row is placed."),
      SpecKey("loneRow", \.loneRow, .choice, "Whether the only row is the last or any row."),
      SpecKey("rowBreaking", \.rowBreaking, .choice, "How items are shared out among rows."),
      SpecKey(
        "maximumItemsPerRow", \.maximumItemsPerRow, .nullable(.integer(1...1_000_000)),
        "The most items of a row."),
      SpecKey(
        "maximumRows", \.maximumRows, .nullable(.integer(1...1_000_000)), "The most rows."),
      SpecKey(
        "overflow", \.overflow, .nullable(.object),
        "The chip for items that maximumRows leaves out."),
      SpecKey(
        "interGroupSpacing", \.interGroupSpacing, .offset,
        "Between the groups of a compositional section, in points."),
      SpecKey(
        "contentInsets", \.contentInsets, .object, "Around a compositional section's groups."),
      SpecKey(
        "orthogonalScrollingBehavior", \.orthogonalScrollingBehavior, .choice,
        "How a compositional section scrolls across."),
      SpecKey("uikit", \.uikit, .object, "What evidence about UIKit leaves open."),
    ] + StyleSpec.keys.within(\.style))
}
