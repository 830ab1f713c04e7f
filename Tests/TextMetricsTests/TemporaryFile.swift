import Foundation

/// A file that lives as long as the value that made it.
final class TemporaryFile {
  /// Where the file is.
  let path: String

  /// Writes the bytes to a new file, whose name ends as given.
  init(_ bytes: [UInt8], ending: String = "") throws {
    path = NSTemporaryDirectory() + "/chiplayout-" + UUID().uuidString + ending
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
