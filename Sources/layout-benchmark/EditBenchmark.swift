import CollectionLayout
import RandomText

/// One chip more or less among 100,000, beside laying all of them out.
struct EditBenchmark {
  private static let count = 100_000
  private static let editCount = 1000

  func run(into table: inout FigureTable) {
    let section = LayoutBenchmark.section(.left, count: Self.count)
    let fresh = LayoutBenchmark.freshSeconds(section, runs: 21)
    let repeated = LayoutBenchmark.repeatedSeconds(section)
    let insertion = insertionSeconds(into: section)
    table.add(
      "insert at the front of 100,000", insertion * 1e6, unit: "µs", target: .atMost(20))
    for (name, full) in [("new layout", fresh), ("layout again", repeated)] {
      table.add(
        "  the same beside a \(name)", insertion * 1e6, unit: "µs", peer: ("all", full * 1e6),
        ratio: full / insertion, target: .atLeast(1000), checked: full / insertion, targetUnit: "×")
    }
    table.add(
      "insert, delete, move or resize anywhere", editSeconds(of: section) * 1e6, unit: "µs",
      target: .atMost(20))
    measureQueries(
      of: LiveLayout(sections: [section], container: LayoutBenchmark.container), &table)
  }

  /// The seconds of an insertion at the front, on average over a thousand.
  private func insertionSeconds(into section: Section) -> Double {
    let items = randomItems()
    var fastest = Double.infinity
    for _ in 0..<10 {
      var layout = LiveLayout(sections: [section], container: LayoutBenchmark.container)
      let seconds = Stopwatch.seconds(runs: 1) {
        for item in items { layout.insert(item, at: ItemPath(section: 0, item: 0)) }
      }
      precondition(layout.itemCount == Self.count + items.count, "every item is there")
      fastest = min(fastest, seconds / Double(items.count))
    }
    return fastest
  }

  /// The seconds of an edit at a random place, on average over a thousand of four kinds.
  private func editSeconds(of section: Section) -> Double {
    let items = randomItems()
    var random = SeededRandom(seed: 3)
    let places = items.map { _ in Int.random(in: 0..<Self.count, using: &random) }
    var layout = LiveLayout(sections: [section], container: LayoutBenchmark.container)
    return Stopwatch.seconds(runs: 10) {
      for (number, (item, place)) in zip(items, places).enumerated() {
        let path = ItemPath(section: 0, item: place)
        switch number % 4 {
        case 0: layout.insert(item, at: path)
        case 1: layout.remove(at: path)
        case 2: layout.move(from: path, to: ItemPath(section: 0, item: Self.count - 1 - place))
        case _: layout.resize(at: path, to: item.size)
        }
      }
    } / Double(items.count)
  }

  private func measureQueries(of layout: LiveLayout, _ table: inout FigureTable) {
    let point = QueryTimes(size: Size(width: 1, height: 1), content: layout.contentSize) {
      layout.items(in: $0).count
    }
    table.add(
      "what is at a point, of 100,000, live", point.seconds * 1e6, unit: "µs", target: .atMost(1))
  }

  private func randomItems() -> [Item] {
    var random = SeededRandom(seed: 2)
    return (0..<Self.editCount).map { _ in
      Item(size: Size(width: Double.random(in: 40...160, using: &random).rounded(), height: 35))
    }
  }
}
