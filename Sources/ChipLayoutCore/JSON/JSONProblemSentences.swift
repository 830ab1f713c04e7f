extension JSONProblem {
  /// What is wrong and what would be right, in one sentence without a place.
  ///
  /// `position` tells the line and column of a byte offset, for a fault that names a second place.
  package func sentence(position: (Int) -> SourcePosition) -> String {
    switch fault {
    case .empty: "expected a JSON value, found nothing"
    case .unexpected(let found, let expected): "expected \(expected), found \(found)"
    case .missingComma(let next): "expected \",\" before \(next)"
    case .trailingComma(let closing): "expected no \",\" before \(closing)"
    case .commentary: "JSON has no comments; write a member \"comment\" instead"
    case .singleQuotes: "expected a string in double quotes, found a single quote"
    case .controlCharacter(let byte):
      "expected the control character U+\(byte.hexadecimal(digits: 4)) to be written as "
        + "\"\(Self.escape(of: byte))\" in a string"
    case .unknownEscape(let escape):
      "unknown escape \"\(escape)\"; expected \\\", \\\\, \\/, \\b, \\f, \\n, \\r, \\t "
        + "or \\u and four hexadecimal digits"
    case .loneSurrogate(let escape):
      "the escape \"\(escape)\" is half of a surrogate pair; expected both halves"
    case .unfinishedString: "expected a closing quote on the same line"
    case .leadingZero(let spelling): "expected no zero before the number, found \(spelling)"
    case .malformedNumber(let spelling, let expected): "expected \(expected), found \(spelling)"
    case .numberOutOfRange(let spelling): "the number \(spelling) is out of the range of a double"
    case .duplicateName(let name, let firstAt):
      "\(name.quotedForMessage) is given twice; it was first given at \(position(firstAt))"
    case .tooDeep(let limit): "nested too deep; expected at most \(limit) levels"
    case .tooLarge(let bytes, let limit): "too large: \(bytes) bytes; expected at most \(limit)"
    case .notUTF8(let byte, let byteInLine):
      "not UTF-8: byte \(byteInLine) of the line is 0x\(byte.hexadecimal(digits: 2))"
    case .otherEncoding(let name): "expected UTF-8, found \(name)"
    }
  }

  private static func escape(of byte: UInt8) -> String {
    switch byte {
    case 0x09: "\\t"
    default: "\\u\(byte.hexadecimal(digits: 4))"
    }
  }
}

extension UInt8 {
  /// The number in upper-case hexadecimal digits, zeros before it.
  fileprivate func hexadecimal(digits: Int) -> String {
    let text = String(self, radix: 16, uppercase: true)
    return String(repeating: "0", count: digits - text.count) + text
  }
}
