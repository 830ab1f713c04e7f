/// Why a command line is wrong: the facts, without the sentence.
struct ArgumentError: Error, Equatable, Sendable {
  /// The command whose arguments are wrong; nil before a command is known.
  var command: String?
  /// What is wrong.
  let problem: Problem

  init(_ problem: Problem, command: String? = nil) {
    self.problem = problem
    self.command = command
  }

  /// What is wrong with a command line.
  enum Problem: Error, Equatable, Sendable {
    case unknownCommand(typed: String, nearest: String?)
    case unknownOption(typed: String, nearest: String?)
    /// An option that belongs behind the command's name.
    case optionBeforeCommand(option: String, command: String)
    /// An option stands at the end, or before another option.
    case missingValue(option: String, valueName: String, next: String?)
    /// A flag was given a value with `=`.
    case flagWithValue(flag: String, value: String)
    /// A value can't be read; `name` is the option as typed, or the name of the argument.
    case invalidValue(
      name: String, typed: String, problem: ValueProblem, expectation: Expectation,
      range: ArgumentRange?, nearest: String?)
    case missingArgument(name: String)
    case unexpectedArgument(typed: String)
    /// An option or a command that does not work yet.
    case planned(name: String)
    /// An argument isn't UTF-8: `position` counts arguments from 1, `offset` its bytes from 1.
    case notUTF8(position: Int, offset: Int, byte: UInt8)
    /// Arguments that are right alone contradict each other; a whole sentence without full stop.
    case contradiction(String)
  }
}
