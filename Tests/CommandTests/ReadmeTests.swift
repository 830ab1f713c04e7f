import Foundation
import TestSupport
import Testing

/// The examples of `README.md`: each block marked `console` is run, and its output compared.
struct ReadmeTests {
  /// A command line of the page, and the lines under it.
  struct Example: Sendable, CustomStringConvertible {
    let command: String
    var output = ""

    var description: String { command }
  }

  @Test(arguments: examples)
  func `an example prints what the page shows`(example: Example) throws {
    #expect(try Self.output(of: example.command) == Self.withoutDigests(example.output))
  }

  @Test func `there are examples`() {
    #expect(Self.examples.count >= 8)
  }

  @Test func `make installs every library that the package asks for`() throws {
    let asked = try Self.text(of: "Package.swift").matches(of: #/\.apt\(\["([^"]+)"\]\)/#)
      .map { String($0.1) }
    #expect(asked.count >= 4)
    #expect(Set(asked).isSubset(of: try Self.packages(of: "PROGRAM")))
  }

  @Test func `the tables name the packages that make installs, no more and no fewer`() throws {
    let installed = try Self.packages(of: "PROGRAM") + Self.packages(of: "TEST")
    let named = Self.page.split(separator: "\n").filter { $0.hasPrefix("| `") }
      .flatMap { row in row.split(separator: "|")[0].matches(of: #/`([^`]+)`/#).map { String($0.1) }
      }
    #expect(installed.count > 10)
    #expect(Set(named) == Set(installed))
  }

  private static let page = (try? text(of: "README.md")) ?? ""

  private static func text(of file: String) throws -> String {
    try String(contentsOf: Project.folder.appending(path: file), encoding: .utf8)
  }

  /// The Debian packages that `make` installs for the program or for the tests.
  private static func packages(of purpose: String) throws -> [String] {
    let makefile = try text(of: "Makefile").replacing("\\\n", with: " ")
    return try makefile.matches(of: Regex("\(purpose)_PACKAGES := (.*)"))
      .flatMap { ($0[1].substring ?? "").split(separator: " ").map(String.init) }
  }

  /// Commands begin with `$ `; what stands under one, up to the next, is its output.
  private static let examples: [Example] = {
    var examples: [Example] = []
    for block in page.components(separatedBy: "```console\n").dropFirst() {
      let lines = block.components(separatedBy: "```\n")[0].split(
        separator: "\n", omittingEmptySubsequences: false)
      for line in lines.dropLast() {
        if line.hasPrefix("$ ") {
          examples.append(Example(command: String(line.dropFirst(2))))
        } else if let last = examples.indices.last {
          examples[last].output += line + "\n"
        }
      }
    }
    return examples
  }()

  /// What a shell shows of a command, standard error included.
  private static func output(of command: String) throws -> String {
    let tools = FileManager.default.temporaryDirectory.appending(path: "tools-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: tools) }
    try FileManager.default.createSymbolicLink(
      atPath: tools.appending(path: "chiplayout").path, withDestinationPath: Project.program)
    let run = try ProgramRun(
      "/bin/bash", arguments: ["-c", "exec 2>&1; \(command)"].map { Array($0.utf8) },
      environment: [
        "PATH": "\(tools.path):/usr/bin:/bin",
        "FONTCONFIG_FILE": CommandCase.folder.appending(path: "fonts.conf").path,
      ])
    return withoutDigests(run.outputText.replacing("\r\n", with: "\n"))
  }

  /// The text without SHA-256 digests, which differ where the font was built anew.
  private static func withoutDigests(_ text: String) -> String {
    text.replacing(#/[0-9a-f]{64}/#, with: "<sha256>")
  }
}
