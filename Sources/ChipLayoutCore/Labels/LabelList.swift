/// The texts of many labels in one buffer of valid UTF-8.
///
/// A hundred thousand labels are one array and two offsets each, and no string is made of them.
package struct LabelList: Sendable {
  /// The UTF-8 of all labels.
  package private(set) var bytes: [UInt8]
  private var starts: [Int]
  private var ends: [Int]

  /// A list of the texts, in order.
  package init(_ texts: [String]) {
    self.init()
    for text in texts { append(text) }
  }

  /// An empty list.
  package init() {
    bytes = []
    starts = []
    ends = []
  }

  /// The labels of a text file: one a line, or each ended by a NUL.
  ///
  /// A line ends with a line feed or with carriage return and line feed; after the last one no
  /// further label begins. An empty line is an empty label. A byte order mark at the beginning is no
  /// part of a label.
  ///
  /// - Throws: `LabelError.invalidUTF8` with the line and the byte where the text breaks.
  package init(text bytes: [UInt8], nullSeparated: Bool) throws(LabelError) {
    let separator: UInt8 = nullSeparated ? 0 : UInt8(ascii: "\n")
    do {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      throw LabelError.invalidUTF8(
        at: error.byteOffsets.lowerBound, in: bytes, separator: separator)
    }
    self.bytes = bytes
    starts = []
    ends = []
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var start = bytes.starts(with: mark) ? mark.count : 0
    for index in bytes[start...].indices where bytes[index] == separator {
      let isWindowsEnd = !nullSeparated && index > start && bytes[index - 1] == UInt8(ascii: "\r")
      starts.append(start)
      ends.append(isWindowsEnd ? index - 1 : index)
      start = index + 1
    }
    if start < bytes.count {
      starts.append(start)
      ends.append(bytes.count)
    }
  }

  /// The number of labels.
  package var count: Int { starts.count }

  /// The bytes of one label in `bytes`.
  package func range(of index: Int) -> Range<Int> { starts[index]..<ends[index] }

  /// One label as text.
  package func text(of index: Int) -> String {
    String(decoding: bytes[range(of: index)], as: UTF8.self)
  }

  /// Keeps the first labels only.
  package mutating func truncate(to count: Int) {
    guard count < starts.count else { return }
    // The bytes stay until the list goes: other labels may follow in their place.
    starts.removeSubrange(count...)
    ends.removeSubrange(count...)
  }

  /// Adds a label at the end.
  package mutating func append(_ text: String) {
    starts.append(bytes.count)
    bytes.append(contentsOf: text.utf8)
    ends.append(bytes.count)
  }
}

/// Why labels can't be read.
package enum LabelError: Error, Equatable, Sendable {
  /// The text isn't UTF-8: the label and the byte in it, both counted from 1, and the byte's value.
  case invalidUTF8(label: Int, byte: Int, value: UInt8, isLine: Bool)

  fileprivate static func invalidUTF8(
    at offset: Int, in bytes: [UInt8], separator: UInt8
  ) -> LabelError {
    let before = bytes[..<offset]
    let start = before.lastIndex(of: separator).map { $0 + 1 } ?? 0
    let label = before.reduce(1) { $0 + ($1 == separator ? 1 : 0) }
    return .invalidUTF8(
      label: label, byte: offset - start + 1, value: bytes[offset], isLine: separator != 0)
  }

  /// What is wrong and where, as a phrase that follows the file's name.
  package var message: String {
    switch self {
    case .invalidUTF8(let label, let byte, let value, let isLine):
      let hexadecimal = String(value, radix: 16, uppercase: true)
      return "\(isLine ? "line" : "label") \(label), byte \(byte): not UTF-8 (0x\(hexadecimal)); "
        + "save the labels as UTF-8"
    }
  }
}
