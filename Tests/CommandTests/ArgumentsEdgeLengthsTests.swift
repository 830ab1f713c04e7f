import Testing

@testable import chiplayout

@Suite struct `Edge lengths` {
  @Test func `are two or four numbers`() throws {
    #expect(
      try EdgeLengths(argument: "8,12") == EdgeLengths(top: 8, left: 12, bottom: 8, right: 12))
    #expect(
      try EdgeLengths(argument: "-4,0.5,1e1,.25")
        == EdgeLengths(top: -4, left: 0.5, bottom: 10, right: 0.25))
  }

  @Test(arguments: [
    "", "8", "8,", ",8", "1,2,3", "1,2,3,4,5", "1,2,3,4,", "1, 2", "a,b", "nan,1", "1,inf",
    "1;2", "1,\u{301}2",
  ])
  func `are nothing else`(text: String) {
    #expect(throws: ValueProblem.malformed) { try EdgeLengths(argument: text) }
  }

  @Test func `show the short form when both sides are equal`() {
    #expect(EdgeLengths(top: 8, left: 12.5, bottom: 8, right: 12.5).argumentText == "8,12.5")
    #expect(EdgeLengths(top: 1, left: 2, bottom: 3, right: 2).argumentText == "1,2,3,2")
  }

  @Test func `are each in the range of their option`() throws {
    struct Options: Sendable { var padding = EdgeLengths(top: 8, left: 12, bottom: 8, right: 12) }
    let grammar = CommandGrammar("x", Options(), summary: "", usage: "") {
      Option("--padding", "V,H", \.padding, in: .from(0, upTo: 100), help: "")
    }
    #expect(
      try grammar.parse(["--padding", "0,100"]).padding
        == EdgeLengths(top: 0, left: 100, bottom: 0, right: 100))
    #expect(throws: ArgumentError.self) { try grammar.parse(["--padding", "1,2,-3,4"]) }
    #expect(throws: ArgumentError.self) { try grammar.parse(["--padding", "1,101"]) }
    #expect(grammar.description.parameters[0].defaultText == "8,12")
  }
}
