import CollectionLayout
import Testing

/// The layout that is edited in place, compared with full layouts of the same sections.
@Suite struct LiveLayoutTests {
  /// The edits of a test, made to a live layout and to plain arrays of items.
  private struct Pair {
    var sections: [Section]
    var container: Container
    var live: LiveLayout

    init(_ sections: [Section], _ container: Container) {
      self.sections = sections
      self.container = container
      live = LiveLayout(sections: sections, container: container)
    }

    /// Makes a random edit; sizes are as odd as `size` makes them.
    mutating func edit(_ random: inout SeededGenerator, size: (inout SeededGenerator) -> Size) {
      let section = Int.random(in: sections.indices, using: &random)
      let count = sections[section].items.count
      var item = Item(size: size(&random))
      if random.once(in: 6) { item.baseline = random.eighths(0...30) }
      if random.once(in: 6) { item.grow = random.eighths(0...3) }
      if random.once(in: 12) { item.breaksBefore = true }
      if count > 0, random.once(in: 6) { item.size = sections[section].items.size(at: 0) }
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4:
        let place = random.once(in: 5) ? 0 : Int.random(in: 0...count, using: &random)
        sections[section].items.insert(item, at: place)
        live.insert(item, at: ItemPath(section: section, item: place))
      case 4..<7 where count > 0:
        let place = random.once(in: 5) ? count - 1 : Int.random(in: 0..<count, using: &random)
        let removed = live.remove(at: ItemPath(section: section, item: place))
        #expect(sections[section].items.remove(at: place) == removed)
      case 7 where count > 0:
        let place = Int.random(in: 0..<count, using: &random)
        sections[section].items.remove(at: place)
        sections[section].items.insert(item, at: place)
        live.replace(at: ItemPath(section: section, item: place), with: item)
      case 8 where count > 0:
        let place = Int.random(in: 0..<count, using: &random)
        var old = sections[section].items[place]
        old.size = item.size
        sections[section].items.remove(at: place)
        sections[section].items.insert(old, at: place)
        live.resize(at: ItemPath(section: section, item: place), to: item.size)
      case 9 where count > 0:
        let place = Int.random(in: 0..<count, using: &random)
        let other = Int.random(in: sections.indices, using: &random)
        let moved = sections[section].items.remove(at: place)
        let goal = Int.random(in: 0...sections[other].items.count, using: &random)
        sections[other].items.insert(moved, at: goal)
        live.move(
          from: ItemPath(section: section, item: place), to: ItemPath(section: other, item: goal))
      default:
        container.width = random.once(in: 2) ? container.width : random.eighths(100...500)
        container.scale = random.once(in: 2) ? container.scale : 2
        container.direction = random.once(in: 2) ? .leftToRight : .rightToLeft
        live.move(to: container)
      }
    }

