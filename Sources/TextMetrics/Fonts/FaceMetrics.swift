/// The vertical metrics of a face in font units, as the font file gives them.
package struct FaceMetrics: Equatable, Sendable {
  /// Font units in one em.
  package let unitsPerEm: Int
  /// Height above the baseline, positive.
  package let ascender: Int
  /// Depth below the baseline, negative.
  package let descender: Int
  /// What the font asks for between two lines.
  ///
  /// `UIFont.lineHeight` includes it, a label's height
  /// doesn't (facts/text, recorded metrics).
  package let lineGap: Int
  /// The height of capitals: what the font says, else the top of an H; nil for a font without one.
  package var capHeight: Int?
  /// The height of small letters: what the font says, else the top of an x; nil without one.
  package var xHeight: Int?
  /// Where the underline stands, negative below the baseline.
  package var underlinePosition = 0
  /// How thick the underline is.
  package var underlineThickness = 0

  package init(unitsPerEm: Int, ascender: Int, descender: Int, lineGap: Int) {
    self.unitsPerEm = unitsPerEm
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
  }

  /// Ascender and descender together: how high one line of a label is.
  package var labelLineUnits: Int { ascender - descender }

  /// What `UIFont.lineHeight` reports: ascender, descender and line gap.
  package var lineHeightUnits: Int { ascender - descender + lineGap }

  /// Font units as points at `size`: scaled once, in double precision.
  package func points(_ units: Int, size: Double) -> Double {
    Double(units) * size / Double(unitsPerEm)
  }
}
