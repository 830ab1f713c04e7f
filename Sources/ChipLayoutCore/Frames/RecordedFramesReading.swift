extension RecordedFrames {
  /// Reads a frames document; throws all that is wrong with it at once.
  ///
  /// Members that this version doesn't know are left alone: later versions add some. Linear in the
  /// document.
  package init(json bytes: [UInt8]) throws(SpecProblems) {
    let document = JSONReader.read(bytes)
    var reading = RecordedFramesReading(decoder: SpecDecoder(bytes: bytes))
    if let value = document.value { reading.read(value) }
    let problems = reading.decoder.sorted(with: document.problems)
    guard problems.isEmpty else { throw SpecProblems(problems: problems) }
    self = reading.frames
  }

  /// Whether a document is a spec rather than frames: it has sections, and no version.
  package static func isSpec(_ bytes: [UInt8]) -> Bool {
    // What this program writes says its version first, and is large.
    guard !String(decoding: bytes.prefix(64), as: UTF8.self).contains("\"schemaVersion\"") else {
      return false
    }
    let value = JSONReader.read(bytes).value
    return value?.member("sections") != nil && value?.member("schemaVersion") == nil
  }
}

/// The reading of one document: what is understood so far, and what is wrong.
private struct RecordedFramesReading {
  var decoder: SpecDecoder
  var frames = RecordedFrames()
  /// Whether there is an array of sections, so that their numbers can be checked.
  private var hasSections = false

  init(decoder: SpecDecoder) {
    self.decoder = decoder
  }

  mutating func read(_ value: JSONValue) {
    guard value.members != nil else {
      return decoder.note(value, expected: "a frames document (an object)")
    }
    guard readVersion(of: value) else { return }
    readObject("container", of: value) { $0.readContainer($1) }
    readObject("contentSize", of: value) { reading, size in
      reading.frames.contentWidth = reading.number("width", of: size)
      reading.frames.contentHeight = reading.number("height", of: size)
    }
    readArray("fonts", of: value) { reading, font in
      reading.frames.fonts.append(reading.font(font))
    }
    readArray("sections", of: value) { reading, section in
      reading.frames.sections.append(reading.section(section))
    }
    hasSections = value.member("sections")?.value.elements != nil
    readArray("items", of: value) { $0.readItem($1) }
    readArray("supplementary", of: value) { $0.readSupplementary($1) }
    readArray("diagnostics", of: value) { reading, diagnostic in
      reading.frames.diagnostics.append(reading.diagnostic(diagnostic))
    }
    if let member = value.member("fingerprint") {
      decoder.path(member.name) { decoder in
        frames.fingerprint = Self.fingerprint(member.value, &decoder)
      }
    }
    frames.sortBySection()
  }

  /// Notes a document of another schema version, whose members may mean something else.
  private mutating func readVersion(of value: JSONValue) -> Bool {
    guard let member = value.member("schemaVersion") else {
      decoder.note(
        value, .missingKey("schemaVersion", expected: "a frames document, as `layout` prints it"))
      return false
    }
    guard case .number(Double(schemaVersion)) = member.value.content else {
      decoder.path(member.name) {
        $0.note(member.value, expected: "the schema version \(schemaVersion)")
      }
      return false
    }
    return true
  }

  private mutating func readContainer(_ value: JSONValue) {
    for name in ["width", "scale"] { _ = number(name, of: value) }
    _ = string("direction", of: value)
    Self.flatten(value, path: "", bytes: decoder.bytes, into: &frames.container)
  }

  private mutating func font(_ value: JSONValue) -> RecordedFrames.Font {
    RecordedFrames.Font(
      postScriptName: string("postScriptName", of: value) ?? "",
      family: string("family", of: value) ?? "", style: string("style", of: value) ?? "",
      version: string("version", of: value) ?? "", sha256: string("sha256", of: value) ?? "",
      size: number("size", of: value))
  }

  private mutating func section(_ value: JSONValue) -> RecordedFrames.Section {
    RecordedFrames.Section(
      id: optionalString("id", of: value), layout: string("layout", of: value) ?? "",
      rows: Int(index("rows", of: value)), x: number("x", of: value), y: number("y", of: value),
      width: number("width", of: value), height: number("height", of: value))
  }

