package import CollectionLayout
package import TextMetrics

/// Which item of which section something is told of, both counted from 0.
package struct ItemPlace: Hashable, Sendable {
  package var section: Int
  package var item: Int

  package init(section: Int = 0, item: Int) {
    (self.section, self.item) = (section, item)
  }
}

/// Something about a result that its reader should know: the facts, and one sentence of them.
package enum ChipDiagnostic: Equatable, Sendable {
  /// The font has no glyph for a character, so the width is that of the missing-glyph box.
  case missingGlyph(at: ItemPlace, scalar: Unicode.Scalar, font: String)
  /// A label without text.
  case emptyLabel(at: ItemPlace)
  /// The chip is narrower than its label and padding.
  case clippedLabel(at: ItemPlace, needed: Double, available: Double)
  /// The label needs more lines or a longer line than it may have, so some of it is not shown.
  case truncatedLabel(at: ItemPlace, lines: Int)
  /// The chip is lower than its label.
  case clippedHeight(at: ItemPlace, needed: Double, available: Double)
  /// The label shows another font than the one measured, and is not as wide in it.
  case otherLabelFont(at: ItemPlace, measured: Double, shown: Double, font: String, room: Double)
  /// What is drawn reaches out of the label's box, by so many points at the top and the bottom.
  case inkOutsideLabel(at: ItemPlace, by: InkOverflow)
  /// Another font was taken than the one that was asked for.
  case substitutedFont(asked: String, found: String)
  /// What the layout itself reports.
  case layout(Diagnostic)

  /// A word for scripts.
  package var kind: String {
    switch self {
    case .missingGlyph: "missingGlyph"
    case .emptyLabel: "emptyLabel"
    case .clippedLabel, .clippedHeight: "clippedLabel"
    case .truncatedLabel: "truncatedLabel"
    case .otherLabelFont: "otherLabelFont"
    case .inkOutsideLabel: "inkOutsideLabel"
    case .substitutedFont: "substitutedFont"
    case .layout(let diagnostic): diagnostic.kind
    }
  }

  /// The section and the item that it speaks of, where it speaks of one.
  package var place: (section: Int?, item: Int?) {
    switch self {
    case .missingGlyph(let place, _, _), .emptyLabel(let place), .clippedLabel(let place, _, _),
      .truncatedLabel(let place, _), .clippedHeight(let place, _, _),
      .otherLabelFont(let place, _, _, _, _), .inkOutsideLabel(let place, _):
      (place.section, place.item)
    case .substitutedFont: (nil, nil)
    case .layout(let diagnostic): diagnostic.place
    }
  }

  /// One sentence, without the place.
  package var message: String {
    switch self {
    case .missingGlyph(_, let scalar, let font):
      return
        "no font has a glyph for \(unicodeName(scalar.value)); the width is that of \(font)'s missing-glyph box"
    case .emptyLabel:
      return "the label is empty: 0 × 0 before padding"
    case .clippedLabel(_, let needed, let available):
      return "the label needs \(decimal(needed)) points, and its chip leaves \(decimal(available))"
    case .truncatedLabel(_, let lines):
      return "the label doesn't fit in \(lines) \(lines == 1 ? "line" : "lines"), so a part of it "
        + "is not shown"
    case .clippedHeight(_, let needed, let available):
      return "the label is \(decimal(needed)) points high, and its chip \(decimal(available))"
    case .otherLabelFont(_, let measured, let shown, let font, let room):
      let end =
        shown > room
        ? "; its chip leaves \(decimal(room)), so the label is clipped" : ""
      return "the label shows \(font), in which it is \(decimal(shown)) points wide, not "
        + "\(decimal(measured)) as measured\(end)"
    case .inkOutsideLabel(_, let overflow):
      let sides = [
        (overflow.above, "above"), (overflow.below, "below"), (overflow.left, "left of"),
        (overflow.right, "right of"),
      ]
      let parts = sides.filter { $0.0 > 0 }.map { "\(thousandths($0.0)) points \($0.1)" }
      return "the text is drawn \(parts.joined(separator: " and ")) the label's box, which clips "
        + "it if it clips to bounds; the measured size is right"
    case .substitutedFont(let asked, let found):
      return "“\(asked)” is not installed; measured with \(found) instead"
    case .layout(let diagnostic):
      return diagnostic.message
    }
  }
}

/// A length to a thousandth of a point, for sentences.
private func thousandths(_ length: Double) -> String {
  decimal((length * 1000).rounded() / 1000)
}

/// A number with the fewest digits that read back to it, without a needless fraction.
func decimal(_ number: Double) -> String {
  var bytes: [UInt8] = []
  bytes.append(decimal: number)
  return String(decoding: bytes, as: UTF8.self)
}
