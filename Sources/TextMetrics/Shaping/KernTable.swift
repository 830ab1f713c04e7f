/// The kinds of subtables in a font's `kern` table.
struct KernTable {
  let bytes: [UInt8]

  /// Whether some subtable is a state machine (Apple's format 1), or the table is not understood.
  ///
  /// Format 0, 2 and 3 are values of pairs. Both headers are read: Microsoft's begins with version
  /// 0, Apple's with 1.0 (the OpenType specification and Apple's TrueType reference, `kern`).
  var hasStateMachine: Bool {
    guard !bytes.isEmpty else { return false }
    guard let version = number(at: 0) else { return true }
    let isApple = version == 1
    guard let count = number(at: isApple ? 6 : 2) else { return true }
    var offset = isApple ? 8 : 4
    for _ in 0..<count {
      // The format is the low byte of Apple's coverage, the high byte of Microsoft's.
      guard let coverage = number(at: offset + 4), let low = number(at: offset + 2) else {
        return true
      }
      if isApple ? coverage & 0xFF == 1 : coverage >> 8 == 1 { return true }
      let length = isApple ? (number(at: offset) ?? 0) << 16 + low : low
      guard length > 0 else { return true }
      offset += length
    }
    return false
  }

  private func number(at offset: Int) -> Int? {
    guard offset >= 0, offset + 1 < bytes.count else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }
}
