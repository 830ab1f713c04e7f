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
  /// The PostScript name of the font that all of them are measured with.
  package let fontName: String
  /// What is worth telling about single labels.
  package private(set) var diagnostics: [ChipDiagnostic] = []

  /// Measures all labels with one font; linear in their text.
  ///
  /// - Parameter grid: the pixels that automatic sizing rounds to.
  package init(
    _ labels: LabelList, with measurer: LabelMeasurer, style: ChipStyle, on grid: PixelGrid
  ) {
    self.labels = labels
    fontName = measurer.face.identity.postScriptName
    reserveCapacity(labels.count)
    let bytes = labels.bytes.span
    for index in 0..<labels.count {
      let label = measurer.measure(bytes.extracting(labels.range(of: index)))
      let size = Size(width: label.width, height: label.height)
      let chip = style.size(around: size, on: grid)
      textWidths.append(label.width)
      textHeights.append(label.height)
      lines.append(Int32(clamping: label.lines))
      chipWidths.append(chip.width)
      chipHeights.append(chip.height)
      diagnose(index, label: label, chip: chip, style: style)
    }
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
  }

  private mutating func diagnose(_ index: Int, label: LabelSize, chip: Size, style: ChipStyle) {
    for scalar in label.missing {
      diagnostics.append(.missingGlyph(item: index, scalar: scalar, font: fontName))
    }
    if label.lines == 0 { diagnostics.append(.emptyLabel(item: index)) }
    let room = chip.width - style.horizontalPadding
    if label.width > room {
      diagnostics.append(.clippedLabel(item: index, needed: label.width, available: max(0, room)))
    }
  }
}
