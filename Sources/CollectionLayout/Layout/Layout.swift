extension LayoutResult {
  /// Lays out sections in a container, all of it at once.
  ///
  /// Takes time and memory in proportion to the items and sections. A length that isn't finite, or
  /// is beyond ±1e9 points, counts as 0 or as that limit.
  public init(sections: [Section], container: Container) {
    self.init(sections, container, memory: LayoutMemory())
  }

  /// Lays out sections again, or others, in the memory that this layout has.
  ///
  /// The result is that of a new layout. Where one container follows the other, as in a search for the
  /// widths at which a layout changes, this takes about half the time.
  public mutating func layOut(_ sections: [Section], in container: Container) {
    let memory = LayoutMemory(of: &self)
    self = LayoutResult(sections, container, memory: memory)
  }

  private init(_ sections: [Section], _ container: Container, memory: consuming LayoutMemory) {
    let mirrors = container.mirrorsContent(of: sections)
    var stack = SectionStack(in: container)
    for section in sections {
      let prepared = PreparedSection(section, in: container, mirrorsContent: mirrors)
      stack.append(prepared, memory: &memory)
    }
    self = stack.result()
    input = sections
    if mirrors { mirrorHorizontally() }
  }
}
