/// How results are printed.
package enum OutputFormat: String, CaseIterable, Sendable {
  /// Aligned columns for people.
  case table
  /// One document with everything that produced the numbers.
  case json
  /// One item a line, each a JSON object.
  case ndjson
  /// One item a line under a header, separated by commas.
  case csv
  /// One item a line under a header, separated by tabs.
  case tsv

  /// Whether the format has a place for the fonts.
  package var showsFonts: Bool {
    switch self {
    case .table, .json: true
    case .ndjson, .csv, .tsv: false
    }
  }
}

/// The version of the JSON documents; within it fields are added, never renamed or removed.
package let schemaVersion = 1

/// Takes the bytes of a document as they come, and empties the buffer.
package typealias Flush<Failure: Error> = (inout [UInt8]) throws(Failure) -> Void

/// How many bytes are gathered before they are handed over.
let flushThreshold = 1 << 16
