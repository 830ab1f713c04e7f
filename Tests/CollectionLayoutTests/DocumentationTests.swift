import CollectionLayout
import Testing

/// The example of the module's documentation, with the values that it promises.
@Test func `the example of the documentation lays out four chips`() {
  let chips = Items(widths: [64, 158, 147, 52], heights: [35, 35, 35, 35])
  let section = Section(
    kind: .left, items: chips,
    sectionInset: EdgeInsets(top: 12, left: 16, bottom: 12, right: 16),
    minimumInteritemSpacing: 8, minimumLineSpacing: 8)
  let layout = LayoutResult(sections: [section], container: Container(width: 375, scale: 2))
  #expect(layout.frame(at: 3) == Rect(x: 171, y: 55, width: 52, height: 35))
  #expect(layout.contentSize == Size(width: 375, height: 102))

  var live = LiveLayout(sections: [section], container: Container(width: 375, scale: 2))
  live.insert(Item(size: Size(width: 80, height: 35)), at: ItemPath(section: 0, item: 0))
  let visible = live.items(in: Rect(x: 0, y: 0, width: 375, height: 60))
  // 80 + 8 + 64 + 8 + 158 = 318 of 343 are in the first row, the others begin at 55.
  #expect(visible == (0...4).map { ItemPath(section: 0, item: $0) })
}
