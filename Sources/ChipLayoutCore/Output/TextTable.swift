/// A table for a terminal: columns aligned by display width, cells escaped.
package struct TextTable: Sendable {
  /// Which side of its column a cell stands at.
  package enum Alignment: Sendable {
    case leading
    case trailing
  }

  /// A column's header and alignment.
  package struct Column: Sendable {
    let header: String
    let alignment: Alignment

    package init(_ header: String, _ alignment: Alignment = .leading) {
      self.header = header
      self.alignment = alignment
    }
  }

  /// A cell wider than this doesn't widen its column: it sticks out, and every other row stays
  /// readable.
  package static let widestAligned = 120

  private static let gap = 2

  private let alignments: [Alignment]
  private var widths: [Int]
  /// The escaped cells one after the other, and where each ends and how wide it is.
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  private var cellWidths: [Int] = []

  /// A table that has its header line only.
  package init(_ columns: [Column]) {
    alignments = columns.map(\.alignment)
    widths = columns.map { _ in 0 }
    append(columns.map(\.header))
  }

  /// Appends a row; cells that are missing stay empty.
  package mutating func append(_ cells: [String]) {
    precondition(cells.count <= alignments.count, "a row has more cells than the table has columns")
    for column in alignments.indices {
      let width = column < cells.count ? appendCell(cells[column]) : 0
      ends.append(bytes.count)
      cellWidths.append(width)
      if width <= Self.widestAligned { widths[column] = max(widths[column], width) }
    }
  }

  /// Appends the header and all rows as lines of UTF-8, without spaces at their ends.
  ///
  /// Takes time in proportion to what is written.
  package func write(to output: inout [UInt8]) {
    guard !alignments.isEmpty else { return }
    var start = 0
    for first in stride(from: 0, to: ends.count, by: alignments.count) {
      // Spaces wait until something follows them.
      var spaces = 0
      for column in alignments.indices {
        let cell = first + column
        let padding = max(0, widths[column] - cellWidths[cell])
        if column > 0 { spaces += Self.gap }
        if alignments[column] == .trailing { spaces += padding }
        if ends[cell] > start {
          output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: spaces))
          output.append(contentsOf: bytes[start..<ends[cell]])
          spaces = 0
        }
        if alignments[column] == .leading { spaces += padding }
        start = ends[cell]
      }
      output.append(UInt8(ascii: "\n"))
    }
  }

  /// Appends the escaped cell and returns its width in columns.
  private mutating func appendCell(_ text: String) -> Int {
    let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }
    if isPlain {
      bytes.append(contentsOf: text.utf8)
      return text.utf8.count
    }
    let escaped = TerminalText.escaped(text)
    bytes.append(contentsOf: escaped.utf8)
    return DisplayWidth.columns(of: escaped)
  }
}
