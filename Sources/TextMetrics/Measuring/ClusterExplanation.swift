/// What one cluster adds to a label's width, and by which glyphs.
package struct ClusterExplanation: Equatable, Sendable {
  /// A glyph as the font knows it.
  package struct Glyph: Equatable, Sendable {
    /// The glyph's number in its face.
    package var id: UInt32
    /// The glyph's name, or `gid` and the number in a font without names.
    package var name: String
  }

  /// The code units (UTF-16, as `NSRange` counts).
  package var range: Range<Int>
  /// The cluster's text.
  package var text: String
  /// Its code points.
  package var codePoints: [UInt32]
  /// The face's place in the measurer's `cascade`.
  package var face: Int
  /// The glyphs in visual order.
  package var glyphs: [Glyph]
  /// The sum of the glyphs' own advances, in font units of the face.
  package var nominalUnits: Int
  /// What kerning and other positioning add, in font units of the face.
  package var adjustmentUnits: Int
  /// Points of letter spacing after the cluster.
  package var spacing: Double
  /// The width in points up to here: all font units summed first, then scaled once.
  package var runningTotal: Double
}

extension Typesetter {
  /// What each cluster adds to the width, in the order of the text.
  func explanation(of text: LabelText) -> [ClusterExplanation] {
    let shaped = shape(text)
    var sum = AdvanceSum()
    return shaped.clusters.map { cluster in
      let place = shaped.runs[cluster.run].face
      let face = cascade.faces[place]
      let glyphs = shaped.glyphs[cluster.glyphs]
      let nominal = glyphs.reduce(0) { $0 + Int(face.advances.advance(ofGlyph: $1.glyph)) }
      sum.add(cluster.advance, face: place)
      return ClusterExplanation(
        range: cluster.range, text: text.string(cluster.range),
        codePoints: text.scalars(in: cluster.range), face: place,
        glyphs: glyphs.map { .init(id: $0.glyph, name: face.shaping.name(ofGlyph: $0.glyph)) },
        nominalUnits: nominal, adjustmentUnits: cluster.advance - nominal, spacing: spacing,
        runningTotal: points(sum))
    }
  }
}
