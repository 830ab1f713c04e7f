/// What evidence about UIKit leaves open (`facts/collection-layouts 7`).
package struct UIKitSpec: SpecObject, Hashable {
  package var loneLastItem: LoneLastItemChoice?
  package var swapsSpacings: Bool?
  package var flipsHorizontallyInOppositeLayoutDirection: Bool?
  package var sectionInsetReference: SectionInsetReferenceChoice?
  package var tooWide: TooWideChoice?

  /// Options that say nothing.
  package init() {}

  static let noun = "UIKit options"
  static let keys = SpecKeys<UIKitSpec>([
    SpecKey(
      "loneLastItem", \.loneLastItem, .choice, "Where a lone item in the last row stands."),
    SpecKey(
      "swapsSpacings", \.swapsSpacings, .boolean,
      "Whether horizontal scrolling swaps the spacings of items of different sizes."),
    SpecKey(
      "flipsHorizontallyInOppositeLayoutDirection", \.flipsHorizontallyInOppositeLayoutDirection,
      .boolean, "Whether items of different sizes are mirrored in right-to-left layouts."),
    SpecKey(
      "sectionInsetReference", \.sectionInsetReference, .choice,
      "What section insets are measured from."),
    SpecKey("tooWide", \.tooWide, .choice, "What becomes of an item wider than its section."),
  ])
}
