import Testing

@testable import chiplayout

/// A choice of its own for these tests; "grid" is planned.
private enum Mode: String, ArgumentChoice {
  case flow, left, center
  static var plannedChoices: [String] { ["grid"] }
}

private struct FontPart: Equatable, Sendable {
  var name = "DejaVu Sans"
  var size = 17.0
  var features: [String] = []
}

private struct Sample: Equatable, Sendable {
  var labels: [String] = []
  var font = FontPart()
  var spacing: Double?
  var lines = 1
  var mode = Mode.left
  var output: String?
  var json = false
  var kerning = true
}

private let fontGroup = Group<FontPart>("Font") {
  Option("--font", "NAME", \.name, help: "The font.")
  Option("--size", "N", \.size, in: .over(0, upTo: 1000), help: "Points.")
  Option("--feature", "TAG", collecting: \.features, help: "A feature.")
  Planned("--variation")
}

private let sample = CommandGrammar(
  "sample", Sample(), summary: "Tries the parser.", usage: "tool sample [TEXT …] [options]",
  examples: [Example("tool sample Swift", "One label.")]
) {
  fontGroup.at(\.font)
  Group("Layout") {
    Option("--letter-spacing", "N", \.spacing, in: .within(100), help: "Between letters.")
    Option("--lines", "N", \.lines, in: .from(0), help: "Lines.")
    Option("--layout", "MODE", \.mode, help: "The layout.")
    Flag("--no-kerning", \.kerning, sets: false, help: "No kerning.")
  }
  Option("--output", short: "-o", "FILE", \.output, help: "The file.")
  Flag("--json", \.json, help: "As JSON.")
  Arguments("TEXT", \.labels, help: "Labels.")
}

private struct Pair: Equatable, Sendable {
  var old = ""
  var new = ""
  var note: String?
}

private let pair = CommandGrammar(
  "pair", Pair(), summary: "Compares.", usage: "tool pair OLD NEW [NOTE]"
) {
  Argument("OLD", \.old, help: "Before.")
  Argument("NEW", \.new, help: "After.")
  Argument("NOTE", \.note, isRequired: false, help: "A note.")
}

private enum Invocation: Equatable {
  case sample(Sample)
  case pair(Pair)
}

private let program = Program<Invocation>(
  "tool", summary: "A tool.",
  commands: [Subcommand(sample, Invocation.sample), Subcommand(pair, Invocation.pair)],
  planned: ["record"])

/// What is wrong with the words, or nil.
private func problem(_ words: String...) -> ArgumentError.Problem? {
  do {
    _ = try sample.parse(words)
    return nil
  } catch {
    return error.problem
  }
}

/// The sentence about what is wrong with the words, or "fine".
private func sentence(_ words: String...) -> String {
  do {
    _ = try program.parse(words)
    return "fine"
  } catch {
    return ArgumentSentences.sentence(for: error.problem)
  }
}

@Suite struct `Reading a command line` {
  @Test func `without words the defaults stay`() throws {
    #expect(try sample.parse([]) == Sample())
  }

