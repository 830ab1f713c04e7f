import Foundation
import Testing

@testable import TextMetrics

/// Features, languages and spacing beside `hb-shape`, and rules worked out with the ruler.
struct SpacingTests {
  /// A measurer with options as a command line gives them.
  private func measurer(
    _ path: String, size: Double = 10, fallback: FontCascade.Fallback = .none,
    _ change: (inout ShapingOptions) -> Void
  ) throws -> LabelMeasurer {
    var options = ShapingOptions()
    change(&options)
    return LabelMeasurer(
      face: try FontFace(path: path), size: size, options: options, fallback: fallback)
  }

  static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
  static let dejaVu = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

  @Test(arguments: [
    (inter, "tnum"), (inter, "ss01=2"), (inter, "ss01"), (inter, "-kern"), (inter, "-calt"),
    (inter, "zero"), (inter, "frac"), (inter, "case"), (inter, "salt=1"), (inter, "tnum[2:6]"),
    (inter, "kern[1:3]=0"), (inter, "ss02[0:1]"), (inter, "cpsp"), (inter, "sups"),
    (dejaVu, "-liga"), (dejaVu, "liga=0"), (dejaVu, "dlig"), (dejaVu, "-kern"),
    (dejaVu, "liga[0:4]=0"),
  ])
  func `a feature makes labels as wide as hb-shape says`(path: String, feature: String) throws {
    let labels =
      LabelCorpus.oneScript.filter { $0.script == "Latn" }.map(\.text)
      + ["1111", "10:30", "1/2", "office fi", "AVATAR", "0123456789", "11111111", "(A)-(B)"]
    let measurer = try measurer(path) { $0.features = [FontFeature(feature)].compactMap { $0 } }
    var command = HarfBuzzCommand(path: path)
    // hb-shape counts ranges in UTF-8 unless told otherwise; these labels begin with ASCII.
    command.options = ["--features=\(feature)"]
    let ascii = labels.filter { feature.contains("[") ? $0.utf8.allSatisfy { $0 < 0x80 } : true }
    let expected = try command.widths(of: ascii, script: "Latn")
    for (label, width) in zip(ascii, expected) {
      #expect(measurer.units(of: label) == width, "\(label)")
    }
  }

  @Test(arguments: [("tnum", "1111"), ("-kern", "AVATAR"), ("frac", "1/2"), ("ss02", "I1l")])
  func `the features that are compared change something`(feature: String, label: String) throws {
    var command = HarfBuzzCommand(path: Self.inter)
    let plain = try command.widths(of: [label], script: "Latn")
    command.options = ["--features=\(feature)"]
    #expect(try command.widths(of: [label], script: "Latn") != plain)
  }

  @Test(arguments: [("ro", "ş ţ"), ("tr", "fi fil"), ("az", "fi"), ("sr", "бдгпт"), ("nl", "íj́")])
  func `a language's forms are hb-shape's`(language: String, text: String) throws {
    for family in ["DejaVu Sans", "Noto Sans", "Noto Serif", "DejaVu Sans Oblique"] {
      let path = try FontLibrary().match(family).path
      let measurer = try measurer(path) { $0.language = language }
      var command = HarfBuzzCommand(path: path)
      command.language = language
      let script = language == "sr" ? "Cyrl" : "Latn"
      #expect(measurer.units(of: text) == (try command.widths(of: [text], script: script)[0]))
    }
  }

  @Test(arguments: [
    // Letters 500 of 1000 units at 10 points: 5 points; i 2; AV −1; fi 6 as a ligature (ruler.py).
    // The value is added after every cluster, the last too (facts/text, section 6).
    ("AV", 2.0, 13.0), ("AV", -0.5, 8), ("n", 3, 8), ("nnnn", 0.25, 21), ("i", 1, 3),
    // Ligatures go, and the accent is part of its cluster.
    ("fi", 1, 9), ("ffi", 1, 15), ("ne\u{301}n", 1, 18), ("", 5, 0), (" ", 5, 7.5),
    ("🇩🇪", 1, 13),
  ])
  func `tracking is added n times, and kerning stays`(
    text: String, tracking: Double, width: Double
  ) throws {
    let measurer = try measurer(RulerFont.plain) { $0.tracking = tracking }
    #expect(measurer.measure(text).width == width)
    #expect(measurer.measureByShaping(text).width == width)
  }

