/// Times work by its fastest run: what else the machine does only ever adds time.
enum Stopwatch {
  /// The seconds of the fastest of some runs.
  static func seconds(runs: Int = 3, _ work: () -> Void) -> Double {
    (0..<max(1, runs)).map { _ in seconds(ContinuousClock().measure(work)) }.min() ?? .infinity
  }

  static func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }
}
