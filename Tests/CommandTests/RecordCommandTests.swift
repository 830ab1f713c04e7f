import Foundation
import Glibc
import TestSupport
import Testing

/// `record`: what it writes, and that no accident leaves a part of a file.
@Suite struct `Recording baselines` {
  typealias Repository = SpecRepository

  @Test func `missing leaves what is there, failed writes what differs, all writes all`() throws {
    try Repository.with(specs: 3) { repository in
      _ = try repository.run(["record", "specs"])
      try repository.write("{}", to: "specs/01.frames.json")
      var spec = Repository.Spec(number: 0, chips: 24)
      spec.items[0] = "\"Changed\""
      try repository.write(spec.json, to: Repository.path(0))

      let missing = try repository.run(["record", "specs"])
      #expect(missing.outputText == "3 specs: wrote 0 baselines\n")
      let only = try repository.run(["record", "specs", "--mode", "failed", "--only", "01*"])
      #expect(only.outputText == "wrote specs/01.frames.json\n1 spec: wrote 1 baseline\n")
      let failed = try repository.run(["record", "specs", "--mode", "failed"])
      #expect(failed.outputText == "wrote specs/00.frames.json\n3 specs: wrote 1 baseline\n")
      let all = try repository.run(["record", "specs", "--mode", "all"])
      #expect(all.outputText == "3 specs: wrote 0 baselines\n")
      #expect(try repository.run(["check", "specs"]).exitCode == 0)
    }
  }

  @Test(arguments: ["true", "1"])
  func `on CI it refuses, unless it is forced`(value: String) throws {
    try Repository.with(specs: 1) { repository in
      let refused = try repository.run(["record", "specs"], environment: ["CI": value])
      #expect(refused.exitCode == 2)
      #expect(refused.errorText.hasPrefix("error: record writes no baselines on CI"))
      #expect(try repository.names() == ["00.json"])
      let forced = try repository.run(["record", "specs", "--force"], environment: ["CI": value])
      #expect(forced.exitCode == 0)
      #expect(try repository.names() == ["00.frames.json", "00.json"])
    }
  }

  @Test func `a pattern that leaves nothing is a failure, and so is a broken spec`() throws {
    try Repository.with(specs: 2) { repository in
      let nothing = try repository.run(["record", "specs", "--only", "x*"])
      #expect(nothing.exitCode == 2)
      #expect(nothing.errorText == "error: there is no spec to record\n")
      try repository.write("{", to: "specs/00.json")
      let broken = try repository.run(["record", "specs"])
      #expect(broken.exitCode == 2)
      #expect(broken.errorText.hasPrefix("error: specs/00.json:1:2: "))
      #expect(try repository.names() == ["00.json", "01.frames.json", "01.json"])
    }
  }

  @Test func `killed two hundred times, it leaves every baseline whole`() throws {
    let count = 6
    try Repository.with(specs: count, chips: 300) { repository in
      // Two versions of every spec, and the two baselines that each may have.
      var versions: [[String]] = [[], []]
      var baselines: [[Data]] = [[], []]
      for version in 0...1 {
        for number in 0..<count {
          var spec = Repository.Spec(number: number, chips: 300)
          if version == 1 { spec.items[1] = "\"Version two\"" }
          versions[version].append(spec.json)
          try repository.write(spec.json, to: Repository.path(number))
        }
        #expect(try repository.run(["record", "specs", "--mode", "all"]).exitCode == 0)
        for number in 0..<count {
          baselines[version].append(try repository.bytes(baseline(number)))
        }
      }
      let clock = ContinuousClock()
      let duration = try clock.measure { _ = try repository.run(["check", "specs"]) }
      let seconds = Double(duration.components.attoseconds) / 1e18
      var seen = [0, 0]
      var kills = 0
      for round in 0..<200 {
        for number in 0..<count {
          try repository.write(versions[round % 2][number], to: Repository.path(number))
        }
        // From before it starts to after it has ended: a check takes about as long.
        let delay = String(format: "%.4f", 1.5 * seconds * Double((round * 37) % 100 + 1) / 100)
        let run = try ProgramRun(
          "/usr/bin/timeout",
          arguments: ["-s", "KILL", delay, Project.program, "record", "specs", "--mode", "all"].map
          {
            Array($0.utf8)
          }, environment: Repository.environment, folder: repository.folder)
        if run.exitCode != 0 { kills += 1 }
        for number in 0..<count {
          let bytes = try repository.bytes(baseline(number))
          let isOld = bytes == baselines[0][number]
          let isNew = bytes == baselines[1][number]
          #expect(isOld || isNew, "round \(round), spec \(number)")
          seen[isOld ? 0 : 1] += 1
        }
      }
      // The kills have to have hit something, or the test shows nothing.
      #expect(seen[0] > 100 && seen[1] > 100)
      #expect(kills > 20 && kills < 200)
      #expect(try repository.run(["check", "specs"]).exitCode < 2)
    }
  }

