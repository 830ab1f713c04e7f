import Testing

@testable import ChipLayoutCore

@Suite struct `JSON reader` {
  @Test(arguments: [
    ("{\"a\": 1,\n \"b\": }", "2:7: expected a value for \"b\", found \"}\""),
    ("{\"a\" 1}", "1:6: expected \":\" after the name \"a\", found \"1\""),
    ("{a: 1}", "1:2: expected a name in quotes or \"}\", found \"a\""),
    ("[1 2]", "1:4: expected \",\" before \"2\""),
    ("[1, 2", "1:6: expected \",\" or \"]\", found the end of the document"),
    ("[1,]", "1:3: expected no \",\" before \"]\""),
    ("{\"a\": 1,}", "1:8: expected no \",\" before \"}\""),
    ("[01]", "1:2: expected no zero before the number, found 01"),
    ("[1.]", "1:2: expected a digit after the point, found 1."),
    ("[1e]", "1:2: expected a digit in the exponent, found 1e"),
    ("[-]", "1:2: expected a digit at the start, found -"),
    ("[+1]", "1:2: expected no sign but \"-\", found +1"),
    ("[.5]", "1:2: expected a digit at the start, found .5"),
    ("[0x10]", "1:2: expected digits, such as 12 or 0.5, found 0x10"),
    ("[1e999]", "1:2: the number 1e999 is out of the range of a double"),
    ("[NaN]", "1:2: expected a value or \"]\", found \"NaN\""),
    ("[trueish]", "1:2: expected a value or \"]\", found \"trueish\""),
    ("['a']", "1:2: expected a string in double quotes, found a single quote"),
    ("[1, // one\n 2]", "1:5: JSON has no comments; write a member \"comment\" instead"),
    ("[\"é日\", x]", "1:8: expected a value, found \"x\""),
    ("[\"👩‍👩‍👧\", x]", "1:7: expected a value, found \"x\""),
    (
      "[\"\\ud83d\"]",
      "1:3: the escape \"\\ud83d\" is half of a surrogate pair; expected both halves"
    ),
    (
      "[\"\\ude00\"]",
      "1:3: the escape \"\\ude00\" is half of a surrogate pair; expected both halves"
    ),
    (
      "[\"a\tb\"]",
      "1:4: expected the control character U+0009 to be written as \"\\t\" in a string"
    ),
    ("[\"ab\n\"]", "1:2: expected a closing quote on the same line"),
    ("[\"ab", "1:2: expected a closing quote on the same line"),
    ("[\"ab\\", "1:2: expected a closing quote on the same line"),
    ("{\"a\": 1, \"b\": 2, \"a\": 3}", "1:18: \"a\" is given twice; it was first given at 1:2"),
    ("[] x", "1:4: expected the end of the document, found \"x\""),
    ("", "1:1: expected a JSON value, found nothing"),
    ("\u{FEFF}[x]", "1:2: expected a value or \"]\", found \"x\""),
  ])
  func `a mistake is named once, with its place`(text: String, message: String) {
    #expect(messages(text) == [message])
  }

  @Test func `mistakes with a plain meaning are read over, so that all come at once`() {
    #expect(
      messages("{\"a\": 01,\n\"b\": [1 2,],\n\"a\": 2}") == [
        "1:7: expected no zero before the number, found 01",
        "2:9: expected \",\" before \"2\"",
        "2:10: expected no \",\" before \"]\"",
        "3:1: \"a\" is given twice; it was first given at 1:2",
      ])
  }

  @Test func `invalid UTF-8 is named by line and byte`() {
    #expect(
      messages(bytes: Array("[\"é\",\n\"a".utf8) + [0xFF] + Array("\"]".utf8)) == [
        "2:3: not UTF-8: byte 3 of the line is 0xFF"
      ])
    #expect(messages(bytes: [0xFF, 0xFE, 0x5B, 0]) == ["1:1: expected UTF-8, found UTF-16"])
  }

  @Test(arguments: [129, 1000, 1_000_000])
  func `nesting beyond the limit is an error`(depth: Int) {
    let text = String(repeating: "[", count: depth)
    #expect(messages(text) == ["1:129: nested too deep; expected at most 128 levels"])
  }

  @Test func `nesting up to the limit is read`() {
    let text = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    #expect(messages(text).isEmpty)
  }

  @Test func `a document of a gigabyte is too large`() {
    #expect(JSONReader.problem(byteCount: 1 << 28) == nil)
    #expect(
      JSONReader.problem(byteCount: 1 << 30)?.sentence { _ in .init(line: 1, column: 1) }
        == "too large: 1073741824 bytes; expected at most 268435456")
  }

  @Test func `values keep the bytes they came from`() throws {
    let text = " {\"näme\": [1.50, \"\\u00e9\\ud83d\\ude00\\n\"], \"t\": true, \"z\": null} "
    let bytes = Array(text.utf8)
    let result = JSONReader.read(bytes)
    #expect(result.problems.isEmpty)
    let root = try #require(result.value)
    let member = try #require(root.member("näme"))
    #expect(String(decoding: bytes[member.nameRange], as: UTF8.self) == "\"näme\"")
    let elements = try #require(member.value.elements)
    #expect(String(decoding: bytes[elements[0].range], as: UTF8.self) == "1.50")
    guard case .number(1.5) = elements[0].content, case .string("é😀\n") = elements[1].content,
      case .boolean(true)? = root.member("t")?.value.content,
      case .null? = root.member("z")?.value.content
    else {
      Issue.record("other values: \(root)")
      return
    }
    #expect(root.range == 1..<bytes.count - 1)
  }

  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("123456789012345", 123_456_789_012_345),
      ("1234567890123456", 1_234_567_890_123_456),
      ("-2.5e-3", -0.0025), ("1E+2", 100), ("0.1", 0.1),
    ] as [(String, Double)])
  func `numbers are read as the nearest double`(text: String, expected: Double) {
    guard case .number(let value)? = JSONReader.read(Array(text.utf8)).value?.content else {
      Issue.record("no number")
      return
    }
    #expect(value == expected)
  }

  @Test func `a name given twice is found among many`() {
    let members = (0..<40).map { "\"k\($0)\": 0" }.joined(separator: ", ")
    #expect(
      messages("{\(members),\n\"k39\": 1, \"k3\": 1}").map { $0.prefix(19) } == [
        "2:1: \"k39\" is given t".prefix(19), "2:11: \"k3\" is given tw".prefix(19),
      ])
  }

  @Test func `any cut of a document ends in a message, not in a trap`() {
    let text =
      "{\"a\": [1.5e3, \"\\u00e9\\ud83d\\ude00\", {\"b\": null, \"c\": [true, false]}], \"é\": -0}"
    let bytes = Array(text.utf8)
    for end in 0..<bytes.count {
      #expect(!JSONReader.read(Array(bytes[..<end])).problems.isEmpty)
    }
    for index in 0..<bytes.count {
      for replacement in 0...255 as ClosedRange<UInt8> {
        var changed = bytes
        changed[index] = replacement
        _ = messages(bytes: changed)
      }
    }
  }

  private func messages(_ text: String) -> [String] {
    messages(bytes: Array(text.utf8))
  }

  private func messages(bytes: [UInt8]) -> [String] {
    JSONReader.read(bytes).problems.map { problem in
      let position = SourcePosition.positions(of: [problem.offset], in: bytes)[0]
      let sentence = problem.sentence { SourcePosition.positions(of: [$0], in: bytes)[0] }
      return "\(position): \(sentence)"
    }
  }
}
