/// The frames of all items, and of everything around them.
///
/// Items are numbered through all sections: item `i` of section `s` is `sections[s].items.lowerBound
/// + i` in the flat arrays. All positions are in content coordinates, whose origin is inside the
/// content inset. In horizontal scrolling, a row is a column.
public struct LayoutResult: Hashable, Sendable {
  /// Where one section lies.
  public struct SectionFrame: Hashable, Sendable {
    /// The section with its header, its inset and its footer, unrounded.
    public internal(set) var rect: Rect
    /// The section's items in the flat arrays.
    public internal(set) var items: Range<Int>
    /// The section's rows in `rows`.
    public internal(set) var rows: Range<Int>
    /// The frame of the header, if the section has one.
    public internal(set) var header: Rect?
    /// The frame of the footer, if the section has one.
    public internal(set) var footer: Rect?
    /// Whether all items are of one size and none sizes itself: the flow layout's grid path.
    public internal(set) var isUniform: Bool
    /// Whether items of a row follow one another without overlap, in either direction.
    var ordersItems: Bool
  }

  /// An empty layout.
  init(container: Container) {
    self.container = container
  }

  /// The view that was laid out.
  public internal(set) var container: Container
  /// The left edge of each item.
  public internal(set) var x: [Double] = []
  /// The top edge of each item.
  public internal(set) var y: [Double] = []
  /// The width of each item.
  public internal(set) var width: [Double] = []
  /// The height of each item.
  public internal(set) var height: [Double] = []
  /// The row of each item, counted within its section.
  public internal(set) var row: [Int32] = []
  /// The rows of all sections, in order.
  public internal(set) var rows: Rows = Rows()
  /// The sections, in order.
  public internal(set) var sections: [SectionFrame] = []
  /// The extent of the content, without the content inset.
  public internal(set) var contentSize: Size = .zero
  /// The sections as they were given.
  var input: [Section] = []

  /// The number of items in all sections.
  public var count: Int { x.count }

  /// What is worth telling about the input or the layout, section by section.
  ///
  /// It is worked out when it is asked for, in O(items): keep it instead of asking again.
  public var diagnostics: [Diagnostic] {
    input.indices.flatMap { Diagnosis(of: input[$0], at: $0, in: self).found }
  }

  /// Returns the frame of an item, by its number through all sections.
  public func frame(at index: Int) -> Rect {
    Rect(x: x[index], y: y[index], width: width[index], height: height[index])
  }

  /// Returns the place of a section's header when it sticks to the visible part of its section.
  ///
  /// That is what `sectionHeadersPinToVisibleBounds` does: the header stays at the top of what is
  /// visible, inside the content inset, until the end of its section pushes it out
  /// (facts/collection-layouts 1.7).
  ///
  /// - Parameters:
  ///   - section: The section's number.
  ///   - contentOffset: The scroll position: the content's point at the view's top left corner.
  /// - Returns: The frame of the header, or `nil` if the section has none.
  public func headerFrame(ofSection section: Int, pinnedAt contentOffset: Point) -> Rect? {
    sections[section].header.map {
      container.pinned($0, in: sections[section].rect, at: contentOffset)
    }
  }

  /// Returns the frame of an item of a section.
  public func frame(ofItem item: Int, inSection section: Int) -> Rect {
    frame(at: sections[section].items.lowerBound + item)
  }
}
