/// Damages the bytes of font files at random, mostly where measuring reads them.
package struct FontDamage: Sendable {
  /// The tables that measuring reads.
  private static let tables = [
    "GSUB", "GPOS", "GDEF", "kern", "hhea", "hmtx", "cmap", "head", "maxp", "name", "OS/2", "loca",
  ]

  private var random: SeededRandom

  /// A row of damages that follows from the seed.
  package init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  /// The next damaged copy of a font file that is more than a few bytes long.
  package mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return Array(bytes.prefix(Int.random(in: 0..<bytes.count, using: &random)))
    case 1: return Array(bytes.prefix(Int.random(in: 0..<512, using: &random)))
    case 2: flip(12..<min(12 + 16 * 20, bytes.count), in: &result)
    case 3: flip(0..<bytes.count, in: &result)
    case 4...6: flip(firstBytes(of: randomTable(of: bytes)), in: &result)
    case _: flip(randomTable(of: bytes), in: &result)
    }
    return result
  }

  private mutating func flip(_ range: Range<Int>, in bytes: inout [UInt8]) {
    guard !range.isEmpty else { return }
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      let position = Int.random(in: range, using: &random)
      bytes[position] = random.pick([
        0, 1, 0x7F, 0x80, 0xFF, UInt8(truncatingIfNeeded: random.next()),
      ])
    }
  }

  /// The part of a table where counts and offsets stand.
  private func firstBytes(of range: Range<Int>) -> Range<Int> {
    range.prefix(256)
  }

  /// The bytes of one of the tables that the file's directory lists; everything when it lists none.
  private mutating func randomTable(of bytes: [UInt8]) -> Range<Int> {
    var found: [Range<Int>] = []
    for record in stride(from: 12, to: min(bytes.count - 16, 12 + 16 * 64), by: 16) {
      let tag = String(decoding: bytes[record..<record + 4], as: UTF8.self)
      let start = Self.number(bytes, at: record + 8)
      let end = start + Self.number(bytes, at: record + 12)
      if Self.tables.contains(tag), end <= bytes.count { found.append(start..<end) }
    }
    return found.isEmpty ? 0..<bytes.count : random.pick(found)
  }

  private static func number(_ bytes: [UInt8], at offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
