import Testing

@testable import TextMetrics

extension InstalledFont {
  /// An entry with the names that a test needs; the file is named after the PostScript name.
  fileprivate init(
    _ postScriptName: String, _ families: [String], _ style: String, weight: Double = 400,
    isItalic: Bool = false, width: Double = 100, folder: String = "fonts"
  ) {
    self.init(
      postScriptName: postScriptName, families: families,
      fullNames: ["\(families[0]) \(style)"], styles: [style],
      path: "/\(folder)/\(postScriptName).ttf", index: 0, weight: weight, isItalic: isItalic,
      width: width, version: 65536)
  }
}

/// The rules of matching, on a list made for them.
struct FontMatcherTests {
  private static let sans = ["DejaVu Sans"]
  private static let fonts = [
    InstalledFont("DejaVuSans", sans, "Book"),
    InstalledFont("DejaVuSans-Bold", sans, "Bold", weight: 700),
    InstalledFont("DejaVuSans-BoldOblique", sans, "Bold Oblique", weight: 700, isItalic: true),
    InstalledFont("DejaVuSans-Oblique", sans, "Oblique", isItalic: true),
    InstalledFont(
      "DejaVuSansCondensed", sans + ["DejaVu Sans Condensed"], "Condensed", width: 75),
    InstalledFont("Inter-Medium", ["Inter", "Inter Medium"], "Medium", weight: 500),
    InstalledFont("Inter-Thin", ["Inter", "Inter Thin"], "Thin", weight: 100),
    InstalledFont("Poster-Black", ["Poster"], "Black", weight: 900),
    InstalledFont("Slanted-Italic", ["Slanted"], "Italic", isItalic: true),
    InstalledFont("Twin", ["Twin"], "Regular", folder: "a"),
    InstalledFont("Twin", ["Twin"], "Regular", folder: "b"),
  ]

  private static func match(
    _ name: String, _ style: FontStyle = FontStyle(), substituting: Bool = false
  ) throws -> FontMatch {
    try FontMatcher(fonts: fonts) { _, _ in nil }
      .match(name: name, style: style, substituting: substituting)
  }

  @Test(arguments: [
    ("DejaVuSans", "DejaVuSans", FontMatch.Reason.postScriptName),
    ("dejavusans-bold", "DejaVuSans-Bold", .postScriptName),
    ("DejaVu Sans Bold Oblique", "DejaVuSans-BoldOblique", .fullName),
    ("inter medium", "Inter-Medium", .fullName),
    // Case and spaces don't count.
    ("DejaVu Sans Condensed", "DejaVuSansCondensed", .postScriptName),
    ("Poster", "Poster-Black", .family), ("Slanted", "Slanted-Italic", .family),
    ("Inter", "Inter-Medium", .family),
  ])
  func `a name is a PostScript name, else a full name, else a family`(
    name: String, found: String, reason: FontMatch.Reason
  ) throws {
    let match = try Self.match(name)
    #expect(match.path == "/fonts/\(found).ttf")
    #expect(match.reason == reason)
    #expect(match.installed?.postScriptName == found)
    #expect(match.substituted == nil)
  }

  @Test(arguments: [
    ("DejaVu Sans", FontStyle(weight: 700), "DejaVuSans-Bold"),
    ("DejaVu Sans", FontStyle(isItalic: true), "DejaVuSans-Oblique"),
    ("DejaVu Sans", FontStyle(weight: 700, isItalic: true), "DejaVuSans-BoldOblique"),
    ("DejaVu Sans", FontStyle(weight: 400), "DejaVuSans"),
    // A face's own name and a style beside it: that style of the face's family.
    ("DejaVuSans-Bold", FontStyle(isItalic: true), "DejaVuSans-BoldOblique"),
    ("DejaVuSans-BoldOblique", FontStyle(weight: 700), "DejaVuSans-BoldOblique"),
    // A family that is only a style of another one.
    ("Inter Thin", FontStyle(weight: 100), "Inter-Thin"),
  ])
  func `a style selects in the family`(name: String, style: FontStyle, found: String) throws {
    #expect(try Self.match(name, style).installed?.postScriptName == found)
  }

  @Test func `a family without a regular face gives the nearest weight and width`() throws {
    // Of 500 and 100, 500 is nearer to 400; the condensed face is as regular, but narrow.
    #expect(try Self.match("Inter").installed?.postScriptName == "Inter-Medium")
    #expect(try Self.match("dejavu sans").installed?.width == 100)
  }

  @Test func `the list's order decides between equals`() throws {
    #expect(try Self.match("Twin").path == "/a/Twin.ttf")
    #expect(try Self.match("Twin", FontStyle(weight: 400)).path == "/a/Twin.ttf")
  }

  @Test func `a style that the family lacks is an error that lists what it has`() {
    #expect(
      throws: FontError.noSuchStyle(
        family: "Inter", asked: "weight 900 italic", available: ["Thin (100)", "Medium (500)"])
    ) {
      try Self.match("Inter", FontStyle(weight: 900, isItalic: true))
    }
    #expect(
      throws: FontError.noSuchStyle(family: "Poster", asked: "italic", available: ["Black (900)"])
    ) {
      try Self.match("Poster", FontStyle(isItalic: true))
    }
    #expect(
      throws: FontError.noSuchStyle(
        family: "Poster", asked: "weight 400", available: ["Black (900)"])
    ) {
      try Self.match("Poster", FontStyle(weight: 400))
    }
  }

  @Test(arguments: [
    // One letter off with and without the space; an e and an r that changed places; a letter less.
    ("DejaVuSanz", ["DejaVu Sans", "DejaVuSans"]), ("Intre", ["Inter"]), ("Postr", ["Poster"]),
    ("Helvetica Neue", []),
  ])
  func `a name that isn't installed is an error that names the nearest`(
    name: String, nearest: [String]
  ) {
    #expect {
      try Self.match(name)
    } throws: { error in
      guard case .notInstalled(name, let found) = error as? FontError else { return false }
      return found.count == 3 && Array(found.prefix(nearest.count)) == nearest
    }
  }

  @Test func `without any fonts there is nothing near`() {
    #expect(throws: FontError.notInstalled(name: "Inter", nearest: [])) {
      try FontMatcher(fonts: []) { _, _ in nil }
        .match(name: "Inter", style: FontStyle(), substituting: true)
    }
  }

  @Test func `a slip of a letter is substituted by the name beside it`() throws {
    let match = try Self.match("DejaVuSanz", substituting: true)
    #expect(match.path == "/fonts/DejaVuSans.ttf")
    #expect(match.reason == .substitute(asked: "DejaVuSanz"))
    #expect(match.substituted == "DejaVuSanz")
  }

  @Test func `any other name is substituted by what the system would show`() throws {
    var asked: (String, FontStyle)?
    let style = FontStyle(weight: 700)
    let match = try FontMatcher(fonts: Self.fonts) { family, style in
      asked = (family, style)
      return Self.fonts[7]
    }
    .match(name: "Helvetica Neue", style: style, substituting: true)
    #expect(asked?.0 == "Helvetica Neue")
    #expect(asked?.1 == style)
    #expect(match.path == "/fonts/Poster-Black.ttf")
    #expect(match.reason == .substitute(asked: "Helvetica Neue"))
  }

  @Test func `a missing style is never substituted`() {
    #expect(throws: FontError.self) {
      try Self.match("Poster", FontStyle(weight: 300), substituting: true)
    }
  }
}
