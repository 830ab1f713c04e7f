import CollectionLayout
import TestSupport
import Testing

/// The examples of the module's documentation, with the values that it promises.
struct DocumentationTests {
  @Test func `the examples of the article are those that are compiled here`() throws {
    let examples = try DocumentedExample.all(
      in: "Sources/CollectionLayout/Documentation.docc/CollectionLayout.md")
    #expect(examples.count == 3)
    for example in examples {
      #expect(try example.stands(inFileAt: #filePath), "\(example)")
    }
  }

  @Test func `the first example lays out four chips`() {
    let chips = Items(widths: [64, 158, 147, 52], heights: [35, 35, 35, 35])
    let section = Section(
      kind: .left, items: chips,
      sectionInset: EdgeInsets(top: 12, left: 16, bottom: 12, right: 16),
      minimumInteritemSpacing: 8, minimumLineSpacing: 8)
    let layout = LayoutResult(sections: [section], container: Container(width: 375, scale: 2))
    let frame = layout.frame(at: 3)
    let contentSize = layout.contentSize
    #expect(frame == Rect(x: 171, y: 55, width: 52, height: 35))
    #expect(contentSize == Size(width: 375, height: 102))
  }

  @Test func `the second one inserts a chip, and asks what is visible`() {
    let section = Section(
      kind: .left, items: Items(widths: [64, 158, 147, 52], heights: [35, 35, 35, 35]),
      sectionInset: EdgeInsets(top: 12, left: 16, bottom: 12, right: 16),
      minimumInteritemSpacing: 8, minimumLineSpacing: 8)
    var live = LiveLayout(sections: [section], container: Container(width: 375, scale: 2))
    live.insert(Item(size: Size(width: 80, height: 35)), at: ItemPath(section: 0, item: 0))
    let visible = live.items(in: Rect(x: 0, y: 0, width: 375, height: 50))
    let moved = live.frame(at: ItemPath(section: 0, item: 3))
    // 80 + 8 + 64 + 8 + 158 = 318 of 343 are in the first row, the others begin at 12 + 35 + 8.
    #expect(visible == (0...2).map { ItemPath(section: 0, item: $0) })
    #expect(moved == Rect(x: 16, y: 55, width: 147, height: 35))
  }

  @Test func `the third one keeps two rows and a chip that counts the rest`() {
    let section = Section(
      kind: .left, items: Items(size: Size(width: 100, height: 35), count: 20),
      minimumInteritemSpacing: 8, minimumLineSpacing: 8)
    let container = Container(width: 375)
    let kept = section.truncation(toRows: 2, in: container) { hidden in
      Size(width: hidden < 10 ? 40 : 50, height: 35)
    }
    let layout = LayoutResult(sections: [section.truncated(by: kept)], container: container)
    // Three of 100 and two gaps leave 59 of 375 behind them: room for a gap and 50 after the sixth.
    #expect(
      kept == Truncation(keptItems: 6, hiddenItems: 14, overflowSize: Size(width: 50, height: 35)))
    #expect(layout.frame(at: 6) == Rect(x: 324, y: 43, width: 50, height: 35))
  }
}
