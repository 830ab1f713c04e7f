extension FramesDocument {
  /// What a diagnostic speaks of, for a reader who sees no other part of the document.
  ///
  /// Sections are only named when there are several; `nil` if nothing is left to name. Long texts
  /// are cut.
  package func place(of diagnostic: ChipDiagnostic) -> String? {
    let place = diagnostic.place
    guard let section = place.section else { return nil }
    var names: [String] = []
    if sectionNames.count > 1 {
      names.append(
        sectionNames[section].id.map { "section \(section) “\($0)”" } ?? "section \(section)")
    }
    if let item = place.item { names.append(name(ofItem: item, in: chips[section])) }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  private func name(ofItem item: Int, in chips: MeasuredChips) -> String {
    guard item < chips.count else { return "item \(item)" }
    if chips.hasLabel(at: item) {
      return "item \(item) “\(Self.shortened(chips.labels.text(of: item)))”"
    }
    return chips.id(at: item).map { "item \(item) “\(Self.shortened($0))”" } ?? "item \(item)"
  }

  private static func shortened(_ text: String) -> String {
    let limit = 40
    let start = text.prefix(limit)
    return start.endIndex == text.endIndex ? text : start + "…"
  }
}
