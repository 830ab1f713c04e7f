extension JSONReader {
  /// Reads a number; one that isn't written as JSON demands is noted, and zero.
  mutating func readNumber() throws(Stop) -> Double {
    let start = offset
    while let byte = peek(),
      byte.isDigit || byte.isLetter || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: ".")
    {
      offset += 1
    }
    let text = bytes[start..<offset]
    if let value = smallInteger(text) { return value }
    let spelling = String(decoding: text, as: UTF8.self)
    if let fault = fault(in: text, spelling.shortenedForMessage) {
      note(start, fault)
      return 0
    }
    guard let value = Double(spelling), value.isFinite else {
      note(start, .numberOutOfRange(spelling.shortenedForMessage))
      return 0
    }
    return value == 0 ? 0 : value
  }

  /// The value of up to 15 digits without anything else, which most numbers of a spec are.
  private func smallInteger(_ text: ArraySlice<UInt8>) -> Double? {
    guard text.count <= 15, text.first != UInt8(ascii: "0") || text.count == 1 else { return nil }
    var value = 0
    for byte in text {
      guard byte.isDigit else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return Double(value)
  }

  /// What is wrong with a number's spelling: `-? (0 | [1-9][0-9]*) (.[0-9]+)? ([eE][+-]?[0-9]+)?`.
  private func fault(in text: ArraySlice<UInt8>, _ spelling: String) -> JSONProblem.Fault? {
    var rest = text
    guard rest.first != UInt8(ascii: "+") else {
      return .malformedNumber(spelling, "no sign but \"-\"")
    }
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let whole = rest.prefix { $0.isDigit }
    guard !whole.isEmpty else { return .malformedNumber(spelling, "a digit at the start") }
    guard whole.count == 1 || whole.first != UInt8(ascii: "0") else {
      return .leadingZero(spelling)
    }
    rest = rest.dropFirst(whole.count)
    if rest.first == UInt8(ascii: ".") {
      let decimals = rest.dropFirst().prefix { $0.isDigit }
      guard !decimals.isEmpty else {
        return .malformedNumber(spelling, "a digit after the point")
      }
      rest = rest.dropFirst(1 + decimals.count)
    }
    if rest.first.map({ $0 | 0x20 }) == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      let exponent = rest.prefix { $0.isDigit }
      guard !exponent.isEmpty else {
        return .malformedNumber(spelling, "a digit in the exponent")
      }
      rest = rest.dropFirst(exponent.count)
    }
    return rest.isEmpty ? nil : .malformedNumber(spelling, "digits, such as 12 or 0.5")
  }
}
