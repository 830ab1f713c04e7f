import Foundation
import TestSupport
import Testing

@testable import ChipLayoutCore

/// Reports read back by programs that share no code with the writers: Python, `xmllint`, `prove`.
@Suite struct `Report formats` {
  /// A report with every outcome, whose paths and labels try to break out of each format.
  private static func report() throws -> ComparisonReport {
    let hostile = try FramesDifference(from: .fixture("hostile-old"), to: .fixture("hostile-new"))
    let large = try FramesDifference(from: .fixture("old"), to: .fixture("inserted"))
    typealias Entry = ComparisonReport.Entry
    return ComparisonReport([
      Entry(path: "a,b:c%2C\n::error::x.json", baseline: "b", outcome: .different(hostile)),
      Entry(path: "ok # TODO <&\">\u{1B}.json", baseline: "b", outcome: .same(notes: [])),
      Entry(
        path: "large.json", baseline: "b", outcome: .different(large),
        positions: [SourcePosition(line: 12, column: 5)]),
      Entry(path: "new.json", baseline: "new.frames.json", outcome: .missingBaseline),
      Entry(path: "gone.json", baseline: "gone.frames.json", outcome: .missingSpec),
      Entry(path: "bad.json", baseline: "b", outcome: .failed(["bad.json:1:1: ]]> \u{FFFE}\n#"])),
    ])
  }

  private func file(_ format: ReportFormat, body: (String) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).t")
    try Data(Self.report().bytes(as: format)).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    try body(url.path)
  }

  private func run(_ program: String, _ arguments: [String]) throws -> ProgramRun {
    try ProgramRun(program, arguments: arguments.map { Array($0.utf8) })
  }

  @Test func `JSON follows the published schema, and its numbers add up`() throws {
    let script = """
      import json, sys, jsonschema
      schema, report = json.load(sys.stdin)
      jsonschema.Draft202012Validator(schema).validate(report)
      specs = report["specs"]
      assert report["summary"]["specs"] == len(specs) == 6
      for outcome in ["same", "different", "missingBaseline", "missingSpec", "failed"]:
          assert report["summary"][outcome] == sum(s["outcome"] == outcome for s in specs)
      for spec in specs:
          for cause in spec.get("causes", []):
              assert cause["frames"] == cause["own"] + sum(cause["followers"].values())
          if spec["outcome"] == "different":
              changed = sum(cause["frames"] for cause in spec["causes"])
              assert changed == spec["changedFrames"]
              assert changed == sum(spec["counts"].values()) - spec["counts"]["unchanged"]
      print(specs[0]["spec"], end="")
      """
    let schema = String(decoding: PublishedSchema.report.document(), as: UTF8.self)
    let report = String(decoding: try Self.report().bytes(as: .json), as: UTF8.self)
    let path = try PythonOracle.run(script, input: Data("[\(schema), \(report)]".utf8))
    #expect(String(decoding: path, as: UTF8.self) == "a,b:c%2C\n::error::x.json")
  }

  @Test func `JUnit is valid by its schema, with a case for each spec`() throws {
    try file(.junit) { path in
      let schema = Project.fixtures.appending(path: "differences/junit.xsd").path
      let run = try run("/usr/bin/xmllint", ["--noout", "--schema", schema, path])
      #expect(run.exitCode == 0, "\(run.errorText)")
      let script = """
        import sys, xml.etree.ElementTree as tree
        root = tree.fromstring(sys.stdin.buffer.read())
        suite = root.find("testsuite")
        cases = suite.findall("testcase")
        assert int(suite.get("tests")) == len(cases) == 6
        assert int(suite.get("failures")) == len(suite.findall("testcase/failure")) == 4
        assert int(suite.get("errors")) == len(suite.findall("testcase/error")) == 1
        """
      _ = try PythonOracle.run(script, input: Data(Self.report().bytes(as: .junit)))
    }
  }

  @Test func `TAP is understood by prove: one of six passes`() throws {
    try file(.tap) { path in
      let run = try run("/usr/bin/prove", ["-v", "--exec", "cat", path])
      #expect(run.exitCode != 0)
      #expect(run.outputText.contains("Failed 5/6 subtests"))
      #expect(run.outputText.contains("Tests: 6 Failed: 5)"))
      #expect(!run.outputText.contains("Parse errors"))
      #expect(!run.outputText.contains("TODO passed"))
    }
  }

  @Test func `annotations are read back as they were meant, the worst first and ten at most`()
    throws
  {
    let script = """
      import json, re, sys
      def unescape(text, isProperty):
          if isProperty:
              text = text.replace("%3A", ":").replace("%2C", ",")
          return text.replace("%0D", "\\r").replace("%0A", "\\n").replace("%25", "%")
      found = []
      for line in sys.stdin.read().splitlines():
          match = re.fullmatch(r"::error (.*?)::(.*)", line)
          assert match, line
          pairs = [pair.split("=", 1) for pair in match[1].split(",")]
          found.append({**{k: unescape(v, True) for k, v in pairs},
                        "message": unescape(match[2], False)})
      print(json.dumps(found))
      """
    let bytes = try Self.report().bytes(as: .github)
    let data = try PythonOracle.run(script, input: Data(bytes))
    let found = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: String]])
    #expect(found.count == 10)
    // What could not be compared comes first, then the eight frames of one cause, with its line.
    #expect(found[0]["file"] == "bad.json")
    #expect(found[1]["file"] == "large.json")
    #expect(found[1]["line"] == "12")
    #expect(found[1]["title"] == "Chip inserted")
    #expect(found[2]["file"] == "a,b:c%2C\n::error::x.json")
    // Twelve findings: one mistake, one insertion, eight texts, one baseline and one spec missing.
    #expect(found[9]["title"] == "3 more differences")
    #expect(found[9]["message"] == "and 3 more differences in 3 specs")
  }

  @Test(arguments: [ReportFormat.text, .markdown])
  func `no line of a report for people is a command to a runner`(format: ReportFormat) throws {
    let text = String(decoding: try Self.report().bytes(as: format), as: UTF8.self)
    for line in text.split(separator: "\n") {
      let start = line.drop { $0 == " " }
      #expect(!start.hasPrefix("::"), "\(line)")
      #expect(!start.hasPrefix("##["), "\(line)")
    }
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
  }
}
