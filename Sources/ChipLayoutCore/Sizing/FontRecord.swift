package import TextMetrics

/// The font that a result was measured with, as results name it.
package struct FontRecord: Equatable, Sendable {
  /// Who the font is.
  package let identity: FontIdentity
  /// The SHA-256 of the font file, 64 hexadecimal digits.
  package let sha256: String
  /// The font's size in points.
  package let size: Double
  /// The weight as CSS counts it; nil when the font doesn't say.
  package let weight: Double?
  /// The vertical metrics in font units.
  package let metrics: FaceMetrics

  /// The record of a face at a size.
  package init(_ face: FontFace, size: Double) {
    identity = face.identity
    sha256 = face.sha256
    metrics = face.metrics
    weight = face.weight
    self.size = size
  }

  /// Height above the baseline in points.
  package var ascender: Double { metrics.points(metrics.ascender, size: size) }
  /// Depth below the baseline in points, negative.
  package var descender: Double { metrics.points(metrics.descender, size: size) }
  /// The font's own gap between lines in points.
  package var lineGap: Double { metrics.points(metrics.lineGap, size: size) }
  /// What `UIFont.lineHeight` reports, in points: the line gap is part of it.
  package var lineHeight: Double { metrics.points(metrics.lineHeightUnits, size: size) }
  /// The height of capitals in points; nil when the font doesn't say.
  package var capHeight: Double? { metrics.capHeight.map { metrics.points($0, size: size) } }
  /// The height of small letters in points; nil when the font doesn't say.
  package var xHeight: Double? { metrics.xHeight.map { metrics.points($0, size: size) } }
  /// Where the underline stands in points, negative below the baseline.
  package var underlinePosition: Double { metrics.points(metrics.underlinePosition, size: size) }
  /// How thick the underline is in points.
  package var underlineThickness: Double { metrics.points(metrics.underlineThickness, size: size) }
}
