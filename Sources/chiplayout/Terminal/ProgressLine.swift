import Glibc
import Synchronization

/// A line on a terminal's standard error that says how far long work has come.
///
/// It appears when the work has lasted a second, and is gone before anything else is written.
final class ProgressLine: Sendable {
  private struct State {
    var done = 0
    var shown: ContinuousClock.Instant?
  }

  private let verb: String
  private let count: Int
  private let start = ContinuousClock.now
  private let isShown = TerminalStyle(descriptor: STDERR_FILENO).isTerminal
  private let state = Mutex(State())

  /// A line for so many pieces of work; `verb` is what is done with them, such as `checking`.
  init(verb: String, count: Int) {
    self.verb = verb
    self.count = count
  }

  /// Counts pieces of work that are done, from any thread.
  func advance(by pieces: Int = 1) {
    guard isShown else { return }
    state.withLock { state in
      state.done += pieces
      let now = ContinuousClock.now
      guard now - start > .seconds(1), now - (state.shown ?? start) > .milliseconds(100) else {
        return
      }
      state.shown = now
      write("\r\(verb) \(state.done) of \(count)")
    }
  }

  /// Takes the line away.
  func clear() {
    state.withLock { state in
      guard state.shown != nil else { return }
      write("\r" + String(repeating: " ", count: verb.utf8.count + 32) + "\r")
      state.shown = nil
    }
  }

  private func write(_ text: String) {
    let bytes = Array(text.utf8)
    unsafe bytes.withUnsafeBytes { _ = unsafe Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
