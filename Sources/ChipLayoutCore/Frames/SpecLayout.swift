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
    container = Container(spec.container)
    for number in spec.sections.indices { append(number) }
  }

  /// The frames of all chips.
  func result() -> LayoutResult {
    LayoutResult(sections: sections, container: container)
  }

  private mutating func append(_ number: Int) {
    let stated = spec.sections[number]
    var section = Section(stated)
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
  /// Throws the first thing that can't be laid out yet.
  package func checkIsSupported() throws(UnsupportedLayout) {
    if interSectionSpacing != 0 {
      throw UnsupportedLayout(
        path: "$.interSectionSpacing", message: "a spacing of sections does not work yet")
    }
    for (number, section) in sections.enumerated() where section.layout == .compositional {
      let path = "$.sections[\(number)]"
      if section.orthogonalScrollingBehavior != .none {
        throw UnsupportedLayout(
          path: "\(path).orthogonalScrollingBehavior",
          message: "orthogonal scrolling does not work yet")
      }
      if let group = section.group, group.isTree {
        throw UnsupportedLayout(
          path: "\(path).group", message: "a group with a tree of subitems does not work yet")
      }
      if section.group?.interItemSpacing?.flexible != nil {
        throw UnsupportedLayout(
          path: "\(path).group.interItemSpacing.flexible",
          message: "a flexible spacing does not work yet; use \"fixed\"")
      }
    }
  }
}
