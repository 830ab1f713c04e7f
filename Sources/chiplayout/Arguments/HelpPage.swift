import ChipLayoutCore

/// The help of a command or of the program, as text in lines of a given width.
struct HelpPage {
  /// The longest line in columns, unless a single word is longer.
  let columns: Int
  private var text = ""

  /// The widest names column; longer names stand on a line of their own.
  private static let widestName = 26

  /// Lays out a page; widths outside 40…120 are brought inside.
  static func text(for subject: HelpSubject, columns: Int = 80) -> String {
    var page = HelpPage(columns: min(max(columns, 40), 120))
    switch subject {
    case .program(let program): page.append(program)
    case .command(let command): page.append(command)
    }
    return page.text
  }

  private init(columns: Int) {
    self.columns = columns
  }

  private mutating func append(_ command: CommandDescription) {
    appendWrapped(command.summary, indent: 0)
    append(command.examples)
    text += "\nUsage: \(command.usage)\n"
    let shown =
      command.parameters.filter(\.isPositional)
      + command.parameters.filter { !$0.isPositional && $0.kind != .planned }
    var entries: [(group: String, name: String, help: String)] = shown.map { parameter in
      (parameter.group, parameter.usageName, parameter.helpWithFacts)
    }
    entries.append(("General", "-h, --help", "Show this help."))
    entries.append(("General", "--version", "Show the version."))
    appendGroups(entries)
  }

  private mutating func append(_ program: ProgramDescription) {
    appendWrapped(program.summary, indent: 0)
    append(program.examples)
    text += "\nUsage: \(program.usage)\n"
    var entries: [(group: String, name: String, help: String)] = program.commands.map { command in
      ("Commands", command.name, command.summary)
    }
    entries.append(("Commands", "help", "Show the help of a command."))
    entries.append(("General", "-h, --help", "Show this help."))
    entries.append(("General", "--version", "Show the version."))
    appendGroups(entries)
    text += "\nSee '\(program.name) COMMAND --help' for the options of a command.\n"
  }

  private mutating func append(_ examples: [Example]) {
    guard !examples.isEmpty else { return }
    text += "\nExamples:\n"
    for example in examples {
      text += "  \(example.command)\n"
      appendWrapped(example.explanation, indent: 6)
    }
  }

  /// Groups in the order in which they first appear, all with the same columns.
  private mutating func appendGroups(_ entries: [(group: String, name: String, help: String)]) {
    let widths = entries.map { DisplayWidth.columns(of: $0.name) }
    let column = widths.filter { $0 <= Self.widestName }.max() ?? Self.widestName
    var titles: [String] = []
    for entry in entries where !titles.contains(entry.group) { titles.append(entry.group) }
    for title in titles {
      text += "\n\(title):\n"
      for entry in entries where entry.group == title {
        append(name: entry.name, help: entry.help, nameColumns: column)
      }
    }
  }

  private mutating func append(name: String, help: String, nameColumns: Int) {
    text += "  \(name)"
    let width = DisplayWidth.columns(of: name)
    let indent = 2 + nameColumns + 2
    guard !help.isEmpty else {
      text += "\n"
      return
    }
    if width > nameColumns {
      text += "\n"
      appendWrapped(help, indent: indent)
    } else {
      text += String(repeating: " ", count: indent - 2 - width)
      appendWrapped(help, indent: indent, isAlreadyIndented: true)
    }
  }

  /// Appends words in lines of the page's width, each line indented, and ends the last line.
  private mutating func appendWrapped(
    _ words: String, indent: Int, isAlreadyIndented: Bool = false
  ) {
    let space = String(repeating: " ", count: indent)
    if !isAlreadyIndented { text += space }
    var column = indent
    for word in words.split(separator: " ") {
      let width = DisplayWidth.columns(of: String(word))
      if column > indent {
        if column + 1 + width > columns {
          text += "\n" + space
          column = indent
        } else {
          text += " "
          column += 1
        }
      }
      text += word
      column += width
    }
    text += "\n"
  }
}

extension ParameterDescription {
  /// The names as the help shows them, such as `-o, --output FILE`.
  var usageName: String {
    let short = names.filter { $0.utf8.count == 2 }
    let long = names.filter { $0.utf8.count != 2 }
    let joined = (short + long).joined(separator: ", ")
    return [joined, valueName].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The help with the choices, the allowed numbers and the default behind it.
  var helpWithFacts: String {
    var facts: [String] = []
    if !expectation.choices.isEmpty { facts.append(expectation.choices.joined(separator: ", ")) }
    if let range { facts.append(range.phrase) }
    if collects, !isPositional { facts.append("may be repeated") }
    if let defaultText { facts.append("default: \(defaultText)") }
    guard !facts.isEmpty else { return help }
    return [help, "(" + facts.joined(separator: "; ") + ")"].filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}