  /// Reads an item in one pass over its members, since documents have many of them.
  private mutating func readItem(_ value: JSONValue) {
    var seen = 0
    var (section, item, row): (Int32, Int32, Int32) = (0, 0, 0)
    var (x, y, width, height, textWidth) = (0.0, 0.0, 0.0, 0.0, 0.0)
    var (id, text, font): (String?, String?, String?)
    var fontSize = 0.0
    for member in value.members ?? [] {
      switch member.name {
      case "section": (section, seen) = (sectionIndex(member), seen | 1)
      case "item": (item, seen) = (index(member), seen | 2)
      case "row": (row, seen) = (index(member), seen | 4)
      case "x": (x, seen) = (number(member), seen | 8)
      case "y": (y, seen) = (number(member), seen | 16)
      case "width": (width, seen) = (number(member), seen | 32)
      case "height": (height, seen) = (number(member), seen | 64)
      case "textWidth": textWidth = number(member)
      case "font": font = string(member)
      case "fontSize": fontSize = number(member)
      case "id": id = string(member)
      case "text": text = string(member)
      default: break
      }
    }
    if seen != 127 {
      let required = ["section", "item", "row", "x", "y", "width", "height"]
      for (bit, name) in required.enumerated() where seen & 1 << bit == 0 {
        decoder.note(value, .missingKey(name, expected: "a number"))
      }
    }
    append(
      .item, section: section, item: item, row: row, font: place(of: font, size: fontSize), id: id,
      text: text, frame: (x, y, width, height), textWidth: textWidth)
  }

  /// The place of a font among the document's; items name none where there is only one.
  private func place(of font: String?, size: Double) -> Int32 {
    guard let font else { return 0 }
    let place = frames.fonts.firstIndex { $0.postScriptName == font && $0.size == size }
    return Int32(clamping: place ?? 0)
  }

  private mutating func readSupplementary(_ value: JSONValue) {
    let kind = string("kind", of: value) ?? ""
    append(
      kind == "header" ? .header : .footer,
      section: required("section", of: value, expected: "a number").map { sectionIndex($0) } ?? 0,
      item: 0, row: 0,
      font: 0, id: nil, text: nil,
      frame: (
        number("x", of: value), number("y", of: value), number("width", of: value),
        number("height", of: value)
      ), textWidth: 0)
  }

  private mutating func append(
    _ role: RecordedFrames.Role, section: Int32, item: Int32, row: Int32, font: Int32, id: String?,
    text: String?, frame: (x: Double, y: Double, width: Double, height: Double), textWidth: Double
  ) {
    frames.role.append(role)
    frames.section.append(section)
    frames.item.append(item)
    frames.row.append(row)
    frames.font.append(font)
    frames.id.append(id)
    frames.text.append(text)
    frames.x.append(frame.x)
    frames.y.append(frame.y)
    frames.width.append(frame.width)
    frames.height.append(frame.height)
    frames.textWidth.append(textWidth)
  }

  private mutating func diagnostic(_ value: JSONValue) -> RecordedFrames.Diagnostic {
    RecordedFrames.Diagnostic(
      kind: string("kind", of: value) ?? "",
      section: value.member("section").map { _ in Int(index("section", of: value)) },
      item: value.member("item").map { _ in Int(index("item", of: value)) },
      message: string("message", of: value) ?? "")
  }
}

// MARK: Fingerprint

extension RecordedFramesReading {
  private static func fingerprint(
    _ value: JSONValue, _ decoder: inout SpecDecoder
  ) -> RecordedFrames.Fingerprint? {
    guard let members = value.members else {
      decoder.note(value, expected: "a fingerprint (an object)")
      return nil
    }
    var fingerprint = RecordedFrames.Fingerprint()
    for member in members {
      switch member.value.content {
      case .string(let version):
        fingerprint.versions.append(.init(name: member.name, value: version))
      case .object where member.name == "options":
        flatten(member.value, path: "", bytes: decoder.bytes, into: &fingerprint.options)
      case .object, .array, .number, .boolean, .null: break
      }
    }
    return fingerprint
  }

