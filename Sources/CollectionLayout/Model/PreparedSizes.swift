/// The sizes of a section's items as the layout uses them.
struct PreparedSizes {
  var lengths: [Double]
  var thicknesses: [Double]
  /// Whether every item has the size of the first.
  var areEqual: Bool

  /// Whether no size needs a remark: each is positive, in bounds, and no longer than its row.
  var areUnremarkable: Bool

  /// Turns the items' sizes into lengths that can be laid out.
  ///
  /// What is negative or no number counts as 0. A self-sized cell is rounded to the pixel before
  /// rows are broken (facts/collection-layouts 1.0, rule 10). Where sizes need no change, the arrays
  /// are the section's own.
  init(_ section: Section, along axes: Axes, available: Double, grid: PixelGrid) {
    let items = section.items
    let limit = PreparedSection.largestLength
    lengths = axes.areHorizontal ? items.heights : items.widths
    thicknesses = axes.areHorizontal ? items.widths : items.heights
    let alongRow = Survey(of: lengths, upTo: min(available, limit))
    let across = Survey(of: thicknesses, upTo: limit)
    areEqual = alongRow.areEqual && across.areEqual
    areUnremarkable = alongRow.areWithin && across.areWithin
    let clamps = section.kind == .compositional || section.uikit.tooWide == .clamp
    guard section.isSelfSizing || !areUnremarkable else { return }

    let longest = clamps ? max(0, available) : limit
    lengths = lengths.map { max(0, usable($0)) }
    thicknesses = thicknesses.map { max(0, usable($0)) }
    if section.isSelfSizing {
      lengths = lengths.map(grid.nearest)
      thicknesses = thicknesses.map(grid.nearest)
    }
    lengths = lengths.map { min($0, longest) }
    areEqual =
      Survey(of: lengths, upTo: limit).areEqual && Survey(of: thicknesses, upTo: limit).areEqual
  }
}

/// What one look at many numbers tells.
private struct Survey {
  /// Whether all are the same.
  let areEqual: Bool
  /// Whether all are above zero and not above a limit.
  let areWithin: Bool

  init(of values: [Double], upTo limit: Double) {
    let first = values.first ?? 0
    // Counted without a branch, so that the compiler can look at several values at once.
    var (different, outside) = (0, 0)
    for value in values {
      different += value != first ? 1 : 0
      outside += value > 0 && value <= limit ? 0 : 1
    }
    areEqual = different == 0
    areWithin = outside == 0
  }
}
