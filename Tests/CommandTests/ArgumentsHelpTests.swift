import Testing

@testable import ChipLayoutCore
@testable import chiplayout

private enum Mode: String, ArgumentChoice {
  case flow, left
  static var plannedChoices: [String] { ["grid"] }
}

private struct Sample: Sendable {
  var labels: [String] = []
  var size = 17.0
  var lines: Int?
  var mode = Mode.left
  var features: [String] = []
  var output: String?
  var json = false
}

private let sample = CommandGrammar(
  "sample", Sample(), summary: "Tries the help.", usage: "tool sample [TEXT …] [options]",
  examples: [Example("tool sample Swift", "One label.")]
) {
  Group("Font") {
    Option("--size", "N", \.size, in: .over(0), help: "The size in points.")
    Option("--feature", "TAG", collecting: \.features, help: "An OpenType feature.")
    Planned("--variation")
  }
  Group("Layout") {
    Option(
      "--layout", "MODE", \.mode,
      help: "How rows are filled, which is said here in a sentence long enough for two lines.")
    Option("--lines", "N", \.lines, help: "Most lines.", defaultText: "as many as needed")
    Option(
      "--an-option-with-a-long-name", "VALUE", \.output, help: "Stands on a line of its own.")
  }
  Option("--output", short: "-o", "FILE", \.output, help: "The file.")
  Flag("--json", \.json, help: "As JSON.")
  Arguments("TEXT", \.labels, help: "The labels.")
}

@Suite struct `The help` {
  @Test func `of a command has examples first, then arguments and groups with aligned columns`() {
    let expected = """
      Tries the help.

      Examples:
        tool sample Swift
            One label.

      Usage: tool sample [TEXT …] [options]

      Arguments:
        TEXT               The labels.

      Font:
        --size N           The size in points. (greater than 0; default: 17)
        --feature TAG      An OpenType feature. (may be repeated)

      Layout:
        --layout MODE      How rows are filled, which is said here in a sentence long
                           enough for two lines. (flow, left; default: left)
        --lines N          Most lines. (default: as many as needed)
        --an-option-with-a-long-name VALUE
                           Stands on a line of its own.

      Options:
        -o, --output FILE  The file.
        --json             As JSON.

      General:
        -h, --help         Show this help.
        --version          Show the version.

      """
    #expect(HelpPage.text(for: .command(sample.description)) == expected)
  }

  @Test func `of the program lists the commands`() {
    let program = Program<Sample>(
      "tool", summary: "A tool.", examples: [Example("tool sample Swift", "One label.")],
      commands: [Subcommand(sample) { $0 }], planned: ["record"])
    let expected = """
      A tool.

      Examples:
        tool sample Swift
            One label.

      Usage: tool COMMAND [options]

      Commands:
        sample      Tries the help.
        help        Show the help of a command.

      General:
        -h, --help  Show this help.
        --version   Show the version.

      See 'tool COMMAND --help' for the options of a command.

      """
    #expect(HelpPage.text(for: .program(program.description)) == expected)
  }

  @Test(arguments: [40, 60, 80, 100])
  func `stays inside the columns`(columns: Int) {
    let page = HelpPage.text(for: .command(sample.description), columns: columns)
    for line in page.split(separator: "\n") {
      #expect(DisplayWidth.columns(of: String(line)) <= columns, "\(line)")
    }
  }

  @Test func `never shows what is planned`() {
    let page = HelpPage.text(for: .command(sample.description))
    #expect(!page.contains("--variation"))
    #expect(!page.contains("grid"))
  }

  @Test func `is the same for absurd widths`() {
    let subject = HelpSubject.command(sample.description)
    #expect(HelpPage.text(for: subject, columns: .min) == HelpPage.text(for: subject, columns: 40))
    #expect(HelpPage.text(for: subject, columns: .max) == HelpPage.text(for: subject, columns: 120))
  }
}
