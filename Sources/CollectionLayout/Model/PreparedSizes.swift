/// The sizes of a section's items as the layout uses them.
struct PreparedSizes {
  var lengths: [Double]
  var thicknesses: [Double]
  /// Whether every item has the size of the first.
  var areEqual: Bool

  /// Turns the items' sizes into lengths that can be laid out.
  ///
  /// What is negative or no number counts as 0. A self-sized cell is rounded to the pixel before
  /// rows are broken (facts/collection-layouts 1.0, rule 10). Where sizes need no change, the arrays
  /// are the section's own.
  init(_ section: Section, along axes: Axes, available: Double, grid: PixelGrid) {
    let items = section.items
    lengths = axes.areHorizontal ? items.heights : items.widths
    thicknesses = axes.areHorizontal ? items.widths : items.heights
    if !Self.areUsable(lengths) { lengths = lengths.map { max(0, usable($0)) } }
    if !Self.areUsable(thicknesses) { thicknesses = thicknesses.map { max(0, usable($0)) } }
    if section.isSelfSizing {
      lengths = lengths.map(grid.nearest)
      thicknesses = thicknesses.map(grid.nearest)
    }
    if section.kind == .compositional || section.uikit.tooWide == .clamp {
      let longest = max(0, available)
      if lengths.contains(where: { $0 > longest }) {
        lengths = lengths.map { min($0, longest) }
      }
    }
    areEqual = Self.areEqual(lengths) && Self.areEqual(thicknesses)
  }

  private static func areUsable(_ values: [Double]) -> Bool {
    var unusable = 0
    for value in values where !(value >= 0 && value <= PreparedSection.largestLength) {
      unusable += 1
    }
    return unusable == 0
  }

  private static func areEqual(_ values: [Double]) -> Bool {
    guard let first = values.first else { return true }
    var different = 0
    for value in values where value != first { different += 1 }
    return different == 0
  }
}
