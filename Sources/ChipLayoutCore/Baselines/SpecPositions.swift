/// Where in a spec's file the chips and settings are that a report speaks of.
package struct SpecPositions {
  private let source: [UInt8]
  private let spec: JSONValue?

  /// The positions in a spec that has been read; linear in it.
  package init(of source: [UInt8]) {
    self.source = source
    spec = JSONReader.read(source).value
  }

  /// The place of each cause; the nearest enclosing thing that the file has.
  package func positions(of causes: [DifferenceCause]) -> [SourcePosition?] {
    let offsets = causes.map(offset(of:))
    let known = Set(offsets.compactMap { $0 }).sorted()
    let positions = Dictionary(
      uniqueKeysWithValues: zip(known, SourcePosition.positions(of: known, in: source)))
    return offsets.map { $0.flatMap { positions[$0] } }
  }

  private func offset(of cause: DifferenceCause) -> Int? {
    if cause.kind == .container {
      return (spec?.member("container")?.value ?? spec)?.range.lowerBound
    }
    let sections = spec?.member("sections")?.value.elements ?? []
    if let section = cause.section, section < sections.count {
      return sections[section].range.lowerBound
    }
    guard let chip = cause.chip, cause.kind != .settings else { return spec?.range.lowerBound }
    guard chip.section < sections.count else { return spec?.range.lowerBound }
    let section = sections[chip.section]
    let items = section.member("items")?.value.elements ?? []
    guard chip.role == .item, chip.item < items.count else { return section.range.lowerBound }
    return items[chip.item].range.lowerBound
  }
}
