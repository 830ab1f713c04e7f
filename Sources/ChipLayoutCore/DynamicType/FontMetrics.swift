// Rounding calls the C math library.
internal import Glibc

/// How lengths grow with Dynamic Type, as `UIFontMetrics` scales them.
///
/// The factor is the ratio of the style's leadings, not of its sizes (`facts/dynamic-type 4`).
package enum FontMetrics {
  /// A length at a category before any rounding, in points.
  package static func exactValue(
    _ value: Double, style: TextStyle, category: ContentSizeCategory
  ) -> Double {
    value * style.leading(at: category) / style.leading(at: .large)
  }

  /// A length as `scaledValue(for:)` gives it: rounded to the pixel, halves up.
  ///
  /// `scale` is pixels per point.
  package static func scaledValue(
    _ value: Double, style: TextStyle, category: ContentSizeCategory, scale: Double
  ) -> Double {
    let pixels = exactValue(value, style: style, category: category) * scale
    return (pixels + 0.5).rounded(.down) / scale
  }

  /// The size of a custom font as `scaledFont(for:)` gives it: rounded to whole points, halves up.
  package static func scaledFontSize(
    _ size: Double, style: TextStyle, category: ContentSizeCategory
  ) -> Double {
    scaledValue(size, style: style, category: category, scale: 1)
  }
}
