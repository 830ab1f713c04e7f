/// Decodes UTF-8 that is known to be valid.
enum UTF8Reader {
  /// The code point at `position`, which moves behind it.
  @inline(__always)
  static func next(in text: Span<UInt8>, at position: inout Int) -> UInt32 {
    let first = UInt32(text[position])
    position += 1
    guard first >= 0x80 else { return first }
    let length = first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3
    var scalar = first & (0x3F >> UInt32(length))
    for _ in 0..<length where position < text.count {
      scalar = scalar << 6 | UInt32(text[position]) & 0x3F
      position += 1
    }
    return scalar
  }
}
