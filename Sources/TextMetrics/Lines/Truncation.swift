/// Cuts a text so that it fits with an ellipsis.
///
/// As much as fits is kept, in whole grapheme clusters; the ellipsis is measured in the label's font
/// with the text that stays (contract, “Lines”; facts/text, section 6: U+2026).
struct Truncation {
  let typesetter: Typesetter
  /// The greatest width in points.
  let limit: Double
  let mode: LineBreakMode

  /// The cut text and its width; the ellipsis alone when nothing else fits.
  ///
  /// Linear in the text plus what can be shown.
  func truncated(_ text: LabelText) -> (shown: LabelText, width: Double) {
    let starts = typesetter.boundaries.clusterStarts(in: text)
    let clusterCount = starts.count - 1
    var kept = min(clusterCount, mostClusters(text, starts: starts))
    while true {
      let shown = cut(text, keeping: kept, starts: starts)
      let width = typesetter.width(of: shown)
      if width <= limit || kept == 0 { return (shown, width) }
      kept -= 1
    }
  }

  /// The text with an ellipsis in place of all but `kept` grapheme clusters.
  private func cut(_ text: LabelText, keeping kept: Int, starts: [Int]) -> LabelText {
    let count = starts.count - 1
    let fromStart: Int
    switch mode {
    case .truncatingHead: fromStart = 0
    case .truncatingMiddle: fromStart = kept - kept / 2
    case .truncatingTail, .wordWrapping, .charWrapping, .clipping: fromStart = kept
    }
    var shown = text.part(0..<starts[fromStart])
    shown.append(CodePoint.ellipsis)
    shown.units += text.units[starts[count - (kept - fromStart)]...]
    return shown
  }

  /// A bound for what can be kept: clusters by their advances alone, and some room for kerning.
  private func mostClusters(_ text: LabelText, starts: [Int]) -> Int {
    let widths = approximateWidths(text, starts: starts)
    let slack = limit + 4 * typesetter.size + abs(typesetter.spacing)
    var sum = 0.0
    var kept = 0
    var (front, back) = (0, widths.count - 1)
    while front <= back {
      let takesFront: Bool
      switch mode {
      case .truncatingHead: takesFront = false
      case .truncatingMiddle: takesFront = kept % 2 == 0
      case .truncatingTail, .wordWrapping, .charWrapping, .clipping: takesFront = true
      }
      sum += widths[takesFront ? front : back]
      guard sum <= slack else { break }
      if takesFront { front += 1 } else { back -= 1 }
      kept += 1
    }
    return kept
  }

  /// What each grapheme cluster adds to the width, a ligature's in equal parts.
  private func approximateWidths(_ text: LabelText, starts: [Int]) -> [Double] {
    let shaped = typesetter.shape(text)
    var widths: [Double] = []
    widths.reserveCapacity(starts.count)
    for cluster in shaped.clusters {
      let first = widths.count
      while widths.count + 1 < starts.count, starts[widths.count] < cluster.range.upperBound {
        widths.append(0)
      }
      guard widths.count > first else { continue }
      var sum = AdvanceSum()
      sum.add(cluster.advance, face: shaped.runs[cluster.run].face)
      let part = typesetter.points(sum) / Double(widths.count - first)
      for place in first..<widths.count { widths[place] = part }
    }
    return widths
  }
}
