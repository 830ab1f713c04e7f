import CollectionLayout
import Testing

/// Row breaking beyond the plain flow: balanced rows, forced breaks, limits, truncation.
@Suite struct RowBreakTests {
  private func balanced(_ widths: [Double], spacing: Double = 0) -> Section {
    Section.of(.left, widths.map { ($0, 10) }, spacing: spacing).with { $0.rowBreaking = .balanced }
  }

  private func rowCounts(_ section: Section, width: Double) -> [Int] {
    LayoutResult(section, width: width).rows.map(\.items.count)
  }

  // Greedy rows of 10, 10, 2 leave 0, 0, 8: 64. Rows of 8, 8, 6 leave 2, 2, 4: 24.
  @Test func `balanced rows are as even as the order allows`() {
    let widths = [4.0, 4, 2, 6, 4, 2]
    #expect(rowCounts(.of(.left, widths.map { ($0, 10) }, spacing: 0), width: 10) == [3, 2, 1])
    #expect(rowCounts(balanced(widths), width: 10) == [2, 2, 2])
  }

  @Test func `balanced rows keep forced breaks, limits and items that are too long`() {
    var section = balanced([4, 4, 2, 30, 4, 2, 2])
    #expect(rowCounts(section, width: 10) == [3, 1, 3])
    // 4 | 4, 2 leaves 6 and 4, which is less in squares than the 2 and 8 of 4, 4 | 2.
    section.maximumItemsPerRow = 2
    #expect(rowCounts(section, width: 10) == [1, 2, 1, 1, 2])
    section.items.breaksBefore = [false, false, true, false, false, false, true]
    #expect(rowCounts(section, width: 10) == [2, 1, 1, 2, 1])
  }

  /// The least number of rows, and the least sum of squares of what rows leave free, of all the ways
  /// to break: each is tried.
  private func best(_ widths: ArraySlice<Double>, width: Double, spacing: Double) -> (Int, Double) {
    guard !widths.isEmpty else { return (0, 0) }
    var best = (Int.max, Double.infinity)
    for count in 1...widths.count {
      let free = width - widths.prefix(count).reduce(-spacing) { $0 + $1 + spacing }
      guard free >= 0 || count == 1 else { break }
      let rest = self.best(widths.dropFirst(count), width: width, spacing: spacing)
      let whole = (rest.0 + 1, rest.1 + free * free)
      if whole < best { best = whole }
    }
    return best
  }

  @Test(arguments: 0..<300)
  func `no other way to break has fewer or more even rows`(_ seed: Int) {
    var random = SeededGenerator(seed: seed)
    let spacing = random.eighths(0...3)
    let widths = (0..<Int.random(in: 1...14, using: &random)).map { _ in random.eighths(1...20) }
    let width = random.eighths(20...60)
    let layout = LayoutResult(balanced(widths, spacing: spacing), width: width)
    let squares = layout.rows.reduce(0.0) { sum, row in
      let free = width - row.items.reduce(-spacing) { $0 + widths[$1] + spacing }
      return sum + free * free
    }
    let best = best(widths[...], width: width, spacing: spacing)
    #expect(layout.rows.count == best.0)
    #expect(squares == best.1)
  }

