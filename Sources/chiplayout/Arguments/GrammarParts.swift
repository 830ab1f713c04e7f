/// A part of a command's grammar: one parameter, or a group of them.
protocol GrammarPart<Options> {
  associatedtype Options
  var parameters: [Parameter<Options>] { get }
}

/// Collects the parts of a grammar, in the order of the help.
@resultBuilder
enum GrammarBuilder<Options> {
  static func buildExpression<Part: GrammarPart>(_ part: Part) -> [Parameter<Options>]
  where Part.Options == Options {
    part.parameters
  }

  static func buildBlock(_ parts: [Parameter<Options>]...) -> [Parameter<Options>] {
    parts.flatMap { $0 }
  }
}

/// Parameters under one heading of the help.
struct Group<Options>: GrammarPart {
  let parameters: [Parameter<Options>]

  init(_ title: String, @GrammarBuilder<Options> content: () -> [Parameter<Options>]) {
    parameters = content().map { parameter in
      var parameter = parameter
      parameter.description.group = title
      return parameter
    }
  }

  private init(parameters: [Parameter<Options>]) {
    self.parameters = parameters
  }

  /// The same group for a command whose options hold these as a part.
  func at<Whole>(_ part: SettablePath<Whole, Options>) -> Group<Whole> {
    Group<Whole>(parameters: parameters.map { $0.at(part) })
  }
}

/// An option with a value: `--size 17` or `--size=17`; the last one wins.
struct Option<Options>: GrammarPart {
  let parameters: [Parameter<Options>]

  /// An option whose value goes to `path`.
  ///
  /// - Parameters:
  ///   - name: the long name, with its dashes.
  ///   - short: another name, such as `-o`.
  ///   - valueName: what stands for the value in the help.
  ///   - path: where the value goes.
  ///   - help: one sentence or less.
  ///   - defaultText: the default in words, when the options' own default doesn't say it.
  init<Value: ArgumentValue>(
    _ name: String, short: String? = nil, _ valueName: String,
    _ path: SettablePath<Options, Value>, help: String, defaultText: String? = nil
  ) {
    parameters = [
      Parameter(
        description: .option([name, short], valueName, Value.expectation, help, defaultText),
        store: { (options, text) throws(ValueProblem) in
          options[keyPath: path] = try Value(argument: text)
        },
        defaultText: { options in options[keyPath: path].argumentText })
    ]
  }

  /// An option whose numbers must be in `range`.
  init<Value: NumericArgument>(
    _ name: String, short: String? = nil, _ valueName: String,
    _ path: SettablePath<Options, Value>, in range: ArgumentRange, help: String,
    defaultText: String? = nil
  ) {
    var description = ParameterDescription.option(
      [name, short], valueName, Value.expectation, help, defaultText)
    description.range = range
    parameters = [
      Parameter(
        description: description,
        store: { (options, text) throws(ValueProblem) in
          let value = try Value(argument: text)
          guard value.rangedNumbers.allSatisfy(range.contains) else { throw .outOfRange }
          options[keyPath: path] = value
        },
        defaultText: { options in options[keyPath: path].argumentText })
    ]
  }

  /// An option that may be repeated, each adding a value.
  ///
  /// - Parameter takesAnyWord: whether a value may start as an option does.
  init<Value: ArgumentValue>(
    _ name: String, short: String? = nil, _ valueName: String,
    collecting path: SettablePath<Options, [Value]>, takesAnyWord: Bool = false, help: String,
    defaultText: String? = nil
  ) {
    var description = ParameterDescription.option(
      [name, short], valueName, Value.expectation, help, defaultText)
    description.collects = true
    description.takesAnyWord = takesAnyWord
    parameters = [
      Parameter(
        description: description,
        store: { (options, text) throws(ValueProblem) in
          options[keyPath: path].append(try Value(argument: text))
        },
        defaultText: { _ in nil })
    ]
  }
}

/// An option without a value.
struct Flag<Options>: GrammarPart {
  let parameters: [Parameter<Options>]

  /// A flag that sets `path` to true.
  init(
    _ name: String, short: String? = nil, _ path: SettablePath<Options, Bool>,
    help: String
  ) {
    self.init(name, short: short, path, sets: true, help: help)
  }

  /// A flag that sets `path` to a value, such as `--no-kerning` or `--json`.
  init<Value: Sendable>(
    _ name: String, short: String? = nil, _ path: SettablePath<Options, Value>,
    sets value: Value, help: String
  ) {
    parameters = [
      Parameter(
        description: ParameterDescription(
          kind: .flag, names: [name, short].compactMap { $0 }, help: help, group: "Options"),
        store: { (options, _) throws(ValueProblem) in options[keyPath: path] = value },
        defaultText: { _ in nil })
    ]
  }
}

/// One word without a name, such as the file to read.
struct Argument<Options>: GrammarPart {
  let parameters: [Parameter<Options>]

  init<Value: ArgumentValue>(
    _ valueName: String, _ path: SettablePath<Options, Value>,
    isRequired: Bool = true, help: String
  ) {
    parameters = [
      Parameter(
        description: ParameterDescription(
          kind: .argument(isRequired: isRequired), valueName: valueName, help: help,
          group: "Arguments", expectation: Value.expectation),
        store: { (options, text) throws(ValueProblem) in
          options[keyPath: path] = try Value(argument: text)
        },
        defaultText: { options in options[keyPath: path].argumentText })
    ]
  }
}

/// All the words without a name that are left, such as labels.
struct Arguments<Options>: GrammarPart {
  let parameters: [Parameter<Options>]

  /// The same words for a command whose options hold these as a part.
  func at<Whole>(_ part: SettablePath<Whole, Options>) -> Arguments<Whole> {
    Arguments<Whole>(parameters: parameters.map { $0.at(part) })
  }

  private init(parameters: [Parameter<Options>]) {
    self.parameters = parameters
  }

  init<Value: ArgumentValue>(
    _ valueName: String, _ path: SettablePath<Options, [Value]>, atLeast: Int = 0,
    help: String
  ) {
    parameters = [
      Parameter(
        description: ParameterDescription(
          kind: .arguments(atLeast: atLeast), valueName: valueName, help: help, group: "Arguments",
          expectation: Value.expectation, collects: true),
        store: { (options, text) throws(ValueProblem) in
          options[keyPath: path].append(try Value(argument: text))
        },
        defaultText: { _ in nil })
    ]
  }
}

/// Options that do not work yet: not in the help, and an error when typed.
struct Planned<Options>: GrammarPart {
  let parameters: [Parameter<Options>]

  init(_ names: String...) {
    parameters = names.map { name in
      Parameter(
        description: ParameterDescription(kind: .planned, names: [name]),
        store: { (_, _) throws(ValueProblem) in throw .planned },
        defaultText: { _ in nil })
    }
  }
}

extension ParameterDescription {
  /// The description of an option that takes a value.
  fileprivate static func option(
    _ names: [String?], _ valueName: String, _ expectation: Expectation, _ help: String,
    _ defaultText: String?
  ) -> ParameterDescription {
    ParameterDescription(
      kind: .option, names: names.compactMap { $0 }, valueName: valueName, help: help,
      group: "Options", defaultText: defaultText, expectation: expectation)
  }
}
