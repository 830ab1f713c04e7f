/// Breaks one paragraph into lines.
///
/// Line ends are the opportunities of Unicode Standard Annex 14, taken greedily. White space at a
/// soft break never pushes a word down, and counts in the line's width as far as it fits before the
/// limit (facts/text, section 6; cases/recorded E 33). A word wider than the line breaks between
/// grapheme clusters, at least one a line. Where HarfBuzz says that a break changes the shaping, both
/// sides are shaped again.
struct LineBreaker {
  /// A line of the paragraph, in its code units.
  struct Line: Equatable {
    /// From the first code unit to the next line's first.
    var range: Range<Int>
    /// The width in points.
    var width: Double
    /// Whether a soft hyphen at its end shows.
    var showsHyphen = false
  }

  private let typesetter: Typesetter
  private let offset: Int
  private let limit: Double
  private var shaped: ShapedText
  /// Where lines may end, in order, the end of the paragraph last.
  private let opportunities: [Int]
  private var nextOpportunity = 0
  private var running = RunningSum(start: -1, place: 0)

  /// The sum of a line's clusters up to a place in `shaped.clusters`.
  private struct RunningSum {
    var start: Int
    var place: Int
    var sum = AdvanceSum()
  }

  /// - Parameters:
  ///   - offset: where the paragraph begins in the label.
  ///   - limit: the greatest width of a line in points.
  init(
    _ shaped: ShapedText, offset: Int, limit: Double, mode: LineBreakMode, typesetter: Typesetter
  ) {
    self.shaped = shaped
    self.offset = offset
    self.limit = limit
    self.typesetter = typesetter
    opportunities =
      switch mode {
      case .charWrapping: Array(typesetter.boundaries.clusterStarts(in: shaped.text).dropFirst())
      case .wordWrapping, .clipping, .truncatingHead, .truncatingMiddle, .truncatingTail:
        typesetter.boundaries.lineBreaks(in: shaped.text).map(\.position)
      }
  }

  /// The paragraph's length in code units.
  var end: Int { shaped.text.count }

  /// The next line from a place where the last one ended, and what follows made ready.
  ///
  /// Over a whole paragraph linear in its length, for lines of bounded width.
  mutating func line(from start: Int) -> Line {
    var line = fittingLine(from: start)
    if isWhiteSpace(line.range.upperBound - 1) {
      line.width = min(
        max(limit, line.width), width(from: start, to: line.range.upperBound))
    }
    prepareStart(at: line.range.upperBound)
    return line
  }

  /// The longest line whose text without trailing white space fits, its width without that.
  private mutating func fittingLine(from start: Int) -> Line {
    guard limit < .infinity else {
      return Line(range: start..<end, width: width(from: start, to: end))
    }
    while nextOpportunity < opportunities.count, opportunities[nextOpportunity] <= start {
      nextOpportunity += 1
    }
    var best: Line?
    let reach = reachablePosition(from: start)
    var content = ContentEnd(start: start)
    for opportunity in opportunities[nextOpportunity...] {
      content.advance(to: opportunity, reach: reach, in: shaped.text)
      // Far beyond the limit nothing fits: long words aren't measured to their ends.
      guard content.position <= reach else { break }
      let candidate = measuredLine(from: start, content: content.position, to: opportunity)
      // What doesn't fit with a hyphen may fit with the rest of its word.
      if candidate.width <= limit { best = candidate }
    }
    return best ?? brokenWord(from: start, reach: reach)
  }

  private mutating func measuredLine(from start: Int, content: Int, to end: Int) -> Line {
    let isSoftHyphen =
      content > start && end < self.end
      && UInt32(shaped.text.units[content - 1]) == CodePoint.softHyphen
    guard isSoftHyphen else {
      return Line(range: start..<end, width: width(from: start, to: content))
    }
    var text = shaped.text.part(start..<content - 1)
    text.append(typesetter.hyphen)
    return Line(range: start..<end, width: typesetter.width(of: text), showsHyphen: true)
  }

  /// The longest line that fits when a word has to be broken: at least one grapheme cluster, and
  /// what adds nothing to its width, such as a soft hyphen, which doesn't show here.
  private mutating func brokenWord(from start: Int, reach: Int) -> Line {
    var windowEnd = max(reach, min(end, start + 1))
    while windowEnd < end, isWhiteSpace(windowEnd) { windowEnd += 1 }
    let starts = typesetter.boundaries.clusterStarts(in: shaped.text.part(start..<windowEnd))
    var best: Line?
    var room = limit
    var content = ContentEnd(start: start)
    for position in starts.dropFirst().map({ start + $0 }) {
      content.advance(to: position, reach: end, in: shaped.text)
      let candidate = Line(
        range: start..<position, width: width(from: start, to: content.position))
      if best == nil { room = max(limit, candidate.width) }
      if candidate.width <= room { best = candidate }
    }
    return best ?? Line(range: start..<end, width: width(from: start, to: end))
  }

