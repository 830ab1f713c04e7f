import ChipLayoutCore
import TextMetrics

/// Why a command ended before its work was done.
enum CommandFailure: Error {
  /// The work can't be done: one sentence without “error:”.
  case work(String)
  /// The work can't be done for several reasons, a sentence each without “error:”.
  case problems([String])
  /// The command line is wrong.
  case usage(ArgumentError)
  /// There are no labels, and nobody at standard input's other end but a person.
  case needsLabels(command: String)
  /// The work is done and said, and this is what came out of it.
  case finished(exitCode: Int32)
  /// Warnings are errors, and have been told.
  case strict
  /// The output can't be written.
  case output(OutputError)

  init(_ error: FontError) { self = .work(TerminalText.escaped(error.message)) }
  init(_ error: FileError) { self = .work(TerminalText.escaped(error.message)) }

  /// The result of `body`, with a wrong argument as a failure of the command.
  static func wrap<Result>(
    _ body: () throws(ArgumentError) -> Result
  ) throws(CommandFailure) -> Result {
    do throws(ArgumentError) { return try body() } catch { throw .usage(error) }
  }
}
