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
    let shaped = typesetter.shape(text)
    let slack = limit + 4 * typesetter.size + abs(typesetter.spacing)
    var sum = AdvanceSum()
    var takesFront = mode != .truncatingHead
    var (front, back) = (0, shaped.clusters.count)
    while front < back {
      let cluster = shaped.clusters[takesFront ? front : back - 1]
      sum.add(cluster.advance, face: shaped.runs[cluster.run].face)
      guard typesetter.points(sum) <= slack else { break }
      if takesFront { front += 1 } else { back -= 1 }
      if mode == .truncatingMiddle { takesFront.toggle() }
    }
    // A cluster of shaping may hold several graphemes, so they are counted by their places.
    let frontEnd = front > 0 ? shaped.clusters[front - 1].range.upperBound : 0
    let backStart =
      back < shaped.clusters.count ? shaped.clusters[back].range.lowerBound : text.count
    let fromFront = starts.dropFirst().prefix { $0 <= frontEnd }.count
    let fromBack = starts.dropLast().reversed().prefix { $0 >= backStart }.count
    return mode == .truncatingMiddle ? 2 * max(fromFront, fromBack) + 1 : fromFront + fromBack
  }
}
