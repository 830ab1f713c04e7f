import CHarfBuzz

/// One glyph of a shaped run.
struct ShapedGlyph: Equatable {
  /// The glyph's id in its face; 0 stands for a missing character.
  var glyph: UInt32
  /// The byte of the label at which the glyph's cluster begins.
  var cluster: Int
  /// How far the pen moves, in font units.
  var advance: Int
}

/// Shapes runs with HarfBuzz, in one buffer that is used again.
@safe final class Shaper {
  private let buffer: OpaquePointer
  private let language: hb_language_t?
  /// The names of the shapers to use, ended by nil: OpenType alone, since no label runs Graphite.
  private let shapers: [UnsafePointer<CChar>?]

  init(options: ShapingOptions) {
    unsafe buffer = hb_buffer_create()
    let openType: StaticString = "ot"
    let name = unsafe UnsafeRawPointer(openType.utf8Start).assumingMemoryBound(to: CChar.self)
    unsafe shapers = [name, nil]
    unsafe language = options.language.flatMap { unsafe hb_language_from_string($0, -1) }
  }

  deinit {
    unsafe hb_buffer_destroy(buffer)
  }

  /// Shapes one run of a label and hands its glyphs, in visual order, to `body` one by one.
  ///
  /// Characters outside the run are seen as context, as a label's neighbouring run would be.
  func shape(
    _ text: Span<UInt8>, run: TextRun, face: FontFace, _ body: (ShapedGlyph) -> Void
  ) {
    unsafe hb_buffer_reset(buffer)
    unsafe text.withUnsafeBufferPointer { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        unsafe hb_buffer_add_utf8(
          buffer, characters.baseAddress, Int32(characters.count), UInt32(run.range.lowerBound),
          Int32(run.range.count))
      }
    }
    finish(script: run.script, face: face, body)
  }

  /// Shapes code points by themselves.
  func shape(
    _ scalars: [UInt32], script: hb_script_t, face: FontFace, _ body: (ShapedGlyph) -> Void
  ) {
    unsafe hb_buffer_reset(buffer)
    unsafe hb_buffer_add_codepoints(buffer, scalars, Int32(scalars.count), 0, Int32(scalars.count))
    finish(script: script, face: face, body)
  }

  private func finish(script: hb_script_t, face: FontFace, _ body: (ShapedGlyph) -> Void) {
    configureBuffer(script: script)
    _ = unsafe face.shaping.withFont { font in
      unsafe hb_shape_full(font, buffer, nil, 0, shapers)
    }
    var count: UInt32 = 0
    let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count)
    let positions = unsafe hb_buffer_get_glyph_positions(buffer, nil)
    guard let infos = unsafe infos, let positions = unsafe positions else { return }
    for index in 0..<Int(count) {
      body(
        unsafe ShapedGlyph(
          glyph: infos[index].codepoint, cluster: Int(infos[index].cluster),
          advance: Int(positions[index].x_advance)))
    }
  }

  private func configureBuffer(script: hb_script_t) {
    let direction = hb_script_get_horizontal_direction(script)
    unsafe hb_buffer_set_script(buffer, script)
    unsafe hb_buffer_set_direction(
      buffer, direction == HB_DIRECTION_INVALID ? HB_DIRECTION_LTR : direction)
    unsafe hb_buffer_set_language(buffer, language)
    unsafe hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
  }

  /// The lookups of GSUB or GPOS that shaping applies to left-to-right text of a script.
  ///
  /// Those that serve only U+2044 fractions are left out; text with that character needs the
  /// shaper anyway.
  func lookups(of table: UInt32, script: hb_script_t, face: FontFace) -> [Int] {
    unsafe hb_buffer_reset(buffer)
    configureBuffer(script: script)
    var properties = unsafe hb_segment_properties_t()
    unsafe hb_buffer_get_segment_properties(buffer, &properties)
    return unsafe face.shaping.withFace { face in
      let applied = unsafe hb_set_create()
      let fractions = unsafe hb_set_create()
      let others = unsafe hb_set_create()
      defer { unsafe [applied, fractions, others].forEach { unsafe hb_set_destroy($0) } }
      let plan = unsafe hb_shape_plan_create_cached(face, &properties, nil, 0, shapers)
      unsafe hb_ot_shape_plan_collect_lookups(plan, table, applied)
      unsafe hb_shape_plan_destroy(plan)
      unsafe hb_ot_layout_collect_lookups(face, table, nil, nil, Self.fractionFeatures, fractions)
      unsafe hb_ot_layout_collect_lookups(face, table, nil, nil, Self.defaultFeatures, others)
      unsafe hb_set_subtract(fractions, others)
      unsafe hb_set_subtract(applied, fractions)
      var result: [Int] = []
      var lookup: hb_codepoint_t = UInt32.max
      while unsafe hb_set_next(applied, &lookup) != 0 { result.append(Int(lookup)) }
      return result
    }
  }

  /// The features that HarfBuzz switches on around U+2044 only.
  private static let fractionFeatures = ["frac", "numr", "dnom"].map(tag) + [0]

  /// The features that HarfBuzz applies to all text in scripts without a shaper of their own
  /// (HarfBuzz manual, “OpenType features”).
  private static let defaultFeatures =
    [
      "rvrn", "ltra", "ltrm", "rand", "abvm", "blwm", "ccmp", "locl", "mark", "mkmk", "rlig",
      "calt", "clig", "curs", "dist", "kern", "liga", "rclt",
    ].map(tag) + [0]

  /// A table, feature or script tag as a number.
  static func tag(_ name: String) -> hb_tag_t {
    name.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
