import CollectionLayout
import Testing

/// Compositional sections with a pattern of groups; recorded frames where there are some.
@Suite struct GroupTests {
  private func section(
    _ group: Group?, count: Int, spacing: Double = 8, inset: EdgeInsets = .sides(16),
    size: Size = Size(width: 30, height: 20)
  ) -> Section {
    Section(
      kind: .compositional, items: Items(size: size, count: count), sectionInset: inset,
      minimumLineSpacing: spacing
    ).with { $0.group = group }
  }

  private func leading(_ left: Double, trailing right: Double) -> EdgeInsets {
    EdgeInsets(top: 0, left: left, bottom: 0, right: right)
  }

  /// Recorded case 27: an item of a third, then two groups of a third with two and three items.
  private var nested: Group {
    func column(_ count: Int, _ insets: EdgeInsets) -> Group.Part {
      .group(
        Group(
          axis: .vertical, width: .fractional(1 / 3.0), height: .fractional(1),
          interItemSpacing: .fixed(8), contentInsets: insets,
          content: .repeating(
            .item(width: .fractional(1), height: .fractional(1)), count: count, resizing: true)))
    }
    return Group(
      axis: .horizontal, width: .fractional(1), height: .absolute(100),
      content: .parts([
        .item(
          width: .fractional(1 / 3.0), height: .fractional(1),
          contentInsets: leading(0, trailing: 4)),
        column(2, leading(4, trailing: 4)), column(3, leading(4, trailing: 0)),
      ]))
  }

