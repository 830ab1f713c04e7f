import CFreeType
import CHarfBuzz

/// The owner of one FreeType face: opened here, released here, and no pointer leaves.
@safe struct FreeTypeFace: ~Copyable {
  private let library: FT_Library
  private let face: FT_Face
  /// The bytes that FreeType reads, which have to outlive the face.
  private let file: FontFile

  /// Opens face `index` of the file; the upper 16 bits of `index` name an instance of a variable
  /// font, as FreeType counts them (from 1).
  ///
  /// - Throws: `FontError.notAFont` or `FontError.noSuchFace`.
  init(file: FontFile, index: Int) throws(FontError) {
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else {
      throw .notAFont(path: file.path, reason: "FreeType could not be started")
    }
    var face: FT_Face?
    let error = unsafe file.withBytes { bytes, count in
      unsafe FT_New_Memory_Face(library, bytes, FT_Long(count), FT_Long(index), &face)
    }
    guard error == 0, let face = unsafe face else {
      let count = unsafe Self.faceCount(library, file: file)
      unsafe FT_Done_FreeType(library)
      if let count, index & 0xFFFF >= count {
        throw .noSuchFace(path: file.path, index: index, count: count)
      }
      throw .notAFont(path: file.path, reason: Self.description(of: error))
    }
    unsafe self.library = library
    unsafe self.face = face
    self.file = file
  }

  deinit {
    unsafe FT_Done_Face(face)
    unsafe FT_Done_FreeType(library)
  }

