/// A set of glyph ids, one bit each; an empty set takes no memory.
struct GlyphSet: Equatable {
  private var words: [UInt64] = []

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  /// Whether the glyph is in the set.
  func contains(_ glyph: UInt32) -> Bool {
    let word = Int(glyph >> 6)
    return word < words.count && words[word] >> UInt64(glyph & 63) & 1 == 1
  }

  mutating func insert(_ glyph: UInt32) {
    let word = Int(glyph >> 6)
    if word >= words.count {
      words.append(contentsOf: repeatElement(0, count: word + 1 - words.count))
    }
    words[word] |= 1 << UInt64(glyph & 63)
  }

  mutating func formUnion(_ other: GlyphSet) {
    if other.words.count > words.count {
      words.append(contentsOf: repeatElement(0, count: other.words.count - words.count))
    }
    for index in other.words.indices { words[index] |= other.words[index] }
  }

  /// The glyphs below `count` that are not in the set.
  func complement(below count: Int) -> GlyphSet {
    var result = GlyphSet()
    for glyph in 0..<UInt32(clamping: count) where !contains(glyph) { result.insert(glyph) }
    return result
  }
}
