import Testing

@testable import TextMetrics

/// Which face draws what: the rules one at a time (the corpus tests all of them at once).
struct FallbackTests {
  /// A measurer whose faces are DejaVu Sans, Noto Sans Thai and Noto Color Emoji, or only the first.
  private func measurer(hasFallback: Bool = true) throws -> LabelMeasurer {
    let library = FontLibrary()
    let faces = try ["DejaVu Sans", "Noto Sans Thai", "Noto Color Emoji"]
      .map { try library.face(for: library.match($0)) }
    return LabelMeasurer(
      face: faces[0], size: 16,
      fallback: hasFallback ? .faces(Array(faces.dropFirst())) : .none)
  }

  @Test(
    arguments: [
      // Start of each stretch and its face: 0 DejaVu Sans, 1 Thai, 2 emoji.
      ("a", [:]), ("ก", [0: 1]), ("aก", [0: 0, 1: 1]), ("ก a", [0: 1, 2: 0]),
      // Both have a space: it stays with the cluster before it.
      ("ก  ก", [0: 1]), ("a กa", [0: 0, 2: 1, 3: 0]),
      // A picture font's space is as wide as a picture, so it is the label's own.
      ("😀 ก", [0: 2, 2: 0, 3: 1]), (" 😀", [0: 0, 1: 2]), ("😀 😀", [0: 2, 2: 0, 3: 2]),
      // DejaVu Sans has a heart and a face of its own: the selector decides, or the default.
      ("❤\u{FE0E}", [:]), ("❤", [:]), ("❤\u{FE0F}", [0: 2]), ("😀", [0: 2]), ("😀\u{FE0E}", [:]),
      ("1", [:]), ("1\u{FE0F}\u{20E3}", [0: 2]), ("🇩🇪", [0: 2]), ("👍🏽", [0: 2]),
      ("👩\u{200D}💻", [0: 2]),
      ("©", [:]), ("©\u{FE0F}", [0: 2]),
      // A mark stays with its letter, a joiner with its cluster.
      ("ก้", [0: 1]), ("a\u{301}", [:]), ("a\u{200D}ก", [0: 0, 2: 1]),
    ] as [(String, [Int: Int])])
  func `a stretch has the face that the rules give it`(text: String, faces: [Int: Int]) throws {
    let ranges = try measurer().measure(text).details?.faces ?? []
    let found = Dictionary(uniqueKeysWithValues: ranges.map { ($0.range.lowerBound, $0.face) })
    #expect(found == faces)
  }

  @Test func `a font of pictures alone is measured by its font units`() throws {
    // Noto Color Emoji: 2550 units of 2048 (hmtx and head, read with fontTools).
    #expect(try measurer().measure("😀").width == 2550.0 * 16 / 2048)
    #expect(try measurer().measure("👩\u{200D}💻").width == 2550.0 * 16 / 2048)
  }

  @Test func `without fallback the font alone is used, and what it lacks is told`() throws {
    let size = try measurer(hasFallback: false).measure("aก")
    #expect(size.details?.faces ?? [] == [])
    #expect(size.details?.missing == ["ก"])
  }

  @Test func `faces of all paragraphs are told`() throws {
    let ranges = try measurer().measure("a\nก\na").details?.faces ?? []
    // The label shows one line; its first paragraph needs the label's own font alone.
    #expect(ranges.isEmpty)
    var limits = LineLimits()
    limits.maximumLines = 0
    let library = FontLibrary()
    let thai = try library.face(for: library.match("Noto Sans Thai"))
    let tall = LabelMeasurer(
      face: try library.face(for: library.match("DejaVu Sans")), size: 16,
      fallback: .faces([thai]), limits: limits)
    #expect(
      tall.measure("a\nก\na").details?.faces == [
        .init(range: 0..<1, face: 0), .init(range: 2..<3, face: 1), .init(range: 4..<5, face: 0),
      ])
  }
}