    /// Whether the live layout says what a full layout says, to the last bit.
    func agree() -> Bool {
      let full = LayoutResult(sections: sections, container: container)
      guard full.contentSize == live.contentSize, full.count == live.itemCount else { return false }
      return sections.indices.allSatisfy { section in
        let part = full.sections[section]
        return part.rect == live.frame(ofSection: section)
          && part.header == live.headerFrame(ofSection: section)
          && part.footer == live.footerFrame(ofSection: section)
          && part.items.count == live.itemCount(inSection: section)
          && part.rows.count == live.rowCount(inSection: section)
          && part.items.allSatisfy { index in
            let path = ItemPath(section: section, item: index - part.items.lowerBound)
            return full.frame(at: index) == live.frame(at: path)
              && Int(full.row[index]) == live.row(ofItem: path)
          }
      }
    }
  }

  @Test(arguments: 0..<60)
  func `an edited layout is the full layout after each of many edits`(_ seed: Int) {
    var random = SeededGenerator(seed: seed)
    let sections = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      var section = random.section(upTo: 60)
      section.items.baselines = []
      section.rowBreaking = random.once(in: 8) ? .balanced : .greedy
      return section
    }
    var pair = Pair(sections, random.container(horizontal: seed % 3 == 0))
    for step in 0..<60 {
      pair.edit(&random) { $0.once(in: 30) ? Size(width: 600, height: 20) : $0.size() }
      let agrees = pair.agree()
      #expect(agrees, "edit \(step) of \(pair.sections.map(\.kind))")
      if !agrees { return }
    }
  }

  // Long enough for several chunks, so that rows pass from one to the other.
  @Test(arguments: [Section.Kind.flow, .left])
  func `a long layout is the full layout after each of 1,000 edits`(_ kind: Section.Kind) {
    var random = SeededGenerator(seed: 7)
    let sizes = (0..<500).map { _ in (random.eighths(10...120), random.eighths(10...40)) }
    var pair = Pair([.of(kind, sizes, spacing: 8)], Container(width: 375, scale: 3))
    for step in 0..<1000 {
      pair.edit(&random) { $0.size() }
      let agrees = pair.agree()
      #expect(agrees, "edit \(step)")
      if !agrees { return }
    }
  }

  @Test func `sizes that no double holds exactly make no difference to the last bit`() {
    var random = SeededGenerator(seed: 3)
    let sizes = (0..<450).map { _ in
      (Double.random(in: 10...120, using: &random), Double.random(in: 10...40, using: &random))
    }
    let section = Section.of(sizes, spacing: 1 / 3.0, line: 0.1)
    var pair = Pair([section, section], Container(width: 375, scale: 3))
    for _ in 0..<100 {
      pair.edit(&random) {
        Size(
          width: .random(in: 5...100, using: &$0), height: .random(in: 5...50, using: &$0))
      }
      let agrees = pair.agree()
      #expect(agrees)
    }
  }

  @Test func `a layout can be emptied and filled from either end`() {
    var pair = Pair([.of(repeated(50, 20, 400))], Container(width: 375))
    let first = ItemPath(section: 0, item: 0)
    for count in (0..<400).reversed() {
      pair.live.remove(at: count % 2 == 0 ? first : ItemPath(section: 0, item: count))
      pair.sections[0].items.remove(at: 0)
      if count % 50 == 0 {
        let agrees = pair.agree()
        #expect(agrees)
      }
    }
    #expect(pair.live.contentSize.height == 0)
    for count in 0..<400 {
      let item = Item(size: Size(width: Double(20 + count % 90), height: 20))
      let place = count % 3 == 0 ? 0 : count
      pair.live.insert(item, at: ItemPath(section: 0, item: place))
      pair.sections[0].items.insert(item, at: place)
      if count % 50 == 0 {
        let agrees = pair.agree()
        #expect(agrees)
      }
    }
    #expect(pair.live.section(at: 0) == pair.sections[0])
  }

  @Test(arguments: 0..<120)
  func `the items in a rectangle are those that a look at each finds`(_ seed: Int) {
    var random = SeededGenerator(seed: seed)
    let container = random.container(horizontal: seed % 2 == 0)
    var sections = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      random.section(upTo: 400)
    }
    if seed % 7 == 0 { sections[0].minimumLineSpacing = -12 }
    if seed % 11 == 0 { sections[0].minimumInteritemSpacing = -30 }
    if seed % 13 == 0 { sections[0].sectionInset.bottom = -40 }
    var pair = Pair(sections, container)
    for _ in 0..<10 {
      pair.edit(&random) { $0.size() }
      let size = pair.live.contentSize
      let rect = Rect(
        x: .random(in: -20...max(1, size.width), using: &random),
        y: .random(in: -20...max(1, size.height), using: &random),
        width: .random(in: 0...300, using: &random), height: .random(in: 0...300, using: &random))
      let paths = pair.sections.indices.flatMap { section in
        pair.sections[section].items.widths.indices.map { ItemPath(section: section, item: $0) }
      }
      #expect(
        pair.live.items(in: rect) == paths.filter { pair.live.frame(at: $0).intersects(rect) })
    }
  }

  @Test func `sections can be inserted, replaced and removed`() {
    var random = SeededGenerator(seed: 11)
    var pair = Pair([], Container(width: 375))
    #expect(pair.live.items(in: Rect(x: 0, y: 0, width: 100, height: 100)).isEmpty)
    for step in 0..<40 {
      let section = random.section()
      let index = Int.random(in: 0...pair.sections.count, using: &random)
      switch (step % 4, index < pair.sections.count) {
      case (2, true):
        pair.sections.remove(at: index)
        pair.live.removeSection(at: index)
      case (3, true):
        pair.sections[index] = section
        pair.live.replaceSection(at: index, with: section)
      default:
        pair.sections.insert(section, at: index)
        pair.live.insert(section, at: index)
      }
      #expect(pair.live.sectionCount == pair.sections.count)
      let agrees = pair.agree()
      #expect(agrees)
    }
  }

  // Were the growth before each item added up from the row's start, this would take an hour.
  @Test(.timeLimit(.minutes(1)))
  func `a row of very many growing items is looked through once`() {
    let count = 200_000
    let section = Section(
      kind: .fill, items: Items(size: Size(width: 1, height: 20), count: count),
      minimumInteritemSpacing: 0)
    // Each item of width 1 gets as much again.
    let layout = LiveLayout(sections: [section], container: Container(width: 2 * Double(count)))
    let end = Rect(x: 2 * Double(count) - 4, y: 0, width: 4, height: 20)
    #expect(layout.rowCount(inSection: 0) == 1)
    #expect(layout.items(in: end).map(\.item) == [count - 2, count - 1])
  }

  @Test func `a right-to-left strip stays mirrored while it grows`() {
    var random = SeededGenerator(seed: 5)
    let section = Section.of(.left, repeated(50, 20, 30)).with {
      $0.uikit.flipsHorizontallyInOppositeLayoutDirection = true
      $0.headerReferenceSize = Size(width: 30, height: 0)
    }
    var pair = Pair(
      [section],
      Container(width: 300, height: 100, direction: .rightToLeft, scrollDirection: .horizontal))
    for _ in 0..<50 {
      pair.edit(&random) { $0.size() }
      let agrees = pair.agree()
      #expect(agrees)
    }
  }
}