  @Test(arguments: [60.0, 1e8])
  func `balancing 100,000 items takes no time in proportion to its square`(_ width: Double) {
    var random = SeededGenerator(seed: 1)
    let widths = (0..<100_000).map { _ in random.eighths(1...20) }
    let clock = ContinuousClock()
    let short = balanced(Array(widths.prefix(10_000)), spacing: 2)
    let long = balanced(widths, spacing: 2)
    func time(_ section: Section) -> Duration? {
      (0..<3).map { _ in clock.measure { _ = LayoutResult(section, width: width) } }.min()
    }
    // Ten times the items: ten times the time is linear, a hundred times is the square. The quickest
    // of three runs counts, since the machine may be busy with other tests.
    if let few = time(short), let many = time(long) { #expect(many < few * 50) }
  }

  @Test func `an item can begin a row, and a row be limited`() {
    var section = Section.of(.left, repeated(20, 10, 5), spacing: 0)
    section.maximumItemsPerRow = 3
    #expect(rowCounts(section, width: 100) == [3, 2])
    section.items.breaksBefore = [true, false, true, false, false]
    #expect(rowCounts(section, width: 100) == [2, 3])
    section.maximumItemsPerRow = 0
    #expect(rowCounts(section, width: 100) == [1, 1, 1, 1, 1])
  }

  @Test func `a limited grid spreads the columns that it has`() {
    var section = Section.of(repeated(20, 10, 5), spacing: 0)
    section.maximumItemsPerRow = 3
    #expect(LayoutResult(section, width: 100).x == [0, 40, 80, 0, 40])
  }

  // Rows of 100: 40 + 10 + 40, twice, then one more. A chip of two digits is 30 wide, of one 20.
  @Test func `truncation keeps as many items as fit with their own chip`() {
    let section = Section.of(.left, repeated(40, 20, 15))
    let container = Container(width: 110)
    var asked: [Int] = []
    let truncation = section.truncation(toRows: 2, in: container) { hidden in
      asked.append(hidden)
      return Size(width: hidden > 9 ? 30 : 20, height: 20)
    }
    // Four items fill two rows; with the chip, three are kept: 40 + 10 + 30.
    #expect(
      truncation
        == Truncation(
          keptItems: 3, hiddenItems: 12, overflowSize: Size(width: 30, height: 20)))
    #expect(asked == [11, 12])
    let layout = LayoutResult(section.truncated(by: truncation), width: 110)
    #expect(layout.rows.map(\.items.count) == [2, 2])
    #expect(layout.x == [0, 50, 0, 50])
  }

  @Test func `a chip that grows with its number pushes out one more item`() {
    // With 9 hidden the chip is 10 wide and fits beside three, but four don't leave that room.
    let section = Section.of(.left, repeated(30, 20, 12), spacing: 0)
    let truncation = section.truncation(toRows: 1, in: Container(width: 100)) {
      Size(width: $0 > 9 ? 40 : 10, height: 20)
    }
    #expect(truncation.keptItems == 3)
    let tighter = section.truncation(toRows: 1, in: Container(width: 99)) {
      Size(width: $0 > 9 ? 40 : 10, height: 20)
    }
    // Three items take 90 and leave 9; two leave 39, less than the 40 for 10 hidden; one leaves 69.
    #expect(tighter.keptItems == 1)
  }

  @Test func `nothing is hidden where all fits, and the chip is alone where nothing does`() {
    let section = Section.of(.left, repeated(40, 20, 4))
    let chip = Size(width: 95, height: 20)
    let all = section.truncation(toRows: 2, in: Container(width: 100)) { _ in chip }
    #expect(all == Truncation(keptItems: 4, hiddenItems: 0, overflowSize: nil))
    let none = section.truncation(toRows: 1, in: Container(width: 100)) { _ in chip }
    #expect(none == Truncation(keptItems: 0, hiddenItems: 4, overflowSize: chip))
    let empty = Section.of(.left, []).truncation(toRows: 0, in: Container(width: 100)) { _ in chip }
    #expect(empty.keptItems == 0 && empty.overflowSize == nil)
  }

  @Test(arguments: 0..<400)
  func `truncation is the best of all numbers of kept items`(_ seed: Int) {
    var random = SeededGenerator(seed: seed)
    var section = random.section(kind: .left, upTo: 25)
    section.uikit.tooWide = .keep
    let container = random.container(horizontal: seed % 3 == 0)
    let rows = Int.random(in: 1...4, using: &random)
    let digit = random.once(in: 3) ? section.items.widths.first ?? 9 : random.eighths(3...30)
    let height = section.items.heights.first ?? 20
    func chip(_ hidden: Int) -> Size {
      Size(width: digit * Double(String(hidden).count), height: height)
    }
    let truncation = section.truncation(toRows: rows, in: container, overflowSize: chip)
    func rowCount(_ kept: Int) -> Int {
      let hidden = section.items.count - kept
      let cut = Truncation(
        keptItems: kept, hiddenItems: hidden, overflowSize: hidden > 0 ? chip(hidden) : nil)
      let shown = section.truncated(by: cut)
      return LayoutResult(sections: [shown], container: container).rows.count
    }
    let best = (0...section.items.count).last { rowCount($0) <= rows } ?? 0
    #expect(truncation.keptItems == best)
    #expect(truncation.hiddenItems == section.items.count - best)
  }
}
