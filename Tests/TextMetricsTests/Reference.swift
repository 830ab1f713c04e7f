import Foundation
import Testing

/// A script of `Tests/References`: Python that judges results and shares no code with us.
struct Reference {
  /// The file's name.
  var name: String

  /// Gives values to the script, a JSON object a line, and returns the lines that it prints.
  ///
  /// A script that fails fails the test.
  func complaints(about values: [any Encodable]) throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("References")
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    var input = Data()
    for value in values {
      input += try encoder.encode(value)
      input.append(UInt8(ascii: "\n"))
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try input.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = ["-B", folder.appendingPathComponent(name).path]
    process.standardInput = try FileHandle(forReadingFrom: file)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "Tests/References/\(name) failed")
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The faces that labels were measured with, for the script's first line.
  struct Faces: Encodable {
    struct File: Encodable {
      var path: String
      var index: Int
      var isColored: Bool

      func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(path)
        try list.encode(index)
        try list.encode(isColored)
      }
    }

    var faces: [File]
  }
}
