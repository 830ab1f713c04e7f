import Foundation
import TestSupport
import Testing

/// `record` and `check` on folders of specs.
@Suite struct `Checking specs` {
  typealias Repository = SpecRepository

  @Test func `what has been recorded passes, and check writes nothing`() throws {
    try Repository.with(specs: 40) { repository in
      let unrecorded = try repository.run(["check", "specs"])
      #expect(unrecorded.exitCode == 1)
      #expect(unrecorded.outputText.hasSuffix("40 specs checked: 40 without a baseline\n"))
      #expect(try repository.names().count == 40)

      let recorded = try repository.run(["record", "specs"])
      #expect(recorded.exitCode == 0)
      #expect(recorded.outputText.hasPrefix("wrote specs/00.frames.json\n"))
      #expect(recorded.outputText.hasSuffix("\n40 specs: wrote 40 baselines\n"))
      let names = try repository.names()
      #expect(names.count == 80)

      let checked = try repository.run(["check", "specs"])
      #expect(checked.exitCode == 0)
      #expect(checked.outputText == "40 specs checked: every frame is where it was\n")
      #expect(checked.errorText == "")
      #expect(try repository.names() == names)
    }
  }

  @Test(arguments: [".", "./", "specs", "specs/", "./specs", "specs/../specs"])
  func `a folder may be named in any way`(name: String) throws {
    try Repository.with(specs: 2) { repository in
      #expect(try repository.run(["record", name]).outputText.hasSuffix("wrote 2 baselines\n"))
      #expect(try repository.run(["check", name]).exitCode == 0)
      try FileManager.default.removeItem(at: repository.folder.appending(path: "specs/00.json"))
      let gone = try repository.run(["check", name])
      #expect(gone.exitCode == 1)
      #expect(gone.outputText.hasSuffix("2 specs checked: 1 gone\n"))
    }
  }

  /// An edit of the first spec, and the one cause that it has.
  struct Edit: Sendable, CustomStringConvertible {
    let description: String
    let kind: String
    let line: Int
    let change: @Sendable (inout Repository.Spec) -> Void

    static let all = [
      Edit(description: "text", kind: "text", line: 7) { $0.items[2] = "\"Something else\"" },
      Edit(description: "font of a chip", kind: "font", line: 7) {
        $0.items[2] = "{\"text\": \($0.items[2]), \"font\": {\"weight\": 700}}"
      },
      Edit(description: "padding of a chip", kind: "resized", line: 7) {
        $0.items[2] = "{\"text\": \($0.items[2]), \"chip\": {\"padding\": {\"left\": 20}}}"
      },
      Edit(description: "padding of all chips", kind: "settings", line: 1) {
        $0.settings = "\"chip\": {\"padding\": {\"left\": 20}}, "
      },
      Edit(description: "inset", kind: "settings", line: 1) {
        $0.settings = "\"sectionInset\": {\"top\": 20}, "
      },
      Edit(description: "line spacing", kind: "settings", line: 1) {
        $0.settings = "\"minimumLineSpacing\": 13, "
      },
      Edit(description: "font of all chips", kind: "font", line: 5) {
        $0.settings = "\"font\": {\"size\": 21}, "
      },
      Edit(description: "deleted", kind: "deleted", line: 7) { $0.items.remove(at: 2) },
      Edit(description: "inserted", kind: "inserted", line: 7) {
        $0.items.insert("\"A new chip\"", at: 2)
      },
      Edit(description: "moved", kind: "moved", line: 13) {
        $0.items.insert($0.items.remove(at: 2), at: 8)
      },
    ]
  }

