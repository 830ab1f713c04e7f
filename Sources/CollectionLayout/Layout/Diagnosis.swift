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
    examineEdges()
    guard prepared.count > 0 else { return }
    examineRoom()
    // A pattern gives items their size, and the rows are its own.
    guard prepared.filling == nil else { return }
    examineSizes()
    examineSpacings()
    examineRows()
    examineSeams()
  }

  private var rows: Slice<LayoutResult.Rows> { layout.rows[layout.sections[index].rows] }

  private mutating func examineEdges() {
    let frame = layout.sections[index]
    let view = layout.container.width
    guard !prepared.traits.isHorizontal, let edge = frame.header ?? frame.footer,
      edge.width < view
    else { return }
    found.append(.headerNarrowerThanView(section: index, width: edge.width, viewWidth: view))
  }

  private mutating func examineRoom() {
    guard prepared.traits.available <= 0 else { return }
    found.append(
      .noRoom(section: index, extent: prepared.traits.extent, available: prepared.traits.available))
  }

  private mutating func examineSizes() {
    guard !prepared.sizesAreUnremarkable else { return }
    let limit = SectionTraits.largestLength
    for item in 0..<prepared.count {
      let (width, height) = (section.items.widths[item], section.items.heights[item])
      let length = prepared.traits.isHorizontal ? height : width
      if !(width >= 0 && height >= 0 && width <= limit && height <= limit) {
        found.append(.invalidSize(section: index, item: item, width: width, height: height))
      } else if width == 0 || height == 0 {
        found.append(.zeroSize(section: index, item: item, width: width, height: height))
      } else if length > prepared.traits.available, prepared.traits.available > 0 {
        found.append(tooLong(item, length))
      }
    }
  }

  private func tooLong(_ item: Int, _ length: Double) -> Diagnostic {
    prepared.traits.isHorizontal
      ? .itemTallerThanSection(
        section: index, item: item, height: length, available: prepared.traits.available)
      : .itemWiderThanSection(
        section: index, item: item, width: length, available: prepared.traits.available)
  }

  private mutating func examineSpacings() {
    guard prepared.traits.hasSwappedSpacings, prepared.traits.spacing != prepared.traits.lineSpacing
    else { return }
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
    let narrow = 0.001 / prepared.traits.grid.scale
    for (number, row) in rows.enumerated() {
      let items = row.items.lowerBound - base..<row.items.upperBound - base
      var sum = prepared.items.lengths[items.lowerBound]
      for item in items.dropFirst() {
        sum = sum + prepared.traits.spacing + prepared.items.lengths[item]
      }
      if items.count > 1, sum == prepared.traits.available {
        exact.count(number, prepared.traits.available)
      }
      if items.upperBound < prepared.count {
        let excess =
          sum + prepared.traits.spacing + prepared.items.lengths[items.upperBound]
          - prepared.traits.available
        if excess > 0, excess < narrow { missed.count(number, excess) }
      }
      guard !prepared.traits.isHorizontal, items.count > 1 else { continue }
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
    guard prepared.traits.isHorizontal, section.isSelfSizing, rows.count > 1,
      let first = rows.first, let last = rows.last, last.items.count < first.items.count
    else { return }
    found.append(.partialLastColumn(section: index, items: last.items.count))
  }

  /// Looks for neighbours that touch on a fraction of a pixel.
  private mutating func examineSeams() {
    let touchesInRow = prepared.traits.spacing * prepared.traits.grid.scale < 1
    let touchesAcross =
      prepared.traits.lineSpacing * prepared.traits.grid.scale < 1 && rows.count > 1
    let hasFullerRow = rows.count < prepared.count
    if prepared.traits.isHorizontal ? touchesAcross : touchesInRow && hasFullerRow {
      let fractional = fractions(
        of: prepared.traits.isHorizontal ? prepared.items.thicknesses : prepared.items.lengths)
      if let first = fractional.first {
        found.append(
          .fractionalWidth(
            section: index, item: first.index, items: fractional.total, width: first.value))
      }
    }
    if prepared.traits.isHorizontal ? touchesInRow && hasFullerRow : touchesAcross {
      let fractional = fractions(
        of: prepared.traits.isHorizontal ? prepared.items.lengths : prepared.items.thicknesses)
      if let first = fractional.first {
        found.append(
          .fractionalHeight(
            section: index, item: first.index, items: fractional.total, height: first.value))
      }
    }
  }

  private func fractions(of extents: [Double]) -> Tally {
    var fractional = Tally()
    for (item, extent) in extents.enumerated() where !prepared.traits.grid.isWhole(extent) {
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
