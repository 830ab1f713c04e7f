extension JSONReader {
  /// Reads a string whose opening quote is at the offset.
  mutating func readString() throws(Stop) -> String {
    let start = offset
    offset += 1
    let textStart = offset
    while let byte = peek(), byte != .quote, byte != .backslash, byte >= 0x20 { offset += 1 }
    if peek() == .quote {
      offset += 1
      return String(decoding: bytes[textStart..<offset - 1], as: UTF8.self)
    }
    var text = Array(bytes[textStart..<offset])
    while let byte = peek() {
      switch byte {
      case .quote:
        offset += 1
        return String(decoding: text, as: UTF8.self)
      case .backslash: readEscape(into: &text)
      case .newline, 0x0D: throw stop(start, .unfinishedString)
      case 0x00..<0x20:
        note(offset, .controlCharacter(byte))
        offset += 1
      default:
        text.append(byte)
        offset += 1
      }
    }
    throw stop(start, .unfinishedString)
  }

  /// Reads an escape whose backslash is at the offset; a wrong one is noted and left out.
  private mutating func readEscape(into text: inout [UInt8]) {
    let start = offset
    offset += 1
    // A line that ends after the backslash ends the string too, which says enough.
    guard let escaped = peek(), escaped >= 0x20 else { return }
    offset += 1
    switch escaped {
    case .quote, .backslash, UInt8(ascii: "/"): text.append(escaped)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): readUnicodeEscape(from: start, into: &text)
    default:
      let character = String(decoding: bytes[(start + 1)...].prefix(64), as: UTF8.self).first
      offset = start + 1 + (character?.utf8.count ?? 0)
      note(start, .unknownEscape("\\" + (character.map(String.init) ?? "")))
    }
  }

  private mutating func readUnicodeEscape(from start: Int, into text: inout [UInt8]) {
    guard let unit = hexadecimal(at: offset) else {
      let digits = bytes[offset...].prefix(4).prefix { $0.isLetter || $0.isDigit }
      note(start, .unknownEscape("\\u" + String(decoding: digits, as: UTF8.self)))
      return
    }
    offset += 4
    let escape = String(decoding: bytes[start..<offset], as: UTF8.self)
    if let scalar = Unicode.Scalar(unit) {
      text.append(contentsOf: String(scalar).utf8)
      return
    }
    guard unit < 0xDC00, peek() == .backslash, peek(1) == UInt8(ascii: "u"),
      let low = hexadecimal(at: offset + 2), 0xDC00..<0xE000 ~= low,
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    else {
      note(start, .loneSurrogate(escape))
      return
    }
    offset += 6
    text.append(contentsOf: String(scalar).utf8)
  }

  private func hexadecimal(at index: Int) -> UInt32? {
    guard index + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[index..<index + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        return nil
      }
      value = value << 4 + UInt32(digit)
    }
    return value
  }
}