  @Test(arguments: Edit.all)
  func `an edit has one cause, on its line, and all that changed follows it`(edit: Edit) throws {
    try Repository.with(specs: 1) { repository in
      #expect(try repository.run(["record", "specs"]).exitCode == 0)
      let path = Repository.path(0)
      let old = try items(of: "specs/00.frames.json", in: repository)
      var spec = Repository.Spec(number: 0, chips: 24)
      edit.change(&spec)
      try repository.write(spec.json, to: path)

      let causes = try repository.causes().filter { $0["kind"] as? String != "diagnostics" }
      #expect(causes.map { $0["kind"] as? String } == [edit.kind])
      #expect(causes.first?["line"] as? Int == edit.line)
      #expect(try repository.run(["check", "specs"]).exitCode == 1)

      // The frames that changed, counted from the documents alone; texts are told apart here.
      #expect(try repository.run(["record", "specs", "--mode", "failed"]).exitCode == 0)
      let new = try items(of: "specs/00.frames.json", in: repository)
      let unchanged = new.filter { text, frame in old[text].map { $0 == frame } ?? false }.count
      var changed = new.count - unchanged + old.keys.count { new[$0] == nil }
      // A chip whose text was edited is one frame, not one that went and one that came.
      if edit.kind == "text" { changed -= 1 }
      // A chip moved in the order counts even if it landed where it was.
      #expect(causes.first?["frames"] as? Int == changed)
      #expect(try repository.run(["check", "specs"]).exitCode == 0)
    }
  }

  private func items(
    of path: String, in repository: Repository
  ) throws -> [String: [Double]] {
    let document = try JSONSerialization.jsonObject(with: try repository.bytes(path))
    let items = (document as? [String: Any])?["items"] as? [[String: Any]] ?? []
    var frames: [String: [Double]] = [:]
    for item in items {
      frames[item["text"] as? String ?? ""] = ["x", "y", "width", "height", "row", "textWidth"].map
      {
        item[$0] as? Double ?? .nan
      }
    }
    return frames
  }

  @Test func `a wider container is the cause of all that it moves`() throws {
    try Repository.with(specs: 1) { repository in
      _ = try repository.run(["record", "specs"])
      let spec = String(decoding: try repository.bytes(Repository.path(0)), as: UTF8.self)
      try repository.write(
        spec.replacing("\"width\": 375", with: "\"width\": 320"), to: Repository.path(0))
      let causes = try repository.causes().filter { $0["kind"] as? String != "diagnostics" }
      #expect(causes.map { $0["kind"] as? String } == ["container"])
      #expect(causes.first?["line"] as? Int == 2)
    }
  }

