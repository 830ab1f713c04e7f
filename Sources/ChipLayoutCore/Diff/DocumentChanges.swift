/// What differs between two documents beside their frames.
struct DocumentChanges {
  /// Members of the container.
  private(set) var container: [ValueChange] = []
  /// What else the spec says of the container.
  private(set) var containerOptions: [ValueChange] = []
  /// Libraries and program.
  private(set) var versions: [ValueChange] = []
  /// Options that hold for the whole spec.
  private(set) var options: [ValueChange] = []
  /// Options of single sections, by the new number of the section.
  private(set) var sectionOptions: [Int: [ValueChange]] = [:]
  /// Fonts that were replaced, are new, or are gone; one entry for each.
  private(set) var fonts: [ValueChange] = []
  /// Whether each old font is exactly a font of the new document, by place: the new place, or -1.
  private(set) var fontPlaces: [Int] = []

  init(from old: RecordedFrames, to new: RecordedFrames) {
    compareContainers(old, new)
    compareFonts(old.fonts, new.fonts)
    guard let before = old.fingerprint, let after = new.fingerprint else {
      compareLayouts(old.sections, new.sections)
      return
    }
    versions = Self.changes(before.versions, after.versions)
    for change in Self.changes(before.options, after.options) {
      if let name = change.name.removingPrefix("container.") {
        // What the document says of the container, it says itself.
        let isSaid =
          old.container.contains { $0.name == name }
          || new.container.contains { $0.name == name }
        guard !isSaid else { continue }
        containerOptions.append(ValueChange(name: name, old: change.old, new: change.new))
        continue
      }
      // A font that changed explains itself better than the option that chose it.
      guard fonts.isEmpty || !Self.choosesFont(change.name) else { continue }
      guard let (section, name) = Self.section(of: change.name) else {
        options.append(change)
        continue
      }
      // What a section doesn't say, it takes from the spec.
      let inner = ValueChange(
        name: name, old: change.old ?? Self.value(of: name, in: before),
        new: change.new ?? Self.value(of: name, in: after))
      if inner.old != inner.new { sectionOptions[section, default: []].append(inner) }
    }
  }

  private mutating func compareContainers(_ old: RecordedFrames, _ new: RecordedFrames) {
    for change in Self.changes(old.container, new.container) {
      // A device may have another name and the same screen.
      if Self.geometry.contains(change.name) {
        container.append(change)
      } else {
        containerOptions.append(change)
      }
    }
  }

  /// The members of a container that say what it is like, not what it is called.
  private static let geometry: Set = ["width", "height", "scale", "direction", "scrollDirection"]

  /// Without a fingerprint, the layout is the only option that a document says.
  private mutating func compareLayouts(
    _ old: [RecordedFrames.Section], _ new: [RecordedFrames.Section]
  ) {
    for (number, (before, after)) in zip(old, new).enumerated() where before.layout != after.layout
    {
      sectionOptions[number] = [
        ValueChange(name: "layout", old: before.layout, new: after.layout)
      ]
    }
  }

  private mutating func compareFonts(_ old: [RecordedFrames.Font], _ new: [RecordedFrames.Font]) {
    fontPlaces = old.map { font in new.firstIndex(of: font) ?? -1 }
    let same = Set(fontPlaces)
    var come = new.indices.filter { !same.contains($0) }
    for place in old.indices where fontPlaces[place] < 0 {
      let font = old[place]
      // A font is replaced by one of its name and size, else of its name, else by the next one.
      let successor =
        come.first { new[$0].postScriptName == font.postScriptName && new[$0].size == font.size }
        ?? come.first { new[$0].postScriptName == font.postScriptName }
        ?? come.first
      come.removeAll { $0 == successor }
      fonts.append(Self.change(from: font, to: successor.map { new[$0] }))
    }
    fonts += come.map { Self.change(from: nil, to: new[$0]) }
  }

  /// A font's change in words; of the same file's name and size, only what tells them apart.
  static func change(
    from old: RecordedFrames.Font?, to new: RecordedFrames.Font?
  ) -> ValueChange {
    guard let old, let new else {
      return ValueChange(name: "font changed:", old: old?.phrase, new: new?.phrase)
    }
    guard old.postScriptName == new.postScriptName else {
      return ValueChange(name: "font changed:", old: old.phrase, new: new.phrase)
    }
    guard old.sha256 == new.sha256 else {
      let name = "font file changed: \(old.family)\(old.style.isRegular ? "" : " " + old.style)"
      guard old.version == new.version else {
        return ValueChange(name: name, old: old.version, new: new.version)
      }
      return ValueChange(
        name: name, old: "sha256 \(old.sha256.prefix(8))", new: "sha256 \(new.sha256.prefix(8))")
    }
    return ValueChange(
      name: "font size changed: \(old.family)", old: decimal(old.size), new: decimal(new.size))
  }

  /// What differs between two lists of named values, in the order of the first, then of the second.
  private static func changes(
    _ old: [RecordedFrames.NamedValue], _ new: [RecordedFrames.NamedValue]
  ) -> [ValueChange] {
    guard old != new else { return [] }
    let before = Dictionary(old.map { ($0.name, $0.value) }) { first, _ in first }
    let after = Dictionary(new.map { ($0.name, $0.value) }) { first, _ in first }
    return old.compactMap { value in
      after[value.name] == value.value
        ? nil : ValueChange(name: value.name, old: value.value, new: after[value.name])
    }
      + new.compactMap { value in
        before[value.name] == nil
          ? ValueChange(name: value.name, old: nil, new: value.value) : nil
      }
  }

  private static func value(
    of name: String, in fingerprint: RecordedFrames.Fingerprint
  ) -> String? {
    fingerprint.options.first { $0.name == name }?.value
  }

  /// Whether an option says which font is measured, at which size.
  private static func choosesFont(_ path: String) -> Bool {
    path == "contentSizeCategory"
      || path.split(separator: ".").contains { $0 == "font" || $0 == "labelFont" }
  }

  /// The section and the rest of an option's path, if it begins with `sections[N].`.
  private static func section(of path: String) -> (section: Int, name: String)? {
    guard let rest = path.removingPrefix("sections["), let end = rest.firstIndex(of: "]"),
      let section = Int(rest[..<end])
    else { return nil }
    return (section, String(rest[rest.index(after: end)...].drop { $0 == "." }))
  }
}

extension ValueChange {
  /// The change of a number.
  init(_ name: String, _ old: Double?, _ new: Double?) {
    self.init(name: name, old: old.map(decimal), new: new.map(decimal))
  }

  /// `chip.padding.left 12 → 14`.
  package var phrase: String {
    switch (old, new) {
    case (let old?, let new?): "\(name) \(old) → \(new)"
    case (nil, let new?): "\(name) \(new) is new"
    case (let old?, nil): "\(name) \(old) is gone"
    case (nil, nil): name
    }
  }
}

extension RecordedFrames.Font {
  /// The font and its size.
  fileprivate var phrase: String { "\(postScriptName) \(decimal(size))" }
}

extension String {
  fileprivate var isRegular: Bool { isEmpty || self == "Book" || self == "Regular" }

  fileprivate func removingPrefix(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
