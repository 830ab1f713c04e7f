extension JSONReader {
  func peek(_ distance: Int = 0) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  /// Skips white space; comments are a mistake, and skipped too.
  mutating func skipSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case .space, .newline, 0x09, 0x0D: offset += 1
      case UInt8(ascii: "#"): skipComment(until: "\n")
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipComment(until: "\n")
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment(until: "*/")
      default: return
      }
    }
  }

  private mutating func skipComment(until end: String) {
    note(offset, .commentary)
    offset += 1
    while offset < bytes.count, !skip(end) { offset += 1 }
  }

  /// Skips the next bytes if they are these.
  private mutating func skip(_ text: String) -> Bool {
    guard bytes[offset...].starts(with: text.utf8) else { return false }
    offset += text.utf8.count
    return true
  }

  /// The letters at the offset.
  func word() -> String {
    String(decoding: bytes[offset...].prefix { $0.isLetter }, as: UTF8.self)
  }

  /// What stands at the offset, for a message: a character, a word, or the end.
  func foundHere() -> String {
    guard let byte = peek() else { return "the end of the document" }
    guard byte != .quote else { return "a string" }
    guard !byte.isLetter else { return word().quotedForMessage }
    let character = String(decoding: bytes[offset...].prefix(64), as: UTF8.self).prefix(1)
    return byte < 0x20 ? "a control character" : character.quotedForMessage
  }

  mutating func note(_ offset: Int, _ fault: JSONProblem.Fault) {
    problems.append(JSONProblem(offset: offset, fault: fault))
  }

  mutating func stop(_ offset: Int, _ fault: JSONProblem.Fault) -> Stop {
    note(offset, fault)
    return Stop()
  }

  /// Checks that the whole document is UTF-8, once, so that strings needn't.
  mutating func checkEncoding() throws(Stop) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw stop(0, .otherEncoding("UTF-16"))
    }
    do {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      let wrong = error.byteOffsets.lowerBound
      let lineStart = bytes[..<wrong].lastIndex(of: .newline).map { $0 + 1 } ?? 0
      throw stop(wrong, .notUTF8(byte: bytes[wrong], byteInLine: wrong - lineStart + 1))
    }
  }
}

extension UInt8 {
  var isDigit: Bool { UInt8(ascii: "0") <= self && self <= UInt8(ascii: "9") }

  var isLetter: Bool {
    let lowercase = self | 0x20
    return UInt8(ascii: "a") <= lowercase && lowercase <= UInt8(ascii: "z")
  }

  /// Whether an element may begin with the byte; one of an object is a name in quotes.
  func startsElement(inObject: Bool) -> Bool {
    guard !inObject else { return self == .quote }
    return self == .quote || self == .leftBrace || self == .leftBracket || isDigit
      || self == UInt8(ascii: "-")
  }
}
