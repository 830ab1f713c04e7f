import Foundation
import RandomText
import Testing

@testable import TextMetrics

/// Font files that are cut short, or whose bytes aren't what they were.
struct DamagedFontTests {
  private static let families = ["DejaVu Sans", "Inter", "Noto Sans", "Noto Sans Devanagari"]

  @Test(arguments: [1, 2, 3])
  func `a damaged font is refused, or measured as HarfBuzz does`(seed: UInt64) throws {
    var damage = FontDamage(seed: seed)
    var labels = RandomLabels(seed: seed, kinds: RandomLabels.european, lengths: 1...8)
    let paths =
      try Self.families.map { try FontLibrary().match($0).path } + [RulerFont.plain]
    var refused = 0
    for path in paths {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
      for _ in 0..<30 {
        let copy = try TemporaryFile(damage.damaged(bytes))
        guard let face = try? FontFace(path: copy.path) else {
          refused += 1
          continue
        }
        let measurer = LabelMeasurer(face: face, size: 16)
        for text in labels.next(20).map(\.text) + ["AVATAR To fi", "->", "10:30"] {
          #expect(measurer.units(of: text) == measurer.shapedUnits(of: text), "\(path) \(text)")
        }
      }
    }
    #expect(refused > 0, "some copies are cut short, which can't go unnoticed")
  }

  @Test(arguments: [1, 3, 4, 12, 100, 511])
  func `the first bytes of a font are no font`(count: Int) throws {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: RulerFont.plain)))
    let copy = try TemporaryFile(Array(bytes.prefix(count)))
    #expect {
      try FontFace(path: copy.path)
    } throws: { error in
      guard case .notAFont(copy.path, _) = error as? FontError else { return false }
      return true
    }
  }

  @Test func `an empty file, a folder and nothing at all are told apart`() throws {
    let empty = try TemporaryFile([])
    #expect(throws: FontError.notAFont(path: empty.path, reason: "the file is empty")) {
      try FontFace(path: empty.path)
    }
    let folder = RulerFont.folder
    #expect(
      throws: FontError.unreadable(path: folder, reason: "it is a folder, not a font file")
    ) {
      try FontFace(path: folder)
    }
    let missing = folder + "/None.ttf"
    #expect(throws: FontError.unreadable(path: missing, reason: "no such file or directory")) {
      try FontFace(path: missing)
    }
    let device = "/dev/null"
    #expect(throws: FontError.unreadable(path: device, reason: "it is not a regular file")) {
      try FontFace(path: device)
    }
  }

  @Test func `text that isn't a font is refused`() throws {
    let file = try TemporaryFile(Array(String(repeating: "not a font\n", count: 500).utf8))
    let reason = "it is not a font that FreeType knows, or it is cut short"
    #expect(throws: FontError.notAFont(path: file.path, reason: reason)) {
      try FontFace(path: file.path)
    }
  }
}
