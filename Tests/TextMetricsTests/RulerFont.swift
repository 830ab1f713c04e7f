import Foundation

@testable import TextMetrics

/// The fonts of `Fixtures/fonts`, in which widths can be worked out on paper (see `ruler.py`).
enum RulerFont {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/fonts").path

  static let plain = folder + "/Ruler.ttf"
  static let withLineGap = folder + "/RulerGap.ttf"
  /// The first two in one file.
  static let collection = folder + "/Ruler.ttc"
  /// Kerns and substitutes by class 0, the class of all glyphs that a lookup doesn't list.
  static let classZero = folder + "/RulerZero.ttf"

  static func measurer(_ path: String, index: Int = 0, size: Double) throws -> LabelMeasurer {
    LabelMeasurer(face: try FontFace(path: path, index: index), size: size)
  }
}
