package import Foundation

/// A folder of `Fixtures/commands`: a command line, and what it must print.
///
/// `Fixtures/commands/README.md` describes the files.
package struct CommandCase: Sendable, CustomStringConvertible {
  /// The folder's name.
  package let name: String

  package var description: String { name }

  /// The folder of all cases.
  package static let folder = Project.fixtures.appending(path: "commands")

  /// Every case, by name.
  package static let all: [CommandCase] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map(CommandCase.init).filter { command in
      FileManager.default.fileExists(atPath: command.file("arguments").path)
    }
  }()

  package init(_ name: String) {
    self.name = name
  }

  /// What the case expects.
  package struct Expectation: Equatable, Sendable {
    package var output: String
    package var error: String
    package var exitCode: Int32

    package init(output: String, error: String, exitCode: Int32) {
      self.output = output
      self.error = error
      self.exitCode = exitCode
    }
  }

  /// One of the case's files.
  package func file(_ name: String) -> URL {
    Self.folder.appending(path: self.name).appending(path: name)
  }

  /// Runs the command.
  package func run() throws -> ProgramRun {
    try ProgramRun(
      arguments: lines(of: "arguments"), input: bytes(of: "input") ?? [],
      environment: environment(), folder: Self.folder.appending(path: name))
  }

  /// What stands in the case's files, digests filled in.
  package func expectation() throws -> Expectation {
    let code = String(decoding: bytes(of: "exit-code") ?? [], as: UTF8.self)
    return Expectation(
      output: try Self.filled(String(decoding: bytes(of: "stdout") ?? [], as: UTF8.self)),
      error: String(decoding: bytes(of: "stderr") ?? [], as: UTF8.self),
      exitCode: Int32(code.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0)
  }

  /// Writes what a run gave into the case's files; empty ones and the exit code 0 are left out.
  package func record(_ run: ProgramRun) throws {
    try write(Self.emptied(run.outputText), to: "stdout")
    try write(run.errorText, to: "stderr")
    try write(run.exitCode == 0 ? "" : "\(run.exitCode)\n", to: "exit-code")
  }

  private func write(_ text: String, to name: String) throws {
    guard !text.isEmpty else {
      try? FileManager.default.removeItem(at: file(name))
      return
    }
    try Data(text.utf8).write(to: file(name))
  }

  private func environment() -> [String: String] {
    var variables = [
      "PATH": "/usr/bin:/bin", "FONTCONFIG_FILE": Self.folder.appending(path: "fonts.conf").path,
    ]
    for line in lines(of: "environment") {
      let parts = String(decoding: line, as: UTF8.self).split(separator: "=", maxSplits: 1)
      variables[String(parts[0])] = parts.count > 1 ? String(parts[1]) : ""
    }
    return variables
  }

  private func bytes(of name: String) -> [UInt8]? {
    (try? Data(contentsOf: file(name))).map { Array($0) }
  }

  /// The lines of a file as bytes, none after the last line feed.
  private func lines(of name: String) -> [[UInt8]] {
    guard var bytes = bytes(of: name), !bytes.isEmpty else { return [] }
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(
      Array.init)
  }

  /// The font whose digest cases may name.
  private static let fontFolder = "/usr/share/fonts/truetype/dejavu/"

  /// The text with each `{sha256 of NAME}` replaced by what `sha256sum` says of that DejaVu file.
  private static func filled(_ text: String) throws -> String {
    try text.replacing(#/\{sha256 of ([^}]+)\}/#) { match in
      try digest(of: String(match.1))
    }
  }

  /// The reverse, for recording.
  private static func emptied(_ text: String) throws -> String {
    var text = text
    for name in ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSans-BoldOblique.ttf"] {
      text = text.replacing(try digest(of: name), with: "{sha256 of \(name)}")
    }
    return text
  }

  private static func digest(of name: String) throws -> String {
    let run = try ProgramRun(
      "/usr/bin/sha256sum", arguments: [Array((fontFolder + name).utf8)])
    return String(run.outputText.prefix(64))
  }
}
