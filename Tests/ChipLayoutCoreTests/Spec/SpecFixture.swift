import Foundation
import Testing

/// A file of `Fixtures`, as the argument of a test.
struct SpecFixture: Sendable, CustomTestStringConvertible {
  let url: URL

  var name: String { url.deletingPathExtension().lastPathComponent }
  var testDescription: String { name }

  func bytes() throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url))
  }

  /// The text of the file of the same name that says what is expected.
  func expectedErrors() throws -> [String] {
    let text = try String(
      contentsOf: url.deletingPathExtension().appendingPathExtension("error"), encoding: .utf8)
    return text.split(separator: "\n").map(String.init)
  }

  /// The specs of one folder of `Fixtures`, by name.
  static func all(in folder: String) -> [SpecFixture] {
    let folder = root.appending(path: folder)
    let files =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
      ?? []
    return files.filter { $0.pathExtension == "json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map(SpecFixture.init)
  }

  /// The folder `Fixtures` at the top of the package.
  static let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }.appending(path: "Fixtures")
}
