import Testing

@testable import TextMetrics

/// The box of what a label draws.
struct InkTests {
  struct Drawn: Encodable {
    var text: String
    var script: String
    var language: String
    var size: Double
    var ink: [Double]
  }

  @Test(arguments: ["Latn", "Arab", "Hebr", "Thai", "Deva", "Khmr", "Mymr", "Tibt", "Hang"])
  func `the box is that of the extents that hb-shape prints`(script: String) throws {
    let library = FontLibrary()
    let family = try #require(LabelCorpus.families[script])
    let face = try library.face(for: library.match(family))
    var drawn: [Drawn] = []
    for label in LabelCorpus.oneScript where label.script == script {
      var options = ShapingOptions()
      options.language = label.language
      let ink = LabelMeasurer(face: face, size: 17, options: options).ink(of: label.text)
      drawn.append(
        Drawn(
          text: label.text, script: script, language: label.language, size: 17,
          ink: [ink.left, ink.top, ink.right, ink.bottom]))
    }
    let complaints = try Reference(name: "ink.py")
      .complaints(about: [Reference.Faces([face])] + drawn)
    #expect(complaints.isEmpty, "\(complaints.count) of \(drawn.count): \(complaints.prefix(5))")
    #expect(drawn.count > 40)
  }

  @Test(
    arguments: [
      // A box from 50 to the advance less 50, from the baseline to 700; ascender 800; 10 points.
      ("n", [0.5, 1, 4.5, 8]), ("Wn", [0.5, 1, 14.5, 8]), ("n i", [0.5, 1, 9, 8]),
      // The ruler's space is a box too, from 50 to 200.
      ("", [0, 0, 0, 0]), ("  ", [0.5, 1, 4.5, 8]), ("AV", [0.5, 1, 8.5, 8]),
    ] as [(String, [Double])])
  func `the box is the ruler's`(text: String, box: [Double]) throws {
    let ink = try RulerFont.measurer(RulerFont.plain, size: 10).ink(of: text)
    #expect([ink.left, ink.top, ink.right, ink.bottom] == box)
  }

  @Test(arguments: [
    // cases/reports 48 and 49: stacked marks, and a tone mark above a vowel. The height never
    // follows; the overflow is told.
    ("DejaVu Sans", "A\u{302}\u{301}\u{303}\u{308}"), ("Noto Nastaliq Urdu", "ڈھونڈھیئے"),
    ("DejaVu Sans", "ป\u{E37}\u{E49}"), ("DejaVu Sans", "ب\u{64E}\u{651}\u{653}"),
  ])
  func `ink beyond the box is told and doesn't make the label higher`(
    family: String, text: String
  ) throws {
    let library = FontLibrary()
    let face = try library.face(for: library.match(family))
    let measurer = LabelMeasurer(face: face, size: 17, fallback: .system(library))
    let size = measurer.measure(text)
    let ink = measurer.ink(of: text)
    #expect(size.height == measurer.lineHeight)
    #expect(size.details?.inkOverflow.above ?? 0 == max(0, -ink.top))
    #expect(size.details?.inkOverflow.below ?? 0 == max(0, ink.bottom - size.height))
  }

  @Test func `four accents on a capital leave the box of DejaVu Sans`() throws {
    let library = FontLibrary()
    let face = try library.face(for: library.match("DejaVu Sans"))
    let size = LabelMeasurer(face: face, size: 17).measure("A\u{302}\u{301}\u{303}\u{308}")
    #expect(size.details?.inkOverflow.above ?? 0 > 1)
  }
}
