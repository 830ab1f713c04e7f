/// A report in sentences.
///
/// No line begins with what a file or a label says, so that a name such as `::stop-commands::` is no
/// command to a program that reads the output.
enum TextReport {
  /// How many findings of one spec are shown.
  private static let limit = 20

  static func text(of report: ComparisonReport) -> String {
    var text = ""
    for entry in report.entries {
      switch report.subject {
      case .baselines: appendHeadline(of: entry, to: &text)
      case .documents: break
      }
      append(entry, to: &text)
      if let moves = entry.moves { append(moves, to: &text) }
    }
    text += report.summary + "\n"
    return text
  }

  private static func appendHeadline(
    of entry: ComparisonReport.Entry, to text: inout String
  ) {
    if let headline = entry.headline {
      text += "FAIL \(TerminalText.escaped(entry.path)): \(headline)\n"
    } else if case .same(let notes) = entry.outcome, !notes.isEmpty {
      text += "ok   \(TerminalText.escaped(entry.path))\n"
    }
  }

  private static func append(_ entry: ComparisonReport.Entry, to text: inout String) {
    switch entry.outcome {
    case .same(let notes):
      guard !notes.isEmpty else { return }
      text += "  note: no frame changed, but \(phrases(notes))\n"
      return
    case .different, .missingBaseline, .missingSpec, .failed: break
    }
    let findings = entry.findings
    for finding in findings.prefix(limit) {
      let line = finding.position.map { "line \($0.line): " } ?? ""
      text += "  - \(line)\(TerminalText.withoutControls(finding.sentence))\n"
    }
    if findings.count > limit {
      text += "  and \(findings.count - limit) more causes; `--format json` lists all of them\n"
    }
    if case .different(let difference) = entry.outcome, !difference.notes.isEmpty {
      text += "  note: \(phrases(difference.notes))\n"
    }
  }

  private static func append(_ moves: AnimatedMoves, to text: inout String) {
    let limit = 100
    for move in moves.moves.prefix(limit) {
      text += "  - animation: \(move.chip.phrase) \(move.phrase)\n"
    }
    if moves.moves.count > limit {
      text += "  - animation: and \(moves.moves.count - limit) more; `--format json` lists all\n"
    }
    if moves.moves.isEmpty { text += "  - animation: no chip changes its row or crosses another\n" }
    if moves.isCut { text += "  - animation: too many chips move to count all crossings\n" }
  }

  private static func phrases(_ notes: [ValueChange]) -> String {
    let shown = notes.prefix(4).map { TerminalText.withoutControls($0.phrase) }
    let more = notes.count > 4 ? " and \(notes.count - 4) more" : ""
    return shown.joined(separator: ", ") + more
  }
}

extension TerminalText {
  /// Text whose labels are escaped already, made safe once more where file names and options aren't.
  static func withoutControls(_ text: String) -> String {
    text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
      ? text : escaped(text)
  }
}

extension AnimatedMoves.Move {
  /// What the chip does, after its name.
  fileprivate var phrase: String {
    let crossing = crossings == 1 ? "crosses 1 chip" : "crosses \(crossings) chips"
    if oldSection != chip.section {
      let flight = "flies from section \(oldSection) to \(chip.section)"
      return crossings > 0 ? "\(flight) and \(crossing)" : flight
    }
    guard oldRow != newRow else { return crossing }
    let flight = "flies from row \(oldRow) to row \(newRow)"
    return crossings > 0 ? "\(flight) and \(crossing)" : flight
  }
}
