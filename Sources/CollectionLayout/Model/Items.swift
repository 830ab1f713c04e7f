/// The sizes of a section's items, each property in an array of its own.
///
/// A section of a million items is a handful of arrays, and a layout that changes no size shares
/// them with its result.
public struct Items: Hashable, Sendable {
  /// The width of each item, in points.
  public private(set) var widths: [Double]
  /// The height of each item, in points.
  public private(set) var heights: [Double]
  /// The distance of each item's baseline from its top; empty when no item has one.
  ///
  /// An item without a baseline (a negative number, or no array) stands on its bottom edge.
  public var baselines: [Double] = [] {
    didSet { precondition(baselines.isEmpty || baselines.count == count, "one baseline an item") }
  }
  /// The weight with which each item grows in a `fill` row; empty when all grow alike.
  public var grows: [Double] = [] {
    didSet { precondition(grows.isEmpty || grows.count == count, "one weight an item") }
  }
  /// Whether each item begins a new row; empty when none has to.
  public var breaksBefore: [Bool] = [] {
    didSet { precondition(breaksBefore.isEmpty || breaksBefore.count == count, "one an item") }
  }

  /// No items.
  public static let none = Items(widths: [], heights: [])

  /// The number of items.
  public var count: Int { widths.count }

  /// Creates items from their widths and heights, two arrays of the same length.
  public init(widths: [Double], heights: [Double]) {
    precondition(widths.count == heights.count, "one height for each width")
    self.widths = widths
    self.heights = heights
  }

  /// Creates items from their sizes.
  public init(_ sizes: [Size]) {
    self.init(widths: sizes.map(\.width), heights: sizes.map(\.height))
  }

  /// Creates items of one size: a fixed `itemSize`; a negative count is none.
  public init(size: Size, count: Int) {
    let count = max(0, count)
    self.init(
      widths: Array(repeating: size.width, count: count),
      heights: Array(repeating: size.height, count: count))
  }

  /// Creates items from others that are measured along and across rows.
  init(_ items: PreparedItems, isHorizontal: Bool) {
    self.init(
      widths: isHorizontal ? items.thicknesses : items.lengths,
      heights: isHorizontal ? items.lengths : items.thicknesses)
    baselines = items.baselines
    grows = items.grows
    breaksBefore = items.breaksBefore
  }

  /// Returns the size of an item.
  public func size(at index: Int) -> Size {
    Size(width: widths[index], height: heights[index])
  }

  /// An item with all its properties.
  public subscript(index: Int) -> Item {
    Item(
      size: size(at: index),
      baseline: baselines.isEmpty || !(baselines[index] >= 0) ? nil : baselines[index],
      grow: grows.isEmpty ? 1 : grows[index],
      breaksBefore: !breaksBefore.isEmpty && breaksBefore[index])
  }

  /// Returns the first items, or all if there are fewer.
  public func prefix(_ count: Int) -> Items {
    var items = Items(widths: Array(widths.prefix(count)), heights: Array(heights.prefix(count)))
    items.baselines = Array(baselines.prefix(count))
    items.grows = Array(grows.prefix(count))
    items.breaksBefore = Array(breaksBefore.prefix(count))
    return items
  }

  /// Adds an item at the end.
  public mutating func append(_ item: Item) {
    insert(item, at: count)
  }

  /// Adds an item before another one, or at the end, in O(items).
  public mutating func insert(_ item: Item, at index: Int) {
    let before = count
    // The arrays that may be empty come first, while `count` is the number that they hold.
    var (baselines, grows, breaks) = (baselines, grows, breaksBefore)
    Self.insert(item.baseline ?? -1, at: index, into: &baselines, of: before, else: -1)
    Self.insert(item.grow, at: index, into: &grows, of: before, else: 1)
    Self.insert(item.breaksBefore, at: index, into: &breaks, of: before, else: false)
    widths.insert(item.size.width, at: index)
    heights.insert(item.size.height, at: index)
    (self.baselines, self.grows, breaksBefore) = (baselines, grows, breaks)
  }

  /// Removes an item and returns it, in O(items).
  @discardableResult
  public mutating func remove(at index: Int) -> Item {
    let item = self[index]
    var (baselines, grows, breaks) = (baselines, grows, breaksBefore)
    if !baselines.isEmpty { baselines.remove(at: index) }
    if !grows.isEmpty { grows.remove(at: index) }
    if !breaks.isEmpty { breaks.remove(at: index) }
    widths.remove(at: index)
    heights.remove(at: index)
    (self.baselines, self.grows, breaksBefore) = (baselines, grows, breaks)
    return item
  }

  /// Adds a value to an array that is empty as long as all its values are the usual one.
  private static func insert<Value: Equatable>(
    _ value: Value, at index: Int, into values: inout [Value], of count: Int, else usual: Value
  ) {
    guard !values.isEmpty || value != usual else { return }
    if values.isEmpty { values = Array(repeating: usual, count: count) }
    values.insert(value, at: index)
  }
}
