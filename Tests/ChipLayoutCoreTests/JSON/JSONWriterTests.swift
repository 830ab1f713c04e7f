import Testing

@testable import ChipLayoutCore

@Suite struct `JSON writer` {
  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (375, "375"), (0.5, "0.5"), (39.3125, "39.3125"),
    (-70.4, "-70.4"), (0.1, "0.1"), (14.8515625, "14.8515625"),
    (217.66666666666666, "217.66666666666666"),
    (1e15, "1000000000000000"), (9_007_199_254_740_991, "9007199254740991"),
    (-9_007_199_254_740_991, "-9007199254740991"), (9_007_199_254_740_992, "9007199254740992"),
    (1e16, "1e+16"), (1e300, "1e+300"), (.leastNonzeroMagnitude, "5e-324"), (0.00001, "1e-05"),
    (0.000244140625, "0.000244140625"), (123456.00390625, "123456.00390625"),
    (1234567.0078125, "1234567.0078125"), (0.0078125, "0.0078125"), (100.0625, "100.0625"),
  ])
  func `numbers have the fewest digits that read back`(value: Double, text: String) {
    var writer = JSONWriter(spacing: .compact)
    writer.number(value)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == text)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `every double reads back, and no other spelling is shorter`(seed: UInt64) throws {
    var state = seed
    func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
    for index in 0..<20_000 {
      let value =
        switch index % 4 {
        case 0: Double(bitPattern: next())
        case 1: Double(Int64(bitPattern: next()) >> 24) / 65536
        case 2: Double(Int64(bitPattern: next()) >> 44) / 2048
        default: Double(Int64(bitPattern: next()) >> Int64(next() % 64)) / 1024
        }
      guard value.isFinite else { continue }
      var bytes: [UInt8] = []
      bytes.append(decimal: value)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(Double(text) == value)
      // The standard library's description is shortest in significant digits.
      let shortest = value.magnitude.description.significantDigits
      #expect(text.significantDigits == shortest, "\(value)")
    }
  }

  @Test(arguments: [
    (0, "0"), (-7, "-7"), (Int.max, "9223372036854775807"), (Int.min, "-9223372036854775808"),
  ])
  func `whole numbers are written in full`(value: Int, text: String) {
    var writer = JSONWriter(spacing: .compact)
    writer.number(value)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == text)
  }

  @Test(arguments: [
    ("", #""""#), ("Swift", #""Swift""#), ("a\"b", #""a\"b""#), (#"a\b"#, #""a\\b""#),
    ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#), ("\0x\u{1F}", #""\u0000x\u001f""#),
    ("é日🇫🇷\u{7F}\u{2028}", "\"é日🇫🇷\u{7F}\u{2028}\""), ("/", #""/""#),
  ])
  func `strings are escaped as RFC 8259 demands and no more`(text: String, expected: String) {
    var fromString = JSONWriter(spacing: .compact)
    fromString.string(text)
    #expect(String(decoding: fromString.bytes, as: UTF8.self) == expected)
    var fromBytes = JSONWriter(spacing: .compact)
    fromBytes.string(utf8: Array(text.utf8)[...])
    #expect(fromBytes.bytes == fromString.bytes)
  }

  @Test func `compact spacing has no white space`() {
    #expect(
      document(.compact)
        == "{\"a\":1,\"b\":[{\"x\":1.5,\"y\":[1,2]},{}],\"c\":[],\"d\":{\"e\":null,\"f\":true}}\n")
  }

  @Test func `pretty spacing keeps rows and lines as the caller says`() {
    #expect(
      document(.pretty) == """
        {
          "a": 1,
          "b": [
            {"x": 1.5, "y": [1, 2]},
            {}
          ],
          "c": [],
          "d": {"e": null, "f": true}
        }

        """)
  }

  @Test func `documents follow one another on lines of their own`() {
    var writer = JSONWriter(spacing: .compact)
    for number in 1...2 {
      writer.beginArray()
      writer.number(number)
      writer.endArray()
      writer.endDocument()
      if number == 1 {
        #expect(writer.bytes == Array("[1]\n".utf8))
        writer.removeWritten()
      }
    }
    #expect(writer.bytes == Array("[2]\n".utf8))
  }

  private func document(_ spacing: JSONWriter.Spacing) -> String {
    var writer = JSONWriter(spacing: spacing)
    writer.beginObject()
    writer.member("a", 1)
    writer.member("b")
    writer.beginArray(.rows)
    writer.beginObject()
    writer.member("x", 1.5)
    writer.member("y")
    writer.beginArray()
    writer.number(1)
    writer.number(2)
    writer.endArray()
    writer.endObject()
    writer.beginObject()
    writer.endObject()
    writer.endArray()
    writer.member("c")
    writer.beginArray()
    writer.endArray()
    writer.member("d")
    writer.beginObject(.line)
    writer.member("e")
    writer.null()
    writer.member("f", true)
    writer.endObject()
    writer.endObject()
    writer.endDocument()
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension String {
  /// The digits without sign, point, exponent and the zeros at either end.
  fileprivate var significantDigits: String {
    let mantissa = prefix { $0 != "e" }.filter(\.isNumber)
    let trimmed = mantissa.drop { $0 == "0" }.reversed().drop { $0 == "0" }
    return String(trimmed.reversed())
  }
}
