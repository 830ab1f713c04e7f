import CollectionLayout
import Testing

/// Section E of the public reports: headers, empty sections, safe areas, reading direction.
@Suite struct SectionCaseTests {
  @Test func `case 37: a header is as wide as the view, whatever the inset`() {
    let section = Section.of(
      repeated(100, 30, 1), inset: EdgeInsets(top: 7, left: 16, bottom: 0, right: 16)
    ).with { $0.headerReferenceSize = Size(width: 10, height: 40) }
    let layout = LayoutResult(section, width: 375)
    #expect(layout.sections[0].header == Rect(x: 0, y: 0, width: 375, height: 40))
    #expect(layout.frame(at: 0) == Rect(x: 16, y: 47, width: 100, height: 30))
  }

  @Test func `case 38: an empty section still takes room`() {
    let empty = Section.of([], inset: EdgeInsets(top: 10, left: 0, bottom: 10, right: 0))
      .with { $0.headerReferenceSize = Size(width: 0, height: 30) }
    let next = Section.of(repeated(100, 20, 1))
    let layout = LayoutResult(sections: [empty, next], container: Container(width: 375))
    #expect(layout.sections[0].rect == Rect(x: 0, y: 0, width: 375, height: 50))
    #expect(layout.sections[1].rect == Rect(x: 0, y: 50, width: 375, height: 20))
    #expect(layout.frame(ofItem: 0, inSection: 1).y == 50)
    #expect(layout.contentSize.height == 70)
  }

  @Test func `case 39: a section without room says how much there would be`() {
    let section = Section.of(.compositional, [(40, 20)], inset: .sides(16))
    let layout = LayoutResult(section, width: 32)
    #expect(layout.diagnostics.contains(.noRoom(section: 0, extent: 32, available: 0)))
    #expect(layout.width == [0])
  }

  @Test func `case 40: right-to-left mirrors a grid`() {
    let layout = LayoutResult(
      sections: [.of(repeated(100, 40, 3))],
      container: Container(width: 320, direction: .rightToLeft))
    #expect(layout.x == [220, 110, 0])
  }

  @Test(arguments: zip([false, true], [[0.0, 115, 220, 0], [220, 115, 0, 220]]))
  func `case 40: right-to-left mirrors differing sizes only by option`(
    _ flips: Bool, _ expected: [Double]
  ) {
    let section = Section.of([(100, 40), (90, 40), (100, 40), (100, 40)])
      .with { $0.uikit.flipsHorizontallyInOppositeLayoutDirection = flips }
    let layout = LayoutResult(
      sections: [section], container: Container(width: 320, direction: .rightToLeft))
    #expect(layout.x == expected)
  }

  @Test func `leading is right in right-to-left reading, inside insets that stay where they are`() {
    let inset = EdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
    let container = Container(width: 320, direction: .rightToLeft)
    func x(_ kind: Section.Kind) -> [Double] {
      let section = Section.of(kind, [(100, 40), (60, 40)], spacing: 8, inset: inset)
      return LayoutResult(sections: [section], container: container).x
    }
    #expect(x(.leading) == [190, 122])
    #expect(x(.trailing) == [78, 10])
    #expect(x(.left) == [10, 118])
    #expect(x(.right) == [122, 230])
  }

