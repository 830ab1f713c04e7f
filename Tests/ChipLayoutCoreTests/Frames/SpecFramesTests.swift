import CollectionLayout
import Foundation
import Testing

@testable import ChipLayoutCore

/// Specs in the ruler font, worked out on paper: at 10 points a letter is 5 wide, `i` 2, a space and
/// a sign 2.5, and a line 10 high (`Fixtures/fonts/ruler.py`).
@Suite struct `Frames of a spec` {
  /// The frames of a spec with the ruler font, no padding, no insets and no spacing unless said.
  private static func document(_ members: String) throws -> FramesDocument {
    let text = """
      {"font": {"name": "Fixtures/fonts/Ruler.ttf", "size": 10},
       "chip": {"padding": {"top": 0, "left": 0, "bottom": 0, "right": 0}},
       "sectionInset": {"top": 0, "left": 0, "bottom": 0, "right": 0},
       "minimumInteritemSpacing": 0, "minimumLineSpacing": 0, \(members)}
      """
    var spec = try Spec(json: Array(text.utf8))
    let folder = SpecFixture.root.deletingLastPathComponent().path
    spec.findFontFiles(besides: folder + "/spec.json")
    return try LaidOutSpec(spec).document
  }

  private static func frames(_ members: String) throws -> [Rect] {
    let result = try document(members).result
    return (0..<result.count).map(result.frame(at:))
  }

