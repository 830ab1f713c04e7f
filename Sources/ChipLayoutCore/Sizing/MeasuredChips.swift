package import CollectionLayout
package import TextMetrics

/// Labels, what each measures, and the chip around each: one array a property.
package struct MeasuredChips: Sendable {
  /// The texts.
  package let labels: LabelList
  /// The advance width of each label in points, fractional.
  package private(set) var textWidths: [Double] = []
  /// The height of each label in points, fractional.
  package private(set) var textHeights: [Double] = []
  /// The number of lines of each label.
  package private(set) var lines: [Int32] = []
  /// The width of each chip in points.
  package private(set) var chipWidths: [Double] = []
  /// The height of each chip in points.
  package private(set) var chipHeights: [Double] = []
  /// The place of each label's font in the document's table.
  package private(set) var fonts: [Int32] = []
  /// The PostScript names of the document's fonts.
  package private(set) var fontNames: [String] = []
  /// What only some labels have, by their place: several lines, other faces.
  ///
  /// Faces are numbered as the document's table does.
  package private(set) var details: [Int: LabelDetails] = [:]
  /// What is worth telling about single labels.
  package private(set) var diagnostics: [ChipDiagnostic] = []

  /// Measures all labels with one font; linear in their text.
  ///
  /// - Parameters:
  ///   - grid: the pixels that automatic sizing rounds to.
  ///   - table: where the fonts in use are noted.
  package init(
    _ labels: LabelList, with measurer: LabelMeasurer, style: ChipStyle, on grid: PixelGrid,
    table: FontTable
  ) {
    self.labels = labels
    reserveCapacity(labels.count)
    let font = table.place(of: measurer.face, size: measurer.size)
    for index in 0..<labels.count {
      append(index, with: measurer, font: font, style: style, on: grid, table: table)
    }
    fontNames = table.names
  }

  /// The number of labels.
  package var count: Int { labels.count }

  /// The chips as items of a section.
  package var items: Items { Items(widths: chipWidths, heights: chipHeights) }

  private mutating func reserveCapacity(_ count: Int) {
    textWidths.reserveCapacity(count)
    textHeights.reserveCapacity(count)
    lines.reserveCapacity(count)
    chipWidths.reserveCapacity(count)
    chipHeights.reserveCapacity(count)
    fonts.reserveCapacity(count)
  }

  private mutating func append(
    _ index: Int, with measurer: LabelMeasurer, font: Int, style: ChipStyle, on grid: PixelGrid,
    table: FontTable
  ) {
    let label = measurer.measure(labels.bytes.span.extracting(labels.range(of: index)))
    let size = Size(width: label.width, height: label.height)
    let chip = style.size(around: size, on: grid)
    textWidths.append(label.width)
    textHeights.append(label.height)
    lines.append(Int32(clamping: label.lines))
    chipWidths.append(chip.width)
    chipHeights.append(chip.height)
    fonts.append(Int32(clamping: font))
    if var details = label.details {
      for place in details.faces.indices {
        let face = measurer.cascade.faces[details.faces[place].face]
        details.faces[place].face = table.place(of: face, size: measurer.size)
      }
      self.details[index] = details
      diagnose(index, details: details, font: measurer.face.identity.postScriptName)
    }
    if label.lines == 0 { diagnostics.append(.emptyLabel(item: index)) }
    let room = chip.width - style.horizontalPadding
    if style.maximumWidth != nil, label.width > room {
      diagnostics.append(.clippedLabel(item: index, needed: label.width, available: max(0, room)))
    }
  }

  private mutating func diagnose(_ index: Int, details: LabelDetails, font: String) {
    for scalar in details.missing {
      diagnostics.append(.missingGlyph(item: index, scalar: scalar, font: font))
    }
    if details.inkAbove > 0 || details.inkBelow > 0 {
      diagnostics.append(
        .inkOutsideLabel(item: index, above: details.inkAbove, below: details.inkBelow))
    }
  }
}