  @Test func `a font file replaced by another of the same name is one cause`() throws {
    try Repository.with(specs: 1) { repository in
      let font = URL(filePath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
      let bytes = try Data(contentsOf: font)
      try bytes.write(to: repository.folder.appending(path: "Chips.ttf"))
      var spec = Repository.Spec(number: 0, chips: 100)
      spec.settings = "\"font\": {\"name\": \"./Chips.ttf\"}, "
      try repository.write(spec.json, to: Repository.path(0))
      #expect(try repository.run(["record", "specs"]).exitCode == 0)
      try Data(FontFileEdit.newVersion(of: Array(bytes))).write(
        to: repository.folder.appending(path: "Chips.ttf"))

      let causes = try repository.causes().filter { $0["kind"] as? String != "diagnostics" }
      #expect(causes.map { $0["kind"] as? String } == ["font"])
      #expect(causes.first?["frames"] as? Int == 100)
      let sentence = causes.first?["sentence"] as? String ?? ""
      #expect(sentence.contains("(font file changed: DejaVu Sans 2.37 → 2.38)"))
    }
  }

  @Test func `a check that has nothing to check fails`() throws {
    try Repository.with(specs: 1) { repository in
      try FileManager.default.createDirectory(
        at: repository.folder.appending(path: "empty"), withIntermediateDirectories: false)
      _ = try repository.run(["record", "specs"])
      for arguments in [["empty"], ["specs/*.jason"], ["specs", "empty"], ["nowhere.json"]] {
        let run = try repository.run(["check"] + arguments)
        #expect(run.exitCode == 2, "\(arguments)")
        #expect(run.outputText.contains("FAIL \(arguments.last ?? ""): failed"))
      }
      #expect(try repository.run(["check"]).exitCode == 64)
    }
  }

  @Test func `a baseline whose spec is gone fails, by folder, pattern and name`() throws {
    try Repository.with(specs: 2) { repository in
      _ = try repository.run(["record", "specs"])
      try FileManager.default.removeItem(
        at: repository.folder.appending(path: Repository.path(1)))
      for argument in [
        "specs", "specs/*.json", "**/*.json", "specs/01.json", "specs/01.frames.json",
      ] {
        let run = try repository.run(["check", argument])
        #expect(run.exitCode == 1, "\(argument)")
        #expect(run.outputText.contains("FAIL specs/01.json: the spec is gone"), "\(argument)")
      }
      #expect(try repository.run(["check", "specs/00*.json"]).exitCode == 0)
    }
  }

  @Test func `baselines may have a folder of their own`() throws {
    try Repository.with(specs: 2) { repository in
      let options = ["--baselines", "kept/frames"]
      #expect(try repository.run(["record", "specs"] + options).exitCode == 0)
      #expect(try repository.names("kept/frames/specs") == ["00.frames.json", "01.frames.json"])
      #expect(try repository.names() == ["00.json", "01.json"])
      #expect(try repository.run(["check", "specs"] + options).exitCode == 0)
      #expect(try repository.run(["check", "specs/01.json"] + options).exitCode == 0)
      try FileManager.default.removeItem(
        at: repository.folder.appending(path: Repository.path(1)))
      #expect(try repository.run(["check", "specs"] + options).exitCode == 1)
    }
  }

  @Test func `a broken spec and a broken baseline are failures that name the place`() throws {
    try Repository.with(specs: 2) { repository in
      _ = try repository.run(["record", "specs"])
      try repository.write("{\"sections\": 3}", to: "specs/00.json")
      try repository.write("{\"schemaVersion\": 1}", to: "specs/01.frames.json")
      let run = try repository.run(["check", "specs"])
      #expect(run.exitCode == 2)
      #expect(run.outputText.contains("specs/00.json:1:14: $.sections: expected"))
      #expect(run.outputText.contains("specs/01.frames.json:1:1: $: the key \"items\" is missing"))
    }
  }

  @Test func `one job and many give the same bytes`() throws {
    try Repository.with(specs: 20) { repository in
      _ = try repository.run(["record", "specs"])
      for number in 0..<20 {
        var spec = Repository.Spec(number: number, chips: 24)
        spec.items[3] = "\"Changed\""
        try repository.write(spec.json, to: Repository.path(number))
      }
      let one = try repository.run(["check", "specs", "--json", "--jobs", "1"])
      #expect(one.exitCode == 1)
      for jobs in ["2", "7", "64"] {
        let many = try repository.run(["check", "specs", "--json", "--jobs", jobs])
        #expect(many.output == one.output)
      }
    }
  }

  @Test func `GitHub gets annotations and a summary, and reports go to files`() throws {
    try Repository.with(specs: 2) { repository in
      _ = try repository.run(["record", "specs"])
      var spec = Repository.Spec(number: 0, chips: 24)
      spec.items[2] = "\"Something else\""
      try repository.write(spec.json, to: Repository.path(0))
      try repository.write("# Before\n", to: "summary.md")
      let run = try repository.run(
        ["check", "specs", "--output", "junit=out.xml", "--output", "json=out.json"],
        environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "summary.md"])
      #expect(run.exitCode == 1)
      #expect(
        run.errorText.hasPrefix(
          "::error file=specs/00.json,line=7,col=7,title=Text changed::chip 2 "))
      let summary = String(decoding: try repository.bytes("summary.md"), as: UTF8.self)
      #expect(summary.hasPrefix("# Before\n### Chip layout\n\n2 specs checked: 1 differ\n"))
      #expect(try repository.bytes("out.xml").starts(with: Data("<?xml".utf8)))
      let json = try repository.run(["check", "specs", "--json"]).output
      #expect(try Array(repository.bytes("out.json")) == json)
    }
  }
}
