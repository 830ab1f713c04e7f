import CHarfBuzz

/// Measures labels in one font at one size; buffers and tables serve all of them.
package final class LabelMeasurer {
  /// The faces that labels are drawn with, the font that was asked for first.
  package let cascade: FontCascade
  /// The font's size in points.
  package let size: Double
  /// How much room labels have.
  package let limits: LineLimits

  /// The font that labels are measured in.
  package let face: FontFace
  /// The height of one line of a label in points; the line gap is not part of it.
  package let lineHeight: Double

  private let spacing: Double
  private let widthLimit: Double
  private let shaper: Shaper
  let typesetter: Typesetter
  /// Whether every label goes to the shaper: features have ranges, or signs at the end of a line
  /// are mirrored and kern with nothing, since the line runs from right to left, or the font spaces
  /// letters by size.
  private let shapesEverything: Bool
  private var pairwise: [hb_script_t: PairwiseAdvances] = [:]
  /// The table of the script that was met last; most labels share theirs.
  private var latest: PairwiseAdvances?
  private var latestScript = HB_SCRIPT_INVALID

  /// A measurer for labels in a font.
  ///
  /// - Parameters:
  ///   - fallback: where faces for characters come from that the font lacks.
  ///   - baseDirection: the way that text runs where its characters don't say it.
  package init(
    face: FontFace, size: Double, options: ShapingOptions = ShapingOptions(),
    fallback: FontCascade.Fallback = .none, limits: LineLimits = LineLimits(),
    baseDirection: BaseDirection = .automatic
  ) {
    cascade = FontCascade(primary: face, fallback: fallback, language: options.language)
    self.size = size
    self.limits = limits
    self.face = face
    lineHeight = face.metrics.points(face.metrics.labelLineUnits, size: size)
    spacing = options.spacing
    widthLimit = limits.width ?? .infinity
    shaper = Shaper(options: options, size: size)
    shapesEverything =
      !shaper.hasOnlyGlobalFeatures || baseDirection == .rightToLeft || face.shaping.hasTracking
    typesetter = Typesetter(
      cascade: cascade, size: size, options: options, shaper: shaper,
      baseDirection: baseDirection)
  }

  /// Measures one label of valid UTF-8.
  ///
  /// An empty label is 0 × 0 (facts/text, recorded metrics). Linear in the text.
  package func measure(_ text: Span<UInt8>) -> LabelSize {
    guard !text.isEmpty else { return LabelSize(width: 0, height: 0, lines: 0) }
    guard let sum = pairwiseSum(of: text) else { return shapedSize(of: LabelText(utf8: text)) }
    let width = face.metrics.points(sum.units, size: size)
    let spaced = spacing == 0 ? width : width + Double(sum.clusters) * spacing
    guard spaced <= widthLimit else {
      return shapedSize(of: LabelText(utf8: text))
    }
    return LabelSize(width: spaced, height: lineHeight, lines: 1)
  }

  /// Measures one label.
  package func measure(_ text: String) -> LabelSize {
    measure(Array(text.utf8).span)
  }

  /// The sum of a label's advances by pairs, for text that needs no more.
  func pairwiseSum(of text: Span<UInt8>) -> (units: Int, clusters: Int)? {
    guard !shapesEverything else { return nil }
    let script = Self.firstScript(in: text)
    if script != latestScript {
      latest = pairwise[script] ?? PairwiseAdvances(face: face, script: script, shaper: shaper)
      pairwise[script] = latest
      latestScript = script
    }
    return latest?.width(of: text)
  }

  /// The size of a text that is shaped.
  func shapedSize(of text: LabelText) -> LabelSize {
    let result = LabelLines(typesetter: typesetter, limits: limits).lines(of: text)
    var details = LabelDetails()
    details.isTruncated = result.isTruncated
    if result.lines.count > 1 || result.isTruncated {
      details.lines = result.lines
      for index in details.lines.indices {
        details.lines[index].baseline =
          height(ofLines: index) + face.metrics.points(face.metrics.ascender, size: size)
      }
    }
    for (offset, paragraph) in result.paragraphs {
      addFindings(in: paragraph, at: offset, to: &details)
    }
    if details.faces.allSatisfy({ $0.face == 0 }) { details.faces = [] }
    let ink = self.ink(of: result)
    let overflow = ink.overflow(width: .infinity, height: height(ofLines: result.lines.count))
    details.inkOverflow = InkOverflow(above: overflow.above, below: overflow.below)
    return LabelSize(
      width: width(of: result), height: height(ofLines: result.lines.count),
      lines: result.lines.count, details: details)
  }

  /// The box of what a label draws, in points from its top left corner, y downwards.
  ///
  /// Linear in the text.
  package func ink(of text: String) -> InkBounds {
    guard !text.isEmpty else { return InkBounds() }
    let label = LabelText(units: Array(text.utf16))
    return ink(of: LabelLines(typesetter: typesetter, limits: limits).lines(of: label))
  }

  /// What each cluster of a label adds to its width, in the order of the text.
  ///
  /// Lines are not broken: the label is explained as one line. Linear in the text.
  package func explanation(of text: String) -> [ClusterExplanation] {
    guard !text.isEmpty else { return [] }
    return typesetter.explanation(of: LabelText(units: Array(text.utf16)))
  }

  private func ink(of result: LabelLines.Result) -> InkBounds {
    var ink = InkBounds()
    let isPlain = result.lines.count == 1 && !result.isTruncated
    for (number, line) in result.lines.enumerated() {
      let shaped =
        isPlain
        ? result.paragraphs[0].shaped : typesetter.shape(LabelText(units: Array(line.text.utf16)))
      let baseline = number * face.metrics.labelLineUnits + face.metrics.ascender
      ink.formUnion(typesetter.ink(of: shaped, baseline: baseline))
    }
    return ink
  }

  /// A single line is as wide as its text would be; several as wide as the widest.
  private func width(of result: LabelLines.Result) -> Double {
    if limits.maximumLines == 1, let only = result.paragraphs.first?.shaped {
      return typesetter.points(only.sum(0..<only.clusters.count))
    }
    return result.lines.reduce(0) { max($0, $1.width) }
  }

  /// The height of so many lines in points: one sum of font units, scaled once.
  private func height(ofLines count: Int) -> Double {
    face.metrics.points(count * face.metrics.labelLineUnits, size: size)
  }

  /// Adds the faces that a paragraph uses, and the characters that none has.
  private func addFindings(
    in paragraph: ShapedText, at offset: Int, to details: inout LabelDetails
  ) {
    for run in paragraph.runs {
      let range = offset + run.range.lowerBound..<offset + run.range.upperBound
      if let last = details.faces.last, last.face == run.face,
        last.range.upperBound == range.lowerBound
      {
        details.faces[details.faces.count - 1].range = last.range.lowerBound..<range.upperBound
      } else {
        details.faces.append(.init(range: range, face: run.face))
      }
    }
    for cluster in paragraph.clusters
    where paragraph.glyphs[cluster.glyphs].contains(where: { $0.glyph == 0 }) {
      let face = cascade.faces[paragraph.runs[cluster.run].face]
      for value in paragraph.text.scalars(in: cluster.range) {
        guard face.shaping.nominalGlyph(of: value) == nil,
          !TextProperties.isDefaultIgnorable(value), let scalar = Unicode.Scalar(value),
          !details.missing.contains(scalar)
        else { continue }
        details.missing.append(scalar)
      }
    }
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
