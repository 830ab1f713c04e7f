package import CollectionLayout
package import TextMetrics

/// What `measure` is asked beside sizes, an answer a label; empty where nothing was asked.
package struct MeasureAnswers: Sendable {
  /// The box of what each label draws.
  package var ink: [InkBounds] = []
  /// What each label measures in the font that it really shows.
  package var comparisons: [LabelFontComparison] = []
  /// What each cluster of each label adds; faces are numbered as the document's fonts are.
  package var explanations: [[ClusterExplanation]] = []
  /// How chips get their sizes, for the rounding steps of an explanation.
  package var style = ChipStyle()
  /// The pixels of those steps.
  package var grid = PixelGrid(scale: 1)
  /// The PostScript names of the document's fonts.
  package var fontNames: [String] = []

  package init() {}
}

/// A label in the font that it shows, beside the font that its chip was measured with.
package struct LabelFontComparison: Equatable, Sendable {
  /// What becomes of the label.
  package enum Fit: String, Sendable {
    /// Its end is cut off, or an ellipsis takes its place.
    case clipped
    /// The chip is wider than it would be for this font, by a pixel or more.
    case slack
    /// To the pixel, it takes the room that was measured.
    case same
  }

  /// The width in points in the font that the label shows.
  package let shownWidth: Double
  /// How much wider that is than what was measured.
  package let difference: Double
  /// What becomes of the label.
  package let fit: Fit
  /// By how many points it is clipped, or how many are left over.
  package let amount: Double

  /// Compares two widths of one label.
  ///
  /// A label needs its width rounded up to the pixel (facts/text, section 6).
  ///
  /// - Parameters:
  ///   - width: the width in the font that was measured.
  ///   - room: the width that the chip leaves for the label.
  package init(width: Double, shownWidth: Double, room: Double, on grid: PixelGrid) {
    let needed = grid.roundedUp(shownWidth)
    let measured = grid.roundedUp(width)
    self.shownWidth = shownWidth
    difference = shownWidth - width
    if needed > room {
      fit = .clipped
      amount = needed - room
    } else if needed < measured {
      fit = .slack
      amount = measured - needed
    } else {
      fit = .same
      amount = 0
    }
  }
}
