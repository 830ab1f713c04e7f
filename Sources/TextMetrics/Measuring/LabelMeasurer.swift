import CHarfBuzz

/// How large a label's text is, and what was found on the way.
package struct LabelSize: Equatable, Sendable {
  /// The advance width in points, fractional, as `NSString.size(withAttributes:)` gives it.
  package var width: Double
  /// The height of the label's lines in points: lines × (ascender − descender).
  package var height: Double
  /// The number of lines.
  package var lines: Int
  /// The characters that the font has no glyph for, each once, in the order of the text.
  package var missing: [Unicode.Scalar]
}

/// Measures labels in one font at one size; buffers and tables serve all of them.
package final class LabelMeasurer {
  /// The font that labels are measured in.
  package let face: FontFace
  /// The font's size in points.
  package let size: Double

  private let shaper: Shaper
  private var pairwise: [hb_script_t: PairwiseAdvances] = [:]
  /// The table of the script that was met last; most labels share theirs.
  private var latest: PairwiseAdvances?
  private var latestScript = HB_SCRIPT_INVALID

  package init(face: FontFace, size: Double, options: ShapingOptions = ShapingOptions()) {
    self.face = face
    self.size = size
    shaper = Shaper(options: options)
  }

  /// The height of one line of a label in points; the line gap is not part of it.
  package var lineHeight: Double { face.metrics.points(face.metrics.labelLineUnits, size: size) }

  /// Measures one label of valid UTF-8.
  ///
  /// An empty label is 0 × 0 (facts/text, recorded metrics). Linear in the text.
  package func measure(_ text: Span<UInt8>) -> LabelSize {
    guard !text.isEmpty else { return LabelSize(width: 0, height: 0, lines: 0, missing: []) }
    var missing: [Unicode.Scalar] = []
    let units = width(of: text) ?? shapedWidth(of: text, missing: &missing)
    return LabelSize(
      width: face.metrics.points(units, size: size), height: lineHeight, lines: 1,
      missing: missing)
  }

  /// Measures one label.
  package func measure(_ text: String) -> LabelSize {
    measure(Array(text.utf8).span)
  }

  /// The advance width of a label in font units, as `measure(_:)` scales it.
  package func units(of text: String) -> Int {
    let bytes = Array(text.utf8)
    var missing: [Unicode.Scalar] = []
    return width(of: bytes.span) ?? shapedWidth(of: bytes.span, missing: &missing)
  }

  /// The advance width of a label in font units by the pair table; nil when it has to be shaped.
  package func pairwiseUnits(of text: String) -> Int? {
    width(of: Array(text.utf8).span)
  }

  /// The advance width of a label in font units by the shaper alone.
  package func shapedUnits(of text: String) -> Int {
    var missing: [Unicode.Scalar] = []
    return shapedWidth(of: Array(text.utf8).span, missing: &missing)
  }

  /// The width by the pair table, for text that needs no more.
  private func width(of text: Span<UInt8>) -> Int? {
    let script = Self.firstScript(in: text)
    if script != latestScript {
      latest = pairwise[script] ?? PairwiseAdvances(face: face, script: script, shaper: shaper)
      pairwise[script] = latest
      latestScript = script
    }
    return latest?.width(of: text)?.units
  }

  private func shapedWidth(of text: Span<UInt8>, missing: inout [Unicode.Scalar]) -> Int {
    var units = 0
    var missingClusters: [Int] = []
    for run in Script.runs(in: text) {
      shaper.shape(text, run: run, face: face) { glyph in
        units += glyph.advance
        if glyph.glyph == 0 { missingClusters.append(glyph.cluster) }
      }
    }
    for cluster in missingClusters.sorted() {
      var position = cluster
      let scalar = UTF8Reader.next(in: text, at: &position)
      guard let scalar = Unicode.Scalar(scalar), !missing.contains(scalar) else { continue }
      missing.append(scalar)
    }
    return units
  }

  /// The script of the first character that has one of its own; “common” when none has.
  private static func firstScript(in text: Span<UInt8>) -> hb_script_t {
    var position = 0
    while position < text.count {
      let scalar = UTF8Reader.next(in: text, at: &position)
      if scalar < 0x80 {
        if UInt8(ascii: "a")...UInt8(ascii: "z") ~= UInt8(scalar) | 0x20 { return HB_SCRIPT_LATIN }
        continue
      }
      let script = Script.of(scalar)
      if !Script.isNeutral(script) { return script }
    }
    return HB_SCRIPT_COMMON
  }
}
