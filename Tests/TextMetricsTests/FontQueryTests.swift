import Testing

@testable import TextMetrics

/// What users may type for a font.
struct FontQueryTests {
  @Test(arguments: [
    ("DejaVuSans", FontQuery.name("DejaVuSans", style: FontStyle())),
    ("  DejaVu Sans ", .name("DejaVu Sans", style: FontStyle())),
    ("DejaVu Sans:bold", .name("DejaVu Sans", style: FontStyle(weight: 700))),
    (
      "DejaVu Sans:Bold Italic", .name("DejaVu Sans", style: FontStyle(weight: 700, isItalic: true))
    ),
    ("Inter:style=Semi-Bold", .name("Inter", style: FontStyle(weight: 600))),
    ("Inter:oblique:300", .name("Inter", style: FontStyle(weight: 300, isItalic: true))),
    ("Inter:roman", .name("Inter", style: FontStyle())),
    ("Inter:350", .name("Inter", style: FontStyle(weight: 350))),
    ("Inter#2", .name("Inter#2", style: FontStyle())),
    ("fonts/Inter", .file(path: "fonts/Inter", index: 0)),
    ("./a.ttf", .file(path: "./a.ttf", index: 0)), ("a.TTF", .file(path: "a.TTF", index: 0)),
    ("a.ttc#0", .file(path: "a.ttc", index: 0)), ("a.ttc#12", .file(path: "a.ttc", index: 12)),
    ("/x/b:old.otf", .file(path: "/x/b:old.otf", index: 0)),
    ("/x/a#b.ttc#1", .file(path: "/x/a#b.ttc", index: 1)),
    ("a.ttc#65535", .file(path: "a.ttc", index: 65535)),
  ])
  func `a query is a name with style words, or a file with a face`(
    text: String, query: FontQuery
  ) throws {
    #expect(try FontQuery(text) == query)
  }

  @Test(arguments: [
    "", "   ", ":bold", " :", "Inter:bald", "Inter:0", "Inter:1001", "Inter:nan", "a.ttc#",
    "a.ttc#x", "a.ttc#-1", "a.ttc#+1", "a.ttc#65536", "a.ttc#99999999999999999999", "a.ttc#1.5",
  ])
  func `a query without sense is an error that names it`(text: String) {
    #expect {
      try FontQuery(text)
    } throws: { error in
      guard case .malformedQuery(text, let reason) = error as? FontError else { return false }
      return !reason.isEmpty
    }
  }

  @Test func `a file whose name has a number sign is itself`() throws {
    let file = try TemporaryFile([1], ending: "#1")
    #expect(try FontQuery(file.path) == .file(path: file.path, index: 0))
    #expect(try FontQuery(file.path + "#3") == .file(path: file.path, index: 3))
  }

  @Test(arguments: [
    ("thin", 100.0), ("Extra Light", 200), ("ultra-light", 200), ("LIGHT", 300), ("regular", 400),
    ("medium", 500), ("SemiBold", 600), ("bold", 700), ("heavy", 900), ("1", 1), ("1000", 1000),
    ("450.5", 450.5),
  ])
  func `a weight is a word or a number`(text: String, weight: Double) {
    #expect(FontStyle.weight(text) == weight)
  }

  @Test(arguments: ["", "bolder", "0", "1001", "-400", "inf", "nan", "4e2x"])
  func `nothing else is a weight`(text: String) {
    #expect(FontStyle.weight(text) == nil)
  }
}
