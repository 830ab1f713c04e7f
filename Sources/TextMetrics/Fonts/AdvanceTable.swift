import CHarfBuzz

/// The advances of a face in font units, each asked of FreeType once.
///
/// A class because HarfBuzz holds it by address while it shapes.
final class AdvanceTable {
  private let face: FreeTypeFace
  private var advances: [Int32]

  /// What a glyph that nobody has asked for yet has in the table.
  private static let unknown = Int32.min

  init(face: consuming FreeTypeFace) {
    advances = [Int32](repeating: Self.unknown, count: face.glyphCount)
    self.face = face
  }

  /// The advance of a glyph; 0 for one beyond the face.
  func advance(ofGlyph glyph: UInt32) -> Int32 {
    guard glyph < advances.count else { return 0 }
    let known = advances[Int(glyph)]
    guard known == Self.unknown else { return known }
    let advance = face.advance(ofGlyph: glyph)
    advances[Int(glyph)] = advance
    return advance
  }

  /// Moves the face to a place on its axes that is already normalised, in units of 1/16384.
  func setNormalizedCoordinates(_ coordinates: [Int32]) {
    face.setNormalizedCoordinates(coordinates)
  }

  /// The face that the advances come from.
  func withFace<Result>(_ body: (borrowing FreeTypeFace) -> Result) -> Result {
    body(face)
  }

  /// Makes `font` take its horizontal advances from `table`; everything else stays its parent's.
  ///
  /// The caller keeps the table alive for as long as the font.
  static func install(_ table: AdvanceTable, in font: OpaquePointer) {
    let functions = unsafe hb_font_funcs_create()
    defer { unsafe hb_font_funcs_destroy(functions) }
    unsafe hb_font_funcs_set_glyph_h_advance_func(
      functions,
      { _, data, glyph, _ in
        guard let data = unsafe data else { return 0 }
        return unsafe Unmanaged<AdvanceTable>.fromOpaque(data).takeUnretainedValue()
          .advance(ofGlyph: glyph)
      }, nil, nil)
    unsafe hb_font_funcs_set_glyph_h_advances_func(
      functions,
      { _, data, count, firstGlyph, glyphStride, firstAdvance, advanceStride, _ in
        guard let data = unsafe data else { return }
        let table = unsafe Unmanaged<AdvanceTable>.fromOpaque(data).takeUnretainedValue()
        var glyph = unsafe UnsafeRawPointer(firstGlyph)
        var advance = UnsafeMutableRawPointer(firstAdvance)
        for _ in 0..<count {
          guard let source = unsafe glyph, let target = unsafe advance else { return }
          unsafe target.storeBytes(
            of: table.advance(ofGlyph: source.load(as: hb_codepoint_t.self)),
            as: hb_position_t.self)
          unsafe glyph = source + Int(glyphStride)
          unsafe advance = target + Int(advanceStride)
        }
      }, nil, nil)
    unsafe hb_font_set_funcs(
      font, functions, Unmanaged.passUnretained(table).toOpaque(), nil)
  }
}
