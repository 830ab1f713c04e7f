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
  /// The end of the last row.
  private(set) var end: ExactSum

  /// Places the items of a section, given where its first row begins, in O(items).
  init(_ section: PreparedSection, starts: [Int], rule: RowRule, top: ExactSum) {
    // New pages of memory cost more than the arithmetic, so that nothing is kept that isn't asked
    // for: each row is measured and placed at once, in local arrays that loops reach directly.
    var along = Array(repeating: 0.0, count: section.count)
    var across = Array(repeating: 0.0, count: section.count)
    var rowNumbers = Array(repeating: Int32(0), count: section.count)
    end = top
    tops.reserveCapacity(starts.count)
    rowThicknesses.reserveCapacity(starts.count)
    (lengths, thicknesses) = (section.items.lengths, section.items.thicknesses)

    let (all, traits) = (section.items, section.traits)
    let placement = ItemPlacement(traits)
    var alongSpan = along.mutableSpan
    var acrossSpan = across.mutableSpan
    var rowSpan = rowNumbers.mutableSpan
    for number in starts.indices {
      let isLast = number + 1 == starts.count
      let items = starts[number]..<(isLast ? section.count : starts[number + 1])
      let row = all.facts(of: items, in: traits)
      let spread = rule.spread(
        count: items.count, length: row.length, grow: row.grow, isLast: isLast)
      if number > 0 { end += traits.lineSpacing }
      let top = end.value
      placement.place(
        items, of: all, facts: row, spread: spread, top: top, along: &alongSpan,
        across: &acrossSpan)
      for item in items { rowSpan[item] = Int32(truncatingIfNeeded: number) }
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

  /// Makes the items of a row longer by a share for each unit of weight.
  private mutating func stretch(
    _ row: Range<Int>, of items: PreparedItems, by share: Double
  ) {
    for item in row { lengths[item] += share * items.grow(of: item) }
  }
}
