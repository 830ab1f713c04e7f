import Glibc
import TextMetrics

/// Why a file could not be read or written: what was asked for, and the system's reason.
package struct FileError: Error, Equatable, Sendable {
  /// The path as it was given.
  package let path: String
  /// What was tried, such as “read”.
  package let action: String
  /// The reason, in the system's words.
  package let reason: String

  /// One sentence that names the file.
  package var message: String { "can't \(action) “\(path)”: \(reason)" }
}

/// Reads whole files.
package enum InputFile {
  /// More than this is refused, so that a device without end doesn't fill the memory.
  package static let byteLimit = 1 << 30

  /// The bytes of a file, or of standard input when the path is `-`.
  ///
  /// - Parameter limit: the most bytes that are read; a longer file is an error.
  /// - Throws: `FileError`; a folder is an error, not an empty file.
  package static func bytes(
    at path: String, limit: Int = byteLimit
  ) throws(FileError) -> [UInt8] {
    guard path != "-" else {
      return try bytes(of: STDIN_FILENO, path: "standard input", limit: limit)
    }
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    var information = stat()
    guard unsafe fstat(descriptor, &information) == 0 else { throw failure(path) }
    guard information.st_mode & S_IFMT != S_IFDIR else {
      throw FileError(path: path, action: "read", reason: "it is a folder; name a file")
    }
    let expected = Int(information.st_size)
    guard expected <= limit else { throw tooLong(path, limit: limit) }
    return try bytes(of: descriptor, path: path, expected: expected, limit: limit)
  }

  private static func bytes(
    of descriptor: Int32, path: String, expected: Int = 0, limit: Int
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(expected)
    var chunk = [UInt8](repeating: 0, count: max(1 << 16, min(expected + 1, 1 << 22)))
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes { buffer in
        unsafe read(descriptor, buffer.baseAddress, buffer.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(path) }
      guard count > 0 else { return bytes }
      guard bytes.count <= limit - count else { throw tooLong(path, limit: limit) }
      bytes.append(contentsOf: chunk[..<count])
    }
  }

  private static func size(_ bytes: Int) -> String {
    bytes % (1 << 30) == 0 ? "\(bytes >> 30) GiB" : "\(bytes >> 20) MiB"
  }

  private static func tooLong(_ path: String, limit: Int) -> FileError {
    FileError(path: path, action: "read", reason: "it is larger than \(size(limit))")
  }

  private static func failure(_ path: String) -> FileError {
    FileError(path: path, action: "read", reason: SystemError.reason(for: errno))
  }
}
