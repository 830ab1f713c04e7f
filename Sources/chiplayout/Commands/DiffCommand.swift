import ChipLayoutCore
import TextMetrics

/// What `diff` was asked.
struct DiffOptions: Sendable {
  var old = ""
  var new = ""
  var showsMoves = false
  var report = ReportOptions()

  static let grammar = CommandGrammar(
    "diff", DiffOptions(), summary: "Explain how the frames of two documents or specs differ.",
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
    Argument("OLD", \.old, help: "A frames document, as layout --json prints it, or a spec.")
    Argument("NEW", \.new, help: "The frames document or spec to compare with it.")
    Group("Comparison") {
      Flag(
        "--moves", \.showsMoves,
        help: "List chips that change rows or cross others in an animated update.")
    }
    ReportOptions.group.at(\DiffOptions.report)
  }
}

/// `chiplayout diff`: two documents or specs in, what changed and why out.
struct DiffCommand {
  private let options: DiffOptions

  init(_ options: DiffOptions) {
    self.options = options
  }

  func run(_ streams: inout Streams) throws(CommandFailure) {
    let fonts = FontLibrary()
    let (old, _) = try read(options.old, fonts)
    let (new, spec) = try read(options.new, fonts)
    let difference = FramesDifference(
      from: old, to: new, tolerance: options.report.tolerance.tolerance)
    var entry = ComparisonReport.Entry(
      path: options.new, baseline: options.old,
      outcome: difference.isEmpty ? .same(notes: difference.notes) : .different(difference))
    if let spec { entry.positions = SpecPositions(of: spec).positions(of: difference.causes) }
    if options.showsMoves { entry.moves = AnimatedMoves(from: old, to: new) }
    let report = ComparisonReport([entry], of: .documents)
    try options.report.write(report, &streams)
    if report.exitCode != 0 { throw .finished(exitCode: report.exitCode) }
  }

  /// Reads a frames document, or lays out a spec, whose bytes come back too.
  private func read(
    _ path: String, _ fonts: FontLibrary
  ) throws(CommandFailure) -> (frames: RecordedFrames, spec: [UInt8]?) {
    var bytes: [UInt8]
    do throws(FileError) { bytes = try InputFile.bytes(at: path) } catch { throw .init(error) }
    let name = SpecFile.name(of: path)
    var spec: [UInt8]?
    if RecordedFrames.isSpec(bytes) {
      spec = bytes
      do throws(BaselineDocument.Failure) {
        bytes = try BaselineDocument(ofSpec: bytes, path: name, fonts: fonts).bytes
      } catch {
        throw .problems(error.messages)
      }
    }
    do throws(SpecProblems) {
      return (try RecordedFrames(json: bytes), spec)
    } catch {
      throw .problems(error.messages(in: name))
    }
  }
}
