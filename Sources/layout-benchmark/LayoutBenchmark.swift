import CollectionLayout
import RandomText

/// Laying out fixed sizes as a whole: time, memory, and how both grow with the chips.
struct LayoutBenchmark {
  func run(into table: inout FigureTable) {
    let hundredThousand = Self.section(.left, count: 100_000)
    for kind in [Section.Kind.left, .flow] {
      var section = hundredThousand
      section.kind = kind
      table.add(
        "lay out 100,000 sizes, \(kind)", Self.laterSeconds(section) * 1000, unit: "ms",
        target: .atMost(1))
      table.add(
        "  the same in memory never used", Self.freshSeconds(section, runs: 21) * 1000, unit: "ms",
        target: .atMost(1))
      table.add(
        "  the same in its own memory", Self.repeatedSeconds(section) * 1000, unit: "ms",
        target: .atMost(1))
    }
    let million = Self.section(.left, count: 1_000_000)
    // What is linear takes as long for each chip; a half more is allowed for caches that overflow.
    let perChip = Self.freshSeconds(hundredThousand, runs: 21) / 100_000
    let perChipOfMillion = Self.freshSeconds(million, runs: 5) / 1_000_000
    table.add(
      "lay out 1,000,000 sizes, left, a chip", perChipOfMillion * 1e9, unit: "ns",
      peer: ("of 100,000", perChip * 1e9), ratio: perChip / perChipOfMillion,
      target: .atMost(1.5), checked: perChipOfMillion / perChip, targetUnit: "× a chip")
    measureQueries(of: Self.layOut(hundredThousand), into: &table)
  }

  /// Chips as wide as tags are, and of one height.
  static func section(_ kind: Section.Kind, count: Int) -> Section {
    var random = SeededRandom(seed: 1)
    var section = Section(
      kind: kind,
      items: Items(
        widths: (0..<count).map { _ in Double.random(in: 40...160, using: &random).rounded() },
        heights: Array(repeating: 35, count: count)))
    section.sectionInset = EdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    section.minimumInteritemSpacing = 8
    section.minimumLineSpacing = 8
    return section
  }

  static let container = Container(width: 375)

  static func layOut(_ section: Section) -> LayoutResult {
    let result = LayoutResult(sections: [section], container: container)
    precondition(result.count == section.items.count, "every item has its frame")
    return result
  }

  /// The seconds of a first layout, in memory that nothing has used before.
  ///
  /// All layouts are kept until the last one is done, or each would find the pages of the one before
  /// it in place. The first few may still find some of other work: the median says what is usual.
  static func freshSeconds(_ section: Section, runs: Int) -> Double {
    var kept: [LayoutResult] = []
    let seconds = (0..<runs).map { _ in
      Stopwatch.seconds(runs: 1) { kept.append(layOut(section)) }
    }
    return seconds.sorted()[runs / 2]
  }

  /// The seconds of a layout in a process that has made others before, and let them go.
  static func laterSeconds(_ section: Section) -> Double {
    Stopwatch.seconds(runs: 30) { _ = layOut(section) }
  }

  /// The seconds of a layout that follows another one, at one of two widths in turn.
  static func repeatedSeconds(_ section: Section) -> Double {
    var result = layOut(section)
    var isWide = false
    return Stopwatch.seconds(runs: 20) {
      isWide.toggle()
      result.layOut([section], in: Container(width: isWide ? 376 : 375))
    }
  }

  /// What is visible: in a point, which is the search alone, and on a screen, where each hit adds.
  private func measureQueries(of layout: LayoutResult, into table: inout FigureTable) {
    let point = QueryTimes(size: Size(width: 1, height: 1), content: layout.contentSize) {
      layout.items(in: $0).count
    }
    table.add(
      "what is at a point, of 100,000", point.seconds * 1e6, unit: "µs", target: .atMost(1))
    let screen = QueryTimes(size: Size(width: 375, height: 667), content: layout.contentSize) {
      layout.items(in: $0).count
    }
    table.add(
      "what is on a screen, each hit more",
      (screen.seconds - point.seconds) / (screen.hits - point.hits) * 1e9, unit: "ns",
      target: .atMost(50))
  }
}

/// What one query of a layout takes, and finds, on average over many places.
struct QueryTimes {
  let seconds, hits: Double

  init(size: Size, content: Size, query: (Rect) -> Int) {
    var random = SeededRandom(seed: 1)
    let rects = (0..<1000).map { _ in
      Rect(
        x: Double.random(in: 0...max(0, content.width - size.width), using: &random),
        y: Double.random(in: 0...max(0, content.height - size.height), using: &random),
        width: size.width, height: size.height)
    }
    var found = 0
    let total = Stopwatch.seconds(runs: 10) {
      found = rects.reduce(0) { $0 + query($1) }
    }
    seconds = total / Double(rects.count)
    hits = Double(found) / Double(rects.count)
  }
}
