import CHarfBuzz

/// Widths of text whose glyphs do nothing but advance and kern with their neighbour.
///
/// For such text the shaper's answer is a sum: each glyph's own advance, and a value for each pair.
/// Which characters those are is read from the font's lookups once (`GlyphReactions`); the advance
/// of each and the value of each pair is asked of HarfBuzz once and kept. Any label with a character
/// or a pair that may do more gets nil here, and goes to the shaper whole. So the answer is always
/// the shaper's own.
final class PairwiseAdvances {
  private struct Entry {
    /// Font units.
    var advance: Int32
    /// The row and column of the character in `pairs`, or one of the values below.
    var slot: Int32

    static let unknown = Entry(advance: 0, slot: 0)
    static let complex = Entry(advance: 0, slot: -1)
  }

  /// What a row and a column of `pairs` stand for.
  private struct Slot {
    var scalar: UInt32
    var glyph: UInt32
    /// Font units.
    var advance: Int
    var reaction: GlyphReaction
  }

  /// What comes before the first character; no entry has it.
  private static let beginning = 0
  /// The slot of all glyphs that no lookup names.
  ///
  /// They are of class 0 wherever a lookup asks for a class, so what one of them does beside another
  /// glyph all of them do. The one that is met first speaks for the others.
  private static let unnamed = 1
  private static let maximumSlots = 1024
  /// What `pairs` holds for a pair that nobody has met.
  private static let unknownPair = Int16.min
  /// What `pairs` holds for a pair that has to be shaped.
  private static let complexPair = Int16.min + 1

  private let face: FontFace
  private let script: hb_script_t
  private let shaper: Shaper
  private let reactions: GlyphReactions?
  /// Whether pairs kern by lookups alone, and not by the older `kern` table.
  private let kernsByLookups: Bool
  private let lookupGlyphs: GlyphSet

  /// The entries of the code points below 0x10000, in pages of 256 that are made when met.
  private var entries: [Entry] = Array(repeating: .unknown, count: 256)
  private var pageOffsets = [Int32](repeating: -1, count: 256)

  private var slots: [Slot] = []
  private var pairs: [Int16] = []
  private var stride = 0

  init(face: FontFace, script: hb_script_t, shaper: Shaper) {
    self.face = face
    self.script = script
    self.shaper = shaper
    let supported = Self.supports(script) && !Self.hasAppleTables(face)
    let glyphCount = unsafe face.shaping.withFace { unsafe Int(hb_face_get_glyph_count($0)) }
    let substitutions = shaper.lookups(of: Self.gsub, script: script, face: face)
    let positionings = shaper.lookups(of: Self.gpos, script: script, face: face)
    reactions =
      supported
      ? GlyphReactions(
        substitutions: LayoutTable(bytes: face.shaping.table(Self.gsub), glyphCount: glyphCount),
        substitutionLookups: substitutions,
        positionings: LayoutTable(bytes: face.shaping.table(Self.gpos), glyphCount: glyphCount),
        positioningLookups: positionings)
      : nil
    kernsByLookups = face.shaping.table(Self.kern).isEmpty
    lookupGlyphs = Self.glyphs(
      ofLookups: [(Self.gsub, substitutions), (Self.gpos, positionings)], face: face)
    pageOffsets[0] = 0
    for _ in [Self.beginning, Self.unnamed] {
      addSlot(Slot(scalar: 0, glyph: 0, advance: 0, reaction: GlyphReaction()))
    }
  }

  /// The advance width of the text in font units, and its number of characters; nil when it has to
  /// be shaped.
  ///
  /// Linear in the text, a few nanoseconds a character once its pairs are known.
  func width(of text: Span<UInt8>) -> (units: Int, clusters: Int)? {
    guard reactions != nil else { return nil }
    var total = 0
    var clusters = 0
    var previous = Self.beginning
    var position = 0
    while position < text.count {
      let scalar = UTF8Reader.next(in: text, at: &position)
      let entry = entry(of: scalar)
      guard entry.slot > 0 else { return nil }
      let slot = Int(entry.slot)
      var adjustment = pairs[previous * stride + slot]
      if adjustment == Self.unknownPair { adjustment = learnPair(previous, slot) }
      guard adjustment != Self.complexPair else { return nil }
      total += Int(entry.advance) + Int(adjustment)
      clusters += 1
      previous = slot
    }
    return (total, clusters)
  }

