import Foundation
import Glibc
import TestSupport
import Testing

/// What can't be written as a folder of files: huge input, full disks, closed pipes, terminals.
struct GoldenStreamTests {
  @Test func `a label of a megabyte is measured, and nothing of it is lost`() throws {
    let count = 1 << 20
    let label = [UInt8](repeating: UInt8(ascii: "x"), count: count)
    let run = try run(["measure", "--font", "DejaVuSans", "--size", "16", "--json"], input: label)
    #expect(run.exitCode == 0)
    #expect(run.errorText == "")
    // hb-shape: an x is 1212 units of 2048 wide, and x beside x is not kerned.
    let width = Double(count) * 1212 * 16 / 2048
    #expect(run.outputText.contains("\"width\": \(Int(width)), "))
    #expect(run.output.count > count)
  }

  @Test func `a label of a megabyte doesn't widen the rows of others`() throws {
    let long = String(repeating: "x", count: 1 << 20)
    let labels = long + "\n" + String(repeating: "y\n", count: 1000)
    let run = try run(["layout"], input: Array(labels.utf8))
    #expect(run.exitCode == 0)
    #expect(run.output.count < 2 << 20)
  }

  @Test func `ten thousand labels keep their order`() throws {
    let labels = (0..<10_000).map { "label \($0)" }
    let run = try run(
      ["layout", "--format", "ndjson"], input: Array(labels.joined(separator: "\n").utf8))
    let texts = run.outputText.split(separator: "\n").map { line in
      line.split(separator: #""text":""#)[1].prefix { $0 != "\"" }
    }
    #expect(texts.map(String.init) == labels)
  }

  @Test(arguments: ["table", "json", "ndjson", "csv", "tsv"])
  func `a full disk is an error`(format: String) throws {
    let run = try run(["measure", "Swift", "--format", format], outputPath: "/dev/full")
    #expect(run.exitCode == 2)
    #expect(run.errorText == "error: can't write the output: No space left on device\n")
  }

  @Test func `a full disk is an error for the help too`() throws {
    let run = try run(["--help"], outputPath: "/dev/full")
    #expect(run.exitCode == 2)
    #expect(run.errorText == "error: can't write the output: No space left on device\n")
  }

  @Test(arguments: ["table", "json", "ndjson", "csv", "tsv"])
  func `a closed pipe ends the program quietly`(format: String) throws {
    let labels = String(repeating: "UICollectionView\n", count: 50_000)
    let run = try shell(
      #""$0" layout --format \#(format) | head -n 1 > /dev/null; echo "${PIPESTATUS[0]}""#,
      input: labels)
    #expect(run.outputText == "0\n")
    #expect(run.errorText == "")
  }

  @Test func `a closed standard output is an error`() throws {
    let run = try shell(#""$0" measure Swift >&-; echo $?"#)
    #expect(run.outputText == "2\n")
    #expect(run.errorText == "error: can't write the output: Bad file descriptor\n")
  }

  @Test func `a closed standard input is an error`() throws {
    let run = try shell(#""$0" measure <&-; echo $?"#)
    #expect(run.outputText == "2\n")
    #expect(run.errorText == "error: can't read “standard input”: bad file descriptor\n")
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func `a file that may not be read is an error`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data("Swift\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    unsafe chmod(file.path, 0)
    for (arguments, message) in [
      (["measure", "--input", file.path], "can't read “\(file.path)”: permission denied"),
      (
        ["measure", "x", "--font", file.path],
        "can't read the font file “\(file.path)”: permission denied"
      ),
    ] {
      let run = try run(arguments)
      #expect(run.exitCode == 2)
      #expect(run.errorText == "error: \(message)\n")
    }
  }

  @Test func `a machine without fonts is told so, and a font file still works`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data("<fontconfig></fontconfig>".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let environment = ["FONTCONFIG_FILE": file.path]
    let byName = try run(["measure", "Swift"], environment: environment)
    #expect(byName.exitCode == 2)
    #expect(
      byName.errorText
        == "error: no installed font is named “DejaVu Sans”; no fonts are installed\n")
    let path = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
    let byFile = try run(["measure", "Swift", "--font", path], environment: environment)
    #expect(byFile.exitCode == 0)
    #expect(byFile.errorText == "")
  }

  @Test func `a terminal on standard input gets the help instead of waiting`() throws {
    for command in ["measure", "layout"] {
      let run = try terminal(command)
      let help = try self.run([command, "--help"]).outputText
      #expect(run == help)
    }
  }

  @Test(arguments: ["NO_COLOR=1", "TERM=dumb"])
  func `no colour reaches a terminal that forbids it`(variable: String) throws {
    for command in ["measure Swift", "fonts DejaVuSans", "measure Swift --font DejaVuSanz"] {
      #expect(!(try terminal(command, variable: variable)).contains("\u{1B}"))
    }
  }

  @Test(arguments: [
    ["measure", "--format", "json"], ["layout", "--layout", "flow", "--format", "json"],
    ["fonts", "--format", "json"],
  ])
  func `runs one after the other and at once give the same bytes`(arguments: [String]) async throws
  {
    let labels = try Array(Data(contentsOf: Project.fixtures.appending(path: "labels/tags.txt")))
    let first = try run(arguments, input: labels)
    #expect(first.exitCode == 0)
    #expect(!first.output.isEmpty)
    try await withThrowingTaskGroup { group in
      for _ in 0..<8 { group.addTask { try run(arguments, input: labels).output } }
      for try await output in group { #expect(output == first.output) }
    }
    #expect(try run(arguments, input: labels).output == first.output)
  }

  @Test(arguments: [
    ["measure", "x", "日本", "ไทย", "👍", "اردو", "--font", "Inter", "--json"],
    ["measure", "x", "日本", "--font", "No Such Family", "--substitute", "--json"],
    ["fonts", "No Such Family", "--substitute"],
  ])
  func `the environment's language changes no byte`(arguments: [String]) throws {
    // With all installed fonts, of which Fontconfig would prefer others for each of these.
    let path = ["PATH": "/usr/bin:/bin"]
    let plain = try run(arguments, environment: path)
    #expect(plain.exitCode == 0)
    for language in [
      "C", "de_DE.UTF-8", "ja_JP.UTF-8", "zh_CN.UTF-8", "ar_EG.UTF-8", "th_TH.UTF-8",
    ] {
      for variable in ["LANG", "LC_ALL", "FC_LANG"] {
        let other = try run(arguments, environment: path.merging([variable: language]) { $1 })
        #expect(other.output == plain.output, "\(variable)=\(language)")
      }
    }
  }

  @Test(arguments: ["measure", "layout", "fonts"])
  func `every mistyped option is answered with the right one`(command: String) throws {
    let help = try run([command, "--help"]).outputText
    let options = help.matches(of: #/\n  (?:-., )?(--[a-z-]+)/#).map { String($0.1) }
    #expect(options.count >= 6)
    for option in options {
      var typed = option
      typed.insert("x", at: typed.index(before: typed.endIndex))
      let run = try run([command, typed])
      #expect(run.exitCode == 64)
      #expect(run.output.isEmpty)
      #expect(
        run.errorText.hasPrefix(
          "error: unknown option '\(typed)'; did you mean '\(option)'?\nUsage: chiplayout \(command)"
        ))
    }
  }

  private func run(
    _ arguments: [String], input: [UInt8] = [], environment: [String: String] = environment,
    outputPath: String? = nil
  ) throws -> ProgramRun {
    try ProgramRun(
      arguments: arguments.map { Array($0.utf8) }, input: input, environment: environment,
      outputPath: outputPath)
  }

  /// Runs a line of bash with the program as `$0`.
  private func shell(_ line: String, input: String = "") throws -> ProgramRun {
    try ProgramRun(
      "/bin/bash", arguments: ["-c", line, Project.program].map { Array($0.utf8) },
      input: Array(input.utf8), environment: Self.environment)
  }

  /// What a terminal of 80 columns shows after a command.
  private func terminal(_ command: String, variable: String? = nil) throws -> String {
    let line = "\(variable ?? "TERM=xterm") '\(Project.program)' \(command)"
    let run = try ProgramRun(
      "/usr/bin/script", arguments: ["-qec", line, "/dev/null"].map { Array($0.utf8) },
      environment: Self.environment.merging(["COLUMNS": "80"]) { $1 })
    return run.outputText.replacing("\r\n", with: "\n")
  }

  private static let environment = [
    "PATH": "/usr/bin:/bin",
    "FONTCONFIG_FILE": CommandCase.folder.appending(path: "fonts.conf").path,
  ]
}