  @Test func `two runs at once leave whole files`() async throws {
    try Repository.with(specs: 10) { repository in
      let line = """
        for i in 1 2 3 4 5; do rm -f specs/*.frames.json
        "$0" record specs --mode all > /dev/null & "$0" record specs --mode all > /dev/null & wait
        "$0" check specs || exit 1; done
        """
      let run = try ProgramRun(
        "/bin/bash", arguments: ["-c", line, Project.program].map { Array($0.utf8) },
        environment: Repository.environment, folder: repository.folder)
      #expect(run.exitCode == 0)
      #expect(run.errorText == "")
      #expect(try repository.names().allSatisfy { !$0.hasPrefix(".") })
    }
  }

  @Test(.enabled(if: Mount.isPossible, "only root may mount"))
  func `a full disk is an error that leaves the old baseline`() throws {
    try Repository.with(specs: 1, chips: 2000) { repository in
      try Mount.temporary(repository.folder.appending(path: "disk"), options: "size=64k") { disk in
        let options = ["--baselines", "disk", "--mode", "all"]
        let path = "disk/specs/00.frames.json"
        // A small spec fits; its baseline is the old file.
        let large = try repository.bytes(Repository.path(0))
        try repository.write(
          Repository.Spec(number: 0, chips: 5).json, to: Repository.path(0))
        #expect(try repository.run(["record", "specs"] + options).exitCode == 0)
        let old = try repository.bytes(path)
        try large.write(to: repository.folder.appending(path: Repository.path(0)))
        let run = try repository.run(["record", "specs"] + options)
        #expect(run.exitCode == 2)
        #expect(run.errorText == "error: can't write “\(path)”: no space left on device\n")
        #expect(try repository.bytes(path) == old)
        #expect(try repository.names("disk/specs") == ["00.frames.json"])
      }
    }
  }

  @Test(.enabled(if: Mount.isPossible, "only root may mount"))
  func `a read-only folder is an error that leaves the old baseline`() throws {
    try Repository.with(specs: 1) { repository in
      try Mount.temporary(repository.folder.appending(path: "disk"), options: "size=1m") { disk in
        let options = ["--baselines", "disk", "--mode", "all"]
        let path = "disk/specs/00.frames.json"
        #expect(try repository.run(["record", "specs"] + options).exitCode == 0)
        let old = try repository.bytes(path)
        try Mount.remount(disk, options: "ro")
        var spec = Repository.Spec(number: 0, chips: 24)
        spec.items[0] = "\"Changed\""
        try repository.write(spec.json, to: Repository.path(0))
        let run = try repository.run(["record", "specs"] + options)
        #expect(run.exitCode == 2)
        #expect(run.errorText == "error: can't write “\(path)”: read-only file system\n")
        #expect(try repository.bytes(path) == old)
        let report = try repository.run(["check", "specs", "--output", "tap=disk/report.tap"])
        #expect(report.exitCode == 2)
      }
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
  func `a folder without permission is an error that leaves the old baseline`() throws {
    try Repository.with(specs: 1) { repository in
      _ = try repository.run(["record", "specs"])
      let old = try repository.bytes(baseline(0))
      var spec = Repository.Spec(number: 0, chips: 24)
      spec.items[0] = "\"Changed\""
      try repository.write(spec.json, to: Repository.path(0))
      let folder = repository.folder.appending(path: "specs").path
      unsafe chmod(folder, 0o555)
      defer { unsafe chmod(folder, 0o755) }
      let run = try repository.run(["record", "specs", "--mode", "all"])
      #expect(run.exitCode == 2)
      #expect(try repository.bytes(baseline(0)) == old)
    }
  }

  private func baseline(_ number: Int) -> String {
    Repository.path(number).replacing(".json", with: ".frames.json")
  }
}

/// Small file systems in memory, which only root may mount.
enum Mount {
  /// Whether this process may mount.
  static let isPossible: Bool = {
    guard geteuid() == 0 else { return false }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    return (try? temporary(folder, options: "size=4k") { _ in true }) ?? false
  }()

  private struct Failure: Error {}

  /// Mounts a file system for the time of `body`.
  static func temporary<Result>(
    _ folder: URL, options: String, _ body: (URL) throws -> Result
  ) throws -> Result {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try run("/usr/bin/mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder.path])
    defer { try? run("/usr/bin/umount", [folder.path]) }
    return try body(folder)
  }

  /// Changes the options of a file system that is mounted.
  static func remount(_ folder: URL, options: String) throws {
    try run("/usr/bin/mount", ["-o", "remount,\(options)", folder.path])
  }

  private static func run(_ program: String, _ arguments: [String]) throws {
    let run = try ProgramRun(program, arguments: arguments.map { Array($0.utf8) })
    guard run.exitCode == 0 else { throw Failure() }
  }
}