  @Test func `D 27: nested groups, each value rounded by itself`() {
    let layout = LayoutResult(section(nested, count: 8), width: 375, scale: 3)
    #expect(
      layout.x.isNear([16, 134.333, 134.333, 248.667, 248.667, 248.667, 16, 134.333]))
    #expect(
      layout.width.isNear([
        110.333, 106.333, 106.333, 110.333, 110.333, 110.333, 110.333, 106.333,
      ]))
    #expect(layout.height == [100, 46, 46, 28, 28, 28, 100, 46])
    #expect(layout.y == [0, 0, 54, 0, 36, 72, 108, 108])
    #expect(layout.row == [0, 0, 0, 0, 0, 0, 1, 1])
    #expect(layout.contentSize.height == 208)
  }

  @Test func `D 28: a line of groups refers to the whole width, and rounded widths add up`() {
    let four = Group(
      axis: .horizontal, width: .fractional(1), height: .absolute(40), interItemSpacing: .fixed(8),
      content: .repeating(
        .item(width: .fractional(1), height: .fractional(1)), count: 4, resizing: true))
    let line = section(
      four, count: 6, inset: EdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    ).with { $0.scrollsOrthogonally = true }
    let layout = LayoutResult(
      sections: [line, line], container: Container(width: 375, scale: 3))
    // The second group begins 375 + 8 further: at 399.
    #expect(layout.x.prefix(6).map { $0 }.isNear([16, 111.667, 207.333, 303, 399, 494.667]))
    #expect(layout.width.prefix(4).allSatisfy { abs($0 - 87.667) < 0.001 })
    #expect(layout.y == Array(repeating: 16, count: 6) + Array(repeating: 88, count: 6))
    #expect(layout.contentSize == Size(width: 375, height: 144))
    #expect(layout.rows.count == 2)
  }

  @Test func `D 30: the header and the footer of a list touch its rows`() {
    let list = section(
      Group(
        axis: .horizontal, width: .fractional(1), height: .absolute(40),
        content: .parts([.item(width: .fractional(1), height: .fractional(1))])),
      count: 2, spacing: 2, inset: .zero
    ).with {
      $0.headerReferenceSize = Size(width: 0, height: 24)
      $0.footerReferenceSize = Size(width: 0, height: 24)
    }
    let layout = LayoutResult(list, width: 375)
    #expect(layout.sections[0].header?.y == 0)
    #expect(layout.y == [24, 66])
    #expect(layout.sections[0].footer?.y == 106)
  }

  @Test(arguments: 0..<60)
  func `a group of one estimated item wraps as a section without a pattern does`(_ seed: Int) {
    var random = SeededGenerator(seed: seed)
    let sizes = (0..<40).map { _ in (random.eighths(5...150), random.eighths(10...40)) }
    let spacing = random.eighths(0...12)
    let simple = Section.of(
      .compositional, sizes, spacing: spacing, line: 6, inset: random.insets(upTo: 20))
    let pattern = simple.with {
      $0.group = Group(
        axis: .horizontal, width: .fractional(1), height: .estimated,
        interItemSpacing: .fixed(spacing),
        content: .parts([.item(width: .estimated, height: .estimated)]))
    }
    var container = random.container()
    container.scale = 2
    let (one, other) = (
      LayoutResult(sections: [simple], container: container),
      LayoutResult(sections: [pattern], container: container)
    )
    #expect(one.frames == other.frames)
    #expect(one.row == other.row)
    #expect(one.contentSize == other.contentSize)
  }

  @Test func `a flexible spacing shares what is left, a repeated part keeps its own extent`() {
    let flexible = Group(
      axis: .horizontal, width: .fractional(1), height: .absolute(20),
      interItemSpacing: .flexible(10),
      content: .repeating(
        .item(width: .absolute(60), height: .fractional(1)), count: 3, resizing: false))
    // 180 of 300 leave two gaps of 60.
    let layout = LayoutResult(section(flexible, count: 4, inset: .zero), width: 300)
    #expect(layout.x == [0, 120, 240, 0])
    var fixed = flexible
    fixed.interItemSpacing = .fixed(10)
    #expect(LayoutResult(section(fixed, count: 4, inset: .zero), width: 300).x == [0, 70, 140, 0])
  }

  @Test(arguments: [320.0, 343, 375, 390, 393, 402, 414, 430, 440, 834])
  func `three thirds of a width are one row`(_ width: Double) {
    let thirds = Group(
      axis: .horizontal, width: .fractional(1), height: .absolute(50),
      content: .parts([.item(width: .fractional(1 / 3.0), height: .fractional(1))]))
    let layout = LayoutResult(section(thirds, count: 7, inset: .zero), width: width, scale: 3)
    #expect(layout.row == [0, 0, 0, 1, 1, 1, 2])
  }

  @Test func `parts are repeated in turn`() {
    let turn = Group(
      axis: .horizontal, width: .fractional(1), height: .absolute(20),
      content: .parts([
        .item(width: .absolute(40), height: .fractional(1)),
        .item(width: .absolute(70), height: .fractional(1)),
      ]))
    // 40 + 70 + 40 + 70 = 220 of 260; another 40 fits exactly.
    let layout = LayoutResult(section(turn, count: 6, inset: .zero), width: 260)
    #expect(layout.x == [0, 40, 110, 150, 220, 0])
  }

  @Test func `groups are mirrored for right-to-left reading`() {
    let layout = LayoutResult(
      sections: [section(nested, count: 2)],
      container: Container(width: 375, scale: 3, direction: .rightToLeft))
    // 375 - 16 - 110.333, and 375 - 134.333 - 106.333.
    #expect(layout.x.isNear([248.667, 134.333]))
  }

  @Test func `columns of groups scroll horizontally`() {
    let pairs = Group(
      axis: .vertical, width: .absolute(80), height: .fractional(1), interItemSpacing: .fixed(10),
      content: .repeating(
        .item(width: .fractional(1), height: .fractional(0.5)), count: 2, resizing: true))
    let layout = LayoutResult(
      sections: [section(pairs, count: 3, spacing: 5, inset: .zero)],
      container: Container(width: 300, height: 110, scrollDirection: .horizontal))
    #expect(
      layout.frames == [
        Rect(x: 0, y: 0, width: 80, height: 50), Rect(x: 0, y: 60, width: 80, height: 50),
        Rect(x: 85, y: 0, width: 80, height: 50),
      ])
    #expect(layout.contentSize == Size(width: 165, height: 110))
  }

  @Test func `a pattern without room for an item still ends`() {
    let empty = Group(
      axis: .horizontal, width: .fractional(1), height: .estimated, content: .parts([]))
    let none = Group(
      axis: .vertical, width: .fractional(.nan), height: .absolute(-.infinity),
      content: .repeating(.group(empty), count: 0, resizing: true))
    let huge = Group(
      axis: .vertical, width: .fractional(1e300), height: .absolute(.infinity),
      interItemSpacing: .flexible(-1e300),
      content: .repeating(.group(empty), count: .max, resizing: true))
    for group in [empty, none, huge] {
      for line in [false, true] {
        let layout = LayoutResult(
          section(group, count: 3).with { $0.scrollsOrthogonally = line }, width: 375)
        #expect(layout.count == 3)
        #expect(layout.frames.allSatisfy { $0.maxX.isFinite && $0.maxY.isFinite })
      }
    }
  }

  @Test func `a section with a pattern can be edited and asked for what is visible`() {
    let plain = Section.of(.left, repeated(50, 20, 5))
    var sections = [plain, section(nested, count: 20), plain]
    let container = Container(width: 375, scale: 3)
    var live = LiveLayout(sections: sections, container: container)
    let item = Item(size: Size(width: 10, height: 10))
    live.insert(item, at: ItemPath(section: 1, item: 3))
    live.remove(at: ItemPath(section: 1, item: 0))
    live.insert(item, at: ItemPath(section: 1, item: 20))
    live.insert(item, at: ItemPath(section: 0, item: 0))
    sections[1] = section(nested, count: 21)
    sections[0].items.insert(item, at: 0)
    let full = LayoutResult(sections: sections, container: container)
    let paths = full.sections.indices.flatMap { section in
      (0..<full.sections[section].items.count).map { ItemPath(section: section, item: $0) }
    }
    #expect(full.contentSize == live.contentSize)
    #expect(paths.map(live.frame) == full.frames)
    #expect(paths.map(live.row) == full.row.map(Int.init))
    for y in stride(from: 0.0, to: 500, by: 37) {
      let rect = Rect(x: 130, y: y, width: 100, height: 50)
      let expected = full.frames.indices.filter { full.frame(at: $0).intersects(rect) }
      #expect(full.items(in: rect) == expected)
      #expect(live.items(in: rect) == expected.map { paths[$0] })
    }
  }
}
