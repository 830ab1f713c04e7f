import Testing

@testable import TextMetrics

/// Lines and cuts in the ruler font: letters 5 points wide at 10, i 2, W 10, space 2.5, … 9 (ruler.py).
struct TruncationTests {
  private func measure(
    _ text: String, width: Double?, lines: Int = 1, _ mode: LineBreakMode,
    tracking: Double = 0
  ) throws -> LabelSize {
    var limits = LineLimits()
    limits.width = width
    limits.maximumLines = lines
    limits.mode = mode
    var options = ShapingOptions()
    options.tracking = tracking
    return LabelMeasurer(
      face: try FontFace(path: RulerFont.plain), size: 10, options: options, limits: limits
    ).measure(text)
  }

  @Test(arguments: [
    ("nnnnnnnnnn", 30.0, LineBreakMode.truncatingTail, "nnnn…", 29.0),
    ("nnnnnnnnnn", 30, .truncatingHead, "…nnnn", 29),
    ("nnnnnnnnnn", 30, .truncatingMiddle, "nn…nn", 29),
    ("nnnnnnnnnn", 25, .truncatingMiddle, "nn…n", 24),
    ("nnnnnnnnnn", 49.9, .truncatingTail, "nnnnnnnn…", 49),
    // Nothing fits beside the ellipsis, which stays even where it doesn't fit itself.
    ("nnnnnnnnnn", 9, .truncatingTail, "…", 9), ("nnnnnnnnnn", 8, .truncatingHead, "…", 9),
    ("nnnnnnnnnn", 0, .truncatingMiddle, "…", 9),
    // Whole clusters; pairs kern in what is left; half a ligature is a letter.
    ("e\u{301}e\u{301}e\u{301}e\u{301}", 19, .truncatingTail, "e\u{301}e\u{301}…", 19),
    ("e\u{301}e\u{301}e\u{301}e\u{301}", 18.5, .truncatingHead, "…e\u{301}", 14),
    ("AVAVAVAV", 27.9, .truncatingTail, "AVAV…", 27),
    ("fififififi", 26, .truncatingTail, "fifif…", 26),
    ("fififififi", 25, .truncatingTail, "fifi…", 21),
    // The ends of W and i: 10 + 9 and 9 + 2.
    ("Wnnni", 23, .truncatingTail, "W…", 19), ("Wnnni", 20, .truncatingHead, "…ni", 16),
    ("Wnnni", 21, .truncatingMiddle, "W…i", 21),
    ("nnnnnnnnnn", 30, .clipping, "nnnnnnnnnn", 30),
    ("nn nn nn", 20, .wordWrapping, "nn ", 12.5), ("nn nn nn", 20, .charWrapping, "nn n", 17.5),
  ])
  func `the only line is cut as its mode says`(
    text: String, limit: Double, mode: LineBreakMode, shown: String, width: Double
  ) throws {
    let size = try measure(text, width: limit, mode)
    let details = try #require(size.details)
    #expect(details.isTruncated)
    #expect(details.lines.map(\.text) == [shown])
    #expect(details.lines.map(\.width) == [width])
    #expect(size.lines == 1)
    #expect(size.height == 10)
  }

  @Test(arguments: LineBreakMode.allCases)
  func `what just fits is not cut`(mode: LineBreakMode) throws {
    let size = try measure("nnnnnnnnnn", width: 50, mode)
    #expect(size == LabelSize(width: 50, height: 10, lines: 1))
    #expect(try measure("nnnnnnnnnn", width: 49.999, mode).details?.isTruncated == true)
    #expect(try measure("nn nn", width: nil, lines: 0, mode).details == nil)
  }

  @Test(arguments: [
    // A first line of nn nn, 22.5 and its space; the rest, nn nn nn, has one line of 26.5.
    (LineBreakMode.truncatingTail, ["nn nn ", "nn n…"], [25.0, 26.5]),
    (.truncatingHead, ["nn nn ", "…n nn"], [25, 26.5]),
    (.truncatingMiddle, ["nn nn ", "nn…n"], [25, 24]),
    (.wordWrapping, ["nn nn ", "nn nn "], [25, 25]),
    (.clipping, ["nn nn ", "nn nn "], [25, 25]),
    (.charWrapping, ["nn nn ", "nn nn "], [25, 25]),
  ])
  func `the last of two lines is cut as its mode says`(
    mode: LineBreakMode, shown: [String], widths: [Double]
  ) throws {
    let size = try measure("nn nn nn nn nn", width: 26.5, lines: 2, mode)
    let details = try #require(size.details)
    #expect(details.isTruncated)
    #expect(details.lines.map(\.text) == shown)
    #expect(details.lines.map(\.width) == widths)
    // Ascender 8, lines of 10.
    #expect(details.lines.map(\.baseline) == [8, 18])
    #expect(size.height == 20)
  }

