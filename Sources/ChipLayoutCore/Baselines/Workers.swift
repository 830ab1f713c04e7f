import Glibc
import Synchronization

/// Threads that share a list of work.
package enum Workers {
  /// The number of processors that may be used.
  package static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Does the work of every index and returns the results in order.
  ///
  /// - Parameters:
  ///   - threads: how many work at once; this thread is one of them.
  ///   - tools: makes what one thread works with, such as opened fonts.
  ///   - body: does the work of an index.
  package static func map<Tools, Result: Sendable>(
    _ count: Int, threads: Int, tools: @escaping @Sendable () -> Tools,
    _ body: @escaping @Sendable (Int, Tools) -> Result
  ) -> [Result] {
    let results = Results<Result>(count: count)
    let work = Work {
      let own = tools()
      while let index = results.take() { results.put(body(index, own), at: index) }
    }
    var others: [pthread_t] = []
    for _ in 1..<max(1, min(threads, count)) {
      if let other = work.start() { others.append(other) }
    }
    work.body()
    for other in others { pthread_join(other, nil) }
    return results.all
  }

  /// What the threads share: the next index, and the results so far.
  private final class Results<Result: Sendable>: Sendable {
    private let next = Atomic(0)
    private let values: Mutex<[Result?]>

    init(count: Int) { values = Mutex(Array(repeating: nil, count: count)) }

    func take() -> Int? {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      return values.withLock { index < $0.count ? index : nil }
    }

    func put(_ result: Result, at index: Int) { values.withLock { $0[index] = result } }

    var all: [Result] { values.withLock { $0.compactMap { $0 } } }
  }

  /// A closure that a thread can be started with.
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    /// The new thread; `nil` if the system has none to give, whose work others do.
    func start() -> pthread_t? {
      var thread = pthread_t()
      let reference = unsafe Unmanaged.passRetained(self)
      let failure = unsafe pthread_create(
        &thread, nil,
        { argument in
          guard let argument = unsafe argument else { return nil }
          unsafe Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body()
          return nil
        }, reference.toOpaque())
      guard failure == 0 else {
        unsafe reference.release()
        return nil
      }
      return thread
    }
  }
}
