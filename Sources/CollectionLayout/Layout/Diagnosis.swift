/// The examination of one section and its layout.
struct Diagnosis {
  let section: Section
  let index: Int
  let prepared: PreparedSection
  let layout: LayoutResult
  private(set) var found: [Diagnostic] = []

  init(of section: Section, at index: Int, in layout: LayoutResult) {
    self.section = section
    self.index = index
    self.layout = layout
    prepared = PreparedSection(section, in: layout.container)
    guard prepared.count > 0 else { return }
    examineRoom()
    examineSizes()
    examineSpacings()
    examineRows()
    examineSeams()
  }

  private var rows: Slice<LayoutResult.Rows> { layout.rows[layout.sections[index].rows] }

  private mutating func examineRoom() {
    guard prepared.available <= 0 else { return }
    found.append(.noRoom(section: index, extent: prepared.extent, available: prepared.available))
  }

  private mutating func examineSizes() {
    guard !prepared.sizesAreUnremarkable else { return }
    let limit = PreparedSection.largestLength
    for item in 0..<prepared.count {
      let (width, height) = (section.items.widths[item], section.items.heights[item])
      let length = prepared.isHorizontal ? height : width
      if !(width >= 0 && height >= 0 && width <= limit && height <= limit) {
        found.append(.invalidSize(section: index, item: item, width: width, height: height))
      } else if width == 0 || height == 0 {
        found.append(.zeroSize(section: index, item: item, width: width, height: height))
      } else if length > prepared.available, prepared.available > 0 {
        found.append(tooLong(item, length))
      }
    }
  }

  private func tooLong(_ item: Int, _ length: Double) -> Diagnostic {
    prepared.isHorizontal
      ? .itemTallerThanSection(
        section: index, item: item, height: length, available: prepared.available)
      : .itemWiderThanSection(
        section: index, item: item, width: length, available: prepared.available)
  }

  private mutating func examineSpacings() {
    guard prepared.hasSwappedSpacings, prepared.spacing != prepared.lineSpacing else { return }
    found.append(
      .spacingsSwapped(
        section: index, interitem: section.minimumInteritemSpacing,
        line: section.minimumLineSpacing))
  }

  private mutating func examineRows() {
    var exact = Tally()
    var missed = Tally()
    var mixed = Tally()
    let base = layout.sections[index].items.lowerBound
    let narrow = 0.001 / prepared.grid.scale
    for (number, row) in rows.enumerated() {
      let items = row.items.lowerBound - base..<row.items.upperBound - base
      var sum = prepared.lengths[items.lowerBound]
      for item in items.dropFirst() { sum = sum + prepared.spacing + prepared.lengths[item] }
      if items.count > 1, sum == prepared.available { exact.count(number, prepared.available) }
      if items.upperBound < prepared.count {
        let excess =
          sum + prepared.spacing + prepared.lengths[items.upperBound] - prepared.available
        if excess > 0, excess < narrow { missed.count(number, excess) }
      }
      guard !prepared.isHorizontal, items.count > 1 else { continue }
      let tops = layout.y[row.items]
      let spread = (tops.max() ?? 0) - (tops.min() ?? 0)
      if spread > 1 { mixed.count(number, spread) }
    }
    if let first = exact.first {
      found.append(
        .exactFit(section: index, row: first.index, rows: exact.total, available: first.value))
    }
    if let first = missed.first {
      found.append(
        .narrowMiss(section: index, row: first.index, rows: missed.total, excess: first.value))
    }
    if let first = mixed.first {
      found.append(
        .mixedHeights(section: index, row: first.index, rows: mixed.total, spread: first.value))
    }
    examineLastColumn()
  }

  private mutating func examineLastColumn() {
    guard prepared.isHorizontal, section.isSelfSizing, rows.count > 1,
      let first = rows.first, let last = rows.last, last.items.count < first.items.count
    else { return }
    found.append(.partialLastColumn(section: index, items: last.items.count))
  }

  /// Looks for neighbours that touch on a fraction of a pixel.
  private mutating func examineSeams() {
    let touchesInRow = prepared.spacing * prepared.grid.scale < 1
    let touchesAcross = prepared.lineSpacing * prepared.grid.scale < 1 && rows.count > 1
    let hasFullerRow = rows.count < prepared.count
    if prepared.isHorizontal ? touchesAcross : touchesInRow && hasFullerRow {
      let fractional = fractions(
        of: prepared.isHorizontal ? prepared.thicknesses : prepared.lengths)
      if let first = fractional.first {
        found.append(
          .fractionalWidth(
            section: index, item: first.index, items: fractional.total, width: first.value))
      }
    }
    if prepared.isHorizontal ? touchesInRow && hasFullerRow : touchesAcross {
      let fractional = fractions(
        of: prepared.isHorizontal ? prepared.lengths : prepared.thicknesses)
      if let first = fractional.first {
        found.append(
          .fractionalHeight(
            section: index, item: first.index, items: fractional.total, height: first.value))
      }
    }
  }

  private func fractions(of extents: [Double]) -> Tally {
    var fractional = Tally()
    for (item, extent) in extents.enumerated() where !prepared.grid.isWhole(extent) {
      fractional.count(item, extent)
    }
    return fractional
  }
}

/// How many things share a matter, and which was the first.
private struct Tally {
  private(set) var first: (index: Int, value: Double)?
  private(set) var total = 0

  mutating func count(_ index: Int, _ value: Double) {
    if first == nil { first = (index, value) }
    total += 1
  }
}
