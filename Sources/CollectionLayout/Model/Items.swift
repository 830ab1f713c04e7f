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

  /// Returns the size of an item.
  public func size(at index: Int) -> Size {
    Size(width: widths[index], height: heights[index])
  }
}
