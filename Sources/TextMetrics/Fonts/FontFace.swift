/// One opened font face: what it is, how high it is, and how its glyphs advance.
///
/// A class, since it shares the C handles and the advance cache between all labels.
package final class FontFace {
  /// Who the font is.
  package let identity: FontIdentity
  /// How high it is, in font units.
  package let metrics: FaceMetrics
  /// The axes, for a variable font.
  package let axes: [VariationAxis]
  /// Whether the face draws in colours, as emoji fonts do.
  package let isColored: Bool
  /// The weight as CSS counts it; nil when the font doesn't say.
  package let weight: Double?
  /// The path it was opened by.
  package var path: String { file.path }

  let advances: AdvanceTable
  let shaping: HarfBuzzFace
  private let file: FontFile
  private var inkBoxes: [UInt32: InkBox?] = [:]

  /// Opens face `index` of the file at `path`; bits 16 and up of `index` name an instance of a
  /// variable font, counted from 1.
  ///
  /// - Parameters:
  ///   - variations: values for axes of a variable font; the others stay as the instance has them.
  ///   - size: the point size that a font with an `opsz` axis is drawn for, unless a variation says
  ///     otherwise.
  /// - Throws: `FontError` when the file can't be read, isn't a font, or has no such face or axis.
  package init(
    path: String, index: Int = 0, variations: [FontVariation] = [], size: Double? = nil
  ) throws(FontError) {
    let file = try FontFile(path: path)
    let face = try FreeTypeFace(file: file, index: index)
    let unitsPerEm = face.unitsPerEm
    guard face.isSfnt, unitsPerEm > 0 else {
      throw .notAFont(path: path, reason: "it is neither TrueType nor OpenType")
    }
    axes = face.axes
    let coordinates = try Self.coordinates(
      axes: axes, instance: face.coordinates(ofInstance: index >> 16), variations: variations,
      size: size, path: path)
    let vertical = face.verticalMetrics
    if !coordinates.isEmpty { face.setCoordinates(coordinates) }
    let (family, style) = face.familyAndStyle
    let postScriptName = face.postScriptName
    isColored = face.isColored
    weight = zip(axes, coordinates).first { $0.0.tag == "wght" }?.1 ?? face.weight
    advances = AdvanceTable(face: face)
    shaping = try HarfBuzzFace(
      file: file, index: index, advances: advances, unitsPerEm: unitsPerEm,
      coordinates: coordinates)
    // FreeType moves OS/2's values alone, and labels go by hhea's.
    let moved = shaping.verticalVariations
    var metrics = FaceMetrics(
      unitsPerEm: unitsPerEm, ascender: vertical.ascender + moved.ascender,
      descender: vertical.descender + moved.descender, lineGap: vertical.lineGap + moved.lineGap)
    advances.withFace { face in
      (metrics.capHeight, metrics.xHeight) = face.letterHeights
      (metrics.underlinePosition, metrics.underlineThickness) = face.underline
    }
    // Older fonts don't say how high letters are: flat ones are as high as they are drawn.
    metrics.capHeight = metrics.capHeight ?? Self.inkTop(of: "H", in: shaping)
    metrics.xHeight = metrics.xHeight ?? Self.inkTop(of: "x", in: shaping)
    self.metrics = metrics
    identity = FontIdentity(
      postScriptName: postScriptName ?? shaping.name(6) ?? file.name,
      family: shaping.name(16) ?? shaping.name(1) ?? family ?? file.name,
      style: shaping.name(17) ?? shaping.name(2) ?? style ?? "",
      version: Self.version(shaping.name(5) ?? ""),
      fileName: file.name, faceIndex: index & 0xFFFF,
      variations: zip(axes, coordinates).map { FontVariation(axis: $0.tag, value: $1) })
    self.file = file
  }

  /// The values of all axes: the instance's, the size for `opsz`, and what was asked for.
  private static func coordinates(
    axes: [VariationAxis], instance: [Double]?, variations: [FontVariation], size: Double?,
    path: String
  ) throws(FontError) -> [Double] {
    var values = instance ?? axes.map(\.standard)
    if let size, let optical = axes.firstIndex(where: { $0.tag == "opsz" }) {
      values[optical] = min(max(size, axes[optical].minimum), axes[optical].maximum)
    }
    for variation in variations {
      guard let index = axes.firstIndex(where: { $0.tag == variation.axis }) else {
        throw .noSuchAxis(
          path: path, axis: variation.axis, available: axes.map(\.description))
      }
      guard (axes[index].minimum...axes[index].maximum).contains(variation.value) else {
        throw .axisOutOfRange(
          path: path, axis: variation.axis, value: variation.value, range: axes[index].description)
      }
      values[index] = variation.value
    }
    return values
  }

  private static func inkTop(
    of letter: Unicode.Scalar, in shaping: borrowing HarfBuzzFace
  ) -> Int? {
    shaping.nominalGlyph(of: letter.value).flatMap { shaping.ink(ofGlyph: $0)?.top }
  }

  /// The SHA-256 of the font file as hexadecimal digits; linear in its size the first time.
  package var sha256: String { file.sha256 }

  /// The box of what a glyph draws, in font units; asked of the font once.
  func ink(ofGlyph glyph: UInt32) -> InkBox? {
    if let known = inkBoxes[glyph] { return known }
    let box = shaping.ink(ofGlyph: glyph)
    inkBoxes[glyph] = .some(box)
    return box
  }

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
