import CollectionLayout

/// Bytes at the peak of a process for each chip, beyond what one chip takes.
///
/// Linux counts for a process the most that the one which started it ever held: memory is measured
/// first, while this process has held next to none.
struct MemoryBenchmark {
  /// A kind of layout that a process of this program can hold.
  enum Held: String {
    case fixed
    case live
  }

  func run(into table: inout FigureTable) {
    add("layout of 1,000,000 sizes", to: &table) { Self.peak(.fixed, count: $0) }
    add("live layout of 1,000,000 sizes", to: &table) { Self.peak(.live, count: $0) }
    add("layout of 1,000,000 labels, process", to: &table) { count in
      let labels = LabelFile(count: count)
      return ChildProcess(
        BuiltProgram.path, "layout", "--input", labels.path, "--format", "ndjson"
      ).fastest(of: 1)?.peakMemory
    }
  }

  /// Lays out so many sizes in this process, whose memory another one looks at.
  static func hold(_ held: Held, count: Int) {
    let section = LayoutBenchmark.section(.left, count: count)
    let container = LayoutBenchmark.container
    switch held {
    case .fixed: withExtendedLifetime(LayoutResult(sections: [section], container: container)) {}
    case .live: withExtendedLifetime(LiveLayout(sections: [section], container: container)) {}
    }
  }

  private func add(
    _ name: String, to table: inout FigureTable, peak: (_ count: Int) -> Int?
  ) {
    let peaks = [1, 100_000, 1_000_000].compactMap(peak)
    guard peaks.count == 3 else {
      print("skipped \(name): it failed")
      return
    }
    let bytes = Double(peaks[1] - peaks[0]) / 1e5
    let bytesOfMillion = Double(peaks[2] - peaks[0]) / 1e6
    table.add(
      "memory a chip, \(name)", bytesOfMillion, unit: "bytes", peer: ("of 100,000", bytes),
      ratio: bytes / bytesOfMillion, target: .atMost(150))
  }

  private static func peak(_ held: Held, count: Int) -> Int? {
    ChildProcess("/proc/self/exe", "hold", "--\(held)", "\(count)").fastest(of: 1)?.peakMemory
  }
}
