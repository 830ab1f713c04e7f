/// The assembly of sections, one below the other, into a layout.
struct SectionStack {
  private let container: Container
  private let axes: Axes
  private let extent: Double
  private var along: [Double] = []
  private var across: [Double] = []
  private var lengths: [Double] = []
  private var thicknesses: [Double] = []
  private var rowNumbers: [Int32] = []
  private var rows = LayoutResult.Rows()
  private var sections: [LayoutResult.SectionFrame] = []
  private var end = ExactSum()

  init(in container: Container) {
    self.container = container
    axes = Axes(container)
    extent = max(0, axes.extent(of: container))
  }

  /// Adds a section below those that are there (facts/collection-layouts 1.7).
  ///
  /// The order is header, inset, rows, inset, footer; an empty section has all but the rows.
  mutating func append(_ section: PreparedSection, memory: inout LayoutMemory) {
    let traits = section.traits
    if !sections.isEmpty { end += traits.sectionSpacing }
    let start = end
    let header = edge(traits.header, on: traits.grid)
    end += traits.before
    let placed = rows(of: section, from: end, memory: &memory)
    end = placed.end
    end += traits.after
    let footer = edge(traits.footer, on: traits.grid)
    let (firstItem, firstRow) = (along.count, rows.count)
    take(placed)
    rows.append(placed)
    sections.append(
      LayoutResult.SectionFrame(
        rect: axes.rect(
          along: 0, across: start.value, length: extent,
          thickness: max(0, end.value - start.value)),
        items: firstItem..<along.count, rows: firstRow..<rows.count, header: header,
        footer: footer, isUniform: traits.isUniform,
        ordersItems: traits.spacing >= 0 && section.filling == nil))
  }

  /// Breaks a section's items into rows and places them, given where the first row begins.
  private func rows(
    of section: PreparedSection, from top: ExactSum, memory: inout LayoutMemory
  ) -> PlacedRows {
    if let filling = section.filling { return PlacedRows(filling, of: section, top: top) }
    let starts = section.rowStarts(in: &memory)
    let rule = RowRule(
      section.traits, itemCount: section.count, rowCount: starts.count,
      firstLength: section.items.lengths.first ?? 0)
    return PlacedRows(section, starts: starts, rule: rule, top: top, memory: &memory)
  }

  /// Adds a header or a footer, which insets neither move nor narrow; none if it has no thickness.
  private mutating func edge(_ thickness: Double, on grid: PixelGrid) -> Rect? {
    guard thickness > 0 else { return nil }
    defer { end += thickness }
    return axes.rect(
      along: 0, across: grid.nearest(to: end.value), length: extent, thickness: thickness)
  }

  /// Takes over the places of a section's items; the first section's arrays as they are.
  private mutating func take(_ placed: PlacedRows) {
    guard !along.isEmpty else {
      (along, across) = (placed.along, placed.across)
      (lengths, thicknesses) = (placed.lengths, placed.thicknesses)
      rowNumbers = placed.rowNumbers
      return
    }
    along += placed.along
    across += placed.across
    lengths += placed.lengths
    thicknesses += placed.thicknesses
    rowNumbers += placed.rowNumbers
  }

  /// Returns the layout of all that was added.
  consuming func result() -> LayoutResult {
    var result = LayoutResult(container: container)
    let thickness = max(0, end.value)
    if axes.areHorizontal {
      (result.x, result.y, result.width, result.height) = (across, along, thicknesses, lengths)
      result.contentSize = Size(width: thickness, height: extent)
    } else {
      (result.x, result.y, result.width, result.height) = (along, across, lengths, thicknesses)
      result.contentSize = Size(width: extent, height: thickness)
    }
    result.row = rowNumbers
    result.rows = rows
    result.sections = sections
    return result
  }
}
