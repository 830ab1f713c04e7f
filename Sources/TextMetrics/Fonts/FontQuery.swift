/// What a user names a font by: an installed name with style words, or a file.
package enum FontQuery: Equatable, Sendable {
  /// A PostScript name, full name or family, and the style words behind it (`DejaVu Sans:bold`).
  case name(String, style: FontStyle)
  /// A font file, and the face in it (`Fonts.ttc#2`).
  case file(path: String, index: Int)

  /// Reads a query as it was typed.
  ///
  /// A text with a slash, or one that ends like a font file, is a path.
  ///
  /// - Throws: `FontError.malformedQuery` when the face index or a style word makes no sense.
  package init(_ text: String) throws(FontError) {
    guard !text.trimmingSpaces().isEmpty else {
      throw .malformedQuery(text: text, reason: "it is empty; name a font or a font file")
    }
    if Self.isPath(text) {
      self = try Self.file(text)
    } else {
      self = try Self.name(text)
    }
  }

  private static let fileEndings = [
    ".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2", ".dfont", ".pfb", ".pfa", ".pcf",
  ]

  private static func isPath(_ text: String) -> Bool {
    if text.contains("/") { return true }
    let path = text.prefix { $0 != "#" }.lowercased()
    return fileEndings.contains { path.hasSuffix($0) }
  }

  private static func file(_ text: String) throws(FontError) -> FontQuery {
    guard !FileSystem.exists(text), let mark = text.lastIndex(of: "#") else {
      return .file(path: text, index: 0)
    }
    let digits = text[text.index(after: mark)...]
    guard let index = Int(digits), (0...0xFFFF).contains(index), digits.first != "+" else {
      throw .malformedQuery(
        text: text, reason: "behind “#” stands the number of a face, counted from 0")
    }
    return .file(path: String(text[..<mark]), index: index)
  }

  private static func name(_ text: String) throws(FontError) -> FontQuery {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    var style = FontStyle()
    for part in parts.dropFirst() {
      let value = part.hasPrefix("style=") ? String(part.dropFirst("style=".count)) : part
      for word in value.split(separator: " ") {
        switch word.lowercased() {
        case "italic", "oblique": style.isItalic = true
        case "roman": break
        case let other:
          guard let weight = FontStyle.weight(other) else {
            throw .malformedQuery(
              text: text,
              reason: "“\(word)” is no style; styles are italic, oblique, a number from 1 to 1000, "
                + "or one of " + FontStyle.weightNames.map(\.name).joined(separator: ", "))
          }
          style.weight = weight
        }
      }
    }
    let name = (parts.first ?? "").trimmingSpaces()
    guard !name.isEmpty else {
      throw .malformedQuery(text: text, reason: "no name stands before the “:”")
    }
    return .name(name, style: style)
  }
}
