/// Opens fonts by what users call them, each file once.
package final class FontLibrary {
  private var catalogue: FontCatalog?
  private var faces: [FaceKey: FontFace] = [:]

  private struct FaceKey: Hashable {
    var path: String
    var index: Int
  }

  package init() {}

  /// The installed fonts; Fontconfig is asked the first time.
  ///
  /// - Throws: `FontError.noConfiguration`.
  package func catalog() throws(FontError) -> FontCatalog {
    if let catalogue { return catalogue }
    let loaded = try FontCatalog()
    catalogue = loaded
    return loaded
  }

  /// What a query finds, and why.
  ///
  /// - Parameter query: a PostScript name, full name, family (with `:bold` and the like), or a file
  ///   (with `#1` and the like for the face).
  /// - Throws: `FontError` that names what would be right.
  package func match(
    _ query: String, style: FontStyle = FontStyle(), substituting: Bool = false
  ) throws(FontError) -> FontMatch {
    switch try FontQuery(query) {
    case .file(let path, let index):
      guard style.isUnspecified else {
        throw .malformedQuery(
          text: query,
          reason: "a font file is one face, so it takes no \(style.description); "
            + "name the family, or the file of that face")
      }
      return FontMatch(path: path, index: index, reason: .file, installed: nil)
    case .name(let name, var named):
      named.weight = style.weight ?? named.weight
      named.isItalic = style.isItalic || named.isItalic
      return try FontMatcher(catalog: catalog()).match(
        name: name, style: named, substituting: substituting)
    }
  }

  /// The opened face of a match; opened once, however often it is asked for.
  ///
  /// - Throws: `FontError` when the file can't be used.
  package func face(for match: FontMatch) throws(FontError) -> FontFace {
    let key = FaceKey(path: match.path, index: match.index)
    if let face = faces[key] { return face }
    let face = try FontFace(path: match.path, index: match.index)
    faces[key] = face
    return face
  }
}
