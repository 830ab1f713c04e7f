/// A report as workflow commands, which GitHub shows beside the lines of the spec.
///
/// Worst first: what failed, then what moves the most frames. GitHub shows ten annotations of a
/// step, so the tenth says how many more there are.
enum GitHubReport {
  private static let limit = 10

  static func text(of report: ComparisonReport) -> String {
    let annotations = report.entries.flatMap { entry in
      entry.findings.map { (entry: entry, finding: $0) }
    }
    let order = annotations.indices.sorted { first, second in
      let (one, other) = (annotations[first].finding, annotations[second].finding)
      if one.isFailure != other.isFailure { return one.isFailure }
      return one.frames == other.frames ? first < second : one.frames > other.frames
    }
    let isCut = order.count > limit
    var text = ""
    for index in order.prefix(isCut ? limit - 1 : limit) {
      text += command(annotations[index].finding, in: annotations[index].entry)
    }
    if isCut {
      let rest = order.dropFirst(limit - 1)
      let specs = Set(rest.map { annotations[$0].entry.path }).count
      text += "::error title=\(property("\(rest.count) more differences"))::"
      text += message(
        "and \(rest.count) more differences in \(specs) \(specs == 1 ? "spec" : "specs")")
      text += "\n"
    }
    return text
  }

  private static func command(
    _ finding: ComparisonReport.Entry.Finding, in entry: ComparisonReport.Entry
  ) -> String {
    let file: String
    switch entry.outcome {
    case .missingSpec: file = entry.baseline
    case .same, .different, .missingBaseline, .failed: file = entry.path
    }
    var properties = ["file=\(property(file))"]
    if let position = finding.position {
      properties += ["line=\(position.line)", "col=\(position.column)"]
    }
    properties.append("title=\(property(finding.title))")
    return "::error \(properties.joined(separator: ","))::\(message(finding.sentence))\n"
  }

  /// A message in which no character means anything to the runner.
  private static func message(_ text: String) -> String {
    escaped(text) { character in
      switch character {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  /// A property's value, in which colons and commas would end it.
  private static func property(_ text: String) -> String {
    escaped(message(text)) { character in
      switch character {
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }

  private static func escaped(
    _ text: String, _ replacement: (Unicode.Scalar) -> String?
  ) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let replacement = replacement(scalar) {
        result += replacement
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
