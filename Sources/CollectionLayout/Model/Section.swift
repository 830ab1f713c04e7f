/// One section of a collection view: its items and how they are arranged.
///
/// The names and defaults are those of `UICollectionViewFlowLayout`
/// (facts/collection-layouts 1.1). In horizontal scrolling the rows are columns.
public struct Section: Hashable, Sendable {
  /// The way in which items are placed along their rows; the rows themselves are the same in all.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// As the plain flow layout does: full rows spread from edge to edge, the last one packed.
    case flow
    /// Packed at the left (in horizontal scrolling, at the top).
    case left
    /// Packed in the middle.
    case center
    /// Packed at the right (in horizontal scrolling, at the bottom).
    case right
    /// Packed where reading starts.
    case leading
    /// Packed where reading ends.
    case trailing
    /// Spread from edge to edge, the last row too; an item alone stays at the left.
    case justified
    /// Spread with half a gap at both ends of a row.
    case spaceAround
    /// Spread with a whole gap at both ends of a row.
    case spaceEvenly
    /// Packed, and made longer until the row is full, by each item's `grow` weight.
    case fill
    /// A compositional layout's group of estimated items that wraps: packed where reading starts,
    /// items at the top of their row and no longer than it, all values on the pixel grid.
    case compositional
  }

  /// The place of an item across its row, when the row is thicker than the item.
  public enum VerticalAlignment: Hashable, Sendable, CaseIterable {
    /// At the top of the row.
    case top
    /// On the middle line of the row: what the flow layout does.
    case center
    /// At the bottom of the row.
    case bottom
    /// With all baselines on one line; the row grows if they need it.
    case baseline
  }

  /// The way in which items are divided into rows.
  public enum RowBreaking: Hashable, Sendable, CaseIterable {
    /// As many items into each row as fit, in order.
    case greedy
    /// As few rows as possible, and those as even in length as possible.
    case balanced
  }

  /// What happens to the last row of a section.
  public enum LastRow: Hashable, Sendable, CaseIterable {
    /// What the kind does by itself: `flow` packs it, the others treat it as any row.
    case automatic
    /// It is placed as the others are.
    case asOthers
    /// It is packed where the rows begin.
    case leading
  }

  /// What happens to an item that is alone in its row.
  public enum LoneItem: Hashable, Sendable, CaseIterable {
    /// What the kind does by itself.
    case automatic
    /// It is placed where the rows begin, in its own size.
    case leading
    /// It is placed in the middle, in its own size.
    case center
    /// It is placed where the rows end, in its own size.
    case trailing
  }

  /// How the items are placed along their rows.
  public var kind: Kind
  /// The items, in order.
  public var items: Items
  /// The space around the rows; headers and footers are outside it.
  public var sectionInset: EdgeInsets
  /// The least distance of neighbours in a row.
  public var minimumInteritemSpacing: Double
  /// The distance of neighbouring rows; it may be negative.
  public var minimumLineSpacing: Double
  /// The size of the header, of which only the extent along the scroll direction counts; 0 is none.
  public var headerReferenceSize: Size = .zero
  /// The size of the footer, of which only the extent along the scroll direction counts; 0 is none.
  public var footerReferenceSize: Size = .zero
  /// The place of items across their rows; `nil` is what the kind does.
  ///
  /// `flow` and its subclasses centre, `compositional` has all items at the top. In horizontal
  /// scrolling, top is left, bottom is right, and there are no baselines (they count as top).
  public var verticalAlignment: VerticalAlignment? = nil
  /// Whether cells size themselves, which takes the grid path away from equal sizes.
  public var isSelfSizing: Bool = false
  /// How the items are divided into rows.
  public var rowBreaking: RowBreaking = .greedy
  /// The most items in a row, or `nil` for no limit; less than 1 counts as 1.
  public var maximumItemsPerRow: Int? = nil
  /// What happens to the last row.
  public var lastRow: LastRow = .automatic
  /// What happens to an item that is alone in its row.
  public var loneItem: LoneItem = .automatic
  /// The pattern of a compositional section; `nil` is a group of estimated items that wraps.
  ///
  /// `minimumLineSpacing` is the distance of groups. Other kinds have no pattern.
  public var group: Group? = nil
  /// Whether the groups of a compositional section stand in one line that scrolls by itself.
  ///
  /// Fractional widths then refer to the view without the section's inset (recorded case 28).
  public var scrollsOrthogonally: Bool = false
  /// What evidence about UIKit leaves open.
  public var uikit: OpenQuestions = OpenQuestions()

  /// Creates a section; what isn't given is as in a new flow layout.
  public init(
    kind: Kind = .flow, items: Items = .none, sectionInset: EdgeInsets = .zero,
    minimumInteritemSpacing: Double = 10, minimumLineSpacing: Double = 10
  ) {
    self.kind = kind
    self.items = items
    self.sectionInset = sectionInset
    self.minimumInteritemSpacing = minimumInteritemSpacing
    self.minimumLineSpacing = minimumLineSpacing
  }
}