  /// The first cluster's end that is so far beyond the limit that no shaping brings it back.
  private func reachablePosition(from start: Int) -> Int {
    let slack = 4 * typesetter.size + abs(typesetter.spacing)
    var sum = AdvanceSum()
    var index = shaped.clusterIndex(at: start)
    while index < shaped.clusters.count {
      let cluster = shaped.clusters[index]
      sum.add(cluster.advance, face: shaped.runs[cluster.run].face)
      index += 1
      if typesetter.points(sum) > limit + slack { return cluster.range.upperBound }
    }
    return end
  }

  /// The end of a line's text without trailing white space, as the line grows.
  private struct ContentEnd {
    private(set) var position: Int
    private var scanned: Int

    init(start: Int) {
      position = start
      scanned = start
    }

    /// Goes on to a later end of the line, or to the first text beyond a place.
    ///
    /// Linear in what lies between, and a long word is not read to its end.
    mutating func advance(to end: Int, reach: Int, in text: LabelText) {
      while scanned < end, position <= reach {
        scanned += 1
        if !TextProperties.isWhiteSpace(UInt32(text.units[scanned - 1])) { position = scanned }
      }
    }
  }

  private func isWhiteSpace(_ position: Int) -> Bool {
    TextProperties.isWhiteSpace(UInt32(shaped.text.units[position]))
  }

  /// The width in points of the text between the line's start and a place, as a line of its own.
  ///
  /// Cheap when places come in order within a line: sums go on from the one before.
  private mutating func width(from start: Int, to end: Int) -> Double {
    let first = shaped.clusterIndex(at: start)
    let last = shaped.clusterIndex(at: end)
    if running.start != start || running.place > last {
      running = RunningSum(start: start, place: first)
    }
    let isInside = last < shaped.clusters.count && shaped.clusters[last].range.lowerBound < end
    let isUnsafe = last < shaped.clusters.count && shaped.clusters[last].isUnsafeToBreak
    guard isInside || isUnsafe, end > start else {
      extendRunningSum(to: last)
      return typesetter.points(running.sum)
    }
    var safe = max(first, isInside ? last : last - 1)
    while safe > first, shaped.clusters[safe].isUnsafeToBreak { safe -= 1 }
    var sum: AdvanceSum
    if safe >= running.place {
      extendRunningSum(to: safe)
      sum = running.sum
    } else {
      sum = shaped.sum(first..<safe)
    }
    var glyphs: [ShapedGlyph] = []
    let tailStart = max(start, shaped.clusters[safe].range.lowerBound)
    let tail = typesetter.reshape(
      tailStart..<end, of: shaped, offset: offset, glyphs: &glyphs)
    for cluster in tail { sum.add(cluster.advance, face: shaped.runs[cluster.run].face) }
    return typesetter.points(sum)
  }

  private mutating func extendRunningSum(to place: Int) {
    guard place > running.place else { return }
    running.sum.add(shaped.sum(running.place..<place))
    running.place = place
  }

  /// Shapes the beginning of a line again where the break before it changed it.
  private mutating func prepareStart(at start: Int) {
    guard start < end else { return }
    let first = shaped.clusterIndex(at: start)
    let isInside = shaped.clusters[first].range.lowerBound < start
    guard isInside || shaped.clusters[first].isUnsafeToBreak else { return }
    var safe = first + 1
    while safe < shaped.clusters.count, shaped.clusters[safe].isUnsafeToBreak { safe += 1 }
    let headEnd = safe < shaped.clusters.count ? shaped.clusters[safe].range.lowerBound : end
    var glyphs: [ShapedGlyph] = []
    let head = typesetter.reshape(
      start..<headEnd, of: shaped, offset: offset, glyphs: &glyphs)
    replaceClusters(before: safe, with: head, start: start)
  }

  /// Puts clusters in front of a place.
  ///
  /// What stood there belongs to lines that are done, so its room is used, and nothing has to move.
  private mutating func replaceClusters(
    before place: Int, with head: [ShapedText.Cluster], start: Int
  ) {
    guard head.count <= place else {
      return shaped.clusters.replaceSubrange(..<place, with: head)
    }
    var index = place
    for cluster in head.reversed() {
      index -= 1
      shaped.clusters[index] = cluster
    }
    while index > 0, shaped.clusters[index - 1].range.upperBound > start {
      index -= 1
      shaped.clusters[index].range = start..<start
    }
  }
}
