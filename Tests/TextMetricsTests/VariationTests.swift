import Foundation
import Testing

@testable import TextMetrics

/// Variable fonts: Inter beside `hb-shape --variations`, and a ruler worked out on paper.
struct VariationTests {
  static let inter = "/usr/share/fonts/truetype/inter-vf/Inter.var.ttf"
  static let ruler = RulerFont.folder + "/RulerVariable.ttf"

  /// Twenty places on Inter's axes (wght 100 to 900, slnt −10 to 0; read with fontTools).
  static let places: [(Double, Double)] = [
    (100, 0), (137, 0), (200, 0), (250, -2), (300, -10), (333.25, -3.5), (390, 0), (400, 0),
    (400, -10), (450, -1), (500, -5), (550, 0), (600, -7.5), (650, 0), (700, -10), (725.5, -0.25),
    (790, 0), (800, -9), (899, -1), (900, -10),
  ]

  @Test(arguments: places)
  func `labels at a place on Inter's axes are as wide as hb-shape says`(
    weight: Double, slant: Double
  ) throws {
    let labels = LabelCorpus.oneScript.filter { $0.script == "Latn" && $0.language != "tr" }
      .map(\.text)
    let face = try FontFace(
      path: Self.inter,
      variations: [
        FontVariation(axis: "wght", value: weight), FontVariation(axis: "slnt", value: slant),
      ])
    let measurer = LabelMeasurer(face: face, size: 17)
    var command = HarfBuzzCommand(path: Self.inter)
    command.variations = ["wght=\(weight)", "slnt=\(slant)"]
    let expected = try command.widths(of: labels, script: "Latn")
    for (label, width) in zip(labels, expected) {
      #expect(measurer.units(of: label) == width, "\(label)")
    }
    #expect(labels.count > 500)
  }

  @Test func `weights have widths of their own`() throws {
    var command = HarfBuzzCommand(path: Self.inter)
    var widths: Set<Int> = []
    for weight in [100, 400, 900] {
      command.variations = ["wght=\(weight)"]
      widths.insert(try command.widths(of: ["Avatar"], script: "Latn")[0])
    }
    #expect(widths.count == 3)
  }

  @Test(
    arguments: [
      // 500 units; wght 400 to 900 adds 0 to 100, down to 100 takes 0 to 50; opsz 20 to 8 adds 0 to
      // 80, up to 40 takes 0 to 60 (ruler.py).
      ([("wght", 650.0)], nil, 550), ([("wght", 250)], nil, 475), ([("wght", 900)], nil, 600),
      ([("wght", 100)], nil, 450), ([("opsz", 30)], nil, 470), ([("opsz", 8)], nil, 580),
      ([("wght", 900), ("opsz", 40)], nil, 540), ([], nil, 500),
      // Without a value opsz is the size, as far as the axis goes: 17 is a quarter of the way to 8.
      ([], 17.0, 520), ([], 20, 500), ([], 30, 470), ([], 4, 580), ([], 100, 440),
      ([("opsz", 30)], 17, 470), ([("wght", 650)], 17, 570),
    ] as [([(String, Double)], Double?, Int)])
  func `an advance is the ruler's at that place`(
    place: [(String, Double)], size: Double?, units: Int
  ) throws {
    let variations = place.map { FontVariation(axis: $0.0, value: $0.1) }
    let face = try FontFace(path: Self.ruler, variations: variations, size: size)
    let measurer = LabelMeasurer(face: face, size: size ?? 10)
    #expect(measurer.units(of: "n") == units)
    #expect(measurer.units(of: "nn\u{301}") == 2 * units)
    // The pair AV keeps its −100: kerning doesn't vary.
    #expect(measurer.units(of: "AV") == 2 * units - 100)
  }

