import Testing

@testable import ChipLayoutCore
@testable import chiplayout

@Suite struct `The display width` {
  @Test(arguments: [
    ("", 0), ("Swift", 5), ("a b", 3), ("é", 1), ("e\u{301}", 1), ("漢字", 4), ("Ａ", 2), ("ｱ", 1),
    ("한국", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("…", 1), ("€", 1), ("привет", 6),
    ("\u{200B}", 0), ("a\u{200D}b", 2), ("\u{FEFF}", 0), ("\u{AD}", 1), ("กำ", 2), ("ก็", 1),
    ("\u{301}", 0), ("\u{600}", 1), ("\u{E000}", 1), ("\t", 0),
  ])
  func `of text is the sum of its characters`(text: String, columns: Int) {
    #expect(DisplayWidth.columns(of: text) == columns)
  }

  @Test(arguments: [
    ("🙂", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("❤\u{FE0E}", 1), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("🇩🇪", 2),
    ("🇩🇪🇫🇷", 4), ("\u{1F1E9}", 1), ("1\u{FE0F}\u{20E3}", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("🏳️‍🌈", 2), ("🙂 ok", 5),
    ("a\u{FE0F}", 1), ("\u{1FAE8}", 2),
  ])
  func `of an emoji sequence is two`(text: String, columns: Int) {
    #expect(DisplayWidth.columns(of: text) == columns)
  }

  /// How many scalars of each 4096 are wide, and how many take no column, counted in the character
  /// database of Unicode 14.0 by another language's library: East_Asian_Width W or F; general
  /// category M, Cc, Zl, Zp or Cf (but for signs that show), and joining Hangul.
  @Test func `of every scalar of Unicode 14 agrees with the character database`() {
    let wide: [UInt32: Int] = [
      0x1: 96, 0x2: 403, 0x3: 4056, 0x4: 4032, 0x5: 4096, 0x6: 4096, 0x7: 4096, 0x8: 4096,
      0x9: 4096, 0xA: 2273, 0xB: 4096, 0xC: 4096, 0xD: 1956, 0xF: 643, 0x16: 4, 0x17: 4096,
      0x18: 3287, 0x1A: 13, 0x1B: 694, 0x1F: 1150, 0x20: 4096, 0x21: 4096, 0x22: 4096,
      0x23: 4096, 0x24: 4096, 0x25: 4096, 0x26: 4096, 0x27: 4096, 0x28: 4096, 0x29: 4096,
      0x2A: 4064, 0x2B: 4087, 0x2C: 4082, 0x2D: 4096, 0x2E: 3041, 0x2F: 542, 0x30: 4096,
      0x31: 843,
    ]
    let none: [UInt32: Int] = [
      0x0: 754, 0x1: 547, 0x2: 96, 0x3: 8, 0xA: 152, 0xD: 72, 0xF: 37, 0x10: 43, 0x11: 419,
      0x13: 9, 0x16: 75, 0x1B: 6, 0x1C: 69, 0x1D: 168, 0x1E: 64, 0xE0: 337,
    ]
    var counted: [Int: [UInt32: Int]] = [:]
    for value in UInt32(0)..<0x110000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isOfUnicode14 = scalar.properties.age.map { $0.major <= 14 } ?? false
      guard isOfUnicode14, scalar.properties.generalCategory != .privateUse else { continue }
      counted[DisplayWidth.columns(of: scalar), default: [:]][value >> 12, default: 0] += 1
    }
    #expect(counted[2] == wide)
    #expect(counted[0] == none)
    #expect(counted.keys.sorted() == [0, 1, 2])
  }
}
