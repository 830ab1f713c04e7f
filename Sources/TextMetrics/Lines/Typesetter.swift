/// Shapes whole texts and parts of them with one font cascade at one size.
final class Typesetter {
  let cascade: FontCascade
  let boundaries: TextBoundaries
  let size: Double
  let spacing: Double
  private let shaper: Shaper
  private let itemizer: Itemizer

  init(
    cascade: FontCascade, size: Double, options: ShapingOptions, shaper: Shaper,
    baseDirection: BaseDirection
  ) {
    self.cascade = cascade
    self.size = size
    self.shaper = shaper
    spacing = options.spacing
    boundaries = TextBoundaries(language: options.language)
    itemizer = Itemizer(
      cascade: cascade, boundaries: boundaries, shaper: shaper, baseDirection: baseDirection)
  }

  /// A paragraph, itemised and shaped; linear in its length.
  ///
  /// - Parameter offset: where it begins in the label.
  func shape(_ text: LabelText, offset: Int = 0) -> ShapedText {
    ShapedText(
      text, runs: itemizer.runs(in: text), cascade: cascade, shaper: shaper, offset: offset)
  }

  /// The clusters of a part of a shaped text that is shaped by itself, with the rest as context.
  func reshape(
    _ range: Range<Int>, of shaped: ShapedText, offset: Int, glyphs: inout [ShapedGlyph]
  ) -> [ShapedText.Cluster] {
    var clusters: [ShapedText.Cluster] = []
    var number = shaped.runIndex(at: range.lowerBound)
    while number < shaped.runs.count, shaped.runs[number].range.lowerBound < range.upperBound {
      defer { number += 1 }
      let run = shaped.runs[number]
      let part = run.range.clamped(to: range)
      let first = glyphs.count
      shaper.shape(
        shaped.text, range: part, run: run, face: cascade.faces[run.face], offset: offset,
        to: &glyphs)
      clusters += ShapedText.clusters(
        of: glyphs[first...], run: run, number: number, end: part.upperBound)
    }
    return clusters
  }

  /// The character that shows where a soft hyphen is used: the hyphen, or the hyphen-minus in a font
  /// without one.
  var hyphen: UInt32 {
    cascade.primary.shaping.nominalGlyph(of: CodePoint.hyphen) != nil
      ? CodePoint.hyphen : CodePoint.hyphenMinus
  }

  /// A sum in points, with the spacing after each cluster.
  func points(_ sum: AdvanceSum) -> Double {
    sum.points(cascade: cascade, size: size, spacing: spacing)
  }

  /// The width of a text by itself, in points.
  func width(of text: LabelText) -> Double {
    let shaped = shape(text)
    return points(shaped.sum(0..<shaped.clusters.count))
  }
}