  // An iPhone 15 in landscape: 852 wide, the safe area 59 points from both sides.
  @Test func `case 42: a section inset can refer to the safe area`() {
    let section = Section.of(.left, repeated(100, 40, 1), inset: .sides(16))
    let container = Container(width: 852, safeArea: .sides(59))
    #expect(LayoutResult(sections: [section], container: container).x == [16])
    let safe = section.with { $0.uikit.sectionInsetReference = .safeArea }
    #expect(LayoutResult(sections: [safe], container: container).x == [75])
    // 852 - 118 - 32 are available: 702.
    let full = safe.with { $0.items = Items(size: Size(width: 702, height: 40), count: 1) }
    #expect(
      !LayoutResult(sections: [full], container: container).diagnostics.contains {
        if case .itemWiderThanSection = $0 { true } else { false }
      })
    let over = safe.with { $0.items = Items(size: Size(width: 702.5, height: 40), count: 1) }
    #expect(
      LayoutResult(sections: [over], container: container).diagnostics.contains(
        .itemWiderThanSection(section: 0, item: 0, width: 702.5, available: 702)))
  }

  @Test func `sections are stacked without line spacing, and footers follow the inset`() {
    let inset = EdgeInsets(top: 3, left: 0, bottom: 4, right: 0)
    let section = Section.of(repeated(100, 20, 1), inset: inset).with {
      $0.headerReferenceSize = Size(width: 0, height: 30)
      $0.footerReferenceSize = Size(width: 0, height: 15)
    }
    let container = Container(width: 320, contentInset: .sides(10))
    let layout = LayoutResult(sections: [section, section], container: container)
    #expect(layout.y == [33, 105])
    #expect(layout.sections[0].footer == Rect(x: 0, y: 57, width: 300, height: 15))
    #expect(layout.sections[1].header == Rect(x: 0, y: 72, width: 300, height: 30))
    #expect(layout.contentSize == Size(width: 300, height: 144))
  }

  // Header 0 to 40, rows to 200, footer to 220: the next section begins there.
  @Test(
    arguments: zip(
      [-30.0, 0, 50, 170, 180, 195, 500], [0.0, 10, 60, 180, 180, 180, 180]))
  func `a pinned header stays visible until its section ends`(_ offset: Double, _ y: Double) {
    let section = Section.of(.left, repeated(300, 160, 1)).with {
      $0.headerReferenceSize = Size(width: 0, height: 40)
      $0.footerReferenceSize = Size(width: 0, height: 20)
    }
    let container = Container(
      width: 320, contentInset: EdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
    let layout = LayoutResult(sections: [section, section], container: container)
    let header = layout.headerFrame(ofSection: 0, pinnedAt: Point(x: 0, y: offset))
    #expect(header == Rect(x: 0, y: y, width: 320, height: 40))
    let second = layout.headerFrame(ofSection: 1, pinnedAt: Point(x: 0, y: offset))
    #expect(second?.y == max(220, min(offset + 10, 400)))
    let live = LiveLayout(sections: [section, section], container: container)
    #expect(live.headerFrame(ofSection: 0, pinnedAt: Point(x: 0, y: offset)) == header)
  }

  @Test func `vertical alignment places chips in the height of their row`() {
    func y(_ alignment: Section.VerticalAlignment) -> [Double] {
      var section = Section.of(.left, [(40, 50), (40, 20), (40, 30)])
      section.verticalAlignment = alignment
      section.items.baselines = [35, 15, 22]
      return LayoutResult(section, width: 320).y
    }
    #expect(y(.top) == [0, 0, 0])
    #expect(y(.center) == [0, 15, 10])
    #expect(y(.bottom) == [0, 30, 20])
    #expect(y(.baseline) == [0, 20, 13])
  }

  @Test func `a row grows when its baselines need more than its highest item`() {
    var section = Section.of(.left, [(40, 30), (40, 30), (40, 18)])
    section.verticalAlignment = .baseline
    section.items.baselines = [25, 10, -1]
    section.footerReferenceSize = Size(width: 0, height: 10)
    let layout = LayoutResult(section, width: 320)
    // 25 above the line and 20 below it; the last stands on its bottom edge.
    #expect(layout.y == [0, 15, 7])
    #expect(layout.sections[0].footer?.y == 45)
  }

  @Test func `chips grow by their weights`() {
    var section = Section.of(.fill, [(40, 30), (40, 30), (40, 30)])
    section.items.grows = [1, 0, 3]
    let layout = LayoutResult(section, width: 240)
    // 100 are free: 25 and 75.
    #expect(layout.x == [0, 75, 125])
    #expect(layout.width == [65, 40, 115])
    section.items.grows = [0, 0, 0]
    #expect(LayoutResult(section, width: 240).width == [40, 40, 40])
  }

  @Test func `a lone item and the last row follow their policies`() {
    let section = Section.of(.fill, [(200, 30), (60, 30)])
    #expect(LayoutResult(section, width: 240).width == [240, 240])
    func x(_ policy: Section.LoneItem) -> [Double] {
      LayoutResult(section.with { $0.loneItem = policy }, width: 240).x
    }
    #expect(x(.leading) == [0, 0])
    #expect(x(.center) == [20, 90])
    #expect(x(.trailing) == [40, 180])
    let packed = section.with { $0.lastRow = .leading }
    #expect(LayoutResult(packed, width: 240).width == [240, 60])
  }
}
