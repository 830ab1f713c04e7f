import Foundation
import Glibc
import TestSupport
import Testing

@testable import ChipLayoutCore

/// Files that are written whole or not at all.
@Suite struct `Replaced file` {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func `a file is made, and then replaced with its permissions`() throws {
    try withFolder { folder in
      let path = folder.appending(path: "a.json").path
      try ReplacedFile.write([1], to: path)
      unsafe chmod(path, 0o640)
      try ReplacedFile.write([2, 3], to: path)
      #expect(try Array(Data(contentsOf: URL(filePath: path))) == [2, 3])
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o640)
      #expect(try names(in: folder) == ["a.json"])
    }
  }

  @Test func `a link stays a link, and its target is replaced`() throws {
    try withFolder { folder in
      let target = folder.appending(path: "target")
      let link = folder.appending(path: "link")
      try Data([1]).write(to: target)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
      try ReplacedFile.write([2], to: link.path)
      #expect(try Array(Data(contentsOf: target)) == [2])
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == target.path)
    }
  }

  @Test func `a folder, and a place in no folder, are errors that leave nothing behind`() throws {
    try withFolder { folder in
      #expect(throws: FileError(path: folder.path, action: "write", reason: "it is a folder")) {
        try ReplacedFile.write([1], to: folder.path)
      }
      let lost = folder.appending(path: "no/file").path
      #expect(
        throws: FileError(path: lost, action: "write", reason: "no such file or directory")
      ) {
        try ReplacedFile.write([1], to: lost)
      }
      let left = try names(in: folder)
      #expect(left.isEmpty)
    }
  }

  @Test func `a name as long as a name may be can be written`() throws {
    try withFolder { folder in
      let path = folder.appending(path: String(repeating: "n", count: 255)).path
      try ReplacedFile.write([1], to: path)
      try ReplacedFile.write([2], to: path)
      #expect(try Array(Data(contentsOf: URL(filePath: path))) == [2])
    }
  }

  @Test func `eight writers at once leave one whole file`() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    await withTaskGroup { group in
      for writer in 0..<8 as Range<UInt8> {
        group.addTask {
          for _ in 0..<20 {
            try? ReplacedFile.write([UInt8](repeating: writer, count: 50_000), to: path)
            let seen = (try? InputFile.bytes(at: path)) ?? []
            #expect(seen.count == 50_000)
            #expect(Set(seen).count == 1)
          }
        }
      }
    }
  }

  @Test func `a device is written into, not replaced`() throws {
    try ReplacedFile.write([1], to: "/dev/null")
    var information = stat()
    #expect(unsafe stat("/dev/null", &information) == 0)
    #expect(information.st_mode & S_IFMT == S_IFCHR)
    #expect(throws: FileError.self) { try ReplacedFile.write([1], to: "/dev/full") }
  }

  @Test(arguments: [
    ("*.json", "a.json", true), ("*.json", "deep/a.json", true), ("a/*.json", "a/b/c.json", false),
    ("a/**/c.json", "a/c.json", true), ("a/**/c.json", "a/b/d/c.json", true),
    ("a/**", "b/a/c", false), ("?.json", "ab.json", false), ("[ab].json", "b.json", true),
    ("**/search*", "x/y/search-2.json", true), ("./a/*", "a/b", true), ("*", ".hidden", false),
    ("**/**/**/**/x", "a/b/c/d/e/f/g/y", false),
  ])
  func `patterns match as a shell's do, and two stars any number of folders`(
    pattern: String, path: String, matches: Bool
  ) {
    #expect(PathPattern(pattern).matches(path) == matches)
  }

  @Test(arguments: [
    ("a.json", nil, "a.frames.json"), ("deep/a", nil, "deep/a.frames.json"),
    ("deep/a.json", "base/", "base/deep/a.frames.json"),
    ("./x/../deep/a.json", "base", "base/deep/a.frames.json"),
    ("../up/a.json", "base", "base/up/a.frames.json"),
    ("/root/a.json", "base", "base/root/a.frames.json"),
  ])
  func `a baseline has its spec's name and place`(spec: String, folder: String?, baseline: String) {
    #expect(BaselinePlaces(folder: folder).baseline(ofSpec: spec) == baseline)
  }
}
