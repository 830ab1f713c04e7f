import Foundation
import Testing

@testable import TextMetrics

/// Names and files that are opened, on the fonts that the tests install.
struct FontLibraryTests {
  @Test(arguments: [
    // Issue 2's list.
    ("DejaVuSans", FontStyle(), "DejaVuSans"), ("DejaVu Sans", FontStyle(), "DejaVuSans"),
    ("dejavu sans", FontStyle(), "DejaVuSans"), ("DejaVuSans-Bold", FontStyle(), "DejaVuSans-Bold"),
    ("DejaVu Sans:bold", FontStyle(), "DejaVuSans-Bold"),
    ("DejaVu Sans", FontStyle(weight: 700, isItalic: true), "DejaVuSans-BoldOblique"),
    ("Noto Serif", FontStyle(), "NotoSerif-Regular"),
    ("Noto Sans", FontStyle(), "NotoSans-Regular"),
    ("Inter:medium italic", FontStyle(), "Inter-MediumItalic"),
    ("DejaVu Sans Condensed", FontStyle(), "DejaVuSansCondensed"),
  ])
  func `installed fonts are found by any of their names`(
    query: String, style: FontStyle, postScriptName: String
  ) throws {
    let library = FontLibrary()
    let match = try library.match(query, style: style)
    #expect(match.path.hasSuffix("/\(postScriptName).ttf") || match.path.hasSuffix(".otf"))
    #expect(try library.face(for: match).identity.postScriptName == postScriptName)
  }

  @Test(arguments: ["DejaVuSanz", "Helvetica Neue", "Inter Regularr", "Arial"])
  func `a font that isn't installed is never another one`(name: String) throws {
    #expect {
      try FontLibrary().match(name)
    } throws: { error in
      guard case .notInstalled(name, let nearest) = error as? FontError else { return false }
      return nearest.count == 3
    }
    let substitute = try FontLibrary().match(name, substituting: true)
    #expect(substitute.substituted == name)
  }

  @Test func `the list of fonts is in the order of names, then versions, then files`() throws {
    let fonts = try FontCatalog().fonts
    for (font, next) in zip(fonts, fonts.dropFirst()) {
      let first = (font.postScriptName, -font.version, font.path, font.index)
      let second = (next.postScriptName, -next.version, next.path, next.index)
      #expect(first < second)
    }
    #expect(fonts.contains { $0.postScriptName == "DejaVuSans" && $0.weight == 400 })
    #expect(fonts.contains { $0.postScriptName == "DejaVuSans-Oblique" && $0.isItalic })
  }

  @Test(arguments: [(0, "Ruler-Regular", 0), (1, "RulerGap-Regular", 90)])
  func `a number sign picks a face of a collection`(
    index: Int, postScriptName: String, lineGap: Int
  ) throws {
    let library = FontLibrary()
    let match = try library.match("\(RulerFont.collection)#\(index)")
    #expect(match.reason == .file)
    let face = try library.face(for: match)
    #expect(face.identity.postScriptName == postScriptName)
    #expect(face.identity.faceIndex == index)
    #expect(face.metrics.lineGap == lineGap)
    #expect(LabelMeasurer(face: face, size: 10).units(of: "AV") == 900)
    #expect(try library.face(for: match) === face, "a face is opened once")
  }

  @Test(arguments: [(RulerFont.collection, 2, 2), (RulerFont.plain, 1, 1)])
  func `a face beyond the file's is an error that counts them`(
    path: String, index: Int, count: Int
  ) throws {
    let library = FontLibrary()
    let match = try library.match("\(path)#\(index)")
    #expect(throws: FontError.noSuchFace(path: path, index: index, count: count)) {
      try library.face(for: match)
    }
  }

  @Test func `a file takes no slant`() {
    #expect {
      try FontLibrary().match(RulerFont.plain, style: FontStyle(isItalic: true))
    } throws: { error in
      guard case .malformedQuery(RulerFont.plain, _) = error as? FontError else { return false }
      return true
    }
  }

  @Test func `a face says who it is`() throws {
    // As ruler.py names it.
    let identity = try FontFace(path: RulerFont.plain).identity
    #expect(
      identity
        == FontIdentity(
          postScriptName: "Ruler-Regular", family: "Ruler", style: "Regular", version: "1.500",
          fileName: "Ruler.ttf", faceIndex: 0))
  }

  @Test func `DejaVu Sans says who it is`() throws {
    // As fontTools reads the name table: “Version 2.37”, style “Book”.
    let library = FontLibrary()
    let identity = try library.face(for: library.match("DejaVuSans")).identity
    #expect(
      identity
        == FontIdentity(
          postScriptName: "DejaVuSans", family: "DejaVu Sans", style: "Book", version: "2.37",
          fileName: "DejaVuSans.ttf", faceIndex: 0))
  }

  @Test(arguments: ["Ruler.ttf", "RulerGap.ttf", "Ruler.ttc"])
  func `the digest is that of sha256sum`(file: String) throws {
    let path = RulerFont.folder + "/" + file
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["sha256sum", path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let printed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(try FontFace(path: path).sha256 == String(printed.prefix(64)))
  }
}