  @inline(__always)
  private func entry(of scalar: UInt32) -> Entry {
    guard scalar < 0x10000 else { return .complex }
    let page = pageOffsets[Int(scalar >> 8)]
    guard page >= 0 else { return learnEntry(scalar) }
    let entry = entries[Int(page) + Int(scalar & 0xFF)]
    return entry.slot == 0 ? learnEntry(scalar) : entry
  }

  /// Judges a character that is met for the first time.
  private func learnEntry(_ scalar: UInt32) -> Entry {
    let page = Int(scalar >> 8)
    if pageOffsets[page] < 0 {
      pageOffsets[page] = Int32(entries.count)
      entries.append(contentsOf: repeatElement(.unknown, count: 256))
    }
    let entry = judgedEntry(scalar)
    entries[Int(pageOffsets[page]) + Int(scalar & 0xFF)] = entry
    return entry
  }

  private func judgedEntry(_ scalar: UInt32) -> Entry {
    guard let reactions, Self.isPlain(scalar, script: script),
      let glyph = face.shaping.nominalGlyph(of: scalar),
      !isMark(glyph), !drawsOutsideLabel(glyph),
      let advance = shapedWidth([scalar], expecting: [glyph]),
      let shortAdvance = Int32(exactly: advance)
    else { return .complex }
    let isUnnamed = kernsByLookups && !lookupGlyphs.contains(glyph)
    let reaction = isUnnamed ? GlyphReaction() : reactions.reaction(of: glyph)
    guard !reaction.isUnconditional else { return .complex }
    let slot = Slot(scalar: scalar, glyph: glyph, advance: advance, reaction: reaction)
    if isUnnamed {
      if slots[Self.unnamed].scalar == 0 { slots[Self.unnamed] = slot }
      return Entry(advance: shortAdvance, slot: Int32(Self.unnamed))
    }
    guard slots.count < Self.maximumSlots else { return .complex }
    addSlot(slot)
    return Entry(advance: shortAdvance, slot: Int32(slots.count - 1))
  }

  /// Whether a glyph reaches above the ascender or below the descender, which is worth telling.
  private func drawsOutsideLabel(_ glyph: UInt32) -> Bool {
    guard let ink = face.ink(ofGlyph: glyph) else { return false }
    return ink.top > face.metrics.ascender || ink.bottom < face.metrics.descender
  }

  /// Whether the font says that a glyph is a mark, which lookups may skip and shaping narrows.
  private func isMark(_ glyph: UInt32) -> Bool {
    let glyphClass = unsafe face.shaping.withFace { unsafe hb_ot_layout_get_glyph_class($0, glyph) }
    return glyphClass == HB_OT_LAYOUT_GLYPH_CLASS_MARK
  }

  /// The value of a pair that is met for the first time.
  private func learnPair(_ first: Int, _ second: Int) -> Int16 {
    let (left, right) = (slots[first], slots[second])
    var value = Self.complexPair
    if !left.reaction.followers.contains(right.glyph),
      !right.reaction.predecessors.contains(left.glyph),
      let width = shapedWidth(
        [left.scalar, right.scalar], expecting: [left.glyph, right.glyph]),
      let adjustment = Int16(exactly: width - left.advance - right.advance),
      adjustment > Self.complexPair
    {
      value = adjustment
    }
    setPair(first, second, to: value)
    return value
  }

  /// The shaper's width of some characters, nil when it made other glyphs of them.
  private func shapedWidth(_ scalars: [UInt32], expecting glyphs: [UInt32]) -> Int? {
    var shaped: [ShapedGlyph] = []
    shaper.shape(scalars, script: script, face: face, to: &shaped)
    guard shaped.map(\.glyph) == glyphs else { return nil }
    return shaped.reduce(0) { $0 + $1.advance }
  }

