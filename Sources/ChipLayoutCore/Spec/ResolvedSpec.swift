package import TextMetrics

/// A spec in which nothing is left open: inheritance and the defaults of the contract are applied.
package struct ResolvedSpec: Sendable {
  package var container: Container
  package var contentSizeCategory: ContentSizeCategory
  package var contentOffset: Point
  package var sectionHeadersPinToVisibleBounds: Bool
  package var sectionFootersPinToVisibleBounds: Bool
  package var interSectionSpacing: Double
  package var sections: [Section]
  /// The styles that sections and items refer to by index, each once.
  package var styles: [Style]

  /// A place, in points.
  package struct Point: Hashable, Sendable {
    package var x: Double
    package var y: Double
  }

  /// A size, in points.
  package struct Size: Hashable, Sendable {
    package var width: Double
    package var height: Double
  }

  /// Insets by physical edges, in points.
  package struct Edges: Hashable, Sendable {
    package var top: Double
    package var left: Double
    package var bottom: Double
    package var right: Double
  }

  /// Insets by the edges of the reading direction, in points.
  package struct DirectionalEdges: Hashable, Sendable {
    package var top: Double
    package var leading: Double
    package var bottom: Double
    package var trailing: Double
  }

  /// What the collection view is.
  package struct Container: Hashable, Sendable {
    package var device: String?
    package var orientation: Device.Orientation
    package var width: Double
    /// `nil` if neither a height nor a device is given; vertical scrolling needs none.
    package var height: Double?
    package var scale: Double
    package var safeArea: Edges
    package var contentInset: Edges
    package var direction: DirectionChoice
    package var scrollDirection: ScrollDirectionChoice
  }

  /// A font and how text is shaped in it.
  package struct Font: Hashable, Sendable {
    package var name: String
    /// Points, before Dynamic Type; `nil` if the text style gives it.
    package var size: Double?
    /// `nil` is the face that the name finds.
    package var weight: Double?
    package var italic: Bool?
    package var variations: [FontVariation]
    package var features: [String]
    package var language: String?
    package var kern: Double?
    package var tracking: Double
    package var kerning: Bool
    package var ligatures: Bool
    package var textStyle: TextStyle?
    package var fallback: FontFallback
    package var substitute: Bool
    /// Points at the spec's content size category: what is measured.
    package var scaledSize: Double
  }

  /// The box around a label.
  package struct Chip: Hashable, Sendable {
    package var padding: Edges
    package var height: Double?
    package var minimumWidth: Double
    package var maximumWidth: Double?
    package var numberOfLines: Int
    package var lineBreakMode: LineBreakModeChoice
  }

  /// All that the size of a chip depends on, but for its text.
  package struct Style: Hashable, Sendable {
    package var font: Font
    package var labelFont: Font?
    package var chip: Chip
    package var pixelBudget: Double?
  }

  /// The chip that stands for the items left out.
  package struct Overflow: Hashable, Sendable {
    /// Its text, in which `{count}` is the number of items left out.
    package var text: String
    /// The index of its style.
    package var style: Int
  }

  /// What evidence about UIKit leaves open.
  package struct UIKit: Hashable, Sendable {
    package var loneLastItem: LoneLastItemChoice
    package var swapsSpacings: Bool
    package var flipsHorizontallyInOppositeLayoutDirection: Bool
    package var sectionInsetReference: SectionInsetReferenceChoice
    package var tooWide: TooWideChoice
  }

  /// One chip.
  package struct Item: Hashable, Sendable {
    package var id: String?
    package var text: String?
    package var width: Double?
    package var height: Double?
    /// The item's share of the room that `fill` gives to a row.
    package var grow: Double
    package var breakBefore: Bool
    /// The index of its style.
    package var style: Int
  }

  /// One section.
  package struct Section: Sendable {
    package var id: String?
    package var layout: LayoutChoice
    package var sectionInset: Edges
    package var minimumInteritemSpacing: Double
    package var minimumLineSpacing: Double
    package var headerReferenceSize: Size
    package var footerReferenceSize: Size
    package var verticalAlignment: VerticalAlignmentChoice
    package var lastRow: LastRowChoice
    package var loneRow: LoneRowChoice
    package var rowBreaking: RowBreakingChoice
    package var maximumItemsPerRow: Int?
    package var maximumRows: Int?
    package var overflow: Overflow?
    /// The group as the spec states it; `nil` is the common chip section.
    package var group: GroupSpec?
    package var interGroupSpacing: Double
    package var contentInsets: DirectionalEdges
    package var orthogonalScrollingBehavior: OrthogonalScrollingChoice
    package var uikit: UIKit
    package var sizing: SizingChoice
    package var itemSize: Size?
    package var estimatedItemSize: Size?
    /// How many items of `itemSize` there are; `nil` if `items` lists them.
    package var count: Int?
    package var items: [Item]
    /// Items that are only texts in the section's style, in place of `items`: a long list of them
    /// is cheaper so.
    package var labels: LabelList?
    /// The index of the style that items have if they say nothing.
    package var style: Int
  }
}