  @Test func `options and labels come in any order`() throws {
    var expected = Sample(labels: ["one", "two", "three"], lines: 2, output: "x.json", json: true)
    expected.font.size = 16.5
    #expect(
      try sample.parse([
        "one", "--size", "16.5", "two", "--json", "--lines=2", "-o", "x.json", "three",
      ]) == expected)
  }

  @Test func `after two dashes everything is a label`() throws {
    #expect(
      try sample.parse(["--json", "--", "--size", "--", "-h"])
        == Sample(labels: ["--size", "--", "-h"], json: true))
  }

  @Test(arguments: [
    ["-o", "a=b"], ["-o=a=b"], ["-oa=b"], ["--output", "a=b"], ["--output=a=b"],
  ])
  func `a value is the next word or stands in the same`(words: [String]) throws {
    #expect(try sample.parse(words) == Sample(output: "a=b"))
  }

  @Test func `a dash alone is a label and a value`() throws {
    #expect(try sample.parse(["-", "-o", "-"]) == Sample(labels: ["-"], output: "-"))
  }

  @Test func `empty words are values and labels`() throws {
    #expect(try sample.parse(["", "-o", ""]) == Sample(labels: [""], output: ""))
    #expect(try sample.parse(["--output="]) == Sample(output: ""))
  }

  @Test func `the last of repeated options wins unless they add up`() throws {
    let read = try sample.parse([
      "--lines", "1", "--feature", "tnum", "--lines", "3", "--feature=liga", "--feature=liga",
    ])
    #expect(read.lines == 3)
    #expect(read.font.features == ["tnum", "liga", "liga"])
  }

  @Test func `negative numbers are values and labels`() throws {
    let read = try sample.parse(["--letter-spacing", "-0.5", "-3.5", "-.5", "-12"])
    #expect(read.spacing == -0.5)
    #expect(read.labels == ["-3.5", "-.5", "-12"])
  }

  @Test func `a value may start with a negative number`() throws {
    #expect(try sample.parse(["--output", "-4,0,0,0"]).output == "-4,0,0,0")
  }

  @Test func `a flag may set false`() throws {
    #expect(try sample.parse(["--no-kerning"]).kerning == false)
  }

  @Test func `a mark after the equals sign belongs to the value`() throws {
    #expect(try sample.parse(["--output=\u{301}x"]).output == "\u{301}x")
  }

  @Test func `words are compared by their bytes and labels stay as they are`() throws {
    let label = "e\u{301}\u{0}\n"
    let read = try sample.parse([label])
    #expect(read.labels.first.map { Array($0.utf8) } == [0x65, 0xCC, 0x81, 0x00, 0x0A])
  }

  @Test func `single arguments are filled in order`() throws {
    #expect(try pair.parse(["a", "b"]) == Pair(old: "a", new: "b"))
    #expect(try pair.parse(["a", "b", "c"]) == Pair(old: "a", new: "b", note: "c"))
  }

  @Test(arguments: [
    ("17", 17.0), ("0.5", 0.5), (".5", 0.5), ("1e2", 100), ("+3", 3), ("1E-1", 0.1),
    ("1000", 1000),
  ])
  func `decimal numbers are read`(text: String, number: Double) throws {
    #expect(try sample.parse(["--size", text]).font.size == number)
  }

  @Test func `negative zero becomes zero`() throws {
    #expect(try sample.parse(["--letter-spacing", "-0"]).spacing?.sign == .plus)
  }
}

@Suite struct `A wrong command line` {
  @Test(arguments: [
    "nan", "NaN", "inf", "-inf", "infinity", "0x10", "0x1p3", " 1", "1 ", "1_000", "", "1e999",
    "-1e999", "1,5", "--1", "e", ".", "١٢", "1\n", "1\u{0}",
  ])
  func `what is no finite decimal number is malformed`(text: String) {
    #expect(
      problem("--size=\(text)")
        == .invalidValue(
          name: "--size", typed: text, problem: .malformed, expectation: .number,
          range: .over(0, upTo: 1000), nearest: nil))
  }

  @Test(arguments: ["1.5", "99999999999999999999", "1e3", "0x1", "", " 1", "one"])
  func `what is no whole number is malformed`(text: String) {
    #expect(
      problem("--lines=\(text)")
        == .invalidValue(
          name: "--lines", typed: text, problem: .malformed, expectation: .wholeNumber,
          range: .from(0), nearest: nil))
  }

  @Test(arguments: ["0", "-1", "1000.001", "1e300"])
  func `a size must be in its range`(text: String) {
    #expect(
      sentence("sample", "--size", text)
        == "'--size' must be greater than 0 and at most 1000, but got '\(text)'")
  }

  @Test func `a range without an upper end says the lower`() {
    #expect(sentence("sample", "--lines", "-1") == "'--lines' must be at least 0, but got '-1'")
  }

  @Test func `a value that is no number says what would be right`() {
    #expect(
      sentence("sample", "--size", "big")
        == "'--size' expects a number greater than 0 and at most 1000, but got 'big'")
  }

  @Test func `a mistyped choice is answered with all and the nearest`() {
    #expect(
      sentence("sample", "--layout", "lfet")
        == "'--layout' expects flow, left or center, but got 'lfet'; did you mean 'left'?")
    #expect(
      sentence("sample", "--layout", "spiral")
        == "'--layout' expects flow, left or center, but got 'spiral'")
  }

  @Test func `a mistyped option is answered with the nearest`() {
    #expect(
      problem("--fnot", "x") == .unknownOption(typed: "--fnot", nearest: "--font"))
    #expect(problem("-font=x") == .unknownOption(typed: "-font", nearest: "--font"))
    #expect(problem("--letter") == .unknownOption(typed: "--letter", nearest: "--letter-spacing"))
    #expect(problem("--zebra=1") == .unknownOption(typed: "--zebra", nearest: nil))
    #expect(problem("-x") == .unknownOption(typed: "-x", nearest: nil))
  }

  @Test func `a planned option is not the nearest`() {
    #expect(problem("--variatoin") == .unknownOption(typed: "--variatoin", nearest: nil))
  }

  @Test func `a mistyped command is answered with the nearest`() {
    #expect(sentence("smaple") == "unknown command 'smaple'; did you mean 'sample'?")
    #expect(sentence("help", "smaple") == "unknown command 'smaple'; did you mean 'sample'?")
    #expect(sentence("dance") == "unknown command 'dance'")
  }

  @Test func `what is planned does not work yet`() {
    #expect(sentence("sample", "--variation", "wght=500") == "--variation does not work yet")
    #expect(sentence("sample", "--variation=wght=500") == "--variation does not work yet")
    #expect(sentence("sample", "--layout", "grid") == "--layout=grid does not work yet")
    #expect(sentence("record", "a.json") == "record does not work yet")
  }

  @Test func `a missing value names the option`() {
    #expect(
      sentence("sample", "--font") == "'--font' needs a value: --font NAME")
    #expect(
      sentence("sample", "--font", "--json")
        == "'--font' needs a value: --font NAME, but '--json' follows (write '--font=--json' if that is the value)"
    )
  }

  @Test func `a flag takes no value`() {
    #expect(sentence("sample", "--json=1") == "'--json' takes no value, but got '1'")
    #expect(sentence("sample", "--json=") == "'--json' takes no value, but got ''")
  }

  @Test func `arguments may be missing or too many`() {
    #expect(sentence("pair", "a") == "missing argument NEW")
    #expect(sentence("pair", "a", "b", "c", "d") == "unexpected argument 'd'")
  }

  @Test func `what was typed can't rewrite the terminal`() {
    #expect(sentence("\u{1B}[2Jx") == #"unknown command '\u{1B}[2Jx'"#)
    let long = String(repeating: "a", count: 100_000)
    #expect(sentence(long) == "unknown command '" + String(repeating: "a", count: 60) + "…'")
  }

  @Test func `the message has usage and where to read more`() {
    let sentences = ArgumentSentences(program: program.description)
    #expect(
      sentences.message(
        for: ArgumentError(.flagWithValue(flag: "--json", value: "1"), command: "sample"))
          == """
          error: '--json' takes no value, but got '1'
          Usage: tool sample [TEXT …] [options]
          See 'tool sample --help' for more information.

          """)
    #expect(
      sentences.message(for: ArgumentError(.unknownCommand(typed: "x", nearest: nil)))
        == """
        error: unknown command 'x'
        Usage: tool COMMAND [options]
        See 'tool --help' for more information.

        """)
  }
}

