import Glibc
import TextMetrics

/// Why output could not be written.
enum OutputError: Error, Equatable, Sendable {
  /// The reader has gone, as `head` does: a reason to stop quietly.
  case closedPipe
  /// The system's error number, such as that of a full disk.
  case failed(errno: Int32)

  /// What went wrong in the system's words, such as "No space left on device".
  var sentence: String {
    switch self {
    case .closedPipe: SystemError.sentence(for: EPIPE)
    case .failed(let number): SystemError.sentence(for: number)
    }
  }
}

/// A file descriptor written through a buffer; it is not closed, and what isn't flushed is lost.
struct BufferedOutput: ~Copyable {
  private let descriptor: Int32
  private let capacity: Int
  private var buffer: [UInt8] = []

  /// Output to an open file descriptor, written whenever `capacity` bytes have come together.
  init(descriptor: Int32, capacity: Int = 1 << 16) {
    self.descriptor = descriptor
    self.capacity = max(1, capacity)
  }

  /// Data for the user.
  static func standardOutput() -> BufferedOutput { BufferedOutput(descriptor: STDOUT_FILENO) }

  /// Everything else.
  static func standardError() -> BufferedOutput { BufferedOutput(descriptor: STDERR_FILENO) }

  /// Makes a closed pipe an error of `write` instead of the end of the process; call it at start.
  static func ignoreClosedPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
  }

  /// Appends bytes, and writes when the buffer is full.
  mutating func write(_ bytes: [UInt8]) throws(OutputError) {
    if buffer.isEmpty, bytes.count >= capacity {
      try writeAll(bytes)
      return
    }
    buffer.append(contentsOf: bytes)
    if buffer.count >= capacity { try flush() }
  }

  /// Appends text as UTF-8.
  mutating func write(_ text: String) throws(OutputError) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= capacity { try flush() }
  }

  /// Writes what is in the buffer; after an error the buffer is empty.
  mutating func flush() throws(OutputError) {
    guard !buffer.isEmpty else { return }
    let bytes = buffer
    buffer = []
    try writeAll(bytes)
  }

  /// Writes all bytes, however many calls it takes.
  private func writeAll(_ bytes: [UInt8]) throws(OutputError) {
    var done = 0
    while done < bytes.count {
      let written = unsafe bytes.withUnsafeBytes { all in
        unsafe Glibc.write(descriptor, all.baseAddress?.advanced(by: done), all.count - done)
      }
      if written >= 0 {
        done += written
        continue
      }
      let number = errno
      switch number {
      case EINTR: continue
      case EAGAIN: waitUntilWritable()
      case EPIPE: throw .closedPipe
      default: throw .failed(errno: number)
      }
    }
  }

  /// Waits for room in a pipe that someone else made non-blocking.
  private func waitUntilWritable() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = unsafe poll(&request, 1, -1)
  }
}
