import ChipLayoutCore

/// The place where the facts of a wrong command line become sentences.
struct ArgumentSentences {
  /// The exit code of a wrong command line.
  static let exitCode: Int32 = 64

  let program: ProgramDescription

  /// The whole message for standard error: what is wrong, the usage, and where to read more.
  func message(for error: ArgumentError) -> String {
    let command = error.command.flatMap { name in program.commands.first { $0.name == name } }
    let invocation = command.map { "\(program.name) \($0.name)" } ?? program.name
    return """
      error: \(Self.sentence(for: error.problem))
      Usage: \(command?.usage ?? program.usage)
      See '\(invocation) --help' for more information.

      """
  }

  /// What is wrong, in one line without "error:".
  static func sentence(for problem: ArgumentError.Problem) -> String {
    switch problem {
    case .unknownCommand(let typed, let nearest):
      "unknown command \(quoted(typed))\(question(nearest))"
    case .unknownOption(let typed, let nearest):
      "unknown option \(quoted(typed))\(question(nearest))"
    case .optionBeforeCommand(let option, let command):
      "\(quoted(option)) stands before the command: write '\(command)' first, then its options"
    case .missingValue(let option, let valueName, let next):
      missingValue(option: option, valueName: valueName, next: next)
    case .flagWithValue(let flag, let value):
      "\(quoted(flag)) takes no value, but got \(quoted(value))"
    case .invalidValue(let name, let typed, let problem, let expectation, let range, let nearest):
      invalidValue(
        name: name, typed: typed, problem: problem, expectation: expectation, range: range)
        + question(nearest)
    case .missingArgument(let name):
      "missing argument \(name)"
    case .unexpectedArgument(let typed):
      "unexpected argument \(quoted(typed))"
    case .planned(let name):
      "\(shown(name)) does not work yet"
    case .notUTF8(let position, let offset, let byte):
      "argument \(position) is not UTF-8 text: its byte \(offset) is 0x\(hexadecimal(byte))"
    case .contradiction(let sentence):
      sentence
    }
  }

  private static func missingValue(option: String, valueName: String, next: String?) -> String {
    let sentence = "\(quoted(option)) needs a value: \(option) \(valueName)"
    guard let next else { return sentence }
    return sentence
      + ", but \(quoted(next)) follows (write '\(option)=\(shown(next))' if that is the value)"
  }

  private static func invalidValue(
    name: String, typed: String, problem: ValueProblem, expectation: Expectation,
    range: ArgumentRange?
  ) -> String {
    switch problem {
    case .malformed:
      "\(quoted(name)) expects \(phrase(for: expectation, range: range)), but got \(quoted(typed))"
    case .outOfRange:
      "\(quoted(name)) must be \(range?.phrase ?? "smaller"), but got \(quoted(typed))"
    case .planned:
      "\(name)=\(shown(typed)) does not work yet"
    case .other(let phrase):
      "\(quoted(name)): \(quoted(typed)) \(phrase)"
    }
  }

  private static func phrase(for expectation: Expectation, range: ArgumentRange?) -> String {
    let kind =
      switch expectation {
      case .text: "text"
      case .number: "a number"
      case .wholeNumber: "a whole number"
      case .choice(let words, planned: _): list(words)
      case .shape(let phrase): phrase
      }
    guard let range else { return kind }
    switch expectation {
    case .number, .wholeNumber: return "\(kind) \(range.phrase)"
    case .text, .choice, .shape: return "\(kind), each \(range.phrase)"
    }
  }

  /// The words as "a, b or c".
  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  private static func question(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }

  private static func quoted(_ text: String) -> String { "'\(shown(text))'" }

  /// What the user typed, safe to show and not longer than a line.
  private static func shown(_ text: String) -> String {
    let limit = 60
    let start = text.unicodeScalars.prefix(limit)
    let isWhole = start.endIndex == text.unicodeScalars.endIndex
    return TerminalText.escaped(String(start)) + (isWhole ? "" : "…")
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
