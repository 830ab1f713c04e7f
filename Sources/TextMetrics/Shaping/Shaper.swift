import CHarfBuzz

/// One glyph of a shaped run.
struct ShapedGlyph: Equatable {
  /// The glyph's id in its face; 0 stands for a missing character.
  var glyph: UInt32
  /// The code unit of the label at which the glyph's cluster begins.
  var cluster: Int
  /// How far the pen moves, in font units.
  var advance: Int
  /// Where the glyph is drawn from the pen, in font units, y upwards.
  var xOffset: Int
  var yOffset: Int
  /// Whether text that is broken before the cluster has to be shaped again.
  var isUnsafeToBreak: Bool
}

/// Shapes runs with HarfBuzz, in one buffer that is used again.
@safe final class Shaper {
  private let buffer: OpaquePointer
  private let size: Double
  private let language: hb_language_t?
  private let features: [FontFeature]
  private let globalFeatures: [hb_feature_t]
  /// The names of the shapers to use, ended by nil: OpenType alone, since no label runs Graphite.
  private let shapers: [UnsafePointer<CChar>?]

  /// - Parameter size: the size in points, for fonts whose spacing depends on it.
  init(options: ShapingOptions, size: Double) {
    self.size = size
    unsafe buffer = hb_buffer_create()
    let openType: StaticString = "ot"
    let name = unsafe UnsafeRawPointer(openType.utf8Start).assumingMemoryBound(to: CChar.self)
    unsafe shapers = [name, nil]
    unsafe language = options.language.flatMap { unsafe hb_language_from_string($0, -1) }
    features = options.resolvedFeatures
    globalFeatures = features.compactMap { $0.shifted(by: 0, count: Int(UInt32.max)) }
  }

  deinit {
    unsafe hb_buffer_destroy(buffer)
  }

  /// Whether every feature is for whole labels, so that a glyph's place in its label is no matter.
  var hasOnlyGlobalFeatures: Bool { features.allSatisfy { $0.range == nil } }

  /// Shapes a part of a run and appends its glyphs in visual order.
  ///
  /// Characters outside the part are seen as context, so that Arabic letters still join; where
  /// there are none, the text begins or ends. HarfBuzz's flag for a beginning stays unset: all that
  /// it does is to put a dotted circle under a mark that opens the text, which no label draws.
  ///
  /// - Parameter offset: where the text begins in the label, for features with a range.
  func shape(
    _ text: LabelText, range: Range<Int>, run: TextRun, face: FontFace, offset: Int,
    to glyphs: inout [ShapedGlyph]
  ) {
    unsafe hb_buffer_reset(buffer)
    unsafe text.units.withUnsafeBufferPointer { units in
      unsafe hb_buffer_add_utf16(
        buffer, units.baseAddress, Int32(clamping: units.count),
        UInt32(clamping: range.lowerBound), Int32(clamping: range.count))
    }
    configureBuffer(script: run.script, isRightToLeft: run.isRightToLeft)
    let features =
      hasOnlyGlobalFeatures
      ? globalFeatures
      : self.features.compactMap { $0.shifted(by: offset, count: text.count) }
    shapeBuffer(face: face, features: features)
    readGlyphs(to: &glyphs)
  }

  /// Shapes code points by themselves, from left to right.
  func shape(
    _ scalars: [UInt32], script: hb_script_t, face: FontFace, to glyphs: inout [ShapedGlyph]
  ) {
    unsafe hb_buffer_reset(buffer)
    unsafe hb_buffer_add_codepoints(buffer, scalars, Int32(scalars.count), 0, Int32(scalars.count))
    configureBuffer(script: script, isRightToLeft: false)
    shapeBuffer(face: face, features: globalFeatures)
    readGlyphs(to: &glyphs)
  }

  private func shapeBuffer(face: FontFace, features: [hb_feature_t]) {
    if face.shaping.hasTracking { face.shaping.setPointSize(size) }
    _ = unsafe face.shaping.withFont { font in
      unsafe hb_shape_full(font, buffer, features, UInt32(features.count), shapers)
    }
  }

  private func readGlyphs(to glyphs: inout [ShapedGlyph]) {
    var count: UInt32 = 0
    let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count)
    let positions = unsafe hb_buffer_get_glyph_positions(buffer, nil)
    guard let infos = unsafe infos, let positions = unsafe positions else { return }
    glyphs.reserveCapacity(glyphs.count + Int(count))
    for index in 0..<Int(count) {
      let info = unsafe infos[index]
      let position = unsafe positions[index]
      glyphs.append(
        ShapedGlyph(
          glyph: info.codepoint, cluster: Int(info.cluster), advance: Int(position.x_advance),
          xOffset: Int(position.x_offset), yOffset: Int(position.y_offset),
          isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0))
    }
  }

  private func configureBuffer(script: hb_script_t, isRightToLeft: Bool) {
    unsafe hb_buffer_set_script(buffer, script)
    unsafe hb_buffer_set_direction(
      buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe hb_buffer_set_language(buffer, language)
    unsafe hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
  }

  /// The lookups of GSUB or GPOS that shaping applies to left-to-right text of a script.
  ///
  /// Those that serve only U+2044 fractions are left out; text with that character needs the
  /// shaper anyway.
  func lookups(of table: UInt32, script: hb_script_t, face: FontFace) -> [Int] {
    unsafe hb_buffer_reset(buffer)
    configureBuffer(script: script, isRightToLeft: false)
    var properties = unsafe hb_segment_properties_t()
    unsafe hb_buffer_get_segment_properties(buffer, &properties)
    let asksForFractions = globalFeatures.contains { Self.fractionFeatures.contains($0.tag) }
    return unsafe face.shaping.withFace { face in
      let applied = unsafe hb_set_create()
      let fractions = unsafe hb_set_create()
      let others = unsafe hb_set_create()
      defer { unsafe [applied, fractions, others].forEach { unsafe hb_set_destroy($0) } }
      let plan = unsafe hb_shape_plan_create_cached(
        face, &properties, globalFeatures, UInt32(globalFeatures.count), shapers)
      unsafe hb_ot_shape_plan_collect_lookups(plan, table, applied)
      unsafe hb_shape_plan_destroy(plan)
      if !asksForFractions {
        unsafe hb_ot_layout_collect_lookups(
          face, table, nil, nil, Self.fractionFeatures, fractions)
        unsafe hb_ot_layout_collect_lookups(face, table, nil, nil, Self.defaultFeatures, others)
        unsafe hb_set_subtract(fractions, others)
        unsafe hb_set_subtract(applied, fractions)
      }
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
