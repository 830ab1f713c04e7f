/// A strict reader of RFC 8259 that keeps the position of every value and reports every mistake.
///
/// Mistakes whose meaning is plain (a missing or trailing comma, a comment, a leading zero, a bad
/// escape, a name given twice) are reported and read over, so that one run shows them all; after
/// any other the rest of the document can't be trusted, and reading ends there.
package struct JSONReader {
  /// How deep containers may nest; deeper ones are a mistake, never a stack overflow.
  package static let depthLimit = 128
  /// How many bytes a document may have: 256 MiB, a spec of some millions of chips.
  package static let byteLimit = 1 << 28
  /// The UTF-8 byte order mark, which is allowed before a document and skipped.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// What a document says, and what is wrong with it.
  package struct Result: Sendable {
    /// The value, as far as it could be read; `nil` after a mistake that ended the reading.
    package var value: JSONValue?
    /// The mistakes in the order of the document.
    package var problems: [JSONProblem]
  }

  let bytes: [UInt8]
  var offset = 0
  var problems: [JSONProblem] = []

  /// Reads one document.
  package static func read(_ bytes: [UInt8]) -> Result {
    var reader = JSONReader(bytes: bytes)
    let value = try? reader.readDocument()
    return Result(value: value, problems: reader.problems)
  }

  /// The mistake that a document of this many bytes is, if it is too large to be read at all.
  package static func problem(byteCount: Int) -> JSONProblem? {
    guard byteCount > byteLimit else { return nil }
    return JSONProblem(offset: 0, fault: .tooLarge(bytes: byteCount, limit: byteLimit))
  }

  /// Reading can't go on; the mistake is already among `problems`.
  struct Stop: Error {}
}

// MARK: Document and values

extension JSONReader {
  private mutating func readDocument() throws(Stop) -> JSONValue {
    if let problem = Self.problem(byteCount: bytes.count) {
      throw stop(problem.offset, problem.fault)
    }
    try checkEncoding()
    if bytes.starts(with: Self.byteOrderMark) { offset = Self.byteOrderMark.count }
    skipSpace()
    guard offset < bytes.count else { throw stop(offset, .empty) }
    let value = try readValue(depth: 0, expected: "a value")
    skipSpace()
    guard offset == bytes.count else {
      throw stop(offset, .unexpected(found: foundHere(), expected: "the end of the document"))
    }
    return value
  }

  private mutating func readValue(
    depth: Int, expected: @autoclosure () -> String
  ) throws(Stop) -> JSONValue {
    let start = offset
    let content: JSONValue.Content
    switch peek() {
    case .leftBrace?: content = .object(try readObject(depth: depth + 1))
    case .leftBracket?: content = .array(try readArray(depth: depth + 1))
    case .quote?: content = .string(try readString())
    case UInt8(ascii: "'")?: throw stop(offset, .singleQuotes)
    case UInt8(ascii: "-")?, UInt8(ascii: "+")?, UInt8(ascii: ".")?,
      (UInt8(ascii: "0")...UInt8(ascii: "9"))?:
      content = .number(try readNumber())
    default:
      let word = word()
      switch word {
      case "true": content = .boolean(true)
      case "false": content = .boolean(false)
      case "null": content = .null
      default: throw stop(offset, .unexpected(found: foundHere(), expected: expected()))
      }
      offset += word.utf8.count
    }
    return JSONValue(content: content, range: start..<offset)
  }

  private mutating func readObject(depth: Int) throws(Stop) -> [JSONMember] {
    var members: [JSONMember] = []
    var seen = SeenNames()
    try readElements(closing: .rightBrace, depth: depth) { (reader) throws(Stop) in
      let start = reader.offset
      guard reader.peek() == .quote else {
        guard reader.peek() != UInt8(ascii: "'") else { throw reader.stop(start, .singleQuotes) }
        let expected = members.isEmpty ? "a name in quotes or \"}\"" : "a name in quotes"
        throw reader.stop(start, .unexpected(found: reader.foundHere(), expected: expected))
      }
      let name = try reader.readString()
      let nameRange = start..<reader.offset
      reader.skipSpace()
      guard reader.peek() == .colon else {
        let expected = "\":\" after the name \(name.quotedForMessage)"
        throw reader.stop(
          reader.offset, .unexpected(found: reader.foundHere(), expected: expected))
      }
      reader.offset += 1
      reader.skipSpace()
      let value = try reader.readValue(
        depth: depth, expected: "a value for \(name.quotedForMessage)")
      if let first = seen.insert(name, at: members.count, among: members) {
        let firstAt = members[first].nameRange.lowerBound
        reader.note(start, .duplicateName(name, firstAt: firstAt))
      } else {
        members.append(JSONMember(name: name, nameRange: nameRange, value: value))
      }
    }
    return members
  }

  private mutating func readArray(depth: Int) throws(Stop) -> [JSONValue] {
    var elements: [JSONValue] = []
    try readElements(closing: .rightBracket, depth: depth) { (reader) throws(Stop) in
      let isFirst = elements.isEmpty
      elements.append(
        try reader.readValue(depth: depth, expected: isFirst ? "a value or \"]\"" : "a value"))
    }
    return elements
  }

  /// Reads what stands between brackets: elements, and the commas between them.
  private mutating func readElements(
    closing: UInt8, depth: Int, _ readElement: (inout JSONReader) throws(Stop) -> Void
  ) throws(Stop) {
    guard depth <= Self.depthLimit else { throw stop(offset, .tooDeep(limit: Self.depthLimit)) }
    offset += 1
    skipSpace()
    guard peek() != closing else {
      offset += 1
      return
    }
    var end: String { "\"\(Character(Unicode.Scalar(closing)))\"" }
    while true {
      try readElement(&self)
      skipSpace()
      if peek() == .comma {
        let comma = offset
        offset += 1
        skipSpace()
        guard peek() == closing else { continue }
        note(comma, .trailingComma(closing: end))
      }
      if peek() == closing {
        offset += 1
        return
      }
      guard let byte = peek(), byte.startsElement(inObject: closing == .rightBrace) else {
        throw stop(offset, .unexpected(found: foundHere(), expected: "\",\" or \(end)"))
      }
      note(offset, .missingComma(before: foundHere()))
    }
  }
}

/// The names of one object so far, compared one by one while they are few.
private struct SeenNames {
  private var indices: [String: Int] = [:]

  /// Remembers a name; returns the index of the member that has it already.
  mutating func insert(_ name: String, at index: Int, among members: [JSONMember]) -> Int? {
    guard members.count >= 16 else { return members.firstIndex { $0.name == name } }
    if indices.isEmpty {
      for (index, member) in members.enumerated() { indices[member.name] = index }
    }
    if let first = indices[name] { return first }
    indices[name] = index
    return nil
  }
}
