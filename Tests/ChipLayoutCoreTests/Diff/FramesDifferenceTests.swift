import TestSupport
import Testing

@testable import ChipLayoutCore

/// Causes and counts, worked out on paper from the rule of `Fixtures/differences/README.md`.
@Suite struct `Frames difference` {
  private static let texts = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight"]

  private func difference(
    _ old: PaperFrames, _ new: PaperFrames, tolerance: FrameTolerance = FrameTolerance()
  ) -> FramesDifference {
    FramesDifference(from: old.frames, to: new.frames, tolerance: tolerance)
  }

  @Test func `documents written by the rule read back as they were made`() throws {
    var paper = PaperFrames([
      "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten",
    ])
    paper.width = 200
    let read = try RecordedFrames.fixture("old")
    let made = paper.frames
    #expect(read.x == made.x)
    #expect(read.y == made.y)
    #expect(read.width == made.width)
    #expect(read.row == made.row)
    #expect(read.text == made.text)
    #expect(read.textWidth == made.textWidth)
    #expect(read.contentHeight == made.contentHeight)
  }

  @Test func `equal documents have no difference`() {
    let found = difference(PaperFrames(Self.texts), PaperFrames(Self.texts))
    #expect(found.isEmpty)
    #expect(found.counts == [.unchanged: 8])
  }

  @Test func `a chip with an id keeps it when its text changes and its place too`() {
    var old = PaperFrames(Self.texts)
    var new = old
    old.sections[0][1].id = "b"
    new.sections[0][1].id = "b"
    new.sections[0][1].text = "Deux"
    let chip = new.sections[0].remove(at: 1)
    new.sections[0].insert(chip, at: 4)
    #expect(difference(old, new).causes.map(\.kind) == [.moved])
    #expect(difference(old, new).counts[.deleted] == nil)
  }

  @Test func `a chip that was replaced by one with another id is gone`() {
    var old = PaperFrames(Self.texts)
    var new = old
    old.sections[0][7].id = "old"
    new.sections[0][7].id = "new"
    new.sections[0][7].text = "Acht"
    #expect(Set(difference(old, new).causes.map(\.kind)) == [.deleted, .inserted])
  }

  @Test func `equal texts are told apart by their neighbours`() {
    let old = PaperFrames(["A", "x", "B", "x", "C", "x", "D"])
    let new = PaperFrames(["A", "x", "B", "C", "x", "D"])
    let found = difference(old, new)
    #expect(found.causes.map(\.kind) == [.deleted])
    #expect(found.causes[0].chip?.item == 3)
  }

  @Test func `a run of new chips is one cause`() {
    let new = PaperFrames(Self.texts + ["Nine", "Ten", "Eleven"])
    let found = difference(PaperFrames(Self.texts), new)
    #expect(found.causes.map(\.kind) == [.inserted])
    #expect(found.causes[0].own == 3)
    #expect(found.causes[0].followers.count == 0)
  }

  @Test func `an accent that is written in another way is another text`() {
    let found = difference(PaperFrames(["caf\u{E9}"]), PaperFrames(["cafe\u{301}"]))
    #expect(found.causes.map(\.kind) == [.text])
  }

  @Test(arguments: [(4.0, 0), (3.999, 1)])
  func `a difference of exactly the tolerance is none`(tolerance: Double, causes: Int) {
    var new = PaperFrames(["One"])
    new.sections[0][0].extraWidth = 4
    var allowed = FrameTolerance(0)
    allowed[.width] = tolerance
    #expect(difference(PaperFrames(["One"]), new, tolerance: allowed).causes.count == causes)
  }

  @Test func `two edits in two sections are two causes, and each has its followers`() {
    let chips = Self.texts.map { PaperFrames.Chip(text: $0) }
    let old = PaperFrames(sections: [chips, chips])
    var new = old
    // Four and Five change places in nothing but width: 64 + 8 + 64 = 136, and 40 more is 176.
    new.sections[0][7].text = "Eighteen"
    new.sections[1][0].text = "Won"
    let found = difference(old, new)
    #expect(found.causes.map(\.kind) == [.text, .text])
    // Seven and Eighteen no longer fit in one row (74 + 8 + 104 = 186 > 180): a row more, so that
    // all of the second section moves: Won itself, and seven chips that follow Won in its section.
    #expect(found.causes[0].frames == 1)
    #expect(found.causes[1].frames == 8)
    #expect(found.changedFrames == 9)
  }

  @Test func `a section below an edit follows it`() {
    let chips = Self.texts.map { PaperFrames.Chip(text: $0) }
    let old = PaperFrames(sections: [chips, chips])
    var new = old
    new.sections[0][7].text = "Eighteen"
    let found = difference(old, new)
    #expect(found.causes.count == 1)
    #expect(found.causes[0].followers == .init(rowChanged: 0, shifted: 8, supplementary: 0))
    #expect(found.contentGrowth == (0, 43))
  }

  @Test func `a font file that was replaced is the cause of all that it changed`() throws {
    let found = try FramesDifference(from: .fixture("old"), to: .fixture("font-file"))
    #expect(found.causes.map(\.kind) == [.font])
    #expect(found.causes[0].frames == found.changedFrames)
  }

  @Test func `a fingerprint alone is a note, since no frame changed`() throws {
    let old = try RecordedFrames.fixture("old-baseline")
    var new = old
    new.fingerprint?.versions[1].value = "9"
    let found = FramesDifference(from: old, to: new)
    #expect(found.isEmpty)
    #expect(found.notes == [ValueChange(name: "freeType", old: "1", new: "9")])
  }
}
