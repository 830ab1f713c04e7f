import CollectionLayout
import Testing

/// Section C of the public reports: layouts that rewrite the flow's positions row by row.
@Suite struct SubclassCaseTests {
  /// The chips of the first example: four widths, height 35, in the contract's default insets.
  private func chips(_ kind: Section.Kind) -> LayoutResult {
    let inset = EdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    let sizes = [(64.0, 35.0), (158, 35), (147, 35), (52, 35)]
    return LayoutResult(.of(kind, sizes, spacing: 8, line: 8, inset: inset), width: 375)
  }

  @Test func `left packs the flow's rows from the inset`() {
    let layout = chips(.left)
    #expect(
      layout.frames == [
        Rect(x: 16, y: 12, width: 64, height: 35), Rect(x: 88, y: 12, width: 158, height: 35),
        Rect(x: 16, y: 55, width: 147, height: 35), Rect(x: 171, y: 55, width: 52, height: 35),
      ])
    #expect(layout.contentSize == Size(width: 375, height: 102))
  }

  // 343 points of room; the rows take 64 + 8 + 158 = 230 and 147 + 8 + 52 = 207.
  @Test func `right packs towards the inset, center leaves the same on both sides`() {
    #expect(chips(.right).x == [129, 201, 152, 307])
    #expect(chips(.center).x == [72.5, 144.5, 84, 239])
  }

  @Test func `justified spreads the last row too`() {
    #expect(chips(.justified).x == [16, 201, 16, 307])
  }

  // 113 points are free in the first row, 136 in the second.
  @Test func `the free room is shared around items, evenly, or by the items`() {
    #expect(chips(.spaceAround).x == [44.25, 172.75, 50, 273])
    #expect(chips(.spaceEvenly).x.isNear([53.667, 163.333, 61.333, 261.667], within: 0.001))
    #expect(chips(.fill).x == [16, 144.5, 16, 239])
    #expect(chips(.fill).width == [120.5, 214.5, 215, 120])
  }

  @Test func `leading and trailing follow the reading direction`() {
    #expect(chips(.leading).x == chips(.left).x)
    #expect(chips(.trailing).x == chips(.right).x)
  }

  @Test func `a justified item alone stays at the left`() {
    #expect(LayoutResult(.of(.justified, [(300, 35), (100, 35)]), width: 320).x == [0, 0])
  }

  @Test func `case 21: chips of differing heights share their row`() {
    let inset = EdgeInsets(top: 12, left: 16, bottom: 0, right: 16)
    let sizes = [(80.0, 36.0), (60, 28), (90, 36)]
    let layout = LayoutResult(.of(.left, sizes, spacing: 8, inset: inset), width: 375)
    #expect(layout.x == [16, 104, 172])
    #expect(layout.y == [12, 16, 12])
  }

  @Test func `case 22: each section has its own inset and spacing`() {
    let first = Section.of(.left, repeated(80, 30, 2), spacing: 10)
    let second = Section.of(.left, repeated(80, 30, 2), spacing: 4, inset: .sides(20))
    let layout = LayoutResult(sections: [first, second], container: Container(width: 375))
    #expect(layout.x == [0, 90, 20, 104])
  }

  @Test func `case 24: top alignment leaves the header alone`() {
    let section = Section.of(.left, [(80, 50), (60, 28)]).with {
      $0.headerReferenceSize = Size(width: 0, height: 40)
      $0.verticalAlignment = .top
    }
    let layout = LayoutResult(section, width: 375)
    #expect(layout.y == [40, 40])
    #expect(layout.sections[0].header == Rect(x: 0, y: 0, width: 375, height: 40))
  }

  @Test func `case 25: the flow centres on the pixel grid, halves up`() {
    let section = Section.of([(266.5, 40)]).with { $0.isSelfSizing = true }
    #expect(LayoutResult(section, width: 321).x == [27.5])
  }

  @Test func `case 25: a right aligned chip ends at the edge`() {
    #expect(LayoutResult(.of(.right, [(266.5, 40)]), width: 321).x == [54.5])
  }

  @Test func `what a subclass writes along the row isn't rounded`() {
    #expect(LayoutResult(.of(.left, [(80.3, 40), (50, 40)], spacing: 8), width: 375).x[1] == 88.3)
  }

  @Test(arguments: [Section.Kind.flow, .left, .right, .center, .justified])
  func `case 28: a chip wider than the view keeps its size, or is clamped by option`(
    _ kind: Section.Kind
  ) {
    let section = Section.of(kind, [(50, 36), (400, 36)], inset: .sides(16))
    let kept = LayoutResult(section, width: 375)
    #expect(kept.frame(at: 1) == Rect(x: 16, y: 46, width: 400, height: 36))
    let told = Diagnostic.itemWiderThanSection(section: 0, item: 1, width: 400, available: 343)
    #expect(kept.diagnostics.contains(told))
    let clamped = LayoutResult(section.with { $0.uikit.tooWide = .clamp }, width: 375)
    #expect(clamped.frame(at: 1) == Rect(x: 16, y: 46, width: 343, height: 36))
    #expect(clamped.diagnostics.contains(told))
  }

  @Test func `case 29: the last row of a flow stays packed, and can be told otherwise`() {
    let sizes = repeated(90, 50, 7) + [(90, 60)]
    #expect(LayoutResult(.of(sizes), width: 320).x.suffix(2) == [0, 100])
    let spread = Section.of(sizes).with { $0.lastRow = .asOthers }
    #expect(LayoutResult(spread, width: 320).x.suffix(2) == [0, 230])
    let packed = Section.of(.justified, sizes).with { $0.lastRow = .leading }
    #expect(LayoutResult(packed, width: 320).x.suffix(2) == [0, 100])
  }

  @Test func `case 31: the room is told for a cell that sizes itself too wide`() {
    let section = Section.of([(375, 40)], inset: .sides(16)).with { $0.isSelfSizing = true }
    #expect(
      LayoutResult(section, width: 375).diagnostics.contains(
        .itemWiderThanSection(section: 0, item: 0, width: 375, available: 343)))
  }
}
