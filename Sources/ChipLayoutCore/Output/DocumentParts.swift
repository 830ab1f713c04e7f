import TextMetrics

extension JSONWriter {
  /// Writes the fonts of a result as the member `fonts`.
  mutating func fontsMember(_ fonts: [FontRecord]) {
    member("fonts")
    beginArray(.rows)
    for font in fonts { value(font) }
    endArray()
  }

  /// Writes what identifies a font and its metrics in points.
  mutating func value(_ font: FontRecord) {
    beginObject()
    member("postScriptName", font.identity.postScriptName)
    member("family", font.identity.family)
    member("style", font.identity.style)
    member("version", font.identity.version)
    member("file", font.identity.fileName)
    if font.identity.faceIndex > 0 { member("face", font.identity.faceIndex) }
    member("sha256", font.sha256)
    member("size", font.size)
    member("unitsPerEm", font.metrics.unitsPerEm)
    member("ascender", font.ascender)
    member("descender", font.descender)
    member("lineGap", font.lineGap)
    member("lineHeight", font.lineHeight)
    if let capHeight = font.capHeight { member("capHeight", capHeight) }
    if let xHeight = font.xHeight { member("xHeight", xHeight) }
    member("underlinePosition", font.underlinePosition)
    member("underlineThickness", font.underlineThickness)
    if !font.identity.variations.isEmpty {
      member("variations")
      beginObject()
      for variation in font.identity.variations { member(variation.axis, variation.value) }
      endObject()
    }
    endObject()
  }

  /// Writes what is worth telling as the member `diagnostics`.
  ///
  /// - Parameter hasSections: whether items are counted in sections.
  mutating func diagnosticsMember(_ diagnostics: [ChipDiagnostic], hasSections: Bool) {
    member("diagnostics")
    beginArray(.rows)
    for diagnostic in diagnostics {
      beginObject()
      member("kind", diagnostic.kind)
      if hasSections, let section = diagnostic.place.section { member("section", section) }
      if let item = diagnostic.place.item { member("item", item) }
      member("message", diagnostic.message)
      endObject()
    }
    endArray()
  }
}

extension FontRecord {
  /// One line that says which font it is and how high, for the end of a table.
  var line: String {
    let face = identity.faceIndex > 0 ? "#\(identity.faceIndex)" : ""
    return "\(identity.postScriptName): \(identity.family) \(identity.style) \(identity.version), "
      + "\(decimal(size)) pt of \(metrics.unitsPerEm) units, ascender \(decimal(ascender)), "
      + "descender \(decimal(descender)), line gap \(decimal(lineGap)), "
      + "line height \(decimal(lineHeight)), file \(identity.fileName)\(face), "
      + "sha256 \(sha256)"
  }
}
