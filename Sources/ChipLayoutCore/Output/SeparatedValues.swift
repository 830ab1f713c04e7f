/// Appends fields separated by commas or tabs to a buffer.
///
/// Commas follow RFC 4180: a field with a comma, a quote or a line end stands in quotes, and quotes
/// are doubled. Tabs have no quotes: tab, line ends and backslash become `\t`, `\n`, `\r`, `\\`.
struct SeparatedValues {
  private let isComma: Bool
  private var isFirst = true
  /// What has been written since the owner last emptied it.
  var bytes: [UInt8] = []

  init(isComma: Bool) {
    self.isComma = isComma
  }

  mutating func header(_ names: [String]) {
    for name in names { field(name) }
    endRow()
  }

  mutating func field(_ text: String) {
    field(utf8: text.utf8Span.span)
  }

  mutating func field(utf8 text: Span<UInt8>) {
    separate()
    if isComma { appendQuoted(text) } else { appendEscaped(text) }
  }

  mutating func field(_ number: Double) {
    separate()
    bytes.append(decimal: number)
  }

  mutating func field(_ number: Int) {
    separate()
    bytes.append(decimal: number)
  }

  mutating func endRow() {
    bytes.append(contentsOf: (isComma ? "\r\n" : "\n").utf8)
    isFirst = true
  }

  private mutating func separate() {
    if !isFirst { bytes.append(UInt8(ascii: isComma ? "," : "\t")) }
    isFirst = false
  }

  private mutating func appendQuoted(_ text: Span<UInt8>) {
    var needsQuotes = false
    for index in text.indices {
      let byte = text[index]
      if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r")
      {
        needsQuotes = true
      }
    }
    guard needsQuotes else { return bytes.append(copying: text) }
    bytes.append(UInt8(ascii: "\""))
    for index in text.indices {
      if text[index] == UInt8(ascii: "\"") { bytes.append(UInt8(ascii: "\"")) }
      bytes.append(text[index])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func appendEscaped(_ text: Span<UInt8>) {
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "\t"): bytes.append(contentsOf: #"\t"#.utf8)
      case UInt8(ascii: "\n"): bytes.append(contentsOf: #"\n"#.utf8)
      case UInt8(ascii: "\r"): bytes.append(contentsOf: #"\r"#.utf8)
      case UInt8(ascii: "\\"): bytes.append(contentsOf: #"\\"#.utf8)
      case let byte: bytes.append(byte)
      }
    }
  }
}

extension [UInt8] {
  /// Appends the bytes as they are.
  mutating func append(copying text: Span<UInt8>) {
    unsafe text.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }
}
