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

  @Test func `there are at least 60 of them, and no message stands without its spec`() throws {
    let fixtures = SpecFixture.all(in: "invalid")
    #expect(fixtures.count >= 60)
    let files = try FileManager.default.contentsOfDirectory(
      atPath: SpecFixture.root.appending(path: "invalid").path)
    #expect(files.count == fixtures.count * 2)
  }
}
