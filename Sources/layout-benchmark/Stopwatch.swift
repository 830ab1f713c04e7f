import Glibc

/// Times work by its fastest run: what else the machine does only ever adds time.
enum Stopwatch {
  /// The seconds of processor time of the fastest of some runs.
  ///
  /// Waiting for a processor that others use isn't counted, or a run of more than a few milliseconds
  /// would measure the neighbours.
  static func seconds(runs: Int = 3, _ work: () -> Void) -> Double {
    (0..<max(1, runs)).map { _ in
      let start = processorSeconds()
      work()
      return processorSeconds() - start
    }.min() ?? .infinity
  }

  static func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }

  private static func processorSeconds() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
