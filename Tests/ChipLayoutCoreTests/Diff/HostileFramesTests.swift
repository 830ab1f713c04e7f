import Foundation
import RandomText
import TestSupport
import Testing

@testable import ChipLayoutCore

/// Documents that no program wrote: they are read or refused, and never end the process.
@Suite struct `Hostile frames documents` {
  private static func bytes(_ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: Project.fixtures.appending(path: "differences/\(name).json")))
  }

  @Test(arguments: 0..<600 as Range<UInt64>)
  func `a damaged document is compared or refused with places`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let old = try RecordedFrames.fixture("two-sections")
    var bytes = try Self.bytes("two-sections")
    let numbers = ["-1", "1e308", "-1e308", "2147483647", "1e-320", "0.5", "null", "\"x\"", "[]"]
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let text = String(decoding: bytes, as: UTF8.self)
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        // Another value for one of the numbers, all of which follow a colon.
        let places = text.ranges(of: #/: -?[0-9.]+/#)
        let place = places[Int.random(in: places.indices, using: &random)]
        bytes = Array(text.replacingCharacters(in: place, with: ": \(random.pick(numbers))").utf8)
      case 1:
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let index = Int.random(in: lines.indices, using: &random)
        let kept = lines[..<index] + lines[index...].dropFirst()
        bytes = Array(kept.joined(separator: "\n").utf8)
      default:
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
    }
    do throws(SpecProblems) {
      let new = try RecordedFrames(json: bytes)
      for (first, second) in [(old, new), (new, old)] {
        let found = FramesDifference(from: first, to: second)
        #expect(found.causes.reduce(0) { $0 + $1.frames } == found.changedFrames)
        var entry = ComparisonReport.Entry(path: "a", baseline: "b", outcome: .different(found))
        entry.moves = AnimatedMoves(from: first, to: second)
        for format in ReportFormat.allCases {
          #expect(!ComparisonReport([entry]).bytes(as: format).isEmpty || found.causes.isEmpty)
        }
      }
    } catch {
      #expect(!error.problems.isEmpty)
    }
  }

  @Test func `a frame of a section that isn't there is a mistake, however large its number`() throws
  {
    let text = String(decoding: try Self.bytes("old"), as: UTF8.self)
    let wrong = text.replacing(
      "{\"section\": 0, \"item\": 3,", with: "{\"section\": 2147483647, \"item\": 3,")
    let error = #expect(throws: SpecProblems.self) {
      try RecordedFrames(json: Array(wrong.utf8))
    }
    #expect(error?.problems.map(\.path) == ["$.items[3].section"])
    #expect(error?.problems.map(\.message) == ["expected a section from 0 to 0, found 2147483647"])
  }
}