  @Test func `a named instance is its place on the axes`() throws {
    // Light: wght 250, opsz 20. Bold: wght 650, opsz 30, so 500 + 50 − 30.
    #expect(
      LabelMeasurer(face: try FontFace(path: Self.ruler, index: 1 << 16), size: 10)
        .units(of: "n") == 475)
    let bold = try FontFace(path: Self.ruler, index: 2 << 16)
    #expect(LabelMeasurer(face: bold, size: 10).units(of: "n") == 520)
    #expect(bold.weight == 650)
    #expect(
      bold.identity.variations == [
        FontVariation(axis: "wght", value: 650), FontVariation(axis: "opsz", value: 30),
      ])
  }

  @Test(
    arguments: [
      // hhea 800, −200, 0; cap height 700, x-height 500, underline −100 and 50 (FontBuilder's).
      // MVAR adds 50, −20, 30, 10, 8, −6 and 16 at wght 900; half of that at 650.
      (400.0, [800, -200, 0, 700, 500]), (900, [850, -220, 30, 710, 508]),
      (650, [825, -210, 15, 705, 504]), (100, [800, -200, 0, 700, 500]),
    ] as [(Double, [Int])])
  func `metrics move with the weight`(weight: Double, expected: [Int]) throws {
    let metrics = try FontFace(
      path: Self.ruler, variations: [FontVariation(axis: "wght", value: weight)]
    ).metrics
    #expect(
      [
        metrics.ascender, metrics.descender, metrics.lineGap, metrics.capHeight ?? 0,
        metrics.xHeight ?? 0,
      ] == expected)
  }

  @Test func `the underline moves with the weight`() throws {
    let plain = try FontFace(path: Self.ruler).metrics
    let heavy = try FontFace(
      path: Self.ruler, variations: [FontVariation(axis: "wght", value: 900)]
    ).metrics
    #expect(heavy.underlinePosition - plain.underlinePosition == -6)
    #expect(heavy.underlineThickness - plain.underlineThickness == 16)
  }

  @Test func `ink moves with the weight`() throws {
    // A box from 50 to the advance less 50, and 700 high.
    let face = try FontFace(
      path: Self.ruler, variations: [FontVariation(axis: "wght", value: 900)])
    let ink = LabelMeasurer(face: face, size: 10).ink(of: "n")
    #expect([ink.left, ink.right, ink.top, ink.bottom] == [0.5, 5.5, 1.5, 8.5])
  }

  @Test func `an unknown axis is an error that names those there are`() throws {
    #expect(
      throws: FontError.noSuchAxis(
        path: Self.ruler, axis: "wdth", available: ["wght from 100 to 900", "opsz from 8 to 40"])
    ) {
      try FontFace(path: Self.ruler, variations: [FontVariation(axis: "wdth", value: 100)])
    }
    #expect(throws: FontError.noSuchAxis(path: RulerFont.plain, axis: "wght", available: [])) {
      try FontFace(path: RulerFont.plain, variations: [FontVariation(axis: "wght", value: 100)])
    }
  }

  @Test(arguments: [("wght", 99.0), ("wght", 900.5), ("opsz", 7), ("opsz", 41)])
  func `a value beyond the axis is an error that names its range`(
    axis: String, value: Double
  ) throws {
    let ranges = ["wght": "wght from 100 to 900", "opsz": "opsz from 8 to 40"]
    #expect(
      throws: FontError.axisOutOfRange(
        path: Self.ruler, axis: axis, value: value, range: ranges[axis] ?? "")
    ) {
      try FontFace(path: Self.ruler, variations: [FontVariation(axis: axis, value: value)])
    }
  }

  @Test func `a weight is the weight axis of a file`() throws {
    let library = FontLibrary()
    let match = try library.match(Self.ruler, style: FontStyle(weight: 650))
    let face = try library.face(for: match)
    #expect(LabelMeasurer(face: face, size: 10).units(of: "n") == 550)
    #expect(throws: FontError.self) {
      try library.face(for: library.match(RulerFont.plain, style: FontStyle(weight: 650)))
    }
  }

  @Test func `nothing is slanted or made bold that isn't drawn so`() throws {
    #expect(throws: FontError.self) {
      try FontLibrary().match(Self.ruler, style: FontStyle(isItalic: true))
    }
    #expect(throws: FontError.self) {
      try FontLibrary().match("Noto Color Emoji", style: FontStyle(weight: 700))
    }
  }
}
