import Glibc
import TextMetrics

/// The benchmarks and proofs, by the words of the command line.
enum Benchmarks {
  private static let usage = """
    usage: layout-benchmark                               figures beside targets
           layout-benchmark prove  [--seed N] [--labels N]  pair path against HarfBuzz, all fonts
           layout-benchmark damage [--seed N] [--copies N]  damaged copies of fonts
           layout-benchmark hold   [--fixed N] [--live N]    N sizes laid out, for their memory
    """

  /// Does what the arguments say, and ends the program with 1 when a proof fails.
  static func run(arguments: [String]) {
    do throws(FontError) {
      switch arguments.first {
      case nil: try measureEverything()
      case "prove":
        try prove(
          seed: number("--seed", in: arguments, else: 1),
          labels: number(
            "--labels", in: arguments, else: 1_000_000))
      case "damage":
        try damage(
          seed: number("--seed", in: arguments, else: 1),
          copies: number(
            "--copies", in: arguments, else: 1000))
      case "hold":
        hold(.fixed, count: number("--fixed", in: arguments, else: 0))
        hold(.live, count: number("--live", in: arguments, else: 0))
      case _: fail(usage, code: 64)
      }
    } catch {
      fail("error: \(error.message)", code: 2)
    }
  }

  private static func measureEverything() throws(FontError) {
    var table = FigureTable()
    MemoryBenchmark().run(into: &table)
    try MeasuringBenchmark().run(into: &table)
    LayoutBenchmark().run(into: &table)
    EditBenchmark().run(into: &table)
    DifferenceBenchmark().run(into: &table)
    ProcessBenchmark().run(into: &table)
    table.finish()
  }

  private static func hold(_ held: MemoryBenchmark.Held, count: Int) {
    if count > 0 { MemoryBenchmark.hold(held, count: count) }
  }

  private static func prove(seed: Int, labels: Int) throws(FontError) {
    let proof = PairPathProof(seed: UInt64(seed), labelCount: labels)
    let summary = try proof.run { print($0) }
    print(
      "\(summary.fonts) fonts, \(summary.labels) labels, \(summary.pairwise) measured by pairs, "
        + "\(summary.differences.count) unlike the shaper")
    for difference in summary.differences.prefix(50) {
      print(
        "\(difference.font) (\(difference.request)): \(difference.text.debugDescription) "
          + "\(difference.pairwise), shaped \(difference.shaped)")
    }
    if !summary.differences.isEmpty { exit(1) }
  }

  private static func damage(seed: Int, copies: Int) throws(FontError) {
    let proof = DamagedFontProof(seed: UInt64(seed), copyCount: copies)
    let summary = try proof.run { print($0) }
    print(
      "\(summary.copies) damaged copies, \(summary.refused) refused, \(summary.differences.count) "
        + "measured unlike the shaper, slowest \(summary.slowest) (\(summary.slowestFont))")
    for difference in summary.differences.prefix(50) {
      print("\(difference.font), copy \(difference.copy): \(difference.text.debugDescription)")
    }
    if !summary.differences.isEmpty { exit(1) }
  }

  /// The number behind an option.
  private static func number(_ option: String, in arguments: [String], else standard: Int) -> Int {
    guard let index = arguments.firstIndex(of: option) else { return standard }
    guard index + 1 < arguments.count, let number = Int(arguments[index + 1]), number >= 0 else {
      fail("\(option) takes a number\n\(usage)", code: 64)
    }
    return number
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    let line = Array((message + "\n").utf8)
    _ = unsafe write(STDERR_FILENO, line, line.count)
    exit(code)
  }
}
