import CollectionLayout
import Testing

/// Section B of the public reports: horizontal scrolling.
@Suite struct HorizontalCaseTests {
  private func layout(_ section: Section, height: Double, scale: Double = 2) -> LayoutResult {
    LayoutResult(
      sections: [section],
      container: Container(width: 400, height: height, scale: scale, scrollDirection: .horizontal))
  }

  @Test func `case 16: equal sizes use the spacings as they are named`() {
    let layout = layout(.of(repeated(100, 100, 4), spacing: 10, line: 50), height: 320)
    #expect(layout.x == [0, 0, 0, 150])
    #expect(layout.y == [0, 110, 220, 0])
    #expect(layout.contentSize == Size(width: 250, height: 320))
    #expect(layout.row == [0, 0, 0, 1])
  }

  @Test func `case 16: the spacings change places when one size differs`() {
    let section = Section.of(repeated(100, 100, 3) + [(101, 100)], spacing: 10, line: 50)
    let swapped = layout(section, height: 320)
    #expect(swapped.y.prefix(3) == [0, 220, 0])
    // The second column begins 10 points after the first; the 100 wide item is centred in 101.
    #expect(swapped.x == [0, 0, 110.5, 110])
    #expect(
      swapped.diagnostics.contains(.spacingsSwapped(section: 0, interitem: 10, line: 50)))
    let kept = layout(section.with { $0.uikit.swapsSpacings = false }, height: 320)
    #expect(kept.y.prefix(3) == [0, 110, 220])
    #expect(kept.x == [0, 0, 0, 150])
    #expect(!kept.diagnostics.contains(.spacingsSwapped(section: 0, interitem: 10, line: 50)))
  }

  @Test func `case 18: in one row of equal items the line spacing is the gap`() {
    let layout = layout(.of(repeated(50, 80, 3), spacing: 100, line: 10), height: 80)
    #expect(layout.x == [0, 60, 120])
  }

  @Test func `case 19: a left aligned layout leaves the columns where they are`() {
    let layout = layout(.of(.left, repeated(80, 40, 4)), height: 100)
    #expect(layout.x == [0, 0, 90, 90])
    #expect(layout.y == [0, 50, 0, 50])
  }

  @Test func `headers and footers stand beside the columns, as high as the view`() {
    let section = Section.of(
      repeated(80, 40, 2), inset: EdgeInsets(top: 5, left: 7, bottom: 5, right: 9)
    ).with {
      $0.headerReferenceSize = Size(width: 30, height: 1)
      $0.footerReferenceSize = Size(width: 20, height: 1)
    }
    let layout = layout(section, height: 100)
    #expect(layout.sections[0].header == Rect(x: 0, y: 0, width: 30, height: 100))
    #expect(layout.sections[0].footer == Rect(x: 126, y: 0, width: 20, height: 100))
    #expect(
      layout.frames == [
        Rect(x: 37, y: 5, width: 80, height: 40), Rect(x: 37, y: 55, width: 80, height: 40),
      ])
    #expect(layout.contentSize == Size(width: 146, height: 100))
  }

  @Test func `right-to-left content is mirrored as a whole when it asks for it`() {
    let section = Section.of(.left, [(80, 40), (60, 40), (50, 90)], line: 10).with {
      $0.headerReferenceSize = Size(width: 30, height: 0)
      $0.uikit.flipsHorizontallyInOppositeLayoutDirection = true
      $0.uikit.swapsSpacings = false
    }
    let container = Container(
      width: 400, height: 100, direction: .rightToLeft, scrollDirection: .horizontal)
    let layout = LayoutResult(sections: [section], container: container)
    // Left to right: header 0 to 30, a column of 80 at 30, one of 50 at 120, up to 170.
    #expect(layout.x == [60, 70, 0])
    #expect(layout.sections[0].header == Rect(x: 140, y: 0, width: 30, height: 100))
    #expect(layout.rows.map(\.offset) == [60, 0])
  }

  @Test func `an item higher than the view is told and stays at the top`() {
    let layout = layout(.of([(80, 140), (80, 40)]), height: 100)
    // The second is alone where no column has two, hence in the middle.
    #expect(layout.y == [0, 30])
    #expect(
      layout.diagnostics.contains(
        .itemTallerThanSection(section: 0, item: 0, height: 140, available: 100)))
  }

  // MARK: Recorded frames, section C

  @Test func `C 21: the first item of a wheel picker, halves up at 3x`() {
    // The view is 414 wide and the item 73, so that the left inset is 170.5.
    let section = Section.of(
      repeated(73, 100, 3), spacing: 0, line: 0,
      inset: EdgeInsets(top: 0, left: 170.5, bottom: 0, right: 170.5))
    #expect(abs(layout(section, height: 100, scale: 3).x[0] - 170.6667) < 0.0001)
  }

  @Test func `C 23: a negative line spacing is just a number`() {
    let section = Section.of(
      repeated(176, 238.56, 2), spacing: 0, line: 176 / -2.5,
      inset: EdgeInsets(top: 0, left: 72, bottom: 0, right: 72))
    // The view is high enough that the row is 51 points below its top: (340.56 - 238.56) / 2.
    let layout = layout(section, height: 340.56)
    #expect(layout.x == [72, 177.5])
    #expect(layout.frame(at: 1).size == Size(width: 176, height: 238.56))
    #expect(layout.y == [51, 51])
  }

  @Test(
    arguments: zip(
      [300.0, 300, 293, 238], [[0.0, 320, 640, 960, 1280], [0, 320], [0, 313], [0, 258]]))
  func `C 24: the line spacing is the gap of one row, and a height equal to the view's fits`(
    _ width: Double, _ x: [Double]
  ) {
    let section = Section.of(repeated(width, 500, x.count), spacing: 10, line: 20)
    let layout = layout(section, height: 500, scale: 3)
    #expect(layout.x == x)
    #expect(layout.y.allSatisfy { $0 == 0 })
    #expect(
      !layout.diagnostics.contains { if case .itemTallerThanSection = $0 { true } else { false } })
  }

  @Test func `C 26: a banner of three, one point apart`() {
    let layout = layout(.of(repeated(125, 48, 3), spacing: 1, line: 1), height: 48, scale: 3)
    #expect(layout.x == [0, 126, 252])
    #expect(layout.contentSize == Size(width: 377, height: 48))
  }

  @Test func `A 12: narrower cells are centred in their column`() {
    let section = Section.of([(80, 40), (74, 40)]).with { $0.uikit.swapsSpacings = false }
    #expect(layout(section, height: 100).x == [0, 3])
  }

  @Test
  func `A 13: a last column that isn't full is laid out, and told when cells size themselves`() {
    let section = Section.of(repeated(80, 40, 4), spacing: 0, line: 0)
      .with { $0.isSelfSizing = true }
    let layout = layout(section, height: 120)
    #expect(layout.row == [0, 0, 0, 1])
    #expect(layout.contentSize.width == 160)
    #expect(layout.diagnostics.contains(.partialLastColumn(section: 0, items: 1)))
  }

  @Test func `A 14: three fitted thirds don't fit once they are rounded to the pixel`() {
    let third = Section.of(repeated(80, 532.0 / 3, 3), spacing: 0, line: 0)
    #expect(layout(third, height: 532).rows.map(\.items.count) == [3])
    let fitted = third.with { $0.isSelfSizing = true }
    #expect(layout(fitted, height: 532).rows.map(\.items.count) == [2, 1])
    let cut = Section.of(repeated(80, 177, 3), spacing: 0, line: 0).with { $0.isSelfSizing = true }
    #expect(layout(cut, height: 532).rows.map(\.items.count) == [3])
  }
}
