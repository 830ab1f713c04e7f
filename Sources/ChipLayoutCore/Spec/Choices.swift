/// How the rows of a section are placed.
package enum LayoutChoice: String, SpecChoice {
  /// `UICollectionViewFlowLayout` as it is.
  case flow
  case left, center, right, leading, trailing
  /// Every row reaches both edges, the last too.
  case justified
  case spaceAround, spaceEvenly
  /// The chips of a row are widened to fill it.
  case fill
  case compositional

  /// What a choice is called in messages.
  package static let noun = "layout"
}

/// Where the items of a row stand when their heights differ.
package enum VerticalAlignmentChoice: String, SpecChoice {
  case top, center, bottom, baseline

  /// What a choice is called in messages.
  package static let noun = "vertical alignment"
}

/// How the last row is placed.
package enum LastRowChoice: String, SpecChoice {
  /// As the other rows.
  case same
  /// From the leading edge, with the spacing given.
  case leading

  /// What a choice is called in messages.
  package static let noun = "last row"
}

/// What the only row of a section is.
package enum LoneRowChoice: String, SpecChoice {
  /// The last row, so `lastRow` places it.
  case last
  /// A row like any other.
  case other

  /// What a choice is called in messages.
  package static let noun = "lone row"
}

/// How items are shared out among rows.
package enum RowBreakingChoice: String, SpecChoice {
  /// As many as fit, as the flow layout does.
  case greedy
  /// As many rows as greedy breaking needs, with lengths as even as can be.
  case balanced

  /// What a choice is called in messages.
  package static let noun = "row breaking"
}

/// Who owns the size of a chip.
package enum SizingChoice: String, SpecChoice {
  /// The size is computed as in `sizeForItemAt`.
  case manual
  /// The label's constraints own it.
  case automatic

  /// What a choice is called in messages.
  package static let noun = "sizing"
}

/// How a label breaks or shortens its text.
package enum LineBreakModeChoice: String, SpecChoice {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  /// What a choice is called in messages.
  package static let noun = "line break mode"

  /// Swift's shorter names without `by`.
  package static let otherNames: [(name: String, choice: LineBreakModeChoice)] = [
    ("wordWrapping", .byWordWrapping), ("charWrapping", .byCharWrapping),
    ("clipping", .byClipping), ("truncatingHead", .byTruncatingHead),
    ("truncatingTail", .byTruncatingTail), ("truncatingMiddle", .byTruncatingMiddle),
  ]
}

/// The direction of the layout.
package enum DirectionChoice: String, SpecChoice {
  case ltr, rtl
  /// Left to right; each text by its own first strong character.
  case auto

  /// What a choice is called in messages.
  package static let noun = "direction"
}

/// The direction in which the container scrolls.
package enum ScrollDirectionChoice: String, SpecChoice {
  case vertical, horizontal

  /// What a choice is called in messages.
  package static let noun = "scroll direction"
}

/// Where the lone item of a last row stands (`facts/collection-layouts 1.4`).
package enum LoneLastItemChoice: String, SpecChoice {
  case auto, center, left

  /// What a choice is called in messages.
  package static let noun = "place of a lone last item"
}

/// What the section insets are measured from.
package enum SectionInsetReferenceChoice: String, SpecChoice {
  case contentInset, safeArea

  /// What a choice is called in messages.
  package static let noun = "section inset reference"
}

/// What becomes of an item that is wider than its section.
package enum TooWideChoice: String, SpecChoice {
  case keep, clamp

  /// What a choice is called in messages.
  package static let noun = "treatment of a too wide item"
}

/// How a compositional section scrolls across the container's scroll direction.
package enum OrthogonalScrollingChoice: String, SpecChoice {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered

  /// What a choice is called in messages.
  package static let noun = "orthogonal scrolling behavior"
}

/// The direction in which a group places its subitems.
package enum AxisChoice: String, SpecChoice {
  case horizontal, vertical

  /// What a choice is called in messages.
  package static let noun = "axis"
}

extension Device.Orientation: SpecChoice {
  /// What a choice is called in messages.
  package static let noun = "orientation"
}

extension TextStyle: SpecChoice {
  /// What a choice is called in messages.
  package static let noun = "text style"
}

extension ContentSizeCategory: SpecChoice {
  /// What a choice is called in messages.
  package static let noun = "content size category"
  /// Names that are accepted too.
  package static var otherNames: [(name: String, choice: ContentSizeCategory)] {
    allCases.map { ($0.shortName, $0) }
  }
}
