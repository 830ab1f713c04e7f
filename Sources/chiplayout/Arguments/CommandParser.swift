/// One pass over the words of a command line.
struct CommandParser<Options: Sendable> {
  /// What went wrong.
  typealias Problem = ArgumentError.Problem

  private let parameters: [Parameter<Options>]
  private let positionals: [Parameter<Options>]
  private let typedNames: SettablePath<Options, Set<String>>?
  private var options: Options
  /// How many words without a name the current positional parameter has taken, and which it is.
  private var position = 0
  private var taken = 0

  init(grammar: CommandGrammar<Options>) {
    parameters = grammar.parameters
    positionals = grammar.parameters.filter(\.description.isPositional)
    typedNames = grammar.typedNames
    options = grammar.defaults
  }

  /// Reads all words into options.
  mutating func parse(_ words: some Collection<String>) throws(Problem) -> Options {
    var index = words.startIndex
    var onlyPositionals = false
    while index != words.endIndex {
      let word = words[index]
      words.formIndex(after: &index)
      if onlyPositionals || isPositional(word) {
        try take(positional: word)
      } else if word == "--" {
        onlyPositionals = true
      } else {
        try take(option: word, rest: words, index: &index)
      }
    }
    try checkThatNothingIsMissing()
    return options
  }

  /// Whether a word is no option: `-` alone isn't, nor is a negative number.
  private func isPositional(_ word: String) -> Bool {
    guard word.utf8.first == UInt8(ascii: "-"), word.utf8.count > 1 else { return true }
    guard (try? Double(argument: word)) != nil else { return false }
    return parameter(named: word) == nil
  }

  private func parameter(named name: String) -> Parameter<Options>? {
    parameters.first { $0.description.names.contains(name) }
  }

  /// Reads an option, and its value from the same word or the next.
  private mutating func take<Words: Collection<String>>(
    option word: String, rest words: Words, index: inout Words.Index
  ) throws(Problem) {
    let typed = try split(word)
    let description = typed.parameter.description
    switch description.kind {
    case .planned:
      throw .planned(name: typed.name)
    case .flag:
      if let value = typed.value { throw .flagWithValue(flag: typed.name, value: value) }
      try store("", in: typed.parameter, name: typed.name)
    case .option, .argument, .arguments:
      if let value = typed.value {
        try store(value, in: typed.parameter, name: typed.name)
        return
      }
      let next = index == words.endIndex ? nil : words[index]
      guard let next, description.takesAnyWord || !next.looksLikeOption else {
        throw .missingValue(option: typed.name, valueName: description.valueName, next: next)
      }
      words.formIndex(after: &index)
      try store(next, in: typed.parameter, name: typed.name)
    }
  }

  /// Finds the option of `--name`, `--name=value`, `-n`, `-n=value` or `-nvalue`.
  private func split(
    _ word: String
  ) throws(Problem) -> (name: String, parameter: Parameter<Options>, value: String?) {
    // By bytes: a mark after the sign would make another character of it.
    let bytes = word.utf8
    let equals = bytes.firstIndex(of: UInt8(ascii: "="))
    let name = String(word[..<(equals ?? bytes.endIndex)])
    if let parameter = parameter(named: name) {
      let value = equals.map { String(word[bytes.index(after: $0)...]) }
      return (name, parameter, value)
    }
    let isShort = bytes.dropFirst().first != UInt8(ascii: "-")
    if isShort, let end = bytes.index(bytes.startIndex, offsetBy: 2, limitedBy: bytes.endIndex),
      let short = parameter(named: String(decoding: bytes[..<end], as: UTF8.self)),
      short.description.kind == .option
    {
      return (short.description.shortName, short, String(decoding: bytes[end...], as: UTF8.self))
    }
    if let equals, (UniversalOption.help + UniversalOption.version).contains(name) {
      throw .flagWithValue(flag: name, value: String(word[bytes.index(after: equals)...]))
    }
    let known = parameters.map(\.description).filter { $0.kind != .planned }.flatMap(\.names)
    throw .unknownOption(
      typed: name, nearest: NearestWord.find(name, among: known + UniversalOption.names))
  }

  private mutating func take(positional word: String) throws(Problem) {
    guard position < positionals.count else { throw .unexpectedArgument(typed: word) }
    let parameter = positionals[position]
    try store(word, in: parameter, name: parameter.description.valueName)
    taken += 1
    if !parameter.description.collects {
      position += 1
      taken = 0
    }
  }

  private mutating func store(
    _ value: String, in parameter: Parameter<Options>, name: String
  ) throws(Problem) {
    do throws(ValueProblem) {
      try parameter.store(&options, value)
    } catch {
      let expectation = parameter.description.expectation
      throw .invalidValue(
        name: name, typed: value, problem: error, expectation: expectation,
        range: parameter.description.range,
        nearest: NearestWord.find(value, among: expectation.choices))
    }
    if let typedNames, let name = parameter.description.names.first {
      options[keyPath: typedNames].insert(name)
    }
  }

  private func checkThatNothingIsMissing() throws(Problem) {
    for index in positionals.indices.dropFirst(position) {
      let description = positionals[index].description
      let needed =
        switch description.kind {
        case .argument(let isRequired): isRequired ? 1 : 0
        case .arguments(let atLeast): atLeast
        case .flag, .option, .planned: 0
        }
      guard (index == position ? taken : 0) >= needed else {
        throw .missingArgument(name: description.valueName)
      }
    }
  }
}

extension ParameterDescription {
  /// Whether the words of this parameter stand without a name.
  var isPositional: Bool {
    switch kind {
    case .argument, .arguments: true
    case .flag, .option, .planned: false
    }
  }

  /// The name with one dash; empty when there is none.
  var shortName: String { names.first { $0.utf8.count == 2 } ?? "" }
}

extension String {
  /// Whether the word starts as an option does, and not as a negative number.
  fileprivate var looksLikeOption: Bool {
    let bytes = Array(utf8.prefix(3))
    guard bytes.count > 1, bytes[0] == UInt8(ascii: "-") else { return false }
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    if digits.contains(bytes[1]) { return false }
    return !(bytes.count == 3 && bytes[1] == UInt8(ascii: ".") && digits.contains(bytes[2]))
  }
}
