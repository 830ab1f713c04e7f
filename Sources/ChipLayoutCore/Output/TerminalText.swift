/// Text made safe to show on a terminal.
package enum TerminalText {
  /// The text with everything that could move the cursor or reorder the line made visible.
  ///
  /// Control characters, line separators and bidirectional controls become `\n`, `\t`, `\r` or
  /// `\u{202E}`, and a backslash becomes `\\`, so that no two texts look the same.
  package static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: needsEscape) else { return text }
    var bytes: [UInt8] = []
    appendEscaped(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the escaped text as UTF-8.
  package static func appendEscaped(_ text: String, to bytes: inout [UInt8]) {
    for scalar in text.unicodeScalars {
      guard needsEscape(scalar) else {
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        continue
      }
      switch scalar {
      case "\n": bytes.append(contentsOf: #"\n"#.utf8)
      case "\t": bytes.append(contentsOf: #"\t"#.utf8)
      case "\r": bytes.append(contentsOf: #"\r"#.utf8)
      case "\\": bytes.append(contentsOf: #"\\"#.utf8)
      default:
        let number = String(scalar.value, radix: 16, uppercase: true)
        bytes.append(contentsOf: #"\u{"#.utf8)
        bytes.append(contentsOf: number.utf8)
        bytes.append(UInt8(ascii: "}"))
      }
    }
  }

  /// Whether a scalar can't be shown as it is.
  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x5C: true
    // C0, delete and C1.
    case 0..<0x20, 0x7F..<0xA0: true
    // Line and paragraph separator.
    case 0x2028, 0x2029: true
    // Bidirectional marks, embeddings, overrides and isolates.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
