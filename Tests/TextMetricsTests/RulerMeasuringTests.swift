import Testing

@testable import TextMetrics

/// Labels in the ruler font, worked out on paper: at 10 points a unit is a hundredth of a point.
struct RulerMeasuringTests {
  @Test(arguments: [
    // Letters 500 units, W 1000, i 200, space and punctuation 250, AV −100, fi 600 (ruler.py).
    ("A", 5.0), ("a", 5), ("W", 10), ("i", 2), (" ", 2.5), ("AA", 10), ("VA", 10), ("HELLO", 25),
    ("A V", 12.5), ("AVAV", 18), ("fi", 6), ("if", 7), ("ffi", 11), ("fifi", 12), ("Wi-fi", 20.5),
    ("e\u{301}", 5), ("…", 9), ("Swift 6", 29.5),
  ])
  func `a label is as wide as its advances, its kerning and its ligatures`(
    text: String, width: Double
  ) throws {
    let size = try RulerFont.measurer(RulerFont.plain, size: 10).measure(text)
    #expect(size == LabelSize(width: width, height: 10, lines: 1))
  }

  @Test func `a pair of −1 point makes AV one point narrower than its advances`() throws {
    // cases/reports 45, the default; 10 points.
    let measurer = try RulerFont.measurer(RulerFont.plain, size: 10)
    let advances = measurer.measure("A").width + measurer.measure("V").width
    #expect(measurer.measure("AV").width == advances - 1)
  }

  @Test func `a label of 250 points is one line, whatever would fit`() throws {
    // cases/reports 46: 50 letters of 5 points, one line of 10 points.
    let size = try RulerFont.measurer(RulerFont.plain, size: 10)
      .measure(String(repeating: "n", count: 50))
    #expect(size == LabelSize(width: 250, height: 10, lines: 1))
  }

  @Test func `an empty label is 0 by 0, and a space has a size`() throws {
    // facts/text, recorded metrics; cases/recorded 36.
    let measurer = try RulerFont.measurer(RulerFont.plain, size: 10)
    #expect(measurer.measure("") == LabelSize(width: 0, height: 0, lines: 0))
    #expect(measurer.measure(" ").height == 10)
  }

  @Test(arguments: [
    // 500 units of 1000: half the size.
    (17.0, 8.5), (0.5, 0.25), (0.001, 0.0005), (10_000.0, 5000.0),
  ])
  func `units are scaled once, to any size`(size: Double, width: Double) throws {
    #expect(try RulerFont.measurer(RulerFont.plain, size: size).measure("n").width == width)
  }

  @Test func `the line gap is part of the font's line height and not of a label's`() throws {
    // hhea 800, −200 and 90; facts/text, recorded metrics; cases/recorded 35 and 36.
    let measurer = try RulerFont.measurer(RulerFont.withLineGap, size: 10)
    let metrics = measurer.face.metrics
    #expect(metrics.unitsPerEm == 1000)
    #expect(metrics.ascender == 800)
    #expect(metrics.descender == -200)
    #expect(metrics.lineGap == 90)
    #expect(metrics.points(metrics.lineHeightUnits, size: 10) == 10.9)
    #expect(measurer.lineHeight == 10)
    #expect(measurer.measure("x").height == 10)
  }

  @Test func `without a line gap both heights agree`() throws {
    let metrics = try FontFace(path: RulerFont.plain).metrics
    #expect(metrics.unitsPerEm == 1000)
    #expect(metrics.ascender == 800)
    #expect(metrics.descender == -200)
    #expect(metrics.lineGap == 0)
    #expect(metrics.lineHeightUnits == 1000)
    #expect(metrics.labelLineUnits == 1000)
  }

  @Test(arguments: [
    // Recorded of UIKit: ascender, descender, gap and em of the system font and of Helvetica Neue
    // (cases/recorded 34 and 35): 20 × 0.9521484375, 40 × 0.9521484375, 32 × 0.952.
    (FaceMetrics(unitsPerEm: 2048, ascender: 1950, descender: -494, lineGap: 0), 20, 19.04296875),
    (FaceMetrics(unitsPerEm: 2048, ascender: 1950, descender: -494, lineGap: 0), 40, 38.0859375),
    (FaceMetrics(unitsPerEm: 1000, ascender: 952, descender: -213, lineGap: 28), 32, 30.464),
  ])
  func `an ascender in points is as UIKit reports it`(
    metrics: FaceMetrics, size: Double, ascender: Double
  ) {
    #expect(metrics.points(metrics.ascender, size: size) == ascender)
  }

  @Test(arguments: [
    (FaceMetrics(unitsPerEm: 2048, ascender: 1950, descender: -494, lineGap: 0), 40, 47.734375),
    (FaceMetrics(unitsPerEm: 1000, ascender: 952, descender: -213, lineGap: 28), 32, 38.176),
  ])
  func `a line height in points is as UIKit reports it`(
    metrics: FaceMetrics, size: Double, lineHeight: Double
  ) {
    #expect(metrics.points(metrics.lineHeightUnits, size: size) == lineHeight)
  }

  @Test func `characters that the font lacks are named once, in the order of the text`() throws {
    // .notdef is 600 units wide.
    let size = try RulerFont.measurer(RulerFont.plain, size: 10).measure("aжbяжя")
    #expect(size.details?.missing ?? [] == ["ж", "я"])
    #expect(size.width == 5 + 6 + 5 + 6 + 6 + 6)
  }
}