@Suite struct `Choosing a command` {
  /// The request without what it carries.
  private func request(_ words: String...) throws -> String {
    switch try program.parse(words) {
    case .run(.sample): "run sample"
    case .run(.pair): "run pair"
    case .help(.program): "help"
    case .help(.command(let command)): "help \(command.name)"
    case .version: "version"
    }
  }

  @Test func `the first word is the command`() throws {
    #expect(try request("sample", "pair") == "run sample")
    #expect(try request("pair", "a", "b") == "run pair")
  }

  @Test func `help is answered anywhere before two dashes`() throws {
    #expect(try request() == "help")
    #expect(try request("--help") == "help")
    #expect(try request("help") == "help")
    #expect(try request("help", "pair") == "help pair")
    #expect(try request("pair", "-h") == "help pair")
    #expect(try request("-h", "pair") == "help pair")
    #expect(try request("sample", "--no-such-option", "--size", "--help") == "help sample")
    #expect(try request("sample", "--", "--help") == "run sample")
  }

  @Test func `an option stands behind the command`() {
    #expect(throws: ArgumentError(.optionBeforeCommand(option: "--json", command: "sample"))) {
      try program.parse(["--json", "sample"])
    }
    #expect(throws: ArgumentError(.unknownOption(typed: "--hepl", nearest: "--help"))) {
      try program.parse(["--hepl"])
    }
  }

  @Test func `options that contradict each other are an error of the command`() throws {
    let strict = CommandGrammar(
      "strict", Pair(), summary: "", usage: "",
      validate: { pair throws(ArgumentError.Problem) in
        guard pair.old != pair.new else { throw .contradiction("OLD is NEW") }
      }
    ) {
      Argument("OLD", \.old, help: "")
      Argument("NEW", \.new, help: "")
    }
    #expect(try strict.parse(["a", "b"]) == Pair(old: "a", new: "b"))
    #expect(throws: ArgumentError(.contradiction("OLD is NEW"), command: "strict")) {
      try strict.parse(["a", "a"])
    }
  }

  @Test func `an option may take words that start as options do`() throws {
    let switches = CommandGrammar("switches", FontPart(), summary: "", usage: "") {
      Option("--feature", "TAG", collecting: \.features, takesAnyWord: true, help: "")
    }
    #expect(
      try switches.parse(["--feature", "-liga", "--feature=tnum"]).features == ["-liga", "tnum"])
    #expect(throws: (any Error).self) { try switches.parse(["--feature"]) }
  }

  @Test func `version is answered anywhere`() throws {
    #expect(try request("--version") == "version")
    #expect(try request("sample", "--version") == "version")
  }
}
