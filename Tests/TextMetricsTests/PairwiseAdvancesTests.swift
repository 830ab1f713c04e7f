import RandomText
import Testing

@testable import TextMetrics

/// The pair path gives the shaper's own widths, or none.
struct PairwiseAdvancesTests {
  @Test(arguments: [
    // A 500, kerned by −50 before all but V and W, and by −100 before those; B 500, but 700 when
    // anything but V follows; x 500, W 1000 (ruler.py).
    ("A", 500), ("AV", 900), ("AW", 1400), ("Ax", 950), ("xA", 1000), ("AAA", 1400), ("xAxA", 1950),
    ("B", 500), ("BV", 1000), ("Bx", 1200), ("BB", 1200), ("xB", 1000), ("A…", 1350), ("B…", 1600),
  ])
  func `glyphs that no lookup lists kern and change by class 0`(text: String, units: Int) throws {
    let measurer = try RulerFont.measurer(RulerFont.classZero, size: 10)
    #expect(measurer.units(of: text) == units)
    #expect(measurer.shapedUnits(of: text) == units)
    // Once more, with the pairs learnt.
    #expect(measurer.units(of: text) == units)
  }

  @Test(arguments: [1, 2, 3])
  func `every label is as wide as shaped, in a third of the installed fonts`(seed: UInt64) throws {
    var labels = RandomLabels(
      seed: seed, kinds: RandomLabels.european + RandomLabels.worldwide, lengths: 1...10)
    let rulers = [RulerFont.plain, RulerFont.classZero].map { (path: $0, index: 0) }
    let installed = try FontCatalog().fonts.enumerated()
      .filter { $0.offset % 3 == Int(seed % 3) }.map { (path: $0.element.path, $0.element.index) }
    for font in rulers + installed {
      let measurer = LabelMeasurer(
        face: try FontFace(path: font.path, index: font.index), size: 16)
      for label in labels.next(100) {
        guard let units = measurer.pairwiseUnits(of: label.text) else { continue }
        let text = label.text
        #expect(units == measurer.shapedUnits(of: text), "\(text.debugDescription) \(font.path)")
      }
    }
  }

  @Test(arguments: ["DejaVu Sans", "Inter", "Noto Sans"])
  func `plain words go by pairs, and changing glyphs to the shaper`(family: String) throws {
    let library = FontLibrary()
    let face = try library.face(for: library.match(family))
    let measurer = LabelMeasurer(face: face, size: 16)
    for text in ["UICollectionView", "Dynamic Width", "Swift 6", "AVAToTe", "Привет", "Αθήνα"] {
      #expect(measurer.pairwiseUnits(of: text) != nil, "\(text)")
    }
    for text in ["e\u{301}", "שלום", "1\u{2044}2", "a\u{200D}b", "क्षि", "🇩🇪"] {
      #expect(measurer.pairwiseUnits(of: text) == nil, "\(text)")
    }
  }

  @Test(arguments: [
    // Signs and digits that make their line run from right to left, by themselves of no script.
    "؟", "(؟)", "a؟", "ـ", "1 ٢", "٢٣",
  ])
  func `text that runs from right to left is always shaped`(text: String) throws {
    for family in ["DejaVu Sans", "Noto Sans Adlam"] {
      let library = FontLibrary()
      let measurer = LabelMeasurer(
        face: try library.face(for: library.match(family)), size: 16)
      #expect(measurer.pairwiseUnits(of: text) == nil)
    }
  }

  @Test func `in a line from right to left signs are shaped, even after plain words`() throws {
    let library = FontLibrary()
    let face = try library.face(for: library.match("DejaVu Sans"))
    let measurer = LabelMeasurer(face: face, size: 16, baseDirection: .rightToLeft)
    #expect(measurer.pairwiseUnits(of: "To (V)") == nil)
  }
}
