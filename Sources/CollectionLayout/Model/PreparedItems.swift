/// The items of a section, or some that follow one another in it, as they are laid out.
struct PreparedItems: Hashable, Sendable {
  /// The extents of each item along its row and across.
  var lengths: [Double] = []
  var thicknesses: [Double] = []
  /// As in `Items`: empty where no item has anything unusual.
  var baselines: [Double] = []
  var grows: [Double] = []
  var breaksBefore: [Bool] = []

  var count: Int { lengths.count }

  /// Returns the extents of an item along its row and across, as width and height.
  func size(at item: Int) -> Size { Size(width: lengths[item], height: thicknesses[item]) }

  /// Returns the distance of an item's baseline from its top, which without one is its height.
  func ascent(of item: Int) -> Double {
    guard !baselines.isEmpty, baselines[item] >= 0 else { return thicknesses[item] }
    return usable(baselines[item])
  }

  /// Returns the weight with which an item grows in a row that is filled.
  ///
  /// A weight of less than a billionth is none: dividing by it would leave the range of doubles.
  func grow(of item: Int) -> Double {
    guard !grows.isEmpty else { return 1 }
    let weight = usable(grows[item])
    return weight >= 1e-9 ? weight : 0
  }
}

// MARK: - Pieces and edits

extension PreparedItems {
  /// The last item's extents along its row and across.
  var last: Size? { count > 0 ? size(at: count - 1) : nil }

  /// Some items that follow one another.
  subscript(range: Range<Int>) -> PreparedItems {
    func part<Value>(_ values: [Value]) -> [Value] { values.isEmpty ? [] : Array(values[range]) }
    return PreparedItems(
      lengths: part(lengths), thicknesses: part(thicknesses), baselines: part(baselines),
      grows: part(grows), breaksBefore: part(breaksBefore))
  }

  /// Adds items that follow.
  mutating func append(_ next: PreparedItems) {
    let (own, others) = (count, next.count)
    func join<Value>(_ values: inout [Value], _ more: [Value], usual: Value) {
      guard !values.isEmpty || !more.isEmpty else { return }
      if values.isEmpty { values = Array(repeating: usual, count: own) }
      values += more.isEmpty ? Array(repeating: usual, count: others) : more
    }
    join(&baselines, next.baselines, usual: -1)
    join(&grows, next.grows, usual: 1)
    join(&breaksBefore, next.breaksBefore, usual: false)
    lengths += next.lengths
    thicknesses += next.thicknesses
  }

  /// Removes the items from one on.
  mutating func removeAll(from start: Int) {
    lengths.removeSubrange(start...)
    thicknesses.removeSubrange(start...)
    if !baselines.isEmpty { baselines.removeSubrange(start...) }
    if !grows.isEmpty { grows.removeSubrange(start...) }
    if !breaksBefore.isEmpty { breaksBefore.removeSubrange(start...) }
  }

  /// Adds an item before another one, or at the end.
  mutating func insert(_ item: Item, length: Double, thickness: Double, at index: Int) {
    let own = count
    func insert<Value: Equatable>(_ value: Value, into values: inout [Value], usual: Value) {
      guard !values.isEmpty || value != usual else { return }
      if values.isEmpty { values = Array(repeating: usual, count: own) }
      values.insert(value, at: index)
    }
    insert(item.baseline ?? -1, into: &baselines, usual: -1)
    insert(item.grow, into: &grows, usual: 1)
    insert(item.breaksBefore, into: &breaksBefore, usual: false)
    lengths.insert(length, at: index)
    thicknesses.insert(thickness, at: index)
  }

  /// Removes an item.
  mutating func remove(at index: Int) {
    lengths.remove(at: index)
    thicknesses.remove(at: index)
    if !baselines.isEmpty { baselines.remove(at: index) }
    if !grows.isEmpty { grows.remove(at: index) }
    if !breaksBefore.isEmpty { breaksBefore.remove(at: index) }
  }
}
