/// A report for a summary page or a comment.
enum MarkdownReport {
  /// How many specs and how many findings of each are shown; GitHub cuts a summary at 1 MiB.
  private static let specLimit = 100
  private static let findingLimit = 20

  static func text(of report: ComparisonReport) -> String {
    var text = "### Chip layout\n\n\(escaped(report.summary))\n"
    let wrong = report.entries.filter { $0.headline != nil }
    for entry in wrong.prefix(specLimit) {
      text += "\n**\(escaped(entry.path))**: \(escaped(entry.headline ?? ""))\n\n"
      let findings = entry.findings
      for finding in findings.prefix(findingLimit) {
        let line = finding.position.map { "line \($0.line): " } ?? ""
        text += "- \(line)\(escaped(finding.sentence))\n"
      }
      if findings.count > findingLimit {
        text += "- and \(findings.count - findingLimit) more\n"
      }
    }
    if wrong.count > specLimit { text += "\nand \(wrong.count - specLimit) more specs\n" }
    return text
  }

  /// Text in which no character is markup, on one line.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in TerminalText.withoutControls(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "#", ">", "!", "@", "$":
        result += "\\\(Character(scalar))"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
