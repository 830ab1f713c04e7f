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
}
