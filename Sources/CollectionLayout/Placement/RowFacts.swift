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

extension PreparedItems {
  /// Returns the facts about the row of some items.
  @inline(__always)
  func facts(of row: Range<Int>, in traits: SectionTraits) -> RowFacts {
    let (lengths, thicknesses) = (lengths.span, thicknesses.span)
    var facts = RowFacts(count: row.count)
    for item in row {
      facts.length += lengths[item]
      facts.thickness = max(facts.thickness, thicknesses[item])
    }
    if traits.verticalAlignment == .baseline { alignBaselines(of: row, in: &facts) }
    if traits.kind == .fill { facts.grow = row.reduce(0) { $0 + grow(of: $1) } }
    return facts
  }

  /// Makes room for a common baseline: as much above it as the highest item needs, and below.
  private func alignBaselines(of row: Range<Int>, in facts: inout RowFacts) {
    var below = 0.0
    for item in row {
      facts.ascent = max(facts.ascent, ascent(of: item))
      below = max(below, thicknesses[item] - ascent(of: item))
    }
    facts.thickness = facts.ascent + below
  }
}
