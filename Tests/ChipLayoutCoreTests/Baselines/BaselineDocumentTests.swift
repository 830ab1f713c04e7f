import Foundation
import RandomText
import TestSupport
import TextMetrics
import Testing

@testable import ChipLayoutCore

/// Specs laid out as baselines, and what editing them shows.
@Suite struct `Baseline documents` {
  private static let fonts = #"{"name": "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"}"#

  /// A random spec, and the same one after a random edit of one chip or setting.
  private func specs(_ seed: UInt64) -> (old: String, new: String) {
    var random = SeededRandom(seed: seed)
    let words = ["Swift", "iOS", "Kerning", "UICollectionView", "Zeile", "", "x"]
    var sections: [[String]] = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      (0..<Int.random(in: 1...12, using: &random)).map { "\(random.pick(words)) \($0)" }
    }
    let layouts = sections.map { _ in random.pick(["left", "center", "flow", "justified", "right"])
    }
    var spacing = Double.random(in: 0...20, using: &random)
    var width = 375
    func json() -> String {
      let parts = zip(sections, layouts).map { section, layout in
        let items = section.map { "\"\($0)\"" }.joined(separator: ", ")
        return """
          {"layout": "\(layout)", "minimumLineSpacing": \(spacing),
           "headerReferenceSize": {"width": 0, "height": 20}, "items": [\(items)]}
          """
      }
      return """
        {"font": \(Self.fonts), "container": {"width": \(width)},
         "sections": [\(parts.joined(separator: ",\n"))]}
        """
    }
    let old = json()
    let section = Int.random(in: sections.indices, using: &random)
    let item = Int.random(in: sections[section].indices, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: sections[section][item] = "Edited"
    case 1: sections[section].remove(at: item)
    case 2: sections[section].insert("Inserted", at: item)
    case 3: sections[section].append(sections[section].remove(at: item))
    case 4: spacing += 1
    default: width = Int.random(in: 200...500, using: &random)
    }
    return (old, json())
  }

  private func frames(_ spec: String) throws -> (bytes: [UInt8], frames: RecordedFrames) {
    let document = try BaselineDocument(
      ofSpec: Array(spec.utf8), path: "spec.json", fonts: FontLibrary())
    return (document.bytes, try RecordedFrames(json: document.bytes))
  }

  @Test(arguments: 0..<120 as Range<UInt64>)
  func `a spec laid out again is the same, and an edit that shows is always found`(
    seed: UInt64
  ) throws {
    let specs = specs(seed)
    let (bytes, old) = try frames(specs.old)
    #expect(try frames(specs.old).bytes == bytes)
    #expect(FramesDifference(from: old, to: old, tolerance: FrameTolerance(0)).isEmpty)

    let (_, new) = try frames(specs.new)
    let found = FramesDifference(from: old, to: new)
    #expect(found.causes.reduce(0) { $0 + $1.frames } == found.changedFrames)
    // Frames compared place by place: if any differs by more than the tolerance, so must the report.
    let isSame =
      old.count == new.count && old.text == new.text
      && [(old.x, new.x), (old.y, new.y), (old.width, new.width), (old.height, new.height)]
        .allSatisfy { zip($0, $1).allSatisfy { ($0 - $1).magnitude <= 0.001 } }
    if !isSame { #expect(!found.isEmpty) }
    if isSame, old.container == new.container, old.contentHeight == new.contentHeight {
      #expect(found.changedFrames == 0)
    }
  }

  @Test(arguments: SpecFixture.all(in: "specs"))
  func `a baseline follows the schema of frames, and reads back`(fixture: SpecFixture) throws {
    let spec = try fixture.bytes()
    let bytes: [UInt8]
    do throws(BaselineDocument.Failure) {
      bytes = try BaselineDocument(
        ofSpec: spec, path: fixture.name, fonts: FontLibrary()
      ).bytes
    } catch {
      // Some fixtures name fonts that no machine has, or layouts that are still to come.
      #expect(error.messages.allSatisfy { $0.hasPrefix(fixture.name) })
      return
    }
    let frames = try RecordedFrames(json: bytes)
    #expect(
      frames.fingerprint?.versions.map(\.name) == ["chiplayout", "freeType", "harfBuzz", "icu"])
    let options = frames.fingerprint?.options.map(\.name) ?? []
    #expect(options.contains("container.width"))
    #expect(!options.contains { $0.contains(".items") })
    let script = """
      import json, sys, jsonschema
      schema, document = json.load(sys.stdin)
      jsonschema.Draft202012Validator(schema).validate(document)
      """
    let schema = String(decoding: PublishedSchema.frames.document(), as: UTF8.self)
    let document = String(decoding: bytes, as: UTF8.self)
    _ = try PythonOracle.run(script, input: Data("[\(schema), \(document)]".utf8))
  }

  @Test func `each chip of a baseline is a line of its own`() throws {
    let (bytes, frames) = try frames(specs(3).old)
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    #expect(
      lines.count { $0.hasPrefix("    {\"section\": ") && $0.contains("\"item\": ") }
        == frames.role.count { $0 == .item })
  }
}
