extension LayoutResult {
  /// Lays out sections in a container, all of it at once.
  ///
  /// Takes time and memory in proportion to the items and sections. A length that isn't finite, or
  /// is beyond ±1e9 points, counts as 0 or as that limit.
  public init(sections: [Section], container: Container) {
    let mirrors = container.mirrorsContent(of: sections)
    var stack = SectionStack(in: container)
    for section in sections {
      let prepared = PreparedSection(section, in: container, mirrorsContent: mirrors)
      let starts = prepared.rowStarts
      let rule = RowRule(
        prepared.traits, itemCount: prepared.count, rowCount: starts.count,
        firstLength: prepared.items.lengths.first ?? 0)
      stack.append(prepared, rowStarts: starts, rule: rule)
    }
    self = stack.result()
    input = sections
    if mirrors { mirrorHorizontally() }
  }
}
