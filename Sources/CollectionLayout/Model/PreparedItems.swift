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
