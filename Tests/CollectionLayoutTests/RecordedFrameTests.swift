import CollectionLayout
import Testing

/// Frames that the platform itself produced.
@Suite struct RecordedFrameTests {
  // Drawn by an early system at one pixel a point, where three halves went down (110, 134, 77);
  // later systems take the upper pixel, as the rule does.
  @Test func `A 1: 29 chips of a recorded run`() {
    let rows: [[Double]] = [
      [82, 65, 81], [73, 57, 62], [113, 88], [97, 86, 57], [87, 90, 96], [81, 51, 114],
      [94, 71, 74], [58, 118, 105], [56, 113, 81], [118, 114], [80],
    ]
    let expected: [[Double]] = [
      [10, 128, 229], [10, 137, 248], [10, 222], [10, 137, 253], [10, 111, 214], [10, 118, 196],
      [10, 135, 236], [10, 78, 205], [10, 91, 229], [10, 196], [10],
    ]
    let inset = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let sizes = rows.joined().map { ($0, 30.0) }
    let layout = LayoutResult(
      .of(sizes, spacing: 5, line: 5, inset: inset), width: 320, scale: 1)
    #expect(layout.rows.map(\.items.count) == rows.map(\.count))
    #expect(layout.x == Array(expected.joined()))
    #expect(layout.rows.map(\.offset) == (0..<11).map { 10 + 35 * Double($0) })
  }

  // An iPhone X in landscape at 3x: 812 wide, the adjusted content inset and the safe area 44.
  @Test func `A 3: left aligned self-sizing cells under headers`() {
    let widths = [23 + 2 / 3.0, 38, 125 + 2 / 3.0, 130, 52 + 2 / 3.0]
    let heights = [36 + 1 / 3.0, 36 + 1 / 3.0, 36 + 1 / 3.0, 56 + 2 / 3.0, 36 + 1 / 3.0]
    let inset = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    func section(_ sizes: [(Double, Double)]) -> Section {
      Section.of(.left, sizes, inset: inset).with {
        $0.isSelfSizing = true
        $0.headerReferenceSize = Size(width: 0, height: 80)
        $0.uikit.sectionInsetReference = .safeArea
      }
    }
    let container = Container(
      width: 812, scale: 3, contentInset: .sides(44), safeArea: .sides(44))
    let second = [(67 + 2 / 3.0, 36 + 1 / 3.0), (40.0, 36 + 1 / 3.0)]
    let layout = LayoutResult(
      sections: [section(Array(zip(widths, heights))), section(second)], container: container)
    #expect(layout.sections[0].header == Rect(x: 0, y: 0, width: 724, height: 80))
    #expect(layout.x.isNear([10, 43.667, 91.667, 227.333, 367.333, 10, 87.667]))
    #expect(layout.y.isNear([100.333, 100.333, 100.333, 90, 100.333, 246.667, 246.667]))
    let header = layout.sections[1].header
    #expect(abs((header?.y ?? 0) - 156.667) < 0.0006)
  }

  @Test func `A 4: rows of self-sizing tags`() {
    let rows = [
      [53, 69.333, 68, 61.667, 61.667], [70.667, 113, 44, 92.333], [69.667, 152.333, 114.333],
      [73.333, 66, 133.667], [147.667, 84.333, 67.333, 52], [55, 67],
    ]
    let inset = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    let sizes = rows.joined().map { ($0, 36.333) }
    let section = Section.of(.left, sizes, inset: inset).with { $0.isSelfSizing = true }
    let layout = LayoutResult(section, width: 414, scale: 3)
    #expect(layout.rows.map(\.items.count) == [5, 4, 3, 3, 4, 2])
    let y = layout.rows.map { layout.y[$0.items.lowerBound] }
    #expect(y.isNear([8, 54.333, 100.667, 147, 193.333, 239.667]))
  }

  // Widths of our own, since the picture tells only gaps: each full row shares one gap from edge to
  // edge, and rows of 60 are 70 apart.
  @Test func `A 5: full rows of self-sizing cells share one gap`() {
    let section = Section.of([(100, 60), (120, 60), (118.5, 60), (200, 60), (90, 60)])
      .with { $0.isSelfSizing = true }
    let layout = LayoutResult(section, width: 375)
    // 375 - 338.5 leaves two gaps of 18.25.
    #expect(layout.x == [0, 118.5, 256.5, 0, 210])
    #expect(layout.y == [0, 0, 0, 70, 70])
  }

