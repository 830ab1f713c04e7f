import Testing

@testable import ChipLayoutCore

@Suite struct `Nearest name` {
  @Test(arguments: [
    ("flwo", "flow"), ("centre", "center"), ("Left", "left"), ("justifed", "justified"),
    ("rigth", "right"),
  ])
  func `a slip is answered with the name that was meant`(name: String, expected: String) {
    let known = ["flow", "left", "center", "right", "justified"]
    #expect(NearestName.nearest(to: name, in: known) == expected)
  }

  @Test(arguments: ["", "masonry", "xxxx", String(repeating: "flow", count: 1_000_000)])
  func `a name far from all has no answer`(name: String) {
    #expect(NearestName.nearest(to: name, in: ["flow", "left", "right"]) == nil)
  }
}
