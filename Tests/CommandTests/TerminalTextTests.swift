import Testing

@testable import ChipLayoutCore
@testable import chiplayout

@Suite struct `Text for a terminal` {
  @Test(arguments: [
    ("", ""), ("Swift 漢 🙂 é", "Swift 漢 🙂 é"), ("a\nb\tc\rd", #"a\nb\tc\rd"#),
    ("a\\n", #"a\\n"#), ("\u{1B}[31m", #"\u{1B}[31m"#), ("\u{0}", #"\u{0}"#),
    ("\u{7F}\u{80}\u{9F}\u{A0}", "\\u{7F}\\u{80}\\u{9F}\u{A0}"), ("\r\n", #"\r\n"#),
    ("\u{202E}gpj", #"\u{202E}gpj"#), ("e\u{301}\u{200B}", "e\u{301}\u{200B}"),
  ])
  func `is escaped where it could move the cursor`(text: String, escaped: String) {
    #expect(TerminalText.escaped(text) == escaped)
    var bytes: [UInt8] = [0x3E]
    TerminalText.appendEscaped(text, to: &bytes)
    #expect(bytes == [0x3E] + Array(escaped.utf8))
  }

  @Test func `escapes every control, separator and bidirectional control and nothing else`() {
    let expected =
      Array(UInt32(0)...0x1F) + [0x5C] + Array(0x7F...0x9F) + [
        0x61C, 0x200E, 0x200F, 0x2028, 0x2029,
      ]
      + Array(0x202A...0x202E) + Array(0x2066...0x2069)
    let escaped = (UInt32(0)..<0x110000).filter { value in
      guard let scalar = Unicode.Scalar(value) else { return false }
      return TerminalText.escaped(String(scalar)) != String(scalar)
    }
    #expect(escaped == expected)
  }
}

@Suite struct `A table` {
  private func lines(_ table: TextTable) -> [String] {
    var bytes: [UInt8] = []
    table.write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }

  @Test func `aligns its columns by display width`() {
    var table = TextTable([.init("LABEL"), .init("WIDTH", .trailing), .init("NOTE")])
    table.append(["Swift", "39.3125", "x"])
    table.append(["漢字", "8", ""])
    table.append(["👩‍👩‍👧‍👦 e\u{301}", "100", "last"])
    #expect(
      lines(table) == [
        "LABEL    WIDTH  NOTE",
        "Swift  39.3125  x",
        "漢字         8",
        "👩‍👩‍👧‍👦 e\u{301}       100  last",
        "",
      ])
  }

  @Test func `escapes its cells`() {
    var table = TextTable([.init("A"), .init("B")])
    table.append(["a\nb", "\u{202E}"])
    table.append(["\\", "z"])
    #expect(lines(table) == ["A     B", #"a\nb  \u{202E}"#, #"\\    z"#, ""])
  }

  @Test func `has no spaces at the end of a line`() {
    var table = TextTable([.init("A"), .init("B", .trailing), .init("C", .trailing)])
    table.append(["a", "", ""])
    table.append(["", "", ""])
    table.append(["", "22", ""])
    table.append(["long", "", "3"])
    #expect(lines(table) == ["A      B  C", "a", "", "      22", "long      3", ""])
  }

  @Test func `fills a short row with empty cells`() {
    var table = TextTable([.init("A", .trailing), .init("BB", .trailing)])
    table.append(["10"])
    table.append(["1", "2"])
    #expect(lines(table) == [" A  BB", "10", " 1   2", ""])
  }

  @Test func `lets a huge cell stick out`() {
    let huge = String(repeating: "x", count: 100_000)
    let widest = String(repeating: "y", count: TextTable.widestAligned)
    var table = TextTable([.init("A"), .init("B")])
    table.append([huge, "1"])
    table.append(["a", "2"])
    #expect(lines(table) == ["A  B", huge + "  1", "a  2", ""])
    table.append([widest, "3"])
    #expect(lines(table)[3] == widest + "  3")
    #expect(lines(table)[2] == "a" + String(repeating: " ", count: 121) + "2")
  }

  @Test func `without rows is its header`() {
    #expect(lines(TextTable([.init("A"), .init("B")])) == ["A  B", ""])
    #expect(lines(TextTable([])) == [""])
  }
}

@Suite struct `The style of a terminal` {
  private func style(
    isTerminal: Bool = true, windowColumns: Int? = nil, _ variables: [String: String]
  ) -> TerminalStyle {
    TerminalStyle(
      isTerminal: isTerminal, windowColumns: windowColumns,
      environment: Environment { variables[$0] })
  }

  @Test func `has colours on a terminal only`() {
    #expect(style(["TERM": "xterm"]).allowsColor)
    #expect(!style(isTerminal: false, ["TERM": "xterm"]).allowsColor)
  }

  @Test func `has no colours when the environment forbids them`() {
    #expect(!style(["NO_COLOR": "1"]).allowsColor)
    #expect(!style(["NO_COLOR": "0"]).allowsColor)
    #expect(style(["NO_COLOR": ""]).allowsColor)
    #expect(!style(["TERM": "dumb"]).allowsColor)
  }

  @Test func `takes the columns from the environment, then the window, then 80`() {
    #expect(style(windowColumns: 132, ["COLUMNS": "100"]).columns == 100)
    #expect(style(windowColumns: 132, [:]).columns == 132)
    #expect(style([:]).columns == 80)
    #expect(style(windowColumns: 132, ["COLUMNS": "0"]).columns == 132)
    #expect(style(windowColumns: 132, ["COLUMNS": "wide"]).columns == 132)
  }

  @Test func `of what is no open terminal is plain`() {
    let style = TerminalStyle(descriptor: -1, environment: Environment { _ in nil })
    #expect(style == self.style(isTerminal: false, [:]))
  }

  @Test func `reads the environment of the process`() {
    #expect(Environment.process.value("CHIPLAYOUT_SURELY_NOT_SET") == nil)
    #expect(Environment.process.value("PATH")?.isEmpty == false)
  }
}
