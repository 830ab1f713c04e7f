extension StringProtocol {
  /// The text in quotes as JSON shows it, for a message: shortened when it is long, and with control
  /// and direction characters escaped, so that it can't rewrite a terminal.
  package var quotedForMessage: String {
    var bytes: [UInt8] = []
    bytes.append(quoting: shortenedForMessage.utf8Span.span)
    var text = ""
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if scalar.isUnsafeToShow {
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// The text, or its beginning and an ellipsis if it has more than 40 characters.
  var shortenedForMessage: String {
    guard let end = index(startIndex, offsetBy: 40, limitedBy: endIndex), end < endIndex else {
      return String(self)
    }
    return self[..<end] + "…"
  }
}

extension Unicode.Scalar {
  /// Whether the scalar would move the cursor or turn the direction of what follows.
  fileprivate var isUnsafeToShow: Bool {
    switch value {
    case 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
