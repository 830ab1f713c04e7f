import CollectionLayout
import TextMetrics

/// What a spec asks for and the layout can't do yet.
package struct UnsupportedLayout: Error, Equatable, Sendable {
  /// The JSON path of what can't be laid out.
  package var path: String
  /// One sentence about it.
  package var message: String
}

/// From a resolved spec to a layout: sizes first, positions after, and no way back.
struct SpecLayout {
  private let spec: ResolvedSpec
  private let fonts: OpenedFonts
  private let container: Container
  private var sections: [Section] = []
  /// The chips that are shown, section by section.
  private(set) var chips: [MeasuredChips] = []

  /// Lays out the spec; `fonts` are its own.
  init(of spec: ResolvedSpec, with fonts: OpenedFonts) {
    self.spec = spec
    self.fonts = fonts
    var container = Container(spec.container)
    container.interSectionSpacing = spec.interSectionSpacing
    self.container = container
    for number in spec.sections.indices { append(number) }
  }

  /// The frames of all chips.
  func result() -> LayoutResult {
    LayoutResult(sections: sections, container: container)
  }

  /// The labels that their chips clip only where the layout gave them, in a group or a narrow row.
  func labelsClipped(in result: LayoutResult) -> [ChipDiagnostic] {
    var found: [ChipDiagnostic] = []
    for (number, chips) in chips.enumerated() {
      let base = result.sections[number].items.lowerBound
      for item in 0..<chips.count where result.width[base + item] < chips.chipWidths[item] {
        guard chips.hasLabel(at: item) else { continue }
        let padding = padding(ofItem: item, in: number)
        let needed = chips.textWidths[item]
        let room = result.width[base + item] - padding
        guard needed > room, needed <= chips.chipWidths[item] - padding else { continue }
        found.append(
          .clippedLabel(
            at: ItemPlace(section: number, item: item), needed: needed, available: max(0, room)))
      }
    }
    return found
  }

  /// The space that the padding of a chip takes from its width.
  private func padding(ofItem item: Int, in number: Int) -> Double {
    let section = spec.sections[number]
    let isOverflow = chips[number].endsInOverflow && item == chips[number].count - 1
    let own = isOverflow ? section.overflow?.style : nil
    let style = own ?? (section.items.isEmpty ? section.style : section.items[item].style)
    let padding = spec.styles[style].chip.padding
    return padding.left + padding.right
  }

  private mutating func append(_ number: Int) {
    let stated = spec.sections[number]
    var section = Section(stated, in: container)
    let sizing = SectionSizing(
      spec: spec, section: stated, number: number,
      rowLength: section.rowLength(in: container), fonts: fonts,
      grid: PixelGrid(scale: container.scale))
    var measured = sizing.chips()
    section.items = Self.items(of: measured, stated: stated.items)
    if let maximumRows = stated.maximumRows {
      truncate(&section, &measured, to: maximumRows, overflow: stated.overflow, sizing)
    }
    section.settleLoneRow(stated.loneRow, in: container)
    sections.append(section)
    chips.append(measured)
  }

  /// The chips with what the spec says about their rows.
  private static func items(
    of chips: MeasuredChips, stated: [ResolvedSpec.Item]
  ) -> Items {
    var items = chips.items
    items.baselines = chips.baselines
    if stated.contains(where: { $0.grow != 1 }) { items.grows = stated.map(\.grow) }
    if stated.contains(where: \.breakBefore) { items.breaksBefore = stated.map(\.breakBefore) }
    return items
  }

  /// Leaves out the items that so many rows don't hold, and adds the chip that tells how many.
  private func truncate(
    _ section: inout Section, _ chips: inout MeasuredChips, to maximumRows: Int,
    overflow: ResolvedSpec.Overflow?, _ sizing: SectionSizing
  ) {
    guard let overflow else {
      let kept = section.itemCount(ofRows: maximumRows, in: container)
      chips.hide(after: kept)
      section.items = section.items.prefix(kept)
      return
    }
    let ruler = sizing.ruler(of: overflow)
    let truncation = section.truncation(toRows: maximumRows, in: container) { hidden in
      let label = ruler.measurer.measure(overflow.text(hiding: hidden))
      return ruler.size(around: Size(width: label.width, height: label.height), given: .init())
    }
    guard truncation.hiddenItems > 0 else { return }
    chips.hide(after: truncation.keptItems)
    chips.appendOverflow(overflow.text(hiding: truncation.hiddenItems), with: ruler)
    section = section.truncated(by: truncation)
    section.items.baselines = chips.baselines
  }
}

extension ResolvedSpec.Overflow {
  /// The text of the chip that stands for so many items.
  func text(hiding count: Int) -> String {
    var text = ""
    var rest = self.text[...]
    while let open = rest.firstIndex(of: "{") {
      text += rest[..<open]
      rest = rest[open...]
      guard rest.hasPrefix("{count}") else {
        text.append(rest.removeFirst())
        continue
      }
      text += "\(count)"
      rest = rest.dropFirst("{count}".count)
    }
    return text + rest
  }
}

extension Section {
  /// The number of items that the first rows hold.
  fileprivate func itemCount(ofRows maximumRows: Int, in container: Container) -> Int {
    let rows = LayoutResult(sections: [self], container: container).rows
    return maximumRows < rows.count ? rows[maximumRows].items.lowerBound : items.count
  }
}

extension ResolvedSpec {
  /// Throws the first thing that can't be laid out, or not yet.
  package func checkIsSupported() throws(UnsupportedLayout) {
    let flow = sections.firstIndex { $0.layout != .compositional }
    if interSectionSpacing != 0, let flow {
      throw UnsupportedLayout(
        path: "$.interSectionSpacing",
        message: "only compositional layouts have one, and section \(flow) has the layout "
          + "“\(sections[flow].layout.rawValue)”")
    }
    for (number, section) in sections.enumerated() where section.layout == .compositional {
      let path = "$.sections[\(number)]"
      if let edgeSpacing = section.group?.pathOfEdgeSpacing(at: "\(path).group") {
        throw UnsupportedLayout(path: edgeSpacing, message: "an edge spacing does not work yet")
      }
      if section.maximumRows != nil, section.group?.isTree == true {
        throw UnsupportedLayout(
          path: "\(path).maximumRows",
          message: "leaving out rows of a group with subitems does not work yet")
      }
    }
  }
}