  private func addSlot(_ slot: Slot) {
    slots.append(slot)
    if slots.count > stride { growPairs() }
    setPair(Self.beginning, slots.count - 1, to: 0)
  }

  /// Doubles the side of the pair table, which keeps what it knows.
  private func growPairs() {
    let newStride = max(64, stride * 2)
    var grown = [Int16](repeating: Self.unknownPair, count: newStride * newStride)
    for row in 0..<stride {
      for column in 0..<stride {
        grown[row * newStride + column] = pairs[row * stride + column]
      }
    }
    pairs = grown
    stride = newStride
  }

  private func setPair(_ first: Int, _ second: Int, to value: Int16) {
    pairs[first * stride + second] = value
  }

  // MARK: Which characters and scripts

  /// The scripts that HarfBuzz shapes by the font's lookups alone, without rules of its own.
  private static func supports(_ script: hb_script_t) -> Bool {
    switch script {
    case HB_SCRIPT_COMMON, HB_SCRIPT_LATIN, HB_SCRIPT_GREEK, HB_SCRIPT_CYRILLIC,
      HB_SCRIPT_ARMENIAN, HB_SCRIPT_GEORGIAN, HB_SCRIPT_CHEROKEE, HB_SCRIPT_HAN,
      HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_BOPOMOFO, HB_SCRIPT_YI:
      true
    case _:
      false
    }
  }

  /// Whether a character is one glyph by itself: no mark, no control, no joiner, no fraction slash.
  private static func isPlain(_ scalar: UInt32, script: hb_script_t) -> Bool {
    let fractionSlash: UInt32 = 0x2044
    let ownScript = Script.of(scalar)
    guard scalar != fractionSlash, ownScript == script || ownScript == HB_SCRIPT_COMMON,
      !TextProperties.isEmojiByDefault(scalar), !TextProperties.isRightToLeft(scalar)
    else { return false }
    let category = unsafe hb_unicode_general_category(hb_unicode_funcs_get_default(), scalar)
    switch category {
    case HB_UNICODE_GENERAL_CATEGORY_CONTROL, HB_UNICODE_GENERAL_CATEGORY_FORMAT,
      HB_UNICODE_GENERAL_CATEGORY_UNASSIGNED, HB_UNICODE_GENERAL_CATEGORY_PRIVATE_USE,
      HB_UNICODE_GENERAL_CATEGORY_SURROGATE, HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK,
      HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK, HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK,
      HB_UNICODE_GENERAL_CATEGORY_LINE_SEPARATOR,
      HB_UNICODE_GENERAL_CATEGORY_PARAGRAPH_SEPARATOR:
      return false
    case _:
      return true
    }
  }

  /// Whether HarfBuzz may shape by Apple's tables, whose state machines see more than a pair.
  private static func hasAppleTables(_ face: FontFace) -> Bool {
    let names = ["morx", "mort", "kerx", "trak"]
    if names.contains(where: { !face.shaping.table(Shaper.tag($0)).isEmpty }) { return true }
    return KernTable(bytes: face.shaping.table(kern)).hasStateMachine
  }

  /// Every glyph that some of the lookups names, in whatever place.
  private static func glyphs(
    ofLookups lookups: [(table: UInt32, indices: [Int])], face: FontFace
  ) -> GlyphSet {
    unsafe face.shaping.withFace { face in
      let glyphs = unsafe hb_set_create()
      defer { unsafe hb_set_destroy(glyphs) }
      for (table, indices) in lookups {
        for index in indices {
          unsafe hb_ot_layout_lookup_collect_glyphs(
            face, table, UInt32(index), glyphs, glyphs, glyphs, nil)
        }
      }
      var result = GlyphSet()
      var glyph: hb_codepoint_t = UInt32.max
      while unsafe hb_set_next(glyphs, &glyph) != 0 { result.insert(glyph) }
      return result
    }
  }

  private static let gsub = Shaper.tag("GSUB")
  private static let gpos = Shaper.tag("GPOS")
  private static let kern = Shaper.tag("kern")
}
