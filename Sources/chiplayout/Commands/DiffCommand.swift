import ChipLayoutCore

/// What `diff` was asked.
struct DiffOptions: Sendable {
  var old = ""
  var new = ""
  var showsMoves = false
  var report = ReportOptions()

  static let grammar = CommandGrammar(
    "diff", DiffOptions(), summary: "Explain how the frames of two documents differ.",
    usage: "chiplayout diff OLD NEW [options]",
    examples: [
      Example(
        "chiplayout diff before.json after.json",
        "Why frames moved, and how many followed; the exit code is 1 if any did."),
      Example(
        "chiplayout diff before.json after.json --moves",
        "Which chips jump across others when the update is animated."),
    ]
  ) {
    Argument("OLD", \.old, help: "A frames document, as layout --json prints it.")
    Argument("NEW", \.new, help: "The frames document to compare with it.")
    Group("Comparison") {
      Flag(
        "--moves", \.showsMoves,
        help: "List chips that change rows or cross others in an animated update.")
    }
    ReportOptions.group.at(\DiffOptions.report)
  }
}

/// `chiplayout diff`: two documents in, what changed and why out.
struct DiffCommand {
  private let options: DiffOptions

  init(_ options: DiffOptions) {
    self.options = options
  }

  func run(_ streams: inout Streams) throws(CommandFailure) {
    let old = try read(options.old)
    let new = try read(options.new)
    let difference = FramesDifference(
      from: old, to: new, tolerance: options.report.tolerance.tolerance)
    var entry = ComparisonReport.Entry(
      path: options.new, baseline: options.old,
      outcome: difference.isEmpty ? .same(notes: difference.notes) : .different(difference))
    if options.showsMoves { entry.moves = AnimatedMoves(from: old, to: new) }
    let report = ComparisonReport([entry], of: .documents)
    try options.report.write(report, &streams)
    if report.exitCode != 0 { throw .finished(exitCode: report.exitCode) }
  }

  private func read(_ path: String) throws(CommandFailure) -> RecordedFrames {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try InputFile.bytes(at: path) } catch { throw .init(error) }
    do throws(SpecProblems) {
      return try RecordedFrames(json: bytes)
    } catch {
      throw .problems(error.messages(in: SpecFile.name(of: path)))
    }
  }
}
