/// A report as JUnit's XML: a test case for each spec.
enum JUnitReport {
  static func text(of report: ComparisonReport) -> String {
    let tally = report.tally
    let failures = tally.different + tally.missingBaseline + tally.missingSpec
    let counts =
      "tests=\"\(report.entries.count)\" failures=\"\(failures)\" errors=\"\(tally.failed)\""
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(counts)>
        <testsuite name="chiplayout" \(counts) skipped="0">

      """
    for entry in report.entries { append(entry, to: &text) }
    text += "  </testsuite>\n</testsuites>\n"
    return text
  }

  private static func append(_ entry: ComparisonReport.Entry, to text: inout String) {
    let name = "name=\"\(escaped(entry.path))\" classname=\"chiplayout.check\""
    guard let headline = entry.headline else {
      text += "    <testcase \(name)/>\n"
      return
    }
    let element: String
    switch entry.outcome {
    case .failed: element = "error"
    case .same, .different, .missingBaseline, .missingSpec: element = "failure"
    }
    let findings = entry.findings.map { finding in
      (finding.position.map { "\(entry.path):\($0): " } ?? "") + finding.sentence
    }
    text += "    <testcase \(name)>\n"
    text += "      <\(element) message=\"\(escaped(headline))\" type=\"\(entry.word)\">"
    text += escaped(findings.joined(separator: "\n"), keepsLines: true)
    text += "</\(element)>\n    </testcase>\n"
  }

  /// Text without markup and without the characters that XML can't hold.
  private static func escaped(_ text: String, keepsLines: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n" where keepsLines: result += "\n"
      case "\u{0}"..<" ", "\u{7F}"..<"\u{A0}", "\u{FFFE}", "\u{FFFF}":
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
