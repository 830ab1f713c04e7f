/// What happens to text that doesn't fit, as UIKit's `NSLineBreakMode` names it.
package enum LineBreakMode: String, CaseIterable, Sendable {
  case wordWrapping, charWrapping, clipping, truncatingHead, truncatingMiddle, truncatingTail

  /// Whether an ellipsis takes the place of what doesn't fit.
  var truncates: Bool {
    switch self {
    case .wordWrapping, .charWrapping, .clipping: false
    case .truncatingHead, .truncatingMiddle, .truncatingTail: true
    }
  }
}

/// How much room a label has.
package struct LineLimits: Equatable, Hashable, Sendable {
  /// The most lines; 0 for no limit.
  package var maximumLines = 1
  /// The greatest width of a line in points; nil for no limit.
  package var width: Double?
  /// What happens to text that doesn't fit.
  package var mode = LineBreakMode.truncatingTail

  package init() {}
}

/// One line of a label.
package struct LabelLine: Equatable, Sendable {
  /// The code units of the label that the line stands for (UTF-16, as `NSRange` counts), without
  /// the newline.
  package var range: Range<Int>
  /// What the line shows: its text, with a hyphen or an ellipsis where there is one.
  package var text: String
  /// The width in points that the line takes, trailing white space as far as it fits.
  package var width: Double
  /// The distance of the baseline from the label's top, in points.
  package var baseline: Double
}
