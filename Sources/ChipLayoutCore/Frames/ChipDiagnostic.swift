package import CollectionLayout

/// Something about a result that its reader should know: the facts, and one sentence of them.
package enum ChipDiagnostic: Equatable, Sendable {
  /// The font has no glyph for a character, so the width is that of the missing-glyph box.
  case missingGlyph(item: Int, scalar: Unicode.Scalar, font: String)
  /// A label without text.
  case emptyLabel(item: Int)
  /// The chip is narrower than its label and padding.
  case clippedLabel(item: Int, needed: Double, available: Double)
  /// What is drawn reaches out of the label's box, by so many points at the top and the bottom.
  case inkOutsideLabel(item: Int, above: Double, below: Double)
  /// Another font was taken than the one that was asked for.
  case substitutedFont(asked: String, found: String)
  /// What the layout itself reports.
  case layout(Diagnostic)

  /// A word for scripts.
  package var kind: String {
    switch self {
    case .missingGlyph: "missingGlyph"
    case .emptyLabel: "emptyLabel"
    case .clippedLabel: "clippedLabel"
    case .inkOutsideLabel: "inkOutsideLabel"
    case .substitutedFont: "substitutedFont"
    case .layout(let diagnostic): diagnostic.kind
    }
  }

  /// The section and the item that it speaks of, where it speaks of one.
  package var place: (section: Int?, item: Int?) {
    switch self {
    case .missingGlyph(let item, _, _), .emptyLabel(let item), .clippedLabel(let item, _, _),
      .inkOutsideLabel(let item, _, _):
      (0, item)
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
    case .inkOutsideLabel(_, let above, let below):
      let parts = [
        above > 0 ? "\(thousandths(above)) points above" : nil,
        below > 0 ? "\(thousandths(below)) points below" : nil,
      ]
      return "the text is drawn \(parts.compactMap { $0 }.joined(separator: " and ")) the label's "
        + "box, which clips it if it clips to bounds; the measured height is right"
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
