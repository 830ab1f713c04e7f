import Testing

@testable import chiplayout

@Suite struct `The words of the command line` {
  @Test func `text stays as it is`() throws {
    #expect(
      try CommandLineWords.decode([[0x61], [], [0xE6, 0xBC, 0xA2], [0xF0, 0x9F, 0x99, 0x82]])
        == ["a", "", "漢", "🙂"])
  }

  // Ill-formed sequences of the Unicode standard, table 3-7: where each breaks, counted from 1.
  @Test(
    arguments: [
      ([0xFF], 1, 0xFF),
      ([0x61, 0x62, 0xFF, 0x63], 3, 0xFF),
      ([0xC3, 0xA9, 0x80], 3, 0x80),
      ([0x61, 0xC3], 2, 0xC3),
      ([0xC0, 0xAF], 1, 0xC0),
      ([0x61, 0xED, 0xA0, 0x80], 2, 0xED),
      ([0xF4, 0x90, 0x80, 0x80], 1, 0xF4),
      ([0xF0, 0x9F, 0x99, 0x82, 0xE6, 0xBC, 0x61], 5, 0xE6),
    ] as [([UInt8], Int, UInt8)])
  func `invalid UTF-8 is an error with argument and byte`(
    bytes: [UInt8], offset: Int, byte: UInt8
  ) {
    #expect(throws: ArgumentError(.notUTF8(position: 2, offset: offset, byte: byte))) {
      try CommandLineWords.decode([[0x61], bytes, [0xFE]])
    }
  }

  @Test func `the sentence says which argument and which byte`() {
    #expect(
      ArgumentSentences.sentence(for: .notUTF8(position: 2, offset: 3, byte: 0x0A))
        == "argument 2 is not UTF-8 text: its byte 3 is 0x0A")
  }

  @Test func `this process has words`() throws {
    #expect(try CommandLineWords.ofThisProcess() == Array(CommandLine.arguments.dropFirst()))
  }
}
