import CHarfBuzz

/// The owner of one HarfBuzz face and of the font that shapes with it, in font units.
@safe struct HarfBuzzFace: ~Copyable {
  private let face: OpaquePointer
  private let outlines: OpaquePointer
  private let font: OpaquePointer
  /// HarfBuzz calls back into the table, and reads the file, as long as the font lives.
  private let advances: AdvanceTable
  private let file: FontFile
  /// Whether the face has a `trak` table: letter spacing that depends on the point size.
  let hasTracking: Bool

  /// Makes a font over the file whose advances are FreeType's.
  ///
  /// - Throws: `FontError.notAFont` when HarfBuzz finds no glyphs in it.
  ///
  /// - Parameter coordinates: the place on the axes of a variable font; empty for others.
  init(
    file: FontFile, index: Int, advances: AdvanceTable, unitsPerEm: Int, coordinates: [Double]
  ) throws(FontError) {
    let isCompressed = unsafe file.withBytes { bytes, count in
      unsafe count > 4 && UnsafeBufferPointer(start: bytes, count: 3).elementsEqual("wOF".utf8)
    }
    unsafe face =
      isCompressed
      ? Self.uncompressedFace(advances)
      : file.withBlob { unsafe hb_face_create($0, UInt32(index & 0xFFFF)) }
    unsafe hb_face_set_upem(face, UInt32(unitsPerEm))
    unsafe outlines = hb_font_create(face)
    unsafe hb_font_set_scale(outlines, Int32(unitsPerEm), Int32(unitsPerEm))
    if !coordinates.isEmpty {
      unsafe hb_font_set_var_coords_design(
        outlines, coordinates.map(Float.init), UInt32(coordinates.count))
      var count: UInt32 = 0
      if let normalized = unsafe hb_font_get_var_coords_normalized(outlines, &count) {
        advances.setNormalizedCoordinates(
          (0..<Int(count)).map { unsafe normalized[$0] })
      }
    }
    unsafe font = hb_font_create_sub_font(outlines)
    unsafe hasTracking = hb_aat_layout_has_tracking(face) != 0
    self.advances = advances
    self.file = file
    unsafe AdvanceTable.install(advances, in: font)
    guard unsafe hb_face_get_glyph_count(face) > 0 else {
      throw .notAFont(path: file.path, reason: "it has no glyphs that can be shaped")
    }
  }

  deinit {
    unsafe hb_font_destroy(font)
    unsafe hb_font_destroy(outlines)
    unsafe hb_face_destroy(face)
  }

  /// What the place on the axes adds to ascender, descender and line gap, in font units (`MVAR`).
  var verticalVariations: (ascender: Int, descender: Int, lineGap: Int) {
    let variation = { (metric: hb_ot_metrics_tag_t, font: OpaquePointer) in
      Int(unsafe hb_ot_metrics_get_variation(font, metric).rounded())
    }
    return unsafe (
      variation(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER, outlines),
      variation(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER, outlines),
      variation(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP, outlines)
    )
  }

  /// Gives HarfBuzz's font to `body`, for as long as the call lasts.
  func withFont<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    unsafe body(font)
  }

  /// Tells HarfBuzz the size in points that text is shaped for, which `trak` goes by (facts/text,
  /// section 6).
  func setPointSize(_ size: Double) {
    unsafe hb_font_set_ptem(font, Float(size))
  }

  /// Gives HarfBuzz's face to `body`, for as long as the call lasts.
  func withFace<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    unsafe body(face)
  }

  /// The glyph that the character map gives for a code point, before any substitution.
  func nominalGlyph(of scalar: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return unsafe hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : nil
  }

  /// The name that the font gives a glyph, or `gid` and its number.
  func name(ofGlyph glyph: UInt32) -> String {
    var text = [CChar](repeating: 0, count: 128)
    unsafe hb_font_glyph_to_string(font, glyph, &text, UInt32(text.count))
    return String(
      decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The box of what a glyph draws, in font units from its origin, y upwards; nil when it draws
  /// nothing or the font doesn't tell.
  func ink(ofGlyph glyph: UInt32) -> InkBox? {
    var extents = hb_glyph_extents_t()
    guard unsafe hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.width != 0,
      extents.height != 0
    else { return nil }
    // HarfBuzz counts the height downwards from the top.
    return InkBox(
      left: Int(extents.x_bearing), right: Int(extents.x_bearing) + Int(extents.width),
      bottom: Int(extents.y_bearing) + Int(extents.height), top: Int(extents.y_bearing))
  }

  /// The English text of a name table entry, or the first there is; nil when empty.
  func name(_ identifier: Int) -> String? {
    let english = unsafe hb_language_from_string("en", -1)
    let id = hb_ot_name_id_t(identifier)
    var length = unsafe hb_ot_name_get_utf8(face, id, english, nil, nil)
    guard length > 0, length < 4096 else { return nil }
    length += 1
    var text = [CChar](repeating: 0, count: Int(length))
    unsafe hb_ot_name_get_utf8(face, id, english, &length, &text)
    return String(decoding: text.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The bytes of one table; empty when the font hasn't got it.
  func table(_ tag: UInt32) -> [UInt8] {
    let blob = unsafe hb_face_reference_table(face, tag)
    defer { unsafe hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = unsafe hb_blob_get_data(blob, &length) else { return [] }
    return unsafe UnsafeRawBufferPointer(start: data, count: Int(length)).map { $0 }
  }

  /// A face that asks FreeType for each table, since HarfBuzz reads no compressed files.
  private static func uncompressedFace(_ advances: AdvanceTable) -> OpaquePointer {
    unsafe hb_face_create_for_tables(
      { _, tag, data in
        guard let data = unsafe data else { return nil }
        let advances = unsafe Unmanaged<AdvanceTable>.fromOpaque(data).takeUnretainedValue()
        let bytes = advances.withFace { $0.table(tag) }
        return unsafe bytes.withUnsafeBytes { buffer in
          unsafe hb_blob_create(
            buffer.bindMemory(to: CChar.self).baseAddress, UInt32(buffer.count),
            HB_MEMORY_MODE_DUPLICATE, nil, nil)
        }
      }, Unmanaged.passUnretained(advances).toOpaque(), nil)
  }
}
