/// Characters of one script, or words made of them, from which random labels are put together.
///
/// Scripts are ISO 15924 codes, written down here from the Unicode character database's
/// `Scripts.txt`: a test that splits labels by them doesn't ask the code under test.
package struct Alphabet: Sendable {
  /// The script, “Zyyy” for characters that take their neighbours'.
  package let script: String
  /// What a random piece is made of.
  package let words: [String]

  /// An alphabet of words, all of one script or of “Zyyy”.
  package init(_ script: String, words: [String]) {
    self.script = script
    self.words = words
  }

  /// An alphabet of all code points in some ranges.
  package init(_ script: String, _ ranges: ClosedRange<UInt32>...) {
    self.init(
      script, words: ranges.flatMap { $0.compactMap(Unicode.Scalar.init).map { String($0) } })
  }
}

extension Alphabet {
  /// The script of digits, punctuation and marks, which belong to the run that they stand in.
  package static let common = "Zyyy"

  package static let latin = Alphabet("Latn", 0x41...0x5A, 0x61...0x7A)
  package static let extendedLatin = Alphabet(
    "Latn", 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2B8, 0x1E00...0x1EFF, 0xFB00...0xFB06)
  package static let vietnamese = Alphabet(
    "Latn", words: "ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹđĐơƠưƯ".map { String($0) })
  package static let greek = Alphabet("Grek", 0x391...0x3A1, 0x3A3...0x3CE, 0x1F00...0x1F15)
  package static let cyrillic = Alphabet("Cyrl", 0x400...0x482, 0x48A...0x52F)
  package static let digits = Alphabet(common, 0x30...0x39)
  package static let punctuation = Alphabet(
    common, 0x20...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E)
  package static let symbols = Alphabet(
    common, 0xA1...0xA9, 0xAB...0xAC, 0xAE...0xB9, 0xBB...0xBF, 0xD7...0xD7, 0xF7...0xF7,
    0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20BF, 0x2190...0x21FF, 0x2200...0x22FF)
  package static let spaces = Alphabet(
    common, 0x20...0x20, 0xA0...0xA0, 0x2000...0x200A, 0x202F...0x202F, 0x205F...0x205F,
    0x3000...0x3000, 0x09...0x09)
  /// Soft hyphen, zero-width characters, joiners, direction marks and line separators.
  package static let invisible = Alphabet(
    common, 0xAD...0xAD, 0x200B...0x200D, 0x2028...0x2029, 0x2060...0x2064,
    0xFEFF...0xFEFF, 0xFE0E...0xFE0F)
  package static let marks = Alphabet(common, 0x300...0x36F, 0x20D0...0x20F0)
  package static let emoji = Alphabet(
    common, 0x1F300...0x1F3FF, 0x1F600...0x1F64F, 0x1F1E6...0x1F1FF, 0x2600...0x26FF)

  package static let kerningPairs = Alphabet(
    "Latn",
    words: ["AV", "VA", "To", "Te", "Ta", "Tr", "Yo", "We", "LT", "Ly", "P.", "f)", "r,", "AT"])
  package static let ligatures = Alphabet(
    "Latn",
    words: ["fi", "fl", "ff", "ffi", "ffl", "fj", "ft", "tt", "st", "ct", "Th", "IJ", "fb", "fh"])
  /// What fonts with contextual alternates watch for: arrows, signs between digits, brackets around
  /// capitals.
  package static let contexts = Alphabet(
    common,
    words: [
      "->", "=>", "<-", "<=", "-->", "==>", "<->", "!=", "==", ">=", "10:30", "3×4", "1×1",
      "0-9", "1+1", "7*8", "9/10", "1⁄2", "3⁄4", "(", ")", "[", "]", "{", "}", "@", "#1", "(1)",
      "*",
      "¡", "¿", "«", "»", "–", "—", ":", "·",
    ])

  /// Letters between digits, which some fonts turn into a multiplication sign.
  package static let dimensions = Alphabet("Latn", words: ["x4", "x1", "x", "X2", "e5"])

  package static let armenian = Alphabet("Armn", 0x531...0x556, 0x561...0x587)
  package static let georgian = Alphabet("Geor", 0x10A0...0x10C5, 0x10D0...0x10FA)
  package static let cherokee = Alphabet("Cher", 0x13A0...0x13F5)
  package static let han = Alphabet("Hani", 0x4E00...0x9FA5)
  package static let hiragana = Alphabet("Hira", 0x3041...0x3096)
  package static let katakana = Alphabet("Kana", 0x30A1...0x30FA)
  package static let yi = Alphabet("Yiii", 0xA000...0xA48C)
  package static let hangul = Alphabet("Hang", 0xAC00...0xD7A3)
  package static let hebrew = Alphabet("Hebr", 0x5B0...0x5BD, 0x5D0...0x5EA)
  package static let arabic = Alphabet("Arab", 0x621...0x63A, 0x641...0x64A)
  package static let devanagari = Alphabet("Deva", 0x904...0x94D)
  package static let bengali = Alphabet("Beng", 0x985...0x98C, 0x995...0x9A8, 0x9BE...0x9C4)
  package static let thai = Alphabet("Thai", 0xE01...0xE3A, 0xE40...0xE4E)
  package static let tamil = Alphabet(
    "Taml", 0xB85...0xB8A, 0xB95...0xB95, 0xBAE...0xBB9, 0xBBE...0xBC2)
  package static let khmer = Alphabet("Khmr", 0x1780...0x17B3, 0x17B6...0x17D1)
}