  /// Whether the font is TrueType or OpenType, with the tables that shaping needs.
  var isSfnt: Bool { unsafe face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SFNT) != 0 }

  /// The number of glyphs in the face.
  var glyphCount: Int { unsafe max(0, Int(face.pointee.num_glyphs)) }

  /// The font units in one em, as `head` gives them; 0 for a font without that table.
  ///
  /// FreeType's own number is 0 for a font of bitmaps, such as one of coloured emoji.
  var unitsPerEm: Int {
    guard let table = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_HEAD) else { return 0 }
    return unsafe Int(table.assumingMemoryBound(to: TT_Header.self).pointee.Units_Per_EM)
  }

  /// The PostScript name, that of the instance for a variable font; nil when the font has none.
  var postScriptName: String? {
    guard let name = unsafe FT_Get_Postscript_Name(face) else { return nil }
    return unsafe String(cString: name)
  }

  /// FreeType's own family and style, for fonts whose name table says nothing.
  var familyAndStyle: (family: String?, style: String?) {
    let record = unsafe face.pointee
    return unsafe (
      record.family_name.map { unsafe String(cString: $0) },
      record.style_name.map { unsafe String(cString: $0) }
    )
  }

  /// Whether the font draws in colours or has pictures for glyphs.
  var isColored: Bool { unsafe face.pointee.face_flags & FT_Long(FT_FACE_FLAG_COLOR) != 0 }

  /// The weight that the font says it has, as CSS counts it; nil when it says nothing.
  var weight: Double? {
    guard let table = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_OS2) else { return nil }
    let weight = unsafe table.assumingMemoryBound(to: TT_OS2.self).pointee.usWeightClass
    return weight > 0 ? Double(weight) : nil
  }

  /// The heights of capitals and of small letters in font units, as the font says; nil where it
  /// doesn't.
  var letterHeights: (capital: Int?, small: Int?) {
    guard let table = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_OS2) else { return (nil, nil) }
    let metrics = unsafe table.assumingMemoryBound(to: TT_OS2.self).pointee
    // Version 2 brought both; older tables end before them.
    guard metrics.version >= 2, metrics.version != 0xFFFF else { return (nil, nil) }
    let (capital, small) = (Int(metrics.sCapHeight), Int(metrics.sxHeight))
    return (capital > 0 ? capital : nil, small > 0 ? small : nil)
  }

  /// Where the underline stands (negative below the baseline) and how thick it is, in font units.
  ///
  /// As `post` says: FreeType's own position is half a line lower.
  var underline: (position: Int, thickness: Int) {
    guard let table = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_POST) else { return (0, 0) }
    let metrics = unsafe table.assumingMemoryBound(to: TT_Postscript.self).pointee
    return (Int(metrics.underlinePosition), Int(metrics.underlineThickness))
  }

  /// The axes of a variable font, in its own order; none for others.
  var axes: [VariationAxis] {
    unsafe withVariations { variations in
      unsafe (0..<Int(variations.num_axis)).map { index in
        let axis = unsafe variations.axis[index]
        return unsafe VariationAxis(
          tag: Self.text(ofTag: UInt32(truncatingIfNeeded: axis.tag)),
          minimum: Self.number(axis.minimum), standard: Self.number(axis.def),
          maximum: Self.number(axis.maximum))
      }
    } ?? []
  }

  /// The axis values of an instance that the font names, counted from 1.
  func coordinates(ofInstance instance: Int) -> [Double]? {
    unsafe withVariations { variations in
      guard instance >= 1, unsafe instance <= Int(variations.num_namedstyles) else { return nil }
      let style = unsafe variations.namedstyle[instance - 1]
      return unsafe (0..<Int(variations.num_axis)).map { unsafe Self.number(style.coords[$0]) }
    } ?? nil
  }

  /// Moves the font to a place on its axes, one value for each in its own order.
  func setCoordinates(_ coordinates: [Double]) {
    let fixed = coordinates.map { FT_Fixed(($0 * 65536).rounded()) }
    var values = fixed
    unsafe FT_Set_Var_Design_Coordinates(face, FT_UInt(values.count), &values)
  }

  /// Moves the font to a place on its axes that is already normalised, in units of 1/16384.
  ///
  /// FreeType alone would go on with finer values than OpenType's own (Font variations, “Coordinate
  /// scales and normalization”), and round some advances the other way.
  func setNormalizedCoordinates(_ coordinates: [Int32]) {
    var values = coordinates.map { FT_Fixed($0) << 2 }
    unsafe FT_Set_Var_Blend_Coordinates(face, FT_UInt(values.count), &values)
  }

  private func withVariations<Result>(_ body: (FT_MM_Var) -> Result) -> Result? {
    var variations: UnsafeMutablePointer<FT_MM_Var>?
    guard unsafe FT_Get_MM_Var(face, &variations) == 0, let variations = unsafe variations else {
      return nil
    }
    defer { unsafe FT_Done_MM_Var(library, variations) }
    return unsafe body(variations.pointee)
  }

  private static func number(_ fixed: FT_Fixed) -> Double { Double(fixed) / 65536 }

  private static func text(ofTag tag: UInt32) -> String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> UInt32($0)) }
    return String(decoding: bytes, as: UTF8.self).trimmingSpaces()
  }

  /// The advance width of a glyph in font units, unhinted, with the variation axes applied; 0 for
  /// a glyph that the face doesn't have.
  func advance(ofGlyph glyph: UInt32) -> Int32 {
    var advance: FT_Fixed = 0
    let flags = FT_Int32(FT_LOAD_NO_SCALE)
    guard unsafe FT_Get_Advance(face, glyph, flags, &advance) == 0 else { return 0 }
    return Int32(clamping: advance)
  }

  /// The horizontal header's ascender, descender (negative below the baseline) and line gap, in
  /// font units.
  ///
  /// `hhea` is the table that UIKit reads (facts/text, recorded metrics, `[C:4]`). A font that
  /// leaves it at zero is measured by OS/2's typographic values, then by FreeType's own.
  var verticalMetrics: (ascender: Int, descender: Int, lineGap: Int) {
    if let table = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_HHEA) {
      let header = unsafe table.assumingMemoryBound(to: TT_HoriHeader.self).pointee
      let (ascender, descender) = unsafe (Int(header.Ascender), Int(header.Descender))
      if ascender != 0 || descender != 0 {
        return unsafe (ascender, descender, Int(header.Line_Gap))
      }
    }
    if let table = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_OS2) {
      let metrics = unsafe table.assumingMemoryBound(to: TT_OS2.self).pointee
      let (ascender, descender) =
        (Int(metrics.sTypoAscender), Int(metrics.sTypoDescender))
      if ascender != 0 || descender != 0 {
        return (ascender, descender, Int(metrics.sTypoLineGap))
      }
    }
    let ascender = unsafe Int(face.pointee.ascender)
    let descender = unsafe Int(face.pointee.descender)
    let height = unsafe Int(face.pointee.height)
    return (ascender, descender, max(0, height - ascender + descender))
  }

  /// The bytes of one table, uncompressed; empty when the font hasn't got it.
  ///
  /// HarfBuzz reads the tables of compressed fonts (WOFF) through this.
  func table(_ tag: UInt32) -> [UInt8] {
    var length: FT_ULong = 0
    guard unsafe FT_Load_Sfnt_Table(face, FT_ULong(tag), 0, nil, &length) == 0, length > 0 else {
      return []
    }
    var bytes = [UInt8](repeating: 0, count: Int(length))
    guard unsafe FT_Load_Sfnt_Table(face, FT_ULong(tag), 0, &bytes, &length) == 0 else { return [] }
    return bytes
  }

  /// How many faces the file holds, or nil when it isn't a font at all.
  private static func faceCount(_ library: FT_Library, file: FontFile) -> Int? {
    var face: FT_Face?
    let error = unsafe file.withBytes { bytes, count in
      unsafe FT_New_Memory_Face(library, bytes, FT_Long(count), -1, &face)
    }
    guard error == 0, let face = unsafe face else { return nil }
    defer { unsafe FT_Done_Face(face) }
    return unsafe Int(face.pointee.num_faces)
  }

  /// FreeType's reason in words that help who typed the path.
  private static func description(of error: FT_Error) -> String {
    error == FT_Err_Unknown_File_Format || error == FT_Err_Invalid_Stream_Operation
      ? "it is not a font that FreeType knows, or it is cut short"
      : "the file is damaged or cut short (FreeType error \(error))"
  }
}
