/// Where an item lies, before the directions are given their names.
struct ItemPlace {
  var along, across, length, thickness: Double
}

/// An extent in one direction.
struct Band {
  var start, end: Double
}

/// The places of the items of one row of a chunk.
struct RowPlacer {
  let items: Range<Int>
  let top: Double
  let facts: RowFacts
  private let spread: RowSpread
  private let placement: ItemPlacement
  private let grows: Bool
  private let isOrdered: Bool
  private let isMirrored: Bool

  init(
    _ chunk: RowChunk, row: Int, top: Double, isLast: Bool, rule: RowRule, traits: SectionTraits
  ) {
    items = chunk.items(ofRow: row)
    facts = chunk.rows[row].facts
    self.top = top
    spread = rule.spread(
      count: facts.count, length: facts.length, grow: facts.grow, isLast: isLast)
    placement = ItemPlacement(traits)
    grows = traits.kind == .fill
    isOrdered = traits.spacing >= 0
    isMirrored = traits.isMirrored
  }

  /// Returns where an item of the row is, in time that only a row of growing items makes longer.
  func place(of item: Int, in chunk: RowChunk) -> ItemPlace {
    place(of: item, in: chunk, grownBefore: grown(before: item, in: chunk))
  }

  /// Calls a function with each item that a band along the row may touch, and its place.
  func visitItems(in band: Band, of chunk: RowChunk, visit: (Int, ItemPlace) -> Void) {
    let touched = items(in: band, of: chunk)
    var grownBefore = grown(before: touched.lowerBound, in: chunk)
    for item in touched {
      visit(item, place(of: item, in: chunk, grownBefore: grownBefore))
      if grows { grownBefore += chunk.items.grow(of: item) }
    }
  }

  /// Returns the weights of the items before one, which only growing items have.
  private func grown(before item: Int, in chunk: RowChunk) -> Double {
    guard grows else { return 0 }
    return (items.lowerBound..<item).reduce(0) { $0 + chunk.items.grow(of: $1) }
  }

  private func place(of item: Int, in chunk: RowChunk, grownBefore: Double) -> ItemPlace {
    let weight = grows && spread.share > 0 ? chunk.items.grow(of: item) : 0
    let position = spread.position(
      after: item - items.lowerBound, length: chunk.before[item], grow: grownBefore)
    let length = chunk.items.lengths[item] + spread.share * weight
    let thickness = chunk.items.thicknesses[item]
    return ItemPlace(
      along: placement.along(position, length: length),
      across: placement.across(
        rowTop: top, row: facts, thickness: thickness, ascent: chunk.items.ascent(of: item)),
      length: length, thickness: thickness)
  }

  /// Returns the items of the row that a band along it may touch.
  private func items(in band: Band, of chunk: RowChunk) -> Range<Int> {
    guard items.count > 16, isOrdered, !grows else { return items }
    func start(_ item: Int) -> Double { place(of: item, in: chunk).along }
    func end(_ item: Int) -> Double {
      let place = place(of: item, in: chunk)
      return place.along + place.length
    }
    let first = items.partitioningIndex { isMirrored ? start($0) < band.end : end($0) > band.start }
    let last = items.partitioningIndex {
      isMirrored ? end($0) <= band.start : start($0) >= band.end
    }
    return first..<max(first, last)
  }
}

extension LiveSection {
  /// Returns the number of the row that an item is in.
  func row(ofItem index: Int) -> Int {
    if let filling {
      return filling.rowStarts.indices.partitioningIndex { filling.rowStarts[$0] > index } - 1
    }
    let (chunk, before) = totals.lastPart { $0.items <= index }
    return before.rows + chunks[chunk].row(of: index - before.items)
  }

  /// Returns where an item is, given where the section begins.
  func place(ofItem index: Int, from start: ExactSum) -> ItemPlace {
    var top = rowsStart
    top += start
    if let filling { return filling.place(of: index, from: top, in: traits) }
    let (chunk, before) = totals.lastPart { $0.items <= index }
    let local = index - before.items
    top += before.extent
    let placer = placer(chunk, chunks[chunk].row(of: local), chunkTop: top)
    return placer.place(of: local, in: chunks[chunk])
  }

  /// Calls a function with each item that may touch a band across and one along, and its place.
  ///
  /// `start` is where the section begins, in the coordinates of the band across. Takes
  /// O(log rows + hits), unless rows overlap.
  func visitItems(
    across band: Band, along: Band, from start: ExactSum, visit: (Int, ItemPlace) -> Void
  ) {
    guard rowCount > 0 else { return }
    let isOrdered = traits.lineSpacing >= 0
    var origin = rowsStart
    origin += start
    if let filling {
      for item in filling.items(across: band, from: origin, in: traits) {
        visit(item, filling.place(of: item, from: origin, in: traits))
      }
      return
    }
    var (chunk, before) =
      isOrdered
      ? totals.lastPart { $0.extent.value + origin.value <= band.start } : (0, Totals())
    while chunk < chunks.count {
      var top = origin
      top += before.extent
      let rows = chunks[chunk].rows
      func end(_ row: Int) -> Double {
        top.value + rows[row].offset.value + rows[row].facts.thickness
      }
      let first =
        isOrdered ? (0..<rows.count).partitioningIndex { end($0) > band.start } : 0
      for row in first..<rows.count {
        let placer = placer(chunk, row, chunkTop: top)
        if isOrdered, placer.top >= band.end { return }
        placer.visitItems(in: along, of: chunks[chunk]) { visit(before.items + $0, $1) }
      }
      before += chunks[chunk].totals(lineSpacing: traits.lineSpacing)
      chunk += 1
    }
  }

  private func placer(_ chunk: Int, _ row: Int, chunkTop: ExactSum) -> RowPlacer {
    var top = chunkTop
    top += chunks[chunk].rows[row].offset
    let isLast = chunk + 1 == chunks.count && row + 1 == chunks[chunk].rows.count
    return RowPlacer(
      chunks[chunk], row: row, top: top.value, isLast: isLast, rule: rule, traits: traits)
  }
}
