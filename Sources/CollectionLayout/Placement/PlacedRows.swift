/// The rows of one section with the places of their items, in reading order.
struct PlacedRows {
  /// One row, across and in items of the section.
  struct Band {
    var items: Range<Int>
    var top: Double
    var thickness: Double
  }

  private(set) var along: [Double]
  private(set) var across: [Double]
  private(set) var lengths: [Double]
  private(set) var thicknesses: [Double]
  private(set) var rowNumbers: [Int32]
  private(set) var bands: [Band] = []
  /// The end of the last row.
  private(set) var end: ExactSum

  /// Places the items of a section, given where its first row begins, in O(items).
  init(_ section: PreparedSection, starts: [Int], rule: RowRule, top: ExactSum) {
    along = Array(repeating: 0, count: section.count)
    across = along
    rowNumbers = Array(repeating: 0, count: section.count)
    lengths = section.lengths
    thicknesses = section.thicknesses
    end = top
    bands.reserveCapacity(starts.count)
    place(section, starts: starts, rule: rule)
  }

  private mutating func place(_ section: PreparedSection, starts: [Int], rule: RowRule) {
    let placement = ItemPlacement(section)
    for number in starts.indices {
      let isLast = number + 1 == starts.count
      let items = starts[number]..<(isLast ? section.count : starts[number + 1])
      let row = section.facts(of: items)
      let spread = rule.spread(row, isLast: isLast)
      if number > 0 { end += section.lineSpacing }
      let top = end.value
      var (length, grow) = (0.0, 0.0)
      for item in items {
        let weight = section.grow(of: item)
        let own = section.lengths[item] + spread.share * weight
        let position = spread.position(after: item - items.lowerBound, length: length, grow: grow)
        along[item] = placement.along(position, length: own)
        across[item] = placement.across(
          rowTop: top, row: row, thickness: section.thicknesses[item],
          ascent: section.ascent(of: item))
        rowNumbers[item] = Int32(truncatingIfNeeded: number)
        length += section.lengths[item]
        grow += weight
      }
      if spread.share > 0 { stretch(items, of: section, by: spread.share) }
      bands.append(Band(items: items, top: top, thickness: row.thickness))
      end += row.thickness
    }
    if placement.roundsSizes {
      lengths = lengths.map(section.grid.nearest)
      thicknesses = thicknesses.map(section.grid.nearest)
    }
  }

  /// Makes the items of a row longer by a share for each unit of weight.
  private mutating func stretch(_ items: Range<Int>, of section: PreparedSection, by share: Double)
  {
    for item in items { lengths[item] += share * section.grow(of: item) }
  }
}
