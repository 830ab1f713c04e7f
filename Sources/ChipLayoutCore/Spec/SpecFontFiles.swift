import TextMetrics

extension Spec {
  /// Names font files as seen from the folder of the spec's file, wherever the program was started.
  ///
  /// - Parameter path: the spec's file.
  mutating func findFontFiles(besides path: String) {
    guard let slash = path.lastIndex(of: "/") else { return }
    let folder = String(path[...slash])
    settings.findFontFiles(in: folder)
    for section in (sections ?? []).indices {
      sections?[section].settings.findFontFiles(in: folder)
      guard var items = sections?[section].items else { continue }
      sections?[section].items = nil
      for item in items.indices where items[item].style != StyleSpec() {
        items[item].style.findFontFiles(in: folder)
      }
      sections?[section].items = items
    }
  }
}

extension SectionSettings {
  fileprivate mutating func findFontFiles(in folder: String) {
    style.findFontFiles(in: folder)
    guard case .value(var overflow) = overflow else { return }
    overflow.style.findFontFiles(in: folder)
    self.overflow = .value(overflow)
  }
}

extension StyleSpec {
  fileprivate mutating func findFontFiles(in folder: String) {
    font?.findFontFiles(in: folder)
    guard case .value(var labelFont) = labelFont else { return }
    labelFont.findFontFiles(in: folder)
    self.labelFont = .value(labelFont)
  }
}

extension FontSpec {
  fileprivate mutating func findFontFiles(in folder: String) {
    name = name.map { Self.query($0, in: folder) }
    guard case .named(let names) = fallback else { return }
    fallback = .named(names.map { Self.query($0, in: folder) })
  }

  /// The query with the folder before it, if it names a file by a relative path.
  private static func query(_ query: String, in folder: String) -> String {
    guard !query.hasPrefix("/"), case .file? = try? FontQuery(query) else { return query }
    return folder + query
  }
}
