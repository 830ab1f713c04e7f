import Testing
import TextMetrics

@testable import chiplayout

@Suite struct `The nearest name` {
  // Worked out by hand; the last row is where a letter would have to be edited twice.
  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("font", "font", 0), ("fnot", "font", 1), ("fon", "font", 1),
    ("fontt", "font", 1), ("fant", "font", 1), ("kitten", "sitting", 3), ("abcd", "badc", 2),
    ("ca", "abc", 3),
  ])
  func `distance counts inserted, deleted, replaced and swapped letters`(
    first: String, second: String, distance: Int
  ) {
    #expect(EditDistance.between(Array(first.utf8), Array(second.utf8)) == distance)
    #expect(EditDistance.between(Array(second.utf8), Array(first.utf8)) == distance)
  }

  @Test func `a third of the letters may be wrong`() {
    #expect(NearestWord.find("lsr", among: ["ltr"]) == "ltr")
    #expect(NearestWord.find("xyr", among: ["ltr"]) == nil)
    #expect(NearestWord.find("-x", among: ["-o"]) == nil)
    #expect(NearestWord.find("mesuer", among: ["layout", "measure"]) == "measure")
  }

  @Test func `case and dashes don't count`() {
    #expect(NearestWord.find("-Font", among: ["--size", "--font"]) == "--font")
  }

  @Test func `the nearer name wins, then the first`() {
    #expect(NearestWord.find("heights", among: ["weighty", "height"]) == "height")
    #expect(NearestWord.find("cat", among: ["bat", "rat"]) == "bat")
  }

  @Test func `the only name that the word begins is the nearest`() {
    #expect(NearestWord.find("--widt", among: ["--wide", "--width"]) == "--width")
    #expect(
      NearestWord.find("--section", among: ["--section-inset", "--size"]) == "--section-inset")
    #expect(NearestWord.find("--min", among: ["--min-width", "--min-height"]) == nil)
  }

  @Test func `a word of a megabyte has no nearest`() {
    #expect(NearestWord.find(String(repeating: "f", count: 1 << 20), among: ["--font"]) == nil)
  }
}
