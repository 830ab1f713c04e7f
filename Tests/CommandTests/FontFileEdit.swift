/// Edits of font files, table by table, as a foundry's update would make them.
enum FontFileEdit {
  /// DejaVu Sans as version 2.38, each glyph 50 units wider.
  static func newVersion(of font: [UInt8]) -> [UInt8] {
    var font = font
    let name = table("name", in: font)
    let version = Array("2.37".utf8)
    let wide: [UInt8] = version.reduce(into: []) { $0 += [0, $1] }
    for old in [version, wide] {
      var index = name.lowerBound
      while index + old.count <= name.upperBound {
        if Array(font[index..<index + old.count]) == old {
          font[index + old.count - 1] = UInt8(ascii: "8")
        }
        index += 1
      }
    }
    let header = table("hhea", in: font).lowerBound
    let count = number(font, at: header + 34)
    let metrics = table("hmtx", in: font).lowerBound
    for glyph in 0..<count {
      let advance = number(font, at: metrics + 4 * glyph) + 50
      font[metrics + 4 * glyph] = UInt8(advance >> 8)
      font[metrics + 4 * glyph + 1] = UInt8(advance & 0xFF)
    }
    return font
  }

  private static func number(_ font: [UInt8], at offset: Int) -> Int {
    Int(font[offset]) << 8 | Int(font[offset + 1])
  }

  private static func table(_ tag: String, in font: [UInt8]) -> Range<Int> {
    for entry in 0..<number(font, at: 4) {
      let record = 12 + 16 * entry
      guard Array(font[record..<record + 4]) == Array(tag.utf8) else { continue }
      let start = number(font, at: record + 8) << 16 | number(font, at: record + 10)
      let length = number(font, at: record + 12) << 16 | number(font, at: record + 14)
      return start..<start + length
    }
    return 0..<0
  }
}
