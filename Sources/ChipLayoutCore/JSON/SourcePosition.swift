/// A place in a text, as editors show it.
package struct SourcePosition: Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1; lines end at line feeds.
  package var line: Int
  /// The column, from 1, counted in characters (grapheme clusters), not in bytes.
  package var column: Int

  /// `line:column`.
  package var description: String { "\(line):\(column)" }
}

extension SourcePosition {
  /// The positions of byte offsets that ascend, in one pass over the text.
  ///
  /// A byte order mark at the start takes no column. Invalid UTF-8 counts as the replacement
  /// characters that a reader would see.
  package static func positions(of offsets: some Sequence<Int>, in bytes: [UInt8])
    -> [SourcePosition]
  {
    var position = SourcePosition(line: 1, column: 1)
    var reached = bytes.starts(with: JSONReader.byteOrderMark) ? JSONReader.byteOrderMark.count : 0
    return offsets.map { offset in
      let end = min(max(offset, reached), bytes.count)
      var lineStart = reached
      for index in reached..<end where bytes[index] == .newline {
        position.line += 1
        position.column = 1
        lineStart = index + 1
      }
      position.column += String(decoding: bytes[lineStart..<end], as: UTF8.self).count
      reached = end
      return position
    }
  }
}