  @Test(arguments: [
    // cases/reports 45: 0 turns pair kerning off; any other value keeps it.
    ("AV", 0.0, 10.0), ("AVAV", 0, 20), ("AV", 1, 11), ("AV", -1, 7), ("fi", 0, 6), ("fi", 1, 9),
  ])
  func `kern is added n times, and 0 switches kerning off`(
    text: String, kern: Double, width: Double
  ) throws {
    let measurer = try measurer(RulerFont.plain) { $0.kern = kern }
    #expect(measurer.measure(text).width == width)
    #expect(measurer.measureByShaping(text).width == width)
  }

  @Test func `switches take kerning and ligatures away`() throws {
    let kerning = try measurer(RulerFont.plain) { $0.hasKerning = false }
    #expect(kerning.measure("AVfi").width == 16)
    let ligatures = try measurer(RulerFont.plain) { $0.hasLigatures = false }
    #expect(ligatures.measure("AVfi").width == 16)
    // A feature that is named wins over a switch.
    let both = try measurer(RulerFont.plain) {
      $0.hasKerning = false
      $0.features = [FontFeature("kern")].compactMap { $0 }
    }
    #expect(both.measure("AVfi").width == 15)
  }

  @Test func `features with a range count in UTF-16 from the label's beginning`() throws {
    let measurer = try measurer(RulerFont.plain) {
      $0.features = [FontFeature("kern[3:5]=0")].compactMap { $0 }
    }
    // n, AV kerned, AV as it is; the same behind two characters in UTF-16, a missing glyph of 6.
    #expect(measurer.measure("nAVAV").width == 5 + 9 + 10)
    #expect(measurer.measure("😀nAV").width == 6 + 5 + 10)
    #expect(measurer.measure("AVnnnAV").width == 9 + 15 + 9)
  }

  @Test(arguments: [
    // 40 units at 10 points, 20 at 20, −20 at 40, on a line between (ruler.py); 1000 in an em.
    ("n", 10.0, 540), ("n", 20, 520), ("n", 40, 480), ("n", 15, 530), ("n", 30, 500),
    ("AV", 10, 980), ("nn", 25, 1020), ("ne\u{301}", 10, 1080), ("fi", 10, 640),
  ])
  func `a font's trak is added to every cluster by size`(
    text: String, size: Double, units: Int
  ) throws {
    let measurer = try measurer(RulerFont.folder + "/RulerTracked.ttf", size: size) { _ in }
    #expect(measurer.units(of: text) == units)
    #expect(measurer.measure(text).width == Double(units) * size / 1000)
  }

  @Test(arguments: [6.0, 10, 17, 23.5, 40])
  func `trak is hb-shape's with the point size`(size: Double) throws {
    let path = RulerFont.folder + "/RulerTracked.ttf"
    let labels = ["Swift", "AVAV office", "W", "a b c", "e\u{301}e", ""]
    var command = HarfBuzzCommand(path: path)
    command.options = ["--font-ptem=\(size)"]
    let expected = try command.widths(of: labels, script: "Latn")
    let measurer = try measurer(path, size: size) { _ in }
    #expect(labels.map(measurer.units(of:)) == expected)
  }

  @Test func `one face serves two sizes, each with its own trak`() throws {
    let face = try FontFace(path: RulerFont.folder + "/RulerTracked.ttf")
    let (small, large) = (
      LabelMeasurer(face: face, size: 10), LabelMeasurer(face: face, size: 40)
    )
    for _ in 0..<2 {
      #expect(small.measure("n").width == 5.4)
      #expect(large.measure("n").width == 19.2)
    }
  }
}