  /// Lists every value that holds no other by its path.
  private static func flatten(
    _ value: JSONValue, path: String, bytes: [UInt8],
    into options: inout [RecordedFrames.NamedValue]
  ) {
    switch value.content {
    case .object(let members):
      for member in members {
        let inner = path.isEmpty ? member.name : "\(path).\(member.name)"
        flatten(member.value, path: inner, bytes: bytes, into: &options)
      }
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        flatten(element, path: "\(path)[\(index)]", bytes: bytes, into: &options)
      }
    case .string, .number, .boolean, .null:
      let text = String(decoding: bytes[value.range], as: UTF8.self)
      options.append(.init(name: path, value: text))
    }
  }
}

// MARK: Members

extension RecordedFramesReading {
  private mutating func readObject(
    _ name: String, of value: JSONValue,
    _ read: (inout RecordedFramesReading, JSONValue) -> Void
  ) {
    guard let member = required(name, of: value, expected: "an object") else { return }
    inside(.name(name)) { reading in
      guard member.value.members != nil else {
        return reading.decoder.note(member.value, expected: "an object")
      }
      read(&reading, member.value)
    }
  }

  private mutating func readArray(
    _ name: String, of value: JSONValue,
    _ read: (inout RecordedFramesReading, JSONValue) -> Void
  ) {
    guard let member = required(name, of: value, expected: "an array") else { return }
    inside(.name(name)) { reading in
      guard let elements = member.value.elements else {
        return reading.decoder.note(member.value, expected: "an array")
      }
      for (index, element) in elements.enumerated() {
        reading.inside(.index(index)) { reading in
          guard element.members != nil else {
            return reading.decoder.note(element, expected: "an object")
          }
          read(&reading, element)
        }
      }
    }
  }

  private mutating func inside(
    _ step: SpecPathStep, _ body: (inout RecordedFramesReading) -> Void
  ) {
    decoder.enter(step)
    body(&self)
    decoder.leave()
  }

  private mutating func required(
    _ name: String, of value: JSONValue, expected: String
  ) -> JSONMember? {
    if let member = value.member(name) { return member }
    decoder.note(value, .missingKey(name, expected: expected))
    return nil
  }

  private mutating func number(_ name: String, of value: JSONValue) -> Double {
    required(name, of: value, expected: "a number").map { number($0) } ?? 0
  }

  private mutating func number(_ member: JSONMember) -> Double {
    if case .number(let number) = member.value.content { return number }
    decoder.path(member.name) { $0.note(member.value, expected: "a number") }
    return 0
  }

  private mutating func index(_ name: String, of value: JSONValue) -> Int32 {
    required(name, of: value, expected: "a whole number").map { index($0) } ?? 0
  }

  private mutating func index(_ member: JSONMember) -> Int32 {
    if case .number(let number) = member.value.content, let index = Int32(exactly: number),
      index >= 0
    {
      return index
    }
    decoder.path(member.name) {
      $0.note(member.value, expected: "a whole number from 0 to \(Int32.max)")
    }
    return 0
  }

  /// The number of a section that the document has; one without sections is wrong already.
  private mutating func sectionIndex(_ member: JSONMember) -> Int32 {
    let section = index(member)
    guard hasSections, Int(section) >= frames.sections.count else { return section }
    let last = frames.sections.count - 1
    decoder.path(member.name) {
      $0.note(
        member.value,
        expected: last < 0 ? "no frame, as there is no section" : "a section from 0 to \(last)")
    }
    return 0
  }

  private mutating func string(_ name: String, of value: JSONValue) -> String? {
    required(name, of: value, expected: "a string").flatMap { string($0) }
  }

  private mutating func optionalString(_ name: String, of value: JSONValue) -> String? {
    value.member(name).flatMap { string($0) }
  }

  private mutating func string(_ member: JSONMember) -> String? {
    if case .string(let string) = member.value.content { return string }
    decoder.path(member.name) { $0.note(member.value, expected: "a string") }
    return nil
  }
}

extension SpecDecoder {
  /// Goes one name down the path for the time of `body`.
  fileprivate mutating func path(_ name: String, _ body: (inout SpecDecoder) -> Void) {
    within(.name(name), body)
  }
}
