import ChipLayoutCore

/// How differences are told, and which ones count.
struct ReportOptions: Sendable {
  var format = ReportFormat.text
  var outputs: [ReportOutput] = []
  var tolerance = ToleranceArgument(tolerance: FrameTolerance())

  static let group = Group<ReportOptions>("Report") {
    Option("--format", "FORMAT", \.format, help: "How to report.")
    Flag("--json", \.format, sets: .json, help: "The same as --format json.")
    Option(
      "--output", short: "-o", "FORMAT=FILE", collecting: \.outputs,
      help: "Write the report to a file too.")
    Option(
      "--tolerance", "N", \.tolerance,
      help: "Points that count as no difference: N, or FIELD=N,... with x, y, width, height or "
        + "textWidth.")
  }

  /// Prints the report, and writes it to the files that were asked for.
  func write(_ report: ComparisonReport, _ streams: inout Streams) throws(CommandFailure) {
    for output in outputs {
      guard output.path != "-" else {
        var bytes = report.bytes(as: output.format)
        try streams.write(&bytes)
        continue
      }
      do throws(FileError) {
        try ReplacedFile.write(report.bytes(as: output.format), to: output.path)
      } catch {
        throw .init(error)
      }
    }
    var bytes = report.bytes(as: format)
    try streams.write(&bytes)
  }
}

extension ReportFormat: ArgumentChoice {}

/// A format and the file that a report goes to, as `junit=report.xml`.
struct ReportOutput: ArgumentValue, Equatable {
  let format: ReportFormat
  let path: String

  static var expectation: Expectation {
    .shape(
      "FORMAT=FILE with "
        + ReportFormat.allCases.map(\.rawValue).joined(separator: ", "))
  }

  init(argument: String) throws(ValueProblem) {
    guard let sign = argument.firstIndex(of: "="),
      let format = ReportFormat(rawValue: String(argument[..<sign])),
      argument.index(after: sign) < argument.endIndex
    else { throw .malformed }
    self.format = format
    path = String(argument[argument.index(after: sign)...])
  }

  var argumentText: String? { "\(format.rawValue)=\(path)" }
}

/// A tolerance as it is typed: `0.5`, `width=0.5,x=1`, or `0.01,width=0.5`.
struct ToleranceArgument: ArgumentValue, Equatable {
  let tolerance: FrameTolerance

  static var expectation: Expectation {
    .shape(
      "a number of points or FIELD=N,... with "
        + FrameTolerance.Field.allCases.map(\.rawValue).joined(separator: ", "))
  }

  init(tolerance: FrameTolerance) { self.tolerance = tolerance }

  init(argument: String) throws(ValueProblem) {
    var tolerance = FrameTolerance()
    for (place, part) in argument.split(separator: ",", omittingEmptySubsequences: false)
      .enumerated()
    {
      let words = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let last = words.last else { throw .malformed }
      let number = try Double(argument: String(last))
      guard number >= 0 else { throw .other("has a number below 0") }
      if words.count == 1 {
        guard place == 0 else { throw .malformed }
        tolerance = FrameTolerance(number)
      } else {
        guard let field = FrameTolerance.Field(rawValue: String(words[0])) else {
          throw .malformed
        }
        tolerance[field] = number
      }
    }
    self.tolerance = tolerance
  }

  var argumentText: String? {
    tolerance == FrameTolerance() ? tolerance.x.argumentText : nil
  }
}
