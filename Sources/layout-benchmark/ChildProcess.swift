import Glibc

/// A command that is run to its end, its output thrown away.
struct ChildProcess {
  /// What a run took.
  struct Cost {
    var seconds: Double
    /// The most memory that it held, in bytes.
    var peakMemory: Int
  }

  var arguments: [String]

  init(_ arguments: String...) {
    self.arguments = arguments
  }

  /// The fastest of some runs; nil when the command is missing or fails.
  func fastest(of runs: Int) -> Cost? {
    let costs = (0..<runs).compactMap { _ in run() }
    return costs.count == runs ? costs.min { $0.seconds < $1.seconds } : nil
  }

  private func run() -> Cost? {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      unsafe posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var words: [UnsafeMutablePointer<CChar>?] = unsafe arguments.map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var process: pid_t = 0
    var status: Int32 = 0
    var usage = rusage()
    var isStarted = false
    guard let name = unsafe words[0] else { return nil }
    let seconds = Stopwatch.seconds(
      ContinuousClock().measure {
        isStarted = unsafe posix_spawnp(&process, name, &actions, nil, &words, environ) == 0
        if isStarted { unsafe wait4(process, &status, 0, &usage) }
      })
    // Linux counts in units of 1024 bytes.
    return isStarted && status == 0
      ? Cost(seconds: seconds, peakMemory: usage.ru_maxrss * 1024) : nil
  }
}
