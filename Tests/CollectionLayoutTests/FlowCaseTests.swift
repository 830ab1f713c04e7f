import CollectionLayout
import Testing

/// Section A of the public reports: row breaking and justification of the plain flow layout.
@Suite struct FlowCaseTests {
  @Test func `case 1: the last row of differing sizes is packed left`() {
    let sizes = repeated(90, 50, 7) + [(90, 60)]
    let layout = LayoutResult(.of(sizes), width: 320)
    #expect(layout.x == [0, 115, 230, 0, 115, 230, 0, 100])
    #expect(layout.y == [0, 0, 0, 60, 60, 60, 125, 120])
    #expect(layout.row == [0, 0, 0, 1, 1, 1, 2, 2])
    #expect(layout.contentSize == Size(width: 320, height: 180))
  }

  @Test func `case 1: a grid of equal sizes keeps its columns in the last row`() {
    let layout = LayoutResult(.of(repeated(90, 50, 8)), width: 320)
    #expect(layout.x == [0, 115, 230, 0, 115, 230, 0, 115])
    #expect(layout.sections[0].isUniform)
  }

  @Test func `case 2: a lone cell before a wide one is centred`() {
    let section = Section.of(repeated(320, 253, 3) + [(650, 80)], spacing: 10, line: 12)
    let container = Container(width: 768, contentInset: .sides(59))
    let layout = LayoutResult(sections: [section], container: container)
    #expect(layout.x == [0, 330, 165, 0])
    #expect(layout.y == [0, 0, 265, 530])
    #expect(layout.contentSize == Size(width: 650, height: 610))
  }

  @Test(arguments: zip([OpenQuestions.LoneLastItem.auto, .center, .left], [94, 94, 0]))
  func `case 4: the lone last item is centred where no row has two, or by option`(
    _ option: OpenQuestions.LoneLastItem, _ expected: Double
  ) {
    let section = Section.of([(375, 100), (187.5, 100)], spacing: 0, line: 0)
      .with { $0.uikit.loneLastItem = option }
    #expect(LayoutResult(section, width: 375).x == [0, expected])
  }

  @Test func `case 4: the lone last item is centred on thirds of a point at 3x`() {
    let section = Section.of([(375, 100), (187.5, 100)], spacing: 0, line: 0)
    #expect(LayoutResult(section, width: 375, scale: 3).x.isNear([0, 93.667]))
  }

  @Test func `case 4: the lone last item of a grid is at the left`() {
    let layout = LayoutResult(.of(repeated(187.5, 100, 3), spacing: 0, line: 0), width: 375)
    #expect(layout.x == [0, 187.5, 0])
  }

  @Test(arguments: zip([OpenQuestions.LoneLastItem.auto, .center, .left], [0, 125, 0]))
  func `the lone last item is at the left after a row of two, or by option`(
    _ option: OpenQuestions.LoneLastItem, _ expected: Double
  ) {
    let section = Section.of([(150, 40), (150, 40), (70, 40)], spacing: 20)
      .with { $0.uikit.loneLastItem = option }
    #expect(LayoutResult(section, width: 320).x == [0, 170, expected])
  }

  @Test func `case 5: one self-sizing cell is centred, one of a fixed size is at the left`() {
    let section = Section.of([(120, 40)])
    #expect(LayoutResult(section, width: 375).x == [0])
    #expect(LayoutResult(section.with { $0.isSelfSizing = true }, width: 375).x == [127.5])
  }

  @Test func `case 6: a row that is exactly full is one row`() {
    let layout = LayoutResult(.of(repeated(155, 50, 2)), width: 320)
    #expect(layout.x == [0, 165])
    #expect(layout.rows.count == 1)
  }

  @Test(arguments: [(390.0, 2), (393, 2), (375, 3), (414, 3), (320, 3), (402, 3), (428, 3)])
  func `case 7: a third of the width that is a hair too long makes two columns`(
    _ width: Double, _ columns: Int
  ) {
    let third = (width - 10) / 3
    for sizes in [repeated(third, 40, 6), repeated(third, 40, 5) + [(third, 41)]] {
      let layout = LayoutResult(.of(sizes, spacing: 5), width: width)
      #expect(layout.rows[0].items.count == columns)
    }
  }

  @Test func `case 7: thirds rounded down fit, and their gap grows`() {
    #expect(LayoutResult(.of(repeated(126, 40, 3), spacing: 5), width: 390).x == [0, 132, 264])
  }

  @Test func `case 9: origins are on the grid while widths keep their fraction`() {
    let layout = LayoutResult(.of(repeated(103.5, 100, 4), spacing: 0), width: 414, scale: 3)
    #expect(layout.x.isNear([0, 103.667, 207, 310.667]))
    #expect(layout.width == [103.5, 103.5, 103.5, 103.5])
  }

  @Test func `case 12: a gap of one point is not cut to half a point`() {
    let sizes = [(159.5, 40.0), (159.5, 40), (320, 40)]
    #expect(LayoutResult(.of(sizes, spacing: 1), width: 320).x == [0, 160.5, 0])
  }

  @Test func `case 14: a sum that is exactly the width fits`() {
    let section = Section.of(repeated(200, 50, 4), spacing: 8, inset: .sides(5))
    #expect(LayoutResult(section, width: 834).x == [5, 213, 421, 629])
  }

  @Test func `the platform's rounding: the issue's four chips in a plain flow`() {
    let inset = EdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    let chips = [(64.0, 35.0), (158, 35), (147, 35), (52, 35)]
    let layout = LayoutResult(.of(chips, spacing: 8, line: 8, inset: inset), width: 375)
    #expect(layout.x == [16, 201, 16, 171])
    #expect(layout.y == [12, 12, 55, 55])
    #expect(layout.contentSize == Size(width: 375, height: 102))
  }

  @Test func `case 32: settled self-sized cells share the gap of the fitted size`() {
    let section = Section.of(repeated(80, 40, 8)).with { $0.isSelfSizing = true }
    let expected = [0, 98.5, 196.5, 295, 0, 90, 180, 270]
    #expect(LayoutResult(section, width: 375).x == expected)
    let thirds = LayoutResult(section, width: 375, scale: 3).x
    #expect(thirds.isNear([0, 98.333, 196.667, 295, 0, 90, 180, 270]))
  }

  @Test(arguments: [(375.0, 167.5), (667, 313.5)])
  func `case 33: two columns at each width of a rotated phone`(_ width: Double, _ item: Double) {
    let section = Section.of(repeated(item, 50, 2), spacing: 8, inset: .sides(16))
    #expect(LayoutResult(section, width: width).x == [16, 16 + item + 8])
  }

  @Test func `case 33: stale widths make three columns after the rotation`() {
    let section = Section.of(repeated(167.5, 50, 6), spacing: 8, inset: .sides(16))
    #expect(LayoutResult(section, width: 667).rows.map(\.items.count) == [3, 3])
  }

  @Test func `case 35: a zero size is told, and takes no room`() {
    let layout = LayoutResult(.of([(0, 35), (24, 35)]), width: 375)
    #expect(layout.width == [0, 24])
    #expect(layout.diagnostics.contains(.zeroSize(section: 0, item: 0, width: 0, height: 35)))
  }
}
