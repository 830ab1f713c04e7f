extension [UInt8] {
  /// Appends `text` in quotes, with the escapes that RFC 8259 section 7 demands and no others.
  ///
  /// Control characters below U+0020, the quote and the backslash are escaped; everything else
  /// stays UTF-8, U+007F included.
  mutating func append(quoting text: Span<UInt8>) {
    // Most text needs no escape, so room is made for exactly that, and the rest grows on its own.
    let end = text.count
    var plainEnd = 0
    append(addingCapacity: end + 2) { output in
      output.append(.quote)
      while plainEnd < end, !text[plainEnd].needsEscape {
        output.append(text[plainEnd])
        plainEnd += 1
      }
      if plainEnd == end { output.append(.quote) }
    }
    guard plainEnd < end else { return }
    for index in plainEnd..<end {
      append(escaping: text[index])
    }
    append(.quote)
  }

  private mutating func append(escaping byte: UInt8) {
    switch byte {
    case .quote, .backslash: append(contentsOf: [.backslash, byte])
    case 0x08: append(contentsOf: [.backslash, UInt8(ascii: "b")])
    case 0x09: append(contentsOf: [.backslash, UInt8(ascii: "t")])
    case 0x0A: append(contentsOf: [.backslash, UInt8(ascii: "n")])
    case 0x0C: append(contentsOf: [.backslash, UInt8(ascii: "f")])
    case 0x0D: append(contentsOf: [.backslash, UInt8(ascii: "r")])
    case 0x00..<0x20:
      append(contentsOf: "\\u00".utf8)
      append(hexadecimalDigit(byte >> 4))
      append(hexadecimalDigit(byte & 15))
    default: append(byte)
    }
  }

  private func hexadecimalDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let leftBrace = UInt8(ascii: "{")
  static let rightBrace = UInt8(ascii: "}")
  static let leftBracket = UInt8(ascii: "[")
  static let rightBracket = UInt8(ascii: "]")

  fileprivate var needsEscape: Bool {
    self < 0x20 || self == .quote || self == .backslash
  }
}
