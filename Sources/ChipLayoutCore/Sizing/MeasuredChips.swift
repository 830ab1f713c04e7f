package import CollectionLayout
package import TextMetrics

/// The chips of a section: their labels, what each measures, and the chip around each.
///
/// One array a property; those that have nothing to say for any item are empty.
package struct MeasuredChips: Sendable {
  /// Which items have a label.
  enum Labelling: Sendable {
    case all
    case none
    case some([Bool])
  }

  /// The texts; without a label an item has an empty one, or none if no item has a label.
  package private(set) var labels: LabelList
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
  /// The distance of each label's first baseline from the top of its chip, if they were asked for.
  private(set) var baselines: [Double] = []
  /// The names that items keep when they move.
  private(set) var ids: [String?] = []
  private(set) var labelling = Labelling.all
  /// The number of items that the last chip stands for, if it does, or that are just left out.
  private(set) var hiddenItems = 0
  /// Whether the last chip stands for the hidden items.
  private(set) var endsInOverflow = false
  /// The PostScript names of the document's fonts.
  package private(set) var fontNames: [String] = []
  /// What only some labels have, by their place: several lines, other faces.
  ///
  /// Faces are numbered as the document's table does.
  package private(set) var details: [Int: LabelDetails] = [:]
  /// What is worth telling about single labels.
  package private(set) var diagnostics: [ChipDiagnostic] = []
  /// The section's number.
  private let section: Int

  /// Measures all labels with one font; linear in their text.
  ///
  /// - Parameters:
  ///   - grid: the pixels that automatic sizing rounds to.
  ///   - table: where the fonts in use are noted.
  ///   - progress: told now and then how many labels have been measured since.
  package init(
    _ labels: LabelList, with measurer: LabelMeasurer, style: ChipStyle, on grid: PixelGrid,
    table: FontTable, progress: (Int) -> Void = { _ in }
  ) {
    self.labels = labels
    section = 0
    reserveCapacity(labels.count)
    let ruler = ChipRuler(measurer, style: style, on: grid, table: table)
    measureAll(with: ruler, progress: progress)
    fontNames = table.names
  }

  /// The labels of a section, to be measured one by one; none of its items has an id.
  init(_ labels: LabelList, ofSection section: Int) {
    self.labels = labels
    self.section = section
    reserveCapacity(labels.count)
  }

  /// Chips of one size without labels.
  init(_ size: Size, count: Int, ofSection section: Int) {
    self.section = section
    labels = LabelList()
    labelling = .none
    chipWidths = Array(repeating: size.width, count: count)
    chipHeights = Array(repeating: size.height, count: count)
  }

  /// The number of chips.
  package var count: Int { chipWidths.count }

  /// The chips as items of a section.
  package var items: Items { Items(widths: chipWidths, heights: chipHeights) }

  /// Whether an item has a label.
  func hasLabel(at index: Int) -> Bool {
    switch labelling {
    case .all: true
    case .none: false
    case .some(let places): places[index]
    }
  }

  /// The id of an item.
  func id(at index: Int) -> String? { ids.isEmpty ? nil : ids[index] }

  private mutating func reserveCapacity(_ count: Int) {
    textWidths.reserveCapacity(count)
    textHeights.reserveCapacity(count)
    lines.reserveCapacity(count)
    chipWidths.reserveCapacity(count)
    chipHeights.reserveCapacity(count)
    fonts.reserveCapacity(count)
  }

  /// Takes what labels draw, sides included, in place of what their heights alone have told.
  package mutating func diagnose(ink bounds: [InkBounds]) {
    diagnostics.removeAll { $0.kind == "inkOutsideLabel" }
    for (index, ink) in bounds.enumerated() {
      let overflow = ink.overflow(width: textWidths[index], height: textHeights[index])
      guard !overflow.isEmpty else { continue }
      diagnostics.append(
        .inkOutsideLabel(at: ItemPlace(section: section, item: index), by: overflow))
    }
  }

  /// Measures all labels of the list, and says after each few thousand how many those were.
  mutating func measureAll(
    with ruler: ChipRuler, given: ChipRuler.GivenSize = .init(), progress: (Int) -> Void
  ) {
    let step = 4096
    for start in stride(from: 0, to: labels.count, by: step) {
      let end = min(start + step, labels.count)
      for index in start..<end { measure(index, with: ruler, given: given) }
      progress(end - start)
    }
  }

  /// Measures the label of the next chip, which has been in the list from the start.
  mutating func measure(_ index: Int, with ruler: ChipRuler, given: ChipRuler.GivenSize = .init()) {
    let label = ruler.measurer.measure(labels.bytes.span.extracting(labels.range(of: index)))
    append(label, at: index, with: ruler, given: given)
  }

  /// Measures the label of another chip, and adds both.
  mutating func append(
    _ text: String, with ruler: ChipRuler, given: ChipRuler.GivenSize = .init()
  ) {
    labels.append(text)
    measure(count, with: ruler, given: given)
  }

  /// Adds a chip without a label.
  mutating func append(_ size: Size) {
    labels.append("")
    append(text: .zero, lines: 0, chip: size, font: 0, baseline: -1)
  }

  private mutating func append(
    text: Size, lines lineCount: Int, chip: Size, font: Int32, baseline: Double
  ) {
    textWidths.append(text.width)
    textHeights.append(text.height)
    lines.append(Int32(clamping: lineCount))
    chipWidths.append(chip.width)
    chipHeights.append(chip.height)
    fonts.append(font)
    if !baselines.isEmpty || baseline != -1 {
      // Chips before the first that has a baseline stand on their bottom edges.
      if baselines.isEmpty { baselines = Array(repeating: -1, count: count - 1) }
      baselines.append(baseline)
    }
  }

  private mutating func append(
    _ label: LabelSize, at index: Int, with ruler: ChipRuler, given: ChipRuler.GivenSize
  ) {
    let place = ItemPlace(section: section, item: index)
    let size = Size(width: label.width, height: label.height)
    let chip = ruler.size(around: size, given: given)
    append(
      text: size, lines: label.lines, chip: chip, font: ruler.font,
      baseline: ruler.tellsBaselines ? ruler.baseline(of: size, in: chip) : -1)
    if let details = label.details { add(details, of: place, with: ruler) }
    if label.lines == 0 { diagnostics.append(.emptyLabel(at: place)) }
    let room = chip.width - ruler.style.horizontalPadding
    let isLimited = given.width != nil || ruler.style.maximumWidth != nil
    if isLimited, label.width > room {
      diagnostics.append(.clippedLabel(at: place, needed: label.width, available: max(0, room)))
    } else if label.details?.isTruncated == true {
      diagnostics.append(.truncatedLabel(at: place, lines: label.lines))
    }
    if label.height > chip.height {
      diagnostics.append(
        .clippedHeight(at: place, needed: label.height, available: chip.height))
    }
    guard let shown = ruler.shown else { return }
    let other = shown.measure(labels.bytes.span.extracting(labels.range(of: index)))
    guard other.width != label.width else { return }
    diagnostics.append(
      .otherLabelFont(
        at: place, measured: label.width, shown: other.width,
        font: shown.face.identity.postScriptName, room: max(0, room)))
  }

  private mutating func add(
    _ details: LabelDetails, of place: ItemPlace, with ruler: ChipRuler
  ) {
    var details = details
    for run in details.faces.indices {
      let face = ruler.measurer.cascade.faces[details.faces[run].face]
      details.faces[run].face = ruler.table.place(of: face, size: ruler.measurer.size)
    }
    self.details[place.item] = details
    let font = ruler.measurer.face.identity.postScriptName
    for scalar in details.missing {
      diagnostics.append(.missingGlyph(at: place, scalar: scalar, font: font))
    }
    if !details.inkOverflow.isEmpty {
      diagnostics.append(.inkOutsideLabel(at: place, by: details.inkOverflow))
    }
  }

  /// Says what the items are called and which of them have a label, in their order.
  mutating func name(ids: [String?], labelled: [Bool]) {
    self.ids = ids.contains { $0 != nil } ? ids : []
    labelling = labelled.allSatisfy { $0 } ? .all : .some(labelled)
  }

  /// Keeps the first chips, and forgets all about the others.
  mutating func hide(after kept: Int) {
    hiddenItems += count - kept
    labels.truncate(to: kept)
    textWidths.removeLast(max(0, textWidths.count - kept))
    textHeights.removeLast(max(0, textHeights.count - kept))
    lines.removeLast(max(0, lines.count - kept))
    fonts.removeLast(max(0, fonts.count - kept))
    baselines.removeLast(max(0, baselines.count - kept))
    ids.removeLast(max(0, ids.count - kept))
    chipWidths.removeLast(count - kept)
    chipHeights.removeLast(chipHeights.count - kept)
    if case .some(let labelled) = labelling { labelling = .some(Array(labelled.prefix(kept))) }
    details = details.filter { $0.key < kept }
    diagnostics.removeAll { ($0.place.item ?? 0) >= kept }
  }

  /// Adds the chip that stands for the hidden items.
  mutating func appendOverflow(_ text: String, with ruler: ChipRuler) {
    switch labelling {
    case .all: break
    case .some(let labelled): labelling = .some(labelled + [true])
    case .none:
      labelling = .some(Array(repeating: false, count: count) + [true])
      for _ in 0..<count { labels.append("") }
      textWidths = Array(repeating: 0, count: count)
      textHeights = textWidths
      lines = Array(repeating: 0, count: count)
      fonts = Array(repeating: 0, count: count)
    }
    append(text, with: ruler)
    if !ids.isEmpty { ids.append(nil) }
    endsInOverflow = true
  }
}
