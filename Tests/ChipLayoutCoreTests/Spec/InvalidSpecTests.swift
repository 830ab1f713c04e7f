import Foundation
import Testing

@testable import ChipLayoutCore

@Suite struct `Invalid specs` {
  @Test(arguments: SpecFixture.all(in: "invalid"))
  func `each mistake has its one right message`(fixture: SpecFixture) throws {
    let bytes = try fixture.bytes()
    let expected = try fixture.expectedErrors()
    #expect(!expected.isEmpty)
    let error = #expect(throws: SpecProblems.self) { try Spec(json: bytes) }
    #expect(error?.problems.map(\.description) == expected)
  }

  @Test(arguments: SpecFixture.all(in: "specs"))
  func `a spec with any damage is read, or refused with a message`(fixture: SpecFixture) throws {
    let bytes = try fixture.bytes()
    let damage = Array("0-\"{}[],:e. \\x\n".utf8) + [0xFF, 0x00]
    var state: UInt64 = 7
    for _ in 0..<300 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var changed = bytes
      let index = Int(state >> 33) % bytes.count
      let byte = damage[Int(state >> 20 & 0xFF) % damage.count]
      if state & 0x100 == 0 { changed[index] = byte } else { changed.insert(byte, at: index) }
      do {
        _ = try Spec(json: changed).resolved()
      } catch {
        #expect(!error.problems.isEmpty)
        #expect(error.problems.allSatisfy { $0.position.line >= 1 && !$0.message.isEmpty })
      }
    }
  }

  @Test func `there are at least 60 of them, and no message stands without its spec`() throws {
    let fixtures = SpecFixture.all(in: "invalid")
    #expect(fixtures.count >= 60)
    let files = try FileManager.default.contentsOfDirectory(
      atPath: SpecFixture.root.appending(path: "invalid").path)
    #expect(files.count == fixtures.count * 2)
  }
}
