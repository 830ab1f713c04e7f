/// The rows of one section with the places of their items.
struct PlacedRows {
  /// Where each item is along its row, and across.
  private(set) var along: [Double] = []
  private(set) var across: [Double] = []
  /// The extents of each item, as they are reported.
  private(set) var lengths, thicknesses: [Double]
  /// The row of each item.
  private(set) var rowNumbers: [Int32] = []
  /// Where each row begins and how thick it is, exactly.
  private(set) var tops: [Double] = []
  private(set) var rowThicknesses: [Double] = []
  /// The first item of each row.
  private(set) var starts: [Int]
  /// The end of the last row.
  private(set) var end: ExactSum
  /// Whether no row begins or ends before one that precedes it, and none is left by its items.
  private(set) var areOrdered: Bool

  /// Places the items of a section, given where its first row begins, in O(items).
  init(
    _ section: PreparedSection, starts: [Int], rule: RowRule, top: ExactSum,
    memory: inout LayoutMemory
  ) {
    // New pages of memory cost more than the arithmetic, so that nothing is kept that isn't asked
    // for: each row is measured and placed at once, in local arrays that loops reach directly.
    var along = memory.take(\.along, count: section.count, filler: 0)
    var across = memory.take(\.across, count: section.count, filler: 0)
    var rowNumbers = memory.take(\.rowNumbers, count: section.count, filler: 0)
    tops = memory.take(\.rowOffsets, count: 0, filler: 0)
    rowThicknesses = memory.take(\.rowExtents, count: 0, filler: 0)
    self.starts = starts
    areOrdered = section.traits.lineSpacing >= 0
    end = top
    tops.reserveCapacity(starts.count)
    rowThicknesses.reserveCapacity(starts.count)
    (lengths, thicknesses) = (section.items.lengths, section.items.thicknesses)

    let (all, traits) = (section.items, section.traits)
    let placement = ItemPlacement(traits)
    // Rows that are packed alike and of one thickness need no look at their items before they are
    // placed, which is the usual case of chips.
    let isKnown = rule.packsEveryRow && traits.verticalAlignment != .baseline
    let knownThickness = isKnown ? section.commonThickness : nil
    var alongSpan = along.mutableSpan
    var acrossSpan = across.mutableSpan
    var rowSpan = rowNumbers.mutableSpan
    for number in starts.indices {
      let isLast = number + 1 == starts.count
      let items = starts[number]..<(isLast ? section.count : starts[number + 1])
      let row =
        knownThickness.map { RowFacts(count: items.count, thickness: $0) }
        ?? all.facts(of: items, in: traits)
      let spread = rule.spread(
        count: items.count, length: row.length, grow: row.grow, isLast: isLast)
      if number > 0 { end += traits.lineSpacing }
      let top = end.value
      placement.place(
        items, of: all, number: number, facts: row, spread: spread, top: top,
        along: &alongSpan, across: &acrossSpan, rowNumbers: &rowSpan)
      if traits.kind == .fill { stretch(items, of: all, by: spread.share) }
      tops.append(top)
      rowThicknesses.append(row.thickness)
      end += row.thickness
    }
    (self.along, self.across, self.rowNumbers) = (along, across, rowNumbers)
    guard traits.kind == .compositional else { return }
    lengths = lengths.map(traits.grid.nearest)
    // Where content is mirrored, places are still to be found from the exact thickness.
    if traits.roundsAcross { thicknesses = thicknesses.map(traits.grid.nearest) }
  }

  /// Takes over the places of a pattern, given where its first row begins.
  init(_ filling: GroupFilling, of section: PreparedSection, top: ExactSum) {
    let traits = section.traits
    let places = filling.frames.indices.map { filling.place(of: $0, from: top, in: traits) }
    along = places.map(\.along)
    across = places.map(\.across)
    lengths = places.map { traits.grid.nearest(to: $0.length) }
    thicknesses = places.map {
      traits.roundsAcross ? traits.grid.nearest(to: $0.thickness) : $0.thickness
    }
    starts = filling.rowStarts
    tops = filling.rowOffsets.map { (top + $0).value }
    rowThicknesses = filling.rowExtents
    rowNumbers = starts.indices.flatMap { row in
      repeatElement(Int32(truncatingIfNeeded: row), count: filling.items(ofRow: row).count)
    }
    end = top + filling.end
    areOrdered =
      traits.lineSpacing >= 0 && filling.itemsStayInRows
  }

  /// Makes the items of a row longer by a share for each unit of weight.
  private mutating func stretch(
    _ row: Range<Int>, of items: PreparedItems, by share: Double
  ) {
    for item in row { lengths[item] += share * items.grow(of: item) }
  }
}
