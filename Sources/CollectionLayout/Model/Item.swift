/// One item of a section, as it is inserted or resized.
public struct Item: Hashable, Sendable {
  /// The extent of the item, in points.
  public var size: Size
  /// The distance of its baseline from its top; `nil` for an item that stands on its bottom edge.
  public var baseline: Double?
  /// The weight with which it grows in a `fill` row.
  public var grow: Double
  /// Whether it begins a new row.
  public var breaksBefore: Bool

  /// Creates an item that grows as all others do, and breaks where it has to.
  public init(
    size: Size, baseline: Double? = nil, grow: Double = 1, breaksBefore: Bool = false
  ) {
    self.size = size
    self.baseline = baseline
    self.grow = grow
    self.breaksBefore = breaksBefore
  }
}
