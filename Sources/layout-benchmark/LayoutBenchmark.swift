import CollectionLayout
import RandomText

/// Chips per second for laying out fixed sizes.
struct LayoutBenchmark {
  func run(into table: inout FigureTable) {
    let hundredThousand = sizes(count: 100_000)
    for kind in [Section.Kind.left, .flow] {
      let seconds = Stopwatch.seconds(runs: 10) { layOut(hundredThousand, kind: kind) }
      table.add(
        "lay out 100,000 sizes, \(kind)", seconds * 1000, unit: "ms", target: .atMost(1))
    }
    let million = sizes(count: 1_000_000)
    let seconds = Stopwatch.seconds(runs: 5) { layOut(million, kind: .left) }
    // Ten times the chips in ten times the time: the target is the same per chip.
    table.add("lay out 1,000,000 sizes, left", seconds * 1000, unit: "ms", target: .atMost(10))
  }

  private func sizes(count: Int) -> Items {
    var random = SeededRandom(seed: 1)
    return Items(
      widths: (0..<count).map { _ in Double.random(in: 40...160, using: &random).rounded() },
      heights: Array(repeating: 35, count: count))
  }

  private func layOut(_ items: Items, kind: Section.Kind) {
    var section = Section(kind: kind, items: items)
    section.sectionInset = EdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    section.minimumInteritemSpacing = 8
    section.minimumLineSpacing = 8
    let result = LayoutResult(sections: [section], container: Container(width: 375))
    precondition(result.x.count == items.count, "every item has its frame")
  }
}
