/// What a command line asks for.
enum Request<Invocation> {
  case run(Invocation)
  /// The help of a command, or of the program.
  case help(HelpSubject)
  case version
}

/// What a help page is about.
enum HelpSubject: Equatable, Sendable {
  case program(ProgramDescription)
  case command(CommandDescription)
}

/// What the help, errors and completions know of the program.
struct ProgramDescription: Equatable, Sendable {
  let name: String
  /// One sentence.
  let summary: String
  let examples: [Example]
  let commands: [CommandDescription]
  /// Commands that do not work yet: shown nowhere, and an error when typed.
  let plannedCommands: [String]

  /// The usage line.
  var usage: String { "\(name) COMMAND [options]" }
}

/// Options that every command has.
enum UniversalOption {
  static let help = ["--help", "-h"]
  static let version = ["--version"]

  /// The long names, for suggestions.
  static let names = ["--help", "--version"]
}

/// A command among others: its grammar, with its options wrapped into the program's invocation.
struct Subcommand<Invocation>: Sendable {
  let description: CommandDescription
  fileprivate let parse: @Sendable (ArraySlice<String>) throws(ArgumentError) -> Invocation

  /// Wraps a grammar, usually by a case of an enum: `Subcommand(measure, Invocation.measure)`.
  init<Options>(
    _ grammar: CommandGrammar<Options>, _ wrap: @escaping @Sendable (Options) -> Invocation
  ) {
    description = grammar.description
    parse = { words throws(ArgumentError) in wrap(try grammar.parse(words)) }
  }
}

/// The commands of the program, and the choice of one by its name.
struct Program<Invocation>: Sendable {
  let description: ProgramDescription
  private let commands: [Subcommand<Invocation>]

  init(
    _ name: String, summary: String, examples: [Example] = [], commands: [Subcommand<Invocation>],
    planned: [String] = []
  ) {
    self.commands = commands
    description = ProgramDescription(
      name: name, summary: summary, examples: examples, commands: commands.map(\.description),
      plannedCommands: planned)
  }

  /// Reads the words after the program's name.
  func parse(_ words: [String]) throws(ArgumentError) -> Request<Invocation> {
    let options = words.prefix { $0 != "--" }
    let nameIndex = words.firstIndex { !$0.utf8.starts(with: "-".utf8) }

    if options.contains(where: UniversalOption.help.contains) {
      guard let nameIndex, words[nameIndex] != "help" else { return .help(.program(description)) }
      return .help(.command(try command(named: words[nameIndex]).description))
    }
    if options.contains(where: UniversalOption.version.contains) { return .version }
    guard let first = words.first else { return .help(.program(description)) }
    guard nameIndex == words.startIndex else {
      if let nameIndex, options.count > nameIndex, let command = find(words[nameIndex]) {
        throw ArgumentError(.optionBeforeCommand(option: first, command: command.description.name))
      }
      let nearest = NearestWord.find(first, among: UniversalOption.names)
      throw ArgumentError(.unknownOption(typed: first, nearest: nearest))
    }
    if first == "help" {
      guard words.count > 1, words[1] != "help" else { return .help(.program(description)) }
      return .help(.command(try command(named: words[1]).description))
    }
    return .run(try command(named: first).parse(words.dropFirst()))
  }

  /// The help page of a command, or of the program when there is no such command.
  func help(for name: String) -> HelpSubject {
    description.commands.first { $0.name == name }.map(HelpSubject.command)
      ?? .program(description)
  }

  private func find(_ name: String) -> Subcommand<Invocation>? {
    commands.first { $0.description.name == name }
  }

  private func command(named name: String) throws(ArgumentError) -> Subcommand<Invocation> {
    if let command = find(name) { return command }
    guard !description.plannedCommands.contains(name) else {
      throw ArgumentError(.planned(name: name))
    }
    let names = commands.map(\.description.name) + ["help"]
    throw ArgumentError(
      .unknownCommand(typed: name, nearest: NearestWord.find(name, among: names)))
  }

}
