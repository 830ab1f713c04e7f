/// The facts about a row that its placement depends on.
struct RowFacts: Hashable, Sendable {
  var count = 0
  /// The sum of the items' lengths, without spacings.
  var length = 0.0
  /// The extent across the row.
  var thickness = 0.0
  /// The distance of the common baseline from the top of the row, if the row has one.
  var ascent = 0.0
  /// The sum of the items' weights for growing, if they grow.
  var grow = 0.0
}

extension PreparedSection {
  /// Returns the facts about the row of some items.
  @inline(__always)
  func facts(of items: Range<Int>) -> RowFacts {
    let (lengths, thicknesses) = (lengths.span, thicknesses.span)
    var facts = RowFacts(count: items.count)
    for item in items {
      facts.length += lengths[item]
      facts.thickness = max(facts.thickness, thicknesses[item])
    }
    if verticalAlignment == .baseline { alignBaselines(of: items, in: &facts) }
    if kind == .fill { facts.grow = items.reduce(0) { $0 + grow(of: $1) } }
    return facts
  }

  /// Makes room for a common baseline: as much above it as the highest item needs, and below.
  private func alignBaselines(of items: Range<Int>, in facts: inout RowFacts) {
    var below = 0.0
    for item in items {
      facts.ascent = max(facts.ascent, ascent(of: item))
      below = max(below, thicknesses[item] - ascent(of: item))
    }
    facts.thickness = facts.ascent + below
  }

  /// Returns the distance of an item's baseline from its top, which without one is its height.
  func ascent(of item: Int) -> Double {
    guard !ascents.isEmpty, ascents[item] >= 0 else { return thicknesses[item] }
    return usable(ascents[item])
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
