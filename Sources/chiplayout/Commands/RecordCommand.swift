import ChipLayoutCore
import TextMetrics

/// What `record` was asked.
struct RecordOptions: Sendable {
  /// Which baselines are written.
  enum Mode: String, ArgumentChoice {
    case missing, failed, all
  }

  var specs: [String] = []
  var mode = Mode.missing
  var only: String?
  var baselines: String?
  var force = false
  var jobs: Int?
  var tolerance = ToleranceArgument(tolerance: FrameTolerance())

  static let grammar = CommandGrammar(
    "record", RecordOptions(), summary: "Write the baselines that `check` compares with.",
    usage: "chiplayout record SPEC ... [options]",
    examples: [
      Example("chiplayout record specs", "A baseline for each spec that has none."),
      Example(
        "chiplayout record specs --mode failed --only 'search*'",
        "New baselines for those specs whose frames have changed."),
    ]
  ) {
    BaselineOptions.specs(\.specs)
    BaselineOptions.baselines(\.baselines)
    Group("Choice") {
      Option(
        "--mode", "MODE", \.mode,
        help: "Write those that are missing, those that differ too, or all.")
      Option("--only", "GLOB", \.only, help: "Leave out specs that a pattern doesn't match.")
      Option(
        "--tolerance", "N", \.tolerance, help: "What counts as no difference, as in check.")
      Flag("--force", \.force, help: "Write even where CI=true, which is refused otherwise.")
    }
    BaselineOptions.jobs(\.jobs)
  }
}

/// `chiplayout record`: specs in, baselines written.
struct RecordCommand {
  private let options: RecordOptions
  private let places: BaselinePlaces

  init(_ options: RecordOptions) {
    self.options = options
    places = BaselinePlaces(folder: options.baselines)
  }

  /// What became of one baseline.
  private enum Outcome: Sendable {
    case written
    case kept
    case failed([String])
  }

  func run(_ streams: inout Streams) throws(CommandFailure) {
    guard options.force || !isOnCI else {
      throw .work(
        "record writes no baselines on CI (CI is set), where nobody would look at them; run it on "
          + "your machine and commit what it writes, or pass --force")
    }
    var selection = SpecSelection(options.specs, baselines: places)
    if let only = options.only { selection.keep(only: PathPattern(only)) }
    var problems = selection.problems.map { "\($0.path): \($0.message)" }
    if selection.specs.isEmpty, problems.isEmpty { problems.append("there is no spec to record") }
    let progress = ProgressLine(verb: "recording", count: selection.specs.count)
    let outcomes = SpecWork.map(selection.specs, jobs: options.jobs) { path, fonts in
      defer { progress.advance() }
      return record(path, fonts)
    }
    progress.clear()
    var written = 0
    for (path, outcome) in zip(selection.specs, outcomes) {
      switch outcome {
      case .written:
        written += 1
        try streams.write("wrote \(TerminalText.escaped(places.baseline(ofSpec: path)))\n")
      case .kept: break
      case .failed(let messages): problems += messages
      }
    }
    let specs = outcomes.count == 1 ? "1 spec" : "\(outcomes.count) specs"
    try streams.write("\(specs): wrote \(written == 1 ? "1 baseline" : "\(written) baselines")\n")
    if !problems.isEmpty { throw .problems(problems) }
  }

  private var isOnCI: Bool {
    switch Environment.process.value("CI") {
    case nil, "", "false", "0": false
    default: true
    }
  }

  private func record(_ path: String, _ fonts: FontLibrary) -> Outcome {
    let target = places.baseline(ofSpec: path)
    let exists = Folder.hasEntry(target)
    if exists, options.mode == .missing { return .kept }
    do throws(BaselineDocument.Failure) {
      let document = try BaselineDocument(ofSpec: path, fonts: fonts)
      guard !exists || isDue(document, target) else { return .kept }
      do throws(FileError) {
        try ReplacedFile.makeFolder(PathName.folder(of: target))
        try ReplacedFile.write(document.bytes, to: target)
        return .written
      } catch {
        return .failed([error.message])
      }
    } catch {
      return .failed(error.messages)
    }
  }

  /// Whether a baseline that is there is to be written again; one with the same bytes never is.
  private func isDue(_ document: BaselineDocument, _ target: String) -> Bool {
    guard let recorded = try? InputFile.bytes(at: target) else { return true }
    guard recorded != document.bytes else { return false }
    switch options.mode {
    case .missing: return false
    case .all: return true
    case .failed:
      guard let old = try? RecordedFrames(json: recorded),
        let new = try? RecordedFrames(json: document.bytes)
      else { return true }
      return !FramesDifference(from: old, to: new, tolerance: options.tolerance.tolerance).isEmpty
    }
  }
}
