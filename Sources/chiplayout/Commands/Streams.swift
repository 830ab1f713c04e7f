import ChipLayoutCore
import Glibc

/// Where a command reads from and writes to.
struct Streams: ~Copyable {
  /// Data for the user.
  var output = BufferedOutput.standardOutput()
  /// Everything else.
  var error = BufferedOutput.standardError()
  /// Whether a person sits at standard input.
  let inputIsTerminal = isatty(STDIN_FILENO) == 1
  /// The width of the terminal that output goes to.
  let columns = TerminalStyle(descriptor: STDOUT_FILENO).columns

  /// Writes text to standard output.
  mutating func write(_ text: String) throws(CommandFailure) {
    do throws(OutputError) { try output.write(text) } catch { throw .output(error) }
  }

  /// Writes bytes to standard output and empties them.
  mutating func write(_ bytes: inout [UInt8]) throws(CommandFailure) {
    do throws(OutputError) { try output.write(bytes) } catch { throw .output(error) }
    bytes.removeAll(keepingCapacity: true)
  }

  /// Sends on what is still in the buffer of standard output.
  mutating func flushOutput() throws(CommandFailure) {
    do throws(OutputError) { try output.flush() } catch { throw .output(error) }
  }

  /// Writes to standard error, where a failure has nobody left to be told to.
  mutating func complain(_ text: String) {
    try? error.write(text)
  }

  /// Tells what the reader of a result should know, a line each, the first ten of them.
  ///
  /// - Throws: a failure when every warning is an error, and there is one.
  mutating func warn(
    _ diagnostics: [ChipDiagnostic], labels: LabelList, isStrict: Bool
  ) throws(CommandFailure) {
    try warn(diagnostics, isStrict: isStrict) { diagnostic in
      diagnostic.place.item.map { item in
        item < labels.count
          ? "item \(item) “\(Self.shortened(labels.text(of: item)))”" : "item \(item)"
      }
    }
  }

  /// Tells what the reader of a layout should know.
  ///
  /// - Throws: a failure when every warning is an error, and there is one.
  mutating func warn(_ document: FramesDocument, isStrict: Bool) throws(CommandFailure) {
    try warn(document.diagnostics, isStrict: isStrict, place: document.place(of:))
  }

  private mutating func warn(
    _ diagnostics: [ChipDiagnostic], isStrict: Bool, place: (ChipDiagnostic) -> String?
  ) throws(CommandFailure) {
    let limit = 10
    let word = isStrict ? "error" : "warning"
    for diagnostic in diagnostics.prefix(limit) {
      let place = place(diagnostic).map { TerminalText.escaped($0) + ": " } ?? ""
      complain("\(word): \(place)\(TerminalText.escaped(diagnostic.message))\n")
    }
    if diagnostics.count > limit {
      complain(
        "\(word): and \(diagnostics.count - limit) more; `--format json` lists all of them\n")
    }
    if isStrict, !diagnostics.isEmpty { throw .strict }
  }

  private static func shortened(_ text: String) -> String {
    let limit = 40
    let start = text.prefix(limit)
    return start.endIndex == text.endIndex ? text : start + "…"
  }
}