  @Test func `A 7: a pair of halves after an item of the whole width`() {
    let section = Section.of([(320, 128), (159.5, 44), (159.5, 44)], spacing: 0.5, line: 1)
    let layout = LayoutResult(section, width: 320)
    #expect(layout.frame(at: 1) == Rect(x: 0, y: 129, width: 159.5, height: 44))
    #expect(layout.frame(at: 2) == Rect(x: 160, y: 129, width: 159.5, height: 44))
  }

  @Test func `A 10: a lone last self-sizing item is at the left after full rows`() {
    func layout(_ count: Int) -> LayoutResult {
      LayoutResult(
        .of(repeated(190, 60, count)).with { $0.isSelfSizing = true }, width: 390)
    }
    #expect(layout(1).frames.map(\.origin) == [Point(x: 100, y: 0)])
    #expect(
      layout(3).frames.map(\.origin) == [
        Point(x: 0, y: 0), Point(x: 200, y: 0), Point(x: 0, y: 70),
      ])
  }

  @Test func `A 12: shorter cells are centred in their row`() {
    #expect(LayoutResult(.of([(80, 40), (80, 34)]), width: 320).y == [0, 3])
  }

  @Test func `A 15: an exact grid`() {
    let layout = LayoutResult(.of(repeated(100, 50, 10)), width: 400)
    #expect(layout.rows.map(\.items.count) == [3, 3, 3, 1])
  }

  // 256 points hold four columns with a gap of 2, and 462 seven with a pitch of 412 / 6, three times
  // which is 206 too.
  @Test(arguments: [256.0, 462])
  func `A 16: the fourth item of a grid whose width isn't known`(_ width: Double) {
    let layout = LayoutResult(.of(repeated(50, 50, 12)), width: width)
    #expect(layout.frame(at: 3) == Rect(x: 206, y: 0, width: 50, height: 50))
  }

  @Test func `B 18: one column narrower than the view is centred`() {
    let inset = EdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    let layout = LayoutResult(
      .of(repeated(374, 84, 3), line: 20, inset: inset), width: 414, scale: 3)
    #expect(layout.frame(at: 0) == Rect(x: 20, y: 10, width: 374, height: 84))
    #expect(layout.y == [10, 114, 218])
  }

  // Compositional values, all on the pixel grid (case 51).
  @Test(
    arguments: zip(
      [84.1799, 37.4807, 84.5797], [84.0, 37.5, 84.5]))
  func `case 51: a compositional layout rounds sizes too`(_ exact: Double, _ rounded: Double) {
    let layout = LayoutResult(
      .of(.compositional, [(exact, exact), (30, exact)], spacing: 0), width: 375)
    #expect(layout.frame(at: 0) == Rect(x: 0, y: 0, width: rounded, height: rounded))
    #expect(layout.x[1] == rounded)
  }

  @Test func `case 51: a compositional layout rounds to thirds at 3x`() {
    let layout = LayoutResult(.of(.compositional, [(37.4807, 30)]), width: 375, scale: 3)
    #expect(layout.width.isNear([37.333]))
  }

  @Test func `compositional chips wrap, packed from the leading edge at the top of their row`() {
    let section = Section.of(
      .compositional, [(100, 30), (120, 20), (150, 30), (500, 30)], spacing: 8, line: 8,
      inset: .sides(16))
    let layout = LayoutResult(section, width: 375)
    #expect(layout.x == [16, 124, 16, 16])
    #expect(layout.y == [0, 0, 38, 76])
    #expect(layout.width == [100, 120, 150, 343])
    let mirrored = LayoutResult(
      sections: [section], container: Container(width: 375, direction: .rightToLeft))
    #expect(mirrored.x == [259, 131, 209, 16])
  }

  @Test func `an empty compositional section has no height`() {
    let inset = EdgeInsets(top: 16, left: 0, bottom: 16, right: 0)
    #expect(LayoutResult(.of(.compositional, [], inset: inset), width: 375).contentSize.height == 0)
  }
}
