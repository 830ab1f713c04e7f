/// Lays a label's text out in lines.
struct LabelLines {
  let typesetter: Typesetter
  let limits: LineLimits

  /// The lines of a label, without baselines, and whether something of the text is not shown.
  struct Result {
    var lines: [LabelLine] = []
    var isTruncated = false
    /// The shaped paragraphs and where each begins in the label.
    var paragraphs: [(offset: Int, shaped: ShapedText)] = []
  }

  /// Breaks a text into its lines; linear in the text.
  func lines(of text: LabelText) -> Result {
    var result = Result()
    let paragraphs = Self.paragraphs(of: text, boundaries: typesetter.boundaries)
    for (number, range) in paragraphs.enumerated() {
      guard hasRoom(after: result.lines.count) else {
        result.isTruncated = true
        break
      }
      let shaped = typesetter.shape(text.part(range), offset: range.lowerBound)
      result.paragraphs.append((range.lowerBound, shaped))
      append(shaped, at: range, isLast: number == paragraphs.count - 1, to: &result)
    }
    return result
  }

  /// The ranges between newlines.
  ///
  /// A newline at the end begins no further line, unless there is nothing else (facts/text, recorded
  /// metrics: a lone newline makes a label two lines high, “a” and a newline one).
  static func paragraphs(of text: LabelText, boundaries: TextBoundaries) -> [Range<Int>] {
    guard text.units.contains(where: { TextBoundaries.isNewline(UInt32($0)) }) else {
      return [0..<text.count]
    }
    var ranges: [Range<Int>] = []
    var start = 0
    for lineBreak in boundaries.lineBreaks(in: text) where lineBreak.isMandatory {
      var end = lineBreak.position
      if TextBoundaries.isNewline(UInt32(text.units[end - 1])) {
        let isPair = end - 1 > start && text.units[end - 1] == 0x0A && text.units[end - 2] == 0x0D
        end -= isPair ? 2 : 1
      }
      ranges.append(start..<end)
      start = lineBreak.position
    }
    let isNothingElse = ranges.allSatisfy(\.isEmpty)
    if start < text.count || isNothingElse { ranges.append(start..<text.count) }
    return ranges
  }

  /// The greatest width of a line in points.
  private var limit: Double { limits.width ?? .infinity }

  private func breaker(of shaped: ShapedText, at range: Range<Int>) -> LineBreaker {
    LineBreaker(
      shaped, offset: range.lowerBound, limit: limit, mode: limits.mode, typesetter: typesetter)
  }

  /// Whether another line may follow so many.
  private func hasRoom(after count: Int) -> Bool {
    limits.maximumLines == 0 || count < limits.maximumLines
  }

  private func append(
    _ shaped: ShapedText, at range: Range<Int>, isLast: Bool, to result: inout Result
  ) {
    guard !range.isEmpty else {
      let isCut = !isLast && !hasRoom(after: result.lines.count + 1)
      result.lines.append(
        isCut
          ? truncatedTail(of: shaped, from: 0, at: range)
          : LabelLine(range: range, text: "", width: 0, baseline: 0))
      return
    }
    // The only line of a label is never wrapped: it is cut where it ends.
    if limits.maximumLines == 1 {
      let width = typesetter.points(shaped.sum(0..<shaped.clusters.count))
      let fits = width <= limit && isLast
      result.isTruncated = !fits
      result.lines.append(
        fits
          ? LabelLine(
            range: range, text: shaped.text.string(0..<range.count), width: width, baseline: 0)
          : onlyLine(of: shaped, width: width, at: range))
      return
    }
    var breaker = breaker(of: shaped, at: range)
    var start = 0
    while start < shaped.text.count {
      let line = breaker.line(from: start)
      let isCut =
        !hasRoom(after: result.lines.count + 1)
        && (line.range.upperBound < shaped.text.count || !isLast)
      if isCut {
        result.isTruncated = true
        if limits.mode.truncates {
          result.lines.append(truncatedTail(of: shaped, from: start, at: range))
          return
        }
      }
      result.lines.append(shown(line, of: shaped, at: range))
      if isCut { return }
      start = line.range.upperBound
    }
  }

  private func shown(
    _ line: LineBreaker.Line, of shaped: ShapedText, at range: Range<Int>
  ) -> LabelLine {
    var text = shaped.text.part(line.range)
    if line.showsHyphen, let hyphen = text.units.lastIndex(of: UInt16(CodePoint.softHyphen)) {
      text.units[hyphen] = UInt16(typesetter.hyphen)
    }
    return LabelLine(
      range: range.lowerBound + line.range.lowerBound..<range.lowerBound + line.range.upperBound,
      text: text.string(0..<text.count), width: line.width, baseline: 0)
  }

  /// A label's only line when it is too long, or when lines follow that have no room.
  private func onlyLine(
    of shaped: ShapedText, width: Double, at range: Range<Int>
  ) -> LabelLine {
    switch limits.mode {
    case .truncatingHead, .truncatingMiddle, .truncatingTail:
      return truncatedTail(of: shaped, from: 0, at: range)
    case .clipping:
      return LabelLine(
        range: range, text: shaped.text.string(0..<shaped.text.count),
        width: min(width, limit), baseline: 0)
    case .wordWrapping, .charWrapping:
      var breaker = breaker(of: shaped, at: range)
      return shown(breaker.line(from: 0), of: shaped, at: range)
    }
  }

  /// What remains of a paragraph, cut to fit with an ellipsis.
  private func truncatedTail(
    of shaped: ShapedText, from start: Int, at range: Range<Int>
  ) -> LabelLine {
    let truncation = Truncation(typesetter: typesetter, limit: limit, mode: limits.mode)
    let (shown, width) = truncation.truncated(shaped.text.part(start..<shaped.text.count))
    return LabelLine(
      range: range.lowerBound + start..<range.upperBound, text: shown.string(0..<shown.count),
      width: width, baseline: 0)
  }
}
