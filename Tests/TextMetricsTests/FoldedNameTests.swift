import Testing

@testable import TextMetrics

/// Names that are the same but for case and spaces.
struct FoldedNameTests {
  @Test(arguments: [
    ("DejaVu Sans", "dejavusans", true), ("DejaVuSans", " DejaVu  Sans ", true),
    ("dejavu sans", "DEJAVU SANS", true), ("DejaVu Sans", "DejaVu San", false),
    ("DejaVu Sans", "DejaVu Sans Mono", false), ("", "", true), ("", "  ", true), ("a", "", false),
    ("Größe", "GRÖSSE", false), ("Größe", "größe", true), ("GRÖẞE", "größe", true),
    ("Источник", "источник", true), ("Ä", "a", false), ("[", "{", false), ("@", "`", false),
    ("K", "\u{212A}", true),
  ])
  func `names are compared without case and spaces`(
    first: String, second: String, areSame: Bool
  ) {
    #expect((FoldedName(first) == FoldedName(second)) == areSame)
    let matches = { (name: String, other: String) in
      unsafe Array(other.utf8CString).withUnsafeBytes { bytes in
        guard let start = unsafe bytes.bindMemory(to: UInt8.self).baseAddress else { return false }
        return unsafe FoldedName(name).matches(start)
      }
    }
    #expect(matches(first, second) == areSame)
    #expect(matches(second, first) == areSame)
  }

  @Test func `the fonts of a name are those of the whole list that have it`() throws {
    let catalog = try FontCatalog()
    var names: Set<String> = ["no such font"]
    for font in catalog.fonts { names.formUnion([font.postScriptName, font.family]) }
    for name in names.sorted().prefix(120) {
      let folded = FoldedName(name)
      let expected = catalog.fonts.filter { font in
        ([font.postScriptName] + font.fullNames + font.families)
          .contains { FoldedName($0) == folded }
      }
      let found = catalog.fonts(named: folded).filter { $0.weights == nil }
      #expect(found == expected, "\(name)")
    }
  }
}