  @Test func `an item's own font, size and chip hold for it alone`() throws {
    let frames = try Self.frames(
      """
      "container": {"width": 100},
      "sections": [{"verticalAlignment": "top",
                    "items": ["nn", {"text": "nn", "font": {"size": 20}},
                              {"text": "nn", "chip": {"minimumWidth": 40, "height": 7}}]}]
      """)
    // Two letters: 10 at 10 points, 20 at 20 points.
    #expect(
      frames == [
        Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 10, y: 0, width: 20, height: 20),
        Rect(x: 30, y: 0, width: 40, height: 7),
      ])
  }

  @Test func `a label of several lines breaks at its chip's greatest width, or at the row's end`()
    throws
  {
    let chip = #""padding": {"left": 4, "right": 4, "top": 1, "bottom": 1}, "numberOfLines": 0"#
    let frames = try Self.frames(
      """
      "container": {"width": 60},
      "sections": [{"chip": {\(chip)}, "items": [{"text": "nnnn nnnn nnnn", "chip": {"maximumWidth": 30}},
                              "nnnn nnnn nnnn"]}]
      """)
    // 22 points hold one word of 20 and its space in part: three lines. 52 hold two of 20 and the
    // space between them, 42.5, and the trailing space that still fits, 45: two lines.
    #expect(frames[0].height == 32)
    #expect(frames[0].width == 30)
    #expect(frames[1].height == 22)
    #expect(frames[1].width == 53)
  }

  @Test func `the overflow chip is measured with its own count`() throws {
    // Chips of 20 in 100: five a row. "+7" is a sign of 2.5 and a digit of 5, 8 with rounding, so
    // that four of eleven chips and it fill 88; a fifth chip would leave no room.
    let items = Array(repeating: #""nnnn""#, count: 11).joined(separator: ", ")
    let document = try Self.document(
      """
      "container": {"width": 100}, "maximumRows": 1, "overflow": {"text": "+{count}"},
      "sections": [{"items": [\(items)]}]
      """)
    #expect(document.result.count == 5)
    #expect(document.result.frame(at: 4) == Rect(x: 80, y: 0, width: 8, height: 10))
    #expect(document.chips[0].labels.text(of: 4) == "+7")
    #expect(document.chips[0].hiddenItems == 7)
  }

  @Test func `an overflow chip has a style of its own, also after items without labels`() throws {
    let document = try Self.document(
      """
      "container": {"width": 100}, "maximumRows": 1,
      "sections": [{"itemSize": {"width": 30, "height": 30}, "count": 9, "layout": "left",
                    "overflow": {"text": "{count}", "font": {"size": 40}}}]
      """)
    // The digit at 40 points is 20 wide, but 2 × 30 and 20 leave no room for a third item.
    #expect(document.result.frame(at: 2).width == 20)
    #expect(document.result.count == 3)
    #expect(document.chips[0].hasLabel(at: 2))
    #expect(!document.chips[0].hasLabel(at: 1))
  }

  @Test func `without an overflow chip the rows that are kept are full`() throws {
    let document = try Self.document(
      """
      "container": {"width": 100}, "maximumRows": 2,
      "sections": [{"itemSize": {"width": 30, "height": 30}, "count": 20}]
      """)
    #expect(document.result.count == 6)
    #expect(document.chips[0].hiddenItems == 14)
  }

  @Test func `grow, break before, most items and the last row come from the spec`() throws {
    // Two rows of fill: 30 + 30 in 100 leave 40, shared 1 to 3; the second row, packed, is the last.
    let fill = try Self.frames(
      """
      "container": {"width": 100}, "layout": "fill", "lastRow": "leading",
      "sections": [{"items": [{"width": 30, "height": 9}, {"width": 30, "height": 9, "grow": 3},
                              {"width": 30, "height": 9, "breakBefore": true}]}]
      """)
    #expect(fill.map(\.width) == [40, 60, 30])
    #expect(fill.map(\.x) == [0, 40, 0])
    #expect(fill.map(\.y) == [0, 0, 9])

    let atMostTwo = try Self.frames(
      """
      "container": {"width": 100}, "layout": "right", "maximumItemsPerRow": 2,
      "sections": [{"itemSize": {"width": 10, "height": 10}, "count": 3}]
      """)
    #expect(atMostTwo.map(\.x) == [80, 90, 90])
  }

  @Test(arguments: [("last", [0, 10.0]), ("other", [0, 90.0])])
  func `the only row of a section is a last row, or a row like any other`(
    choice: String, x: [Double]
  ) throws {
    let frames = try Self.frames(
      """
      "container": {"width": 100}, "layout": "justified", "lastRow": "leading",
      "loneRow": "\(choice)",
      "sections": [{"itemSize": {"width": 10, "height": 10}, "count": 2}]
      """)
    #expect(frames.map(\.x) == x)
  }

  @Test func `balanced rows are as even as can be`() throws {
    // Five chips of 20 in 90: four and one if greedy, three and two, or two and three, if balanced.
    let frames = try Self.frames(
      """
      "container": {"width": 90}, "rowBreaking": "balanced",
      "sections": [{"itemSize": {"width": 20, "height": 10}, "count": 5}]
      """)
    #expect([2, 3].contains(frames.count { $0.y == 0 }))
    #expect(frames.count { $0.y == 10 } == 5 - frames.count { $0.y == 0 })
  }

  @Test func `baselines are on one line`() throws {
    // Ascenders are 8 of 10 and 16 of 20 points; the small label's top is 8 lower.
    let frames = try Self.frames(
      """
      "container": {"width": 100}, "verticalAlignment": "baseline",
      "sections": [{"items": ["n", {"text": "n", "font": {"size": 20}},
                              {"width": 5, "height": 4}]}]
      """)
    #expect(frames.map(\.y) == [8, 0, 12])
  }

  @Test func `headers stay at the top of what is visible while their section is`() throws {
    // Two sections of 20 + 5 × 30 = 170 points each, scrolled to 160 and then to 165.
    func header(at offset: Double) throws -> [Double] {
      try Self.document(
        """
        "container": {"width": 100, "height": 200}, "sectionHeadersPinToVisibleBounds": true,
        "contentOffset": {"x": 0, "y": \(offset)}, "headerReferenceSize": {"height": 20},
        "sections": [{"itemSize": {"width": 60, "height": 30}, "count": 5},
                     {"itemSize": {"width": 60, "height": 30}, "count": 5}]
        """
      ).supplementary.map(\.frame.y)
    }
    #expect(try header(at: 0) == [0, 170])
    #expect(try header(at: 100) == [100, 170])
    #expect(try header(at: 165) == [150, 170])
    #expect(try header(at: 180) == [150, 180])
  }

  @Test func `footers stay at the bottom of what is visible while their section is`() throws {
    func footers(at offset: Double) throws -> [Double] {
      try Self.document(
        """
        "container": {"width": 100, "height": 100}, "sectionFootersPinToVisibleBounds": true,
        "contentOffset": {"x": 0, "y": \(offset)}, "footerReferenceSize": {"height": 20},
        "sections": [{"itemSize": {"width": 60, "height": 30}, "count": 5},
                     {"itemSize": {"width": 60, "height": 30}, "count": 5}]
        """
      ).supplementary.map(\.frame.y)
    }
    // Sections of 150 + 20; what is visible ends at 100, at 180 and at 240.
    #expect(try footers(at: 0) == [80, 170])
    #expect(try footers(at: 80) == [150, 170])
    #expect(try footers(at: 140) == [150, 220])
  }

  @Test func `a chip that is too narrow or too low for its label is told, with what is missing`()
    throws
  {
    let diagnostics = try Self.document(
      """
      "container": {"width": 100},
      "sections": [{"items": ["n"]},
                   {"items": [{"text": "nnnn", "width": 15}, {"text": "n", "height": 6},
                              {"text": "n n n", "chip": {"numberOfLines": 2, "maximumWidth": 10}},
                              {"text": "iiii", "labelFont": {"size": 20}}]}]
      """
    ).diagnostics
    #expect(
      diagnostics.prefix(4) == [
        .clippedLabel(at: ItemPlace(section: 1, item: 0), needed: 20, available: 15),
        .clippedHeight(at: ItemPlace(section: 1, item: 1), needed: 10, available: 6),
        .truncatedLabel(at: ItemPlace(section: 1, item: 2), lines: 2),
        .otherLabelFont(
          at: ItemPlace(section: 1, item: 3), measured: 8, shown: 16, font: "Ruler-Regular",
          room: 8),
      ])
  }

  @Test func `a label is clipped by the width that a group or a narrow row gives its chip`() throws
  {
    // 8 letters are 40 wide: half a group of 60 leaves 30, and a clamped chip the row's 25.
    let group = try Self.document(
      """
      "container": {"width": 60},
      "sections": [{"layout": "compositional", "items": ["nnnnnnnn", "n"],
                    "contentInsets": {"leading": 0, "trailing": 0},
                    "group": {"axis": "horizontal", "width": {"fractional": 1},
                              "height": {"absolute": 10}, "count": 2,
                              "subitems": [{"width": {"fractional": 1},
                                            "height": {"fractional": 1}}]}}]
      """)
    let clipped = { (available: Double) in
      ChipDiagnostic.clippedLabel(
        at: ItemPlace(section: 0, item: 0), needed: 40, available: available)
    }
    #expect(group.diagnostics == [clipped(30)])
    let row = try Self.document(
      """
      "container": {"width": 25}, "uikit": {"tooWide": "clamp"},
      "sections": [{"items": ["nnnnnnnn"]}]
      """)
    #expect(row.diagnostics.first == clipped(25))
  }

  @Test func `a style's size follows the content size category`() throws {
    // Body is 17 points at the default and 53 at AX5: a letter is half of that, rounded up.
    let spec = #""container": {"width": 100}, "font": {"name": "Fixtures/fonts/Ruler.ttf","#
    for (category, width) in [("large", 9.0), ("AX5", 27)] {
      let text = """
        {\(spec) "textStyle": "body"}, "contentSizeCategory": "\(category)",
         "chip": {"padding": {"left": 0, "right": 0}}, "sections": [{"items": ["n"]}]}
        """
      var parsed = try Spec(json: Array(text.utf8))
      parsed.findFontFiles(
        besides: SpecFixture.root.deletingLastPathComponent().path + "/spec.json")
      #expect(try LaidOutSpec(parsed).document.result.frame(at: 0).width == width)
    }
  }

  @Test func `fonts that can't be used are told all at once, each where it is first needed`() throws
  {
    let text = """
      {"font": {"name": "No Such Font"},
       "sections": [{"itemSize": {"width": 9, "height": 9}, "count": 3},
                    {"items": ["a", {"text": "b", "font": {"name": "Nor This One"}}, "c"]},
                    {"items": ["d"]}]}
      """
    let spec = try Spec(json: Array(text.utf8)).resolved()
    let error = #expect(throws: SpecFontErrors.self) { try OpenedFonts(for: spec) }
    #expect(error?.problems.map(\.path) == ["$.sections[1]", "$.sections[1].items[1]"])
  }

  @Test func `no font is opened for a spec without labels`() throws {
    let text = """
      {"font": {"name": "No Such Font"},
       "sections": [{"itemSize": {"width": 9, "height": 9}, "count": 3}]}
      """
    #expect(try LaidOutSpec(Spec(json: Array(text.utf8))).document.fonts.isEmpty)
  }

  @Test(arguments: SpecFixture.all(in: "specs"))
  func `the effective spec has the frames of the spec that it was made from`(
    fixture: SpecFixture
  ) throws {
    let spec = try SpecFile.read(fixture.url.path)
    let laidOut: LaidOutSpec
    do {
      laidOut = try LaidOutSpec(spec)
    } catch is UnsupportedLayout {
      return
    } catch is SpecFontErrors {
      return
    }
    #expect(try LaidOutSpec(Spec(json: spec.effective().json())).json == laidOut.json)
  }

  @Test(arguments: [
    ("+{count}", "+12"), ("{count} of {count}", "12 of 12"), ("more", "more"), ("", ""),
    ("{{count}}", "{12}"), ("{count", "{count"), ("{n} {count}", "{n} 12"),
  ])
  func `the count takes the place of its name in the overflow text`(
    text: String, expected: String
  ) {
    #expect(ResolvedSpec.Overflow(text: text, style: 0).text(hiding: 12) == expected)
  }
}
