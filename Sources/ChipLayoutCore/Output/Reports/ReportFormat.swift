/// How differences are reported.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// Sentences for people.
  case text
  /// One document, whose schema is published.
  case json
  /// Workflow commands that GitHub shows beside the lines of a spec.
  case github
  /// XML for servers that count tests.
  case junit
  /// The Test Anything Protocol, version 13.
  case tap
  /// A page for a summary or a comment.
  case markdown
}

extension ComparisonReport {
  /// The report in a format, as UTF-8.
  package func bytes(as format: ReportFormat) -> [UInt8] {
    switch format {
    case .text: Array(TextReport.text(of: self).utf8)
    case .json: JSONReport.bytes(of: self)
    case .github: Array(GitHubReport.text(of: self).utf8)
    case .junit: Array(JUnitReport.text(of: self).utf8)
    case .tap: Array(TAPReport.text(of: self).utf8)
    case .markdown: Array(MarkdownReport.text(of: self).utf8)
    }
  }
}
