/// Opens fonts by what users call them, each file once.
package final class FontLibrary {
  private var catalogue: FontCatalog?
  private var faces: [FaceKey: FontFace] = [:]

  private struct FaceKey: Hashable {
    var path: String
    var index: Int
    var variations: [FontVariation]
    var size: Double?
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
      guard !style.isItalic else {
        throw .malformedQuery(
          text: query,
          reason: "a font file is one face, so it takes no slant; name the family, or the file of "
            + "the italic face")
      }
      let weight = style.weight.map { [FontVariation(axis: "wght", value: $0)] } ?? []
      return FontMatch(
        path: path, index: index, reason: .file, installed: nil, variations: weight)
    case .name(let name, var named):
      named.weight = style.weight ?? named.weight
      named.isItalic = style.isItalic || named.isItalic
      return try FontMatcher(catalog: catalog()).match(
        name: name, style: named, substituting: substituting)
    }
  }

  /// The opened face of a match; opened once, however often it is asked for.
  ///
  /// - Parameters:
  ///   - variations: values for the axes of a variable font, beside those that the match brings.
  ///   - size: the point size, for a font with an axis for it.
  /// - Throws: `FontError` when the file can't be used.
  package func face(
    for match: FontMatch, variations: [FontVariation] = [], size: Double? = nil
  ) throws(FontError) -> FontFace {
    try face(
      path: match.path, index: match.index, variations: match.variations + variations, size: size)
  }

  /// The opened faces of several names, in their order.
  ///
  /// - Throws: `FontError` for the first that can't be used.
  package func faces(named names: [String], size: Double) throws(FontError) -> [FontFace] {
    var faces: [FontFace] = []
    for name in names { faces.append(try face(for: match(name), size: size)) }
    return faces
  }

  /// The opened face of a file; opened once, however often it is asked for.
  ///
  /// - Throws: `FontError` when the file can't be used.
  func face(
    path: String, index: Int, variations: [FontVariation] = [], size: Double? = nil
  ) throws(FontError) -> FontFace {
    let key = FaceKey(path: path, index: index, variations: variations, size: size)
    if let face = faces[key] { return face }
    let face = try FontFace(path: path, index: index, variations: variations, size: size)
    // Without an axis for the size the face is the same at all sizes.
    let isSizeless = !face.axes.contains { $0.tag == "opsz" }
    let kept = isSizeless ? FaceKey(path: path, index: index, variations: variations) : key
    let shared = faces[kept] ?? face
    faces[key] = shared
    faces[kept] = shared
    return shared
  }
}
