import TextMetrics

/// Labels per second for distinct labels, beside HarfBuzz called in the tightest loop.
struct MeasuringBenchmark {
  private static let labelCount = 200_000
  private static let families = ["DejaVu Sans", "Noto Sans", "Inter"]

  func run(into table: inout FigureTable) throws(FontError) {
    let labels = (0..<Self.labelCount).map { Array("UICollectionView\($0)".utf8) }
    for family in Self.families {
      let library = FontLibrary()
      let match = try library.match(family)
      let face = try library.face(for: match)
      var points = 0.0
      let ours = Stopwatch.seconds {
        // A new measurer each time, so that learning the pairs is part of the work.
        let measurer = LabelMeasurer(face: face, size: 16)
        points = labels.reduce(0.0) { $0 + measurer.measure($1.span).width }
      }
      var units = 0
      let peer = Stopwatch.seconds(runs: 2) {
        units = DirectShaping(path: match.path, index: match.index).units(of: labels)
      }
      precondition(
        abs(points - face.metrics.points(units, size: 16)) < 1e-9 * points,
        "the benchmark measures the same widths")
      let perSecond = Double(labels.count) / 1e6
      table.add(
        "measure 200,000 labels, \(family)", perSecond / ours, unit: "M/s",
        peer: ("HarfBuzz", perSecond / peer), ratio: peer / ours, target: .atLeast(3))
    }
  }
}
