/// What the help, errors and completions know of one command.
struct CommandDescription: Equatable, Sendable {
  let name: String
  /// One sentence.
  let summary: String
  /// The usage line, with the program's name.
  let usage: String
  let examples: [Example]
  let parameters: [ParameterDescription]
}

/// A command line to copy, and what it does.
struct Example: Equatable, Sendable {
  let command: String
  let explanation: String

  init(_ command: String, _ explanation: String) {
    self.command = command
    self.explanation = explanation
  }
}

/// The grammar of one command: its options and arguments, and where their values go.
struct CommandGrammar<Options: Sendable>: Sendable {
  let description: CommandDescription
  let defaults: Options
  let parameters: [Parameter<Options>]
  /// Where the names of the options that were typed are noted, if anybody asks for them.
  let typedNames: SettablePath<Options, Set<String>>?
  private let validate: Validation

  /// Says what is wrong with options that are right one by one.
  typealias Validation = @Sendable (Options) throws(ArgumentError.Problem) -> Void

  /// Declares a command.
  ///
  /// The defaults that the help shows are those of `defaults`, unless an option says it in words.
  /// `validate` throws when options contradict each other. Options of which it matters whether they
  /// were typed have a set for the long names of those that were.
  init(
    _ name: String, _ defaults: Options, summary: String, usage: String, examples: [Example] = [],
    noting typedNames: SettablePath<Options, Set<String>>? = nil,
    validate: @escaping Validation = { _ throws(ArgumentError.Problem) in },
    @GrammarBuilder<Options> content: () -> [Parameter<Options>]
  ) {
    let parameters = content()
    self.defaults = defaults
    self.parameters = parameters
    self.typedNames = typedNames
    self.validate = validate
    description = CommandDescription(
      name: name, summary: summary, usage: usage, examples: examples,
      parameters: parameters.map { parameter in
        var description = parameter.description
        description.defaultText = description.defaultText ?? parameter.defaultText(defaults)
        return description
      })
  }

  /// Reads the words after the command's name; throws the first thing that is wrong with them.
  func parse(_ words: some Collection<String>) throws(ArgumentError) -> Options {
    do throws(ArgumentError.Problem) {
      var parser = CommandParser(grammar: self)
      let options = try parser.parse(words)
      try validate(options)
      return options
    } catch {
      throw ArgumentError(error, command: description.name)
    }
  }
}
