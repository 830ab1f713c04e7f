/// Where the items of a section come to lie, once their row has its spread and its top.
///
/// The flow layout puts origins on the pixel grid and leaves sizes alone. A subclass takes the
/// position across from the flow, hence rounded, and writes its own along the row: what a subclass
/// writes is not rounded (facts/collection-layouts 1.10). The recorded frames of left aligned layouts
/// agree with that either way, since their widths are whole pixels, and a right aligned chip of
/// 266.5 in 321 is at 54.5. A compositional layout rounds all four values (3).
struct ItemPlacement: Sendable {
  private let grid: PixelGrid
  private let roundsAlong, roundsAcross: Bool
  private let isMirrored: Bool
  private let extent: Double
  private let alignment: Section.VerticalAlignment

  init(_ traits: SectionTraits) {
    grid = traits.grid
    roundsAlong = traits.kind == .flow || traits.kind == .compositional
    roundsAcross = traits.roundsAcross
    isMirrored = traits.isMirrored
    extent = traits.extent
    alignment = traits.verticalAlignment
  }

  /// Writes the positions of a row's items, along and across, and the number of the row.
  @inline(__always)
  func place(
    _ row: Range<Int>, of items: PreparedItems, number: Int, facts: RowFacts, spread: RowSpread,
    top: Double, along: inout MutableSpan<Double>, across: inout MutableSpan<Double>,
    rowNumbers: inout MutableSpan<Int32>
  ) {
    let (lengths, thicknesses) = (items.lengths.span, items.thicknesses.span)
    let level = rounded(across: top)
    let isLevelled = alignment != .baseline
    var (before, grownBefore) = (0.0, 0.0)
    for item in row {
      let weight = spread.share > 0 ? items.grow(of: item) : 0
      let position = spread.position(
        after: item - row.lowerBound, length: before, grow: grownBefore)
      along[item] = self.along(position, length: lengths[item] + spread.share * weight)
      // Most rows are of one thickness, and their top needs rounding only once.
      let fills = thicknesses[item] == facts.thickness && isLevelled
      across[item] =
        fills
        ? level
        : self.across(
          rowTop: top, row: facts, thickness: thicknesses[item], ascent: items.ascent(of: item))
      rowNumbers[item] = Int32(truncatingIfNeeded: number)
      before += lengths[item]
      grownBefore += weight
    }
  }

  /// Returns the position along the row of an item whose place in reading order is known.
  @inline(__always)
  func along(_ position: Double, length: Double) -> Double {
    let physical = isMirrored ? extent - position - length : position
    return roundsAlong ? grid.nearest(to: physical) : physical
  }

  /// Returns the position across of an item in a row that begins at an exact position.
  ///
  /// The ascent is only read where baselines are aligned.
  @inline(__always)
  func across(
    rowTop: Double, row: RowFacts, thickness: Double, ascent: @autoclosure () -> Double
  ) -> Double {
    switch alignment {
    case .top: rounded(across: rowTop)
    case .center: rounded(across: rowTop + (row.thickness - thickness) / 2)
    case .bottom: rounded(across: rowTop) + (row.thickness - thickness)
    case .baseline: rounded(across: rowTop) + (row.ascent - ascent())
    }
  }

  /// Returns a position across, on the pixel grid unless it is to be mirrored.
  @inline(__always)
  func rounded(across position: Double) -> Double {
    roundsAcross ? grid.nearest(to: position) : position
  }
}
