/// One opened font face: what it is, how high it is, and how its glyphs advance.
///
/// A class, since it shares the C handles and the advance cache between all labels.
package final class FontFace {
  /// Who the font is.
  package let identity: FontIdentity
  /// How high it is, in font units.
  package let metrics: FaceMetrics
  /// The path it was opened by.
  package var path: String { file.path }

  let advances: AdvanceTable
  let shaping: HarfBuzzFace
  private let file: FontFile

  /// Opens face `index` of the file at `path`; bits 16 and up of `index` name an instance of a
  /// variable font, counted from 1.
  ///
  /// - Throws: `FontError` when the file can't be read, isn't a font or has no such face.
  package init(path: String, index: Int = 0) throws(FontError) {
    let file = try FontFile(path: path)
    let face = try FreeTypeFace(file: file, index: index)
    let unitsPerEm = face.unitsPerEm
    guard face.isSfnt, unitsPerEm > 0 else {
      throw .notAFont(path: path, reason: "it is neither TrueType nor OpenType")
    }
    let vertical = face.verticalMetrics
    let (family, style) = face.familyAndStyle
    let postScriptName = face.postScriptName
    advances = AdvanceTable(face: face)
    shaping = try HarfBuzzFace(
      file: file, index: index, advances: advances, unitsPerEm: unitsPerEm)
    metrics = FaceMetrics(
      unitsPerEm: unitsPerEm, ascender: vertical.ascender, descender: vertical.descender,
      lineGap: vertical.lineGap)
    identity = FontIdentity(
      postScriptName: postScriptName ?? file.name,
      family: shaping.name(16) ?? shaping.name(1) ?? family ?? file.name,
      style: shaping.name(17) ?? shaping.name(2) ?? style ?? "",
      version: Self.version(shaping.name(5) ?? ""),
      fileName: file.name, faceIndex: index & 0xFFFF)
    self.file = file
  }

  /// The SHA-256 of the font file as hexadecimal digits; linear in its size the first time.
  package var sha256: String { file.sha256 }

  /// Whether the face's character map has a glyph for the code point.
  package func hasGlyph(for scalar: Unicode.Scalar) -> Bool {
    shaping.nominalGlyph(of: scalar.value) != nil
  }

  /// The bare version of a name table's “Version 2.37; build 5”.
  private static func version(_ name: String) -> String {
    var text = name.split(separator: ";").first.map(String.init) ?? ""
    if text.lowercased().hasPrefix("version") { text.removeFirst("version".count) }
    return text.trimmingSpaces()
  }
}

extension String {
  /// The string without spaces and tabs at both ends.
  func trimmingSpaces() -> String {
    let isSpace = { (character: Character) in character == " " || character == "\t" }
    guard let start = firstIndex(where: { !isSpace($0) }),
      let end = lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(self[start...end])
  }
}
