/// A label's text in UTF-16, the units that ICU counts in, and `NSRange` too.
struct LabelText: Equatable {
  /// The code units; pairs of surrogates are never broken.
  var units: [UInt16]

  init(units: [UInt16]) {
    self.units = units
  }

  /// Transcodes valid UTF-8.
  init(utf8: Span<UInt8>) {
    units = []
    units.reserveCapacity(utf8.count)
    var position = 0
    while position < utf8.count {
      let scalar = UTF8Reader.next(in: utf8, at: &position)
      append(scalar)
    }
  }

  var count: Int { units.count }

  /// The code point that begins at `position`, which moves behind it.
  func next(at position: inout Int) -> UInt32 {
    let first = units[position]
    position += 1
    guard UTF16.isLeadSurrogate(first), position < units.count,
      UTF16.isTrailSurrogate(units[position])
    else { return UInt32(first) }
    defer { position += 1 }
    return 0x10000 + (UInt32(first) & 0x3FF) << 10 + UInt32(units[position]) & 0x3FF
  }

  /// The code points in a range.
  func scalars(in range: Range<Int>) -> [UInt32] {
    var result: [UInt32] = []
    var position = range.lowerBound
    while position < range.upperBound { result.append(next(at: &position)) }
    return result
  }

  /// A range as a string.
  func string(_ range: Range<Int>) -> String {
    String(decoding: units[range], as: UTF16.self)
  }

  /// A part as a text of its own.
  func part(_ range: Range<Int>) -> LabelText { LabelText(units: Array(units[range])) }

  /// Adds a code point at the end.
  mutating func append(_ scalar: UInt32) {
    if scalar < 0x10000 {
      units.append(UInt16(scalar))
    } else {
      units.append(UInt16(0xD800 + (scalar - 0x10000) >> 10))
      units.append(UInt16(0xDC00 + scalar & 0x3FF))
    }
  }
}
