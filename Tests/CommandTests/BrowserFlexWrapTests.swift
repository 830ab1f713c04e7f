import Foundation
import RandomText
import TestSupport
import Testing

/// Left, centred, right and justified rows, and their relatives, beside a browser's flex-wrap.
@Suite(.enabled(if: Browser.isAvailable, "make test-browser"))
struct BrowserFlexWrapTests {
  /// 500 specs, in five runs of the browser.
  @Test(arguments: 1...5)
  func `a hundred random specs are laid out as a browser wraps flex items`(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let specs = (0..<100).map { _ in WrappingSpec(random: &random) }
    let input = try JSONSerialization.data(withJSONObject: specs.map(\.forBrowser))
    let answers = try JSONDecoder().decode(
      [BrowserLayout].self, from: Browser.run(script: "flex-wrap.js", input: input))
    try #require(answers.count == specs.count)

    var compared = 0
    for (number, (spec, answer)) in zip(specs, answers).enumerated() {
      let own = try layOut(spec)
      let scale = WrappingSpec.magnification
      let difference = abs(own.contentSize.height / scale - answer.height)
      #expect(difference <= Self.tolerance, "height of spec \(number)")
      try #require(own.items.count == answer.items.count)
      for (item, frame) in zip(own.items, answer.items) {
        let difference =
          zip([item.x, item.y, item.width, item.height], frame)
          .map { abs($0 / scale - $1) }.max() ?? .infinity
        compared += 1
        #expect(
          difference <= Self.tolerance,
          "spec \(number), \(spec.sections[item.section].kind), \(item), in the browser \(frame)")
      }
    }
    #expect(compared > 10_000)
  }

  /// What a browser's own unit comes to, in points.
  private static let tolerance = 1.0 / 64

  private func layOut(_ spec: WrappingSpec) throws -> ProgramLayout {
    let run = try ProgramRun(
      arguments: ["layout", "-", "--json"].map { Array($0.utf8) }, input: Array(spec.forProgram))
    try #require(run.exitCode == 0, "\(run.errorText)")
    return try JSONDecoder().decode(ProgramLayout.self, from: Data(run.output))
  }
}

private struct ProgramLayout: Decodable {
  struct Item: Decodable {
    let section, item: Int
    let x, y, width, height: Double
  }

  struct Size: Decodable {
    let width, height: Double
  }

  let contentSize: Size
  let items: [Item]
}

private struct BrowserLayout: Decodable {
  let height: Double
  let items: [[Double]]
}