  @Test func `a letter at a time fills the line`() throws {
    // 5 + 5 + 2.5 + 5 = 17.5 and 22.5; then the space and two letters, 12.5 and 17.5.
    let size = try measure("nn nn nn nn", width: 20, lines: 0, .charWrapping)
    #expect(size.details?.lines.map(\.text) == ["nn n", "n nn ", "nn"])
    #expect(size.details?.isTruncated == false)
    #expect(size.details?.lines.map(\.width) == [17.5, 20, 10])
  }

  @Test func `lines that have no room are cut off with an ellipsis`() throws {
    let size = try measure("nn\nnn", width: nil, .truncatingTail)
    #expect(size.details?.isTruncated == true)
    #expect(size.details?.lines.map(\.text) == ["nn…"])
    #expect(size.details?.lines.map(\.width) == [19])
  }

  @Test(arguments: [
    // facts/text, recorded metrics.
    ("\n", 2), ("a\n", 1), ("a\nb", 2), ("a\n\nb", 3), ("\na", 2), ("a\r\nb", 2), ("a\u{2028}b", 2),
  ])
  func `newlines make lines`(text: String, lines: Int) throws {
    let size = try measure(text, width: nil, lines: 0, .wordWrapping)
    #expect(size.lines == lines)
    #expect(size.height == 10 * Double(lines))
  }

  @Test func `a space that fits before the limit counts in the width`() throws {
    // cases/recorded 33: the line is 22.5 wide, its space ends at 25.
    #expect(try measure("nn nn nn", width: 30, lines: 0, .wordWrapping).width == 25)
    #expect(try measure("nn nn nn", width: 24, lines: 0, .wordWrapping).width == 24)
    #expect(try measure("nn nn nn", width: 22.5, lines: 0, .wordWrapping).width == 22.5)
  }

  @Test func `a soft hyphen shows where it is used, in a font without one as hyphen-minus`() throws
  {
    // The ruler has no U+2010: nn- is 12.5.
    let size = try measure("nn\u{AD}nn", width: 13, lines: 0, .wordWrapping)
    #expect(size.details?.lines.map(\.text) == ["nn-", "nn"])
    #expect(size.details?.lines.map(\.width) == [12.5, 10])
    // Where it isn't used it takes no room; i is narrower than the hyphen.
    #expect(try measure("nn\u{AD}nn", width: 20, lines: 0, .wordWrapping).width == 20)
    #expect(try measure("nn\u{AD}i", width: 12, lines: 0, .wordWrapping).lines == 1)
    #expect(
      try measure("nn\u{AD}i nn", width: 12, lines: 0, .wordWrapping).details?.lines
        .map(\.text) == ["nn\u{AD}i ", "nn"])
  }

  @Test func `spacing counts in every line`() throws {
    // nn is 12, its space 3.5, the ellipsis 10.
    let size = try measure("nn nn", width: 15.5, lines: 0, .wordWrapping, tracking: 1)
    #expect(size.details?.lines.map(\.width) == [15.5, 12])
    #expect(
      try measure("nnnnn", width: 22, .truncatingTail, tracking: 1).details?.lines
        .map(\.text) == ["nn…"])
  }

  @Test func `a label a hair narrower than its text is cut`() throws {
    // cases/reports 43: eight letters and three i at 9 points are 41.4.
    var limits = LineLimits()
    for (width, isCut) in [(41.39, true), (41.4, false), (41.5, false)] {
      limits.width = width
      let measurer = LabelMeasurer(
        face: try FontFace(path: RulerFont.plain), size: 9, limits: limits)
      #expect((measurer.measure("nnnnnnnniii").details != nil) == isCut)
    }
  }
}
