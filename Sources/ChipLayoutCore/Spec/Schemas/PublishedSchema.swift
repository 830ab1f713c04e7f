/// A JSON Schema (draft 2020-12) that `chiplayout schema NAME` prints.
package enum PublishedSchema: String, CaseIterable, Sendable {
  case spec, frames, measure, report

  /// The schema as UTF-8, with a newline at the end.
  package func document() -> [UInt8] {
    switch self {
    case .spec: SpecSchema.document()
    case .frames: Array((framesSchema + "\n").utf8)
    case .measure: Array((measureSchema + "\n").utf8)
    case .report: Array((reportSchema + "\n").utf8)
    }
  }
}
