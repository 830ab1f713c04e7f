/// A report in the Test Anything Protocol, version 13: a test for each spec.
enum TAPReport {
  static func text(of report: ComparisonReport) -> String {
    var text = "TAP version 13\n1..\(report.entries.count)\n"
    for (number, entry) in report.entries.enumerated() {
      let result = entry.headline == nil ? "ok" : "not ok"
      text += "\(result) \(number + 1) - \(description(entry.path))\n"
      guard let headline = entry.headline else { continue }
      text += "  ---\n"
      text += "  message: \(headline.quotedForMessage)\n"
      text += "  severity: \(severity(of: entry))\n"
      // A block of lines: prove takes a quoted string for a mapping if its first word has a colon.
      text += "  causes: |\n"
      for finding in entry.findings {
        text += "    \(TerminalText.withoutControls(finding.sentence))\n"
      }
      text += "  ...\n"
    }
    return text
  }

  private static func severity(of entry: ComparisonReport.Entry) -> String {
    switch entry.outcome {
    case .failed: "error"
    case .same, .different, .missingBaseline, .missingSpec: "fail"
    }
  }

  /// A path in which nothing begins a directive or a line.
  private static func description(_ path: String) -> String {
    TerminalText.escaped(path).replacingScalars("#", with: "\\#")
  }
}

extension String {
  /// The text with each scalar of one kind replaced.
  func replacingScalars(_ scalar: Unicode.Scalar, with replacement: String) -> String {
    var result = ""
    for other in unicodeScalars {
      if other == scalar {
        result += replacement
      } else {
        result.unicodeScalars.append(other)
      }
    }
    return result
  }
}
