/// Reads the parts of a GSUB or GPOS table that tell where a lookup can begin to apply.
///
/// Every read is checked against the table's end: a damaged font gives nil, never a trap. The
/// formats are those of the OpenType specification, chapters “OpenType Layout Common Table
/// Formats”, GSUB and GPOS.
struct LayoutTable {
  private let bytes: [UInt8]
  let glyphCount: Int

  init(bytes: [UInt8], glyphCount: Int) {
    self.bytes = bytes
    self.glyphCount = glyphCount
  }

  /// One subtable of a lookup, with any extension followed.
  struct Subtable {
    let type: Int
    let flags: Int
    let offset: Int
  }

  /// The 16-bit number at an offset, nil beyond the table.
  func number(at offset: Int) -> Int? {
    guard offset >= 0, offset + 1 < bytes.count else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  /// The subtables of a lookup, or nil when the table is damaged.
  ///
  /// - Parameter extensionType: the lookup type that stands for another one (7 in GSUB, 9 in GPOS).
  func subtables(ofLookup lookup: Int, extensionType: Int) -> [Subtable]? {
    guard let list = number(at: 8), let count = number(at: list), lookup < count,
      let relative = number(at: list + 2 + 2 * lookup)
    else { return nil }
    let start = list + relative
    guard let type = number(at: start), let flags = number(at: start + 2),
      let subtableCount = number(at: start + 4)
    else { return nil }
    var result: [Subtable] = []
    for index in 0..<subtableCount {
      guard let subtable = number(at: start + 6 + 2 * index) else { return nil }
      let offset = start + subtable
      guard type == extensionType else {
        result.append(Subtable(type: type, flags: flags, offset: offset))
        continue
      }
      guard let realType = number(at: offset + 2), let high = number(at: offset + 4),
        let low = number(at: offset + 6)
      else { return nil }
      result.append(Subtable(type: realType, flags: flags, offset: offset + high << 16 + low))
    }
    return result
  }

  /// The offset that stands at `position`, counted from `base`; nil when absent.
  func target(at position: Int, from base: Int) -> Int? {
    guard let offset = number(at: position), offset != 0 else { return nil }
    return base + offset
  }

  /// The index of a glyph in the coverage table at an offset, nil when it isn't covered.
  ///
  /// Logarithmic in the number of ranges.
  func coverageIndex(of glyph: UInt32, at offset: Int) -> Int? {
    guard let format = number(at: offset), let count = number(at: offset + 2) else { return nil }
    let size = format == 1 ? 2 : 6
    guard
      let index = lastRecord(startingUpTo: Int(glyph), count: count, at: offset + 4, size: size),
      let first = number(at: offset + 4 + size * index)
    else { return nil }
    guard format == 2 else { return first == Int(glyph) ? index : nil }
    guard let last = number(at: offset + 6 + size * index), Int(glyph) <= last,
      let start = number(at: offset + 8 + size * index)
    else { return nil }
    return start + Int(glyph) - first
  }

  /// All glyphs of the coverage table at an offset; nil when damaged.
  ///
  /// Ranges have to ascend, so that no table makes more work than there are glyphs.
  func coverage(at offset: Int) -> GlyphSet? {
    guard let format = number(at: offset), let count = number(at: offset + 2) else { return nil }
    var result = GlyphSet()
    var end = 0
    for index in 0..<count {
      let record = offset + 4 + (format == 1 ? 2 : 6) * index
      guard let first = number(at: record),
        let last = format == 1 ? first : number(at: record + 2), end <= first, first <= last
      else { return nil }
      for glyph in first...last { result.insert(UInt32(glyph)) }
      end = last + 1
    }
    return result
  }

  /// The class of a glyph in the class definition at an offset; 0 for a glyph that it doesn't name.
  func glyphClass(of glyph: UInt32, at offset: Int) -> Int? {
    guard let format = number(at: offset) else { return nil }
    if format == 1 {
      guard let first = number(at: offset + 2), let count = number(at: offset + 4) else {
        return nil
      }
      let index = Int(glyph) - first
      return 0..<count ~= index ? number(at: offset + 6 + 2 * index) : 0
    }
    guard format == 2, let count = number(at: offset + 2) else { return nil }
    guard let index = lastRecord(startingUpTo: Int(glyph), count: count, at: offset + 4, size: 6)
    else { return 0 }
    guard let last = number(at: offset + 6 + 6 * index) else { return nil }
    return Int(glyph) <= last ? number(at: offset + 8 + 6 * index) : 0
  }

  /// All glyphs of one class; class 0 is every glyph that no other class names.
  ///
  /// Nil when damaged.
  func glyphs(ofClass wanted: Int, at offset: Int) -> GlyphSet? {
    guard let format = number(at: offset) else { return nil }
    var named = GlyphSet()
    var result = GlyphSet()
    let add = { (glyph: Int, glyphClass: Int) in
      if glyphClass != 0 { named.insert(UInt32(glyph)) }
      if glyphClass == wanted { result.insert(UInt32(glyph)) }
    }
    if format == 1 {
      guard let first = number(at: offset + 2), let count = number(at: offset + 4) else {
        return nil
      }
      for index in 0..<count {
        guard let glyphClass = number(at: offset + 6 + 2 * index) else { return nil }
        add(first + index, glyphClass)
      }
    } else {
      guard format == 2, let count = number(at: offset + 2) else { return nil }
      var end = 0
      for index in 0..<count {
        let record = offset + 4 + 6 * index
        guard let first = number(at: record), let last = number(at: record + 2),
          let glyphClass = number(at: record + 4), end <= first, first <= last
        else { return nil }
        for glyph in first...last { add(glyph, glyphClass) }
        end = last + 1
      }
    }
    return wanted == 0 ? named.complement(below: glyphCount) : result
  }

  /// The last of `count` records, sorted by their first number, that begins at `value` or before.
  private func lastRecord(startingUpTo value: Int, count: Int, at offset: Int, size: Int) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      guard let first = number(at: offset + size * middle) else { return nil }
      if first <= value { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}
