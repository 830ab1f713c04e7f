/// How large a label's text is, and what was found on the way.
package struct LabelSize: Equatable, Sendable {
  /// The width in points, fractional: the advance width of a label of one line, as
  /// `NSString.size(withAttributes:)` gives it, else the width of the longest line.
  package var width: Double
  /// The height of the label's lines in points: lines × (ascender − descender).
  package var height: Double
  /// The number of lines.
  package var lines: Int
  /// The details, out of line: most labels have none, and sizes are handed on by the million.
  private let box: DetailsBox?

  private final class DetailsBox: Sendable {
    let details: LabelDetails

    init(_ details: LabelDetails) {
      self.details = details
    }
  }

  /// A size; details that say nothing are none.
  package init(width: Double, height: Double, lines: Int, details: LabelDetails? = nil) {
    self.width = width
    self.height = height
    self.lines = lines
    box = details.flatMap { $0.isEmpty ? nil : DetailsBox($0) }
  }

  /// What only some labels have; nil for one that shows as a single line of its own font.
  package var details: LabelDetails? { box?.details }

  package static func == (first: LabelSize, second: LabelSize) -> Bool {
    first.width == second.width && first.height == second.height && first.lines == second.lines
      && first.details == second.details
  }
}

/// What only some labels have: several lines, other faces, missing characters.
package struct LabelDetails: Equatable, Sendable {
  /// A part of a label and the face that draws it.
  package struct FaceRange: Equatable, Sendable {
    /// The code units (UTF-16, as `NSRange` counts).
    package var range: Range<Int>
    /// The face's place in the measurer's `cascade`.
    package var face: Int
  }

  /// The lines; empty for a label that is one line and shows all of its text.
  package var lines: [LabelLine] = []
  /// Whether some of the text is not shown.
  package var isTruncated = false
  /// The faces that draw the label; empty when its own font draws all of it.
  package var faces: [FaceRange] = []
  /// The characters that no face has a glyph for, each once, in the order of the text.
  package var missing: [Unicode.Scalar] = []
  /// How far the text is drawn above and below the label; sides are only looked at when asked
  /// (`LabelMeasurer.ink(of:)`), since nearly every italic leaves them a little.
  package var inkOverflow = InkOverflow()

  var isEmpty: Bool { self == LabelDetails() }
}
