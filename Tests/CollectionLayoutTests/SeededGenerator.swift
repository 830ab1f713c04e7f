import CollectionLayout

/// A random source that gives the same numbers for the same seed, on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x2545_F491_4F6C_DD1D &+ 0x1234_5678_9ABC_DEF1
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  /// A multiple of an eighth of a point, which all sums hold exactly.
  mutating func eighths(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range.lowerBound * 8...range.upperBound * 8, using: &self)) / 8
  }

  /// True once in so many times.
  mutating func once(in times: Int) -> Bool {
    Int.random(in: 0..<times, using: &self) == 0
  }

  mutating func insets(upTo most: Int) -> EdgeInsets {
    EdgeInsets(
      top: eighths(0...most), left: eighths(0...most), bottom: eighths(0...most),
      right: eighths(0...most))
  }

  /// One of all the values of an option, or mostly the first.
  mutating func any<Option: CaseIterable>(_ type: Option.Type, rarely: Bool = false) -> Option
  where Option.AllCases.Index == Int {
    let cases = type.allCases
    if rarely, !once(in: 4) { return cases[cases.startIndex] }
    return cases[Int.random(in: cases.startIndex..<cases.endIndex, using: &self)]
  }

  mutating func size(_ most: Int = 120) -> Size {
    Size(width: eighths(1...most), height: eighths(1...60))
  }

  mutating func items(upTo most: Int) -> Items {
    let count = Int.random(in: 0...most, using: &self)
    if once(in: 3) { return Items(size: size(), count: count) }
    let evenHeight = once(in: 2)
    var items = Items(
      (0..<count).map { _ in
        let size = once(in: 40) ? Size(width: eighths(0...700), height: 30) : size()
        return evenHeight ? Size(width: size.width, height: 35) : size
      })
    if once(in: 3) { items.baselines = items.heights.map { _ in eighths(-10...50) } }
    if once(in: 3) { items.grows = items.heights.map { _ in eighths(0...3) } }
    if once(in: 4) { items.breaksBefore = items.heights.map { _ in once(in: 6) } }
    return items
  }

  /// A section in which every option may be set.
  mutating func section(kind: Section.Kind? = nil, upTo most: Int = 40) -> Section {
    var section = Section(
      kind: kind ?? any(Section.Kind.self), items: items(upTo: most),
      sectionInset: insets(upTo: 20),
      minimumInteritemSpacing: eighths(0...16), minimumLineSpacing: eighths(0...16))
    section.verticalAlignment = once(in: 2) ? nil : any(Section.VerticalAlignment.self)
    section.isSelfSizing = once(in: 4)
    section.maximumItemsPerRow = once(in: 5) ? Int.random(in: 1...4, using: &self) : nil
    section.lastRow = any(Section.LastRow.self, rarely: true)
    section.loneItem = any(Section.LoneItem.self, rarely: true)
    if once(in: 3) { section.headerReferenceSize = size(60) }
    if once(in: 3) { section.footerReferenceSize = size(60) }
    section.uikit.loneLastItem = any(OpenQuestions.LoneLastItem.self)
    section.uikit.swapsSpacings = !once(in: 4)
    section.uikit.flipsHorizontallyInOppositeLayoutDirection = once(in: 3)
    section.uikit.tooWide = any(OpenQuestions.TooWide.self)
    section.uikit.sectionInsetReference =
      once(in: 2) ? nil : any(OpenQuestions.SectionInsetReference.self)
    return section
  }

  mutating func container(horizontal: Bool = false) -> Container {
    Container(
      width: eighths(100...500), height: eighths(100...500),
      scale: [1, 2, 3][Int.random(in: 0..<3, using: &self)],
      contentInset: once(in: 2) ? .zero : insets(upTo: 20),
      safeArea: once(in: 2) ? .zero : insets(upTo: 40),
      direction: once(in: 2) ? .rightToLeft : .leftToRight,
      scrollDirection: horizontal ? .horizontal : .vertical,
      interSectionSpacing: once(in: 3) ? eighths(-5...40) : 0)
  }
}
