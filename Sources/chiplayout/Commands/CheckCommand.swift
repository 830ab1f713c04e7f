import ChipLayoutCore
import TextMetrics

/// What `check` was asked.
struct CheckOptions: Sendable {
  var specs: [String] = []
  var baselines: String?
  var jobs: Int?
  var report = ReportOptions()

  static let grammar = CommandGrammar(
    "check", CheckOptions(),
    summary: "Lay out specs and compare their frames with the baselines; nothing is written.",
    usage: "chiplayout check SPEC ... [options]",
    examples: [
      Example("chiplayout check specs", "Every spec of a folder, and of the folders in it."),
      Example(
        "chiplayout check 'specs/**/search*.json' --tolerance width=0.5",
        "Specs that a pattern finds, with half a point of freedom in the widths."),
      Example(
        "chiplayout check specs --output junit=report.xml",
        "Sentences for people, and a file for the CI server."),
    ]
  ) {
    BaselineOptions.specs(\.specs)
    BaselineOptions.baselines(\.baselines)
    BaselineOptions.jobs(\.jobs)
    ReportOptions.group.at(\CheckOptions.report)
  }
}

/// What `check` and `record` share.
enum BaselineOptions {
  /// What is checked or recorded.
  static func specs<Options>(_ path: SettablePath<Options, [String]>) -> Arguments<Options> {
    Arguments(
      "SPEC", path, atLeast: 1, help: "Files, folders, or patterns with *, ? and ** in quotes.")
  }

  /// The option that says how many specs are laid out at once.
  static func jobs<Options>(_ path: SettablePath<Options, Int?>) -> Group<Options> {
    Group<Options>("Work") {
      Option(
        "--jobs", "N", path, in: .from(1, upTo: 256),
        help: "How many specs are laid out at once.", defaultText: "the processors")
    }
  }

  /// The option that says where baselines are.
  static func baselines<Options>(_ path: SettablePath<Options, String?>) -> Group<Options> {
    Group<Options>("Baselines") {
      Option(
        "--baselines", "DIR", path, help: "Keep baselines in a folder instead of beside the specs.",
        defaultText: "beside the specs")
    }
  }
}

/// `chiplayout check`: specs and baselines in, what differs and why out.
struct CheckCommand {
  private let options: CheckOptions

  init(_ options: CheckOptions) {
    self.options = options
  }

  func run(_ streams: inout Streams) throws(CommandFailure) {
    let places = BaselinePlaces(folder: options.baselines)
    let selection = SpecSelection(options.specs, baselines: places)
    let report = compare(selection, BaselineCheck(places: places, tolerance: tolerance))
    try options.report.write(report, &streams)
    announce(report, &streams)
    if report.exitCode != 0 { throw .finished(exitCode: report.exitCode) }
  }

  private var tolerance: FrameTolerance { options.report.tolerance.tolerance }

  private func compare(_ selection: SpecSelection, _ check: BaselineCheck) -> ComparisonReport {
    let progress = ProgressLine(verb: "checking", count: selection.specs.count)
    let entries = SpecWork.map(selection.specs, jobs: options.jobs) { path, fonts in
      defer { progress.advance() }
      return check.entry(ofSpec: path, fonts: fonts)
    }
    progress.clear()
    let gone = selection.missingSpecs.map(check.entry(ofMissingSpec:))
    let wrong = selection.problems.map { problem in
      ComparisonReport.Entry(
        path: problem.path, baseline: check.places.baseline(ofSpec: problem.path),
        outcome: .failed(["\(problem.path): \(problem.message)"]))
    }
    return ComparisonReport(entries + gone + wrong)
  }

  /// Tells GitHub's runner, where it is one that asks.
  private func announce(_ report: ComparisonReport, _ streams: inout Streams) {
    if Environment.process.value("GITHUB_ACTIONS") == "true", options.report.format != .github {
      streams.complain(String(decoding: report.bytes(as: .github), as: UTF8.self))
    }
    if let path = Environment.process.value("GITHUB_STEP_SUMMARY"), !path.isEmpty {
      do throws(FileError) {
        try ReplacedFile.append(report.bytes(as: .markdown), to: path)
      } catch {
        streams.complain("warning: \(TerminalText.escaped(error.message))\n")
      }
    }
  }
}

/// Work on many specs with several threads.
enum SpecWork {
  /// So many specs are worth a thread of their own, which opens the fonts once more.
  private static let specsOfThread = 8

  /// Does the work of each spec, several at once, and returns what came out in order.
  static func map<Result: Sendable>(
    _ specs: [String], jobs: Int?, _ body: @escaping @Sendable (String, FontLibrary) -> Result
  ) -> [Result] {
    let most = jobs ?? min(Workers.processors, 1 + specs.count / specsOfThread)
    return Workers.map(specs.count, threads: most, tools: { FontLibrary() }) { index, fonts in
      body(specs[index], fonts)
    }
  }
}
