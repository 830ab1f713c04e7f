import Foundation
import Glibc
import TestSupport
import Testing

/// What `make` says and does before anything is built: packages that are missing, Swift that is.
struct ReadmeMakeTests {
  @Test func `a machine without Swift is told what to install, in one line`() throws {
    let run = try ProgramRun(
      "/usr/bin/make", arguments: ["--silent", "run", "SWIFT=no-such-swift"].map { Array($0.utf8) })
    #expect(run.exitCode != 0)
    #expect(run.outputText == "")
    let lines = run.errorText.split(separator: "\n").filter { !$0.hasPrefix("make: ***") }
    #expect(
      lines == [
        "error: Swift is not on this machine: install 6.3 or later from https://swift.org/install"
          + " and put it on the PATH"
      ])
  }

  @Test func `nothing is said or done when all packages are there`() throws {
    let machine = try Machine(installed: ["one", "two"])
    defer { machine.remove() }
    let run = try machine.install(["one", "two"])
    #expect(run.exitCode == 0)
    #expect(run.outputText + run.errorText == "")
    #expect(machine.aptCalls == [])
  }

  @Test func `only what is missing is installed, and apt-get is not heard`() throws {
    let machine = try Machine(installed: ["two"])
    defer { machine.remove() }
    let run = try machine.install(["one", "two", "three"])
    #expect(run.exitCode == 0)
    #expect(run.outputText == "")
    #expect(run.errorText == "Installing one three\n")
    #expect(machine.aptCalls.count == 2)
    #expect(machine.aptCalls.first?.hasSuffix(" update") == true)
    #expect(
      machine.aptCalls.last?.hasSuffix(" install --no-install-recommends one three") == true)
  }

  @Test func `what apt-get says is shown when it fails`() throws {
    let machine = try Machine(installed: [], aptExitCode: 100)
    defer { machine.remove() }
    let run = try machine.install(["one"])
    #expect(run.exitCode == 1)
    #expect(run.errorText == "Installing one\nnoise\nerror: apt-get could not install one\n")
  }

  @Test func `a machine without apt-get is told what to install by itself`() throws {
    let machine = try Machine(installed: [], hasApt: false)
    defer { machine.remove() }
    let run = try machine.install(["one", "two"])
    #expect(run.exitCode == 1)
    #expect(
      run.errorText
        == "error: packages are installed with apt-get, and there is none here: install what Debian"
        + " calls one two, then run make with PACKAGES=installed\n")
    #expect(try machine.install(["one"], variables: ["PACKAGES": "installed"]).exitCode == 0)
  }

  @Test(.enabled(if: geteuid() != 0, "root needs no sudo"))
  func `a user without sudo is told what root has to do`() throws {
    let machine = try Machine(installed: [], hasSudo: false)
    defer { machine.remove() }
    let run = try machine.install(["one"])
    #expect(run.exitCode == 1)
    #expect(
      run.errorText
        == "error: not root, and there is no sudo: have root run 'apt-get install one'\n")
  }
}

/// A folder of programs that stand for those of a Debian machine.
private struct Machine {
  private let folder: URL

  init(
    installed: [String], aptExitCode: Int = 0, hasApt: Bool = true, hasSudo: Bool = true
  ) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "machine-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for tool in ["bash", "env", "cat", "mktemp", "rm"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: tool).path, withDestinationPath: "/bin/\(tool)")
    }
    let cases = installed.map { "\($0)) printf installed ;;" }.joined(separator: " ")
    try add(
      "dpkg-query", "for name in \"$@\"; do :; done; case $name in \(cases) *) exit 1 ;; esac")
    if hasApt {
      try add(
        "apt-get", "echo noise; echo \"$*\" >> '\(calls.path)'; exit \(aptExitCode)")
    }
    if hasSudo { try add("sudo", "exec \"$@\"") }
  }

  /// What apt-get was asked, a call each.
  var aptCalls: [String] {
    let text = (try? String(contentsOf: calls, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  func install(_ packages: [String], variables: [String: String] = [:]) throws -> ProgramRun {
    try ProgramRun(
      Project.folder.appending(path: ".ci/install-packages").path,
      arguments: packages.map { Array($0.utf8) },
      environment: variables.merging(["PATH": folder.path]) { $1 })
  }

  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  private var calls: URL { folder.appending(path: "calls") }

  /// Adds a script, written by another process.
  ///
  /// Were it open for writing here, a program that another test starts at this moment could hold it
  /// open too, and then it can't be run.
  private func add(_ name: String, _ script: String) throws {
    let write = #"cat > "$0" && chmod 755 "$0""#
    let run = try ProgramRun(
      "/bin/bash",
      arguments: ["-c", write, folder.appending(path: name).path].map { Array($0.utf8) },
      input: Array("#!/bin/bash\n\(script)\n".utf8))
    try #require(run.exitCode == 0)
  }
}
