/// A text with its runs shaped: what each cluster advances, and by which glyphs.
struct ShapedText {
  /// A cluster: what HarfBuzz can't divide, at least one grapheme.
  struct Cluster: Equatable {
    /// The code units that it stands for.
    var range: Range<Int>
    /// The run that it is part of.
    var run: Int
    /// Font units of the run's face.
    var advance: Int
    /// Whether the text has to be shaped again if a line begins here.
    var isUnsafeToBreak: Bool
    /// Its glyphs in `ShapedText.glyphs`.
    var glyphs: Range<Int>
  }

  let text: LabelText
  let runs: [TextRun]
  /// The glyphs of all runs; runs in logical order, glyphs within a run in visual order.
  var glyphs: [ShapedGlyph] = []
  /// The clusters in logical order.
  var clusters: [Cluster] = []

  /// Shapes all runs; linear in the text.
  ///
  /// - Parameter offset: where the text begins in the label.
  init(
    _ text: LabelText, runs: [TextRun], cascade: FontCascade, shaper: Shaper, offset: Int
  ) {
    self.text = text
    self.runs = runs
    for index in runs.indices {
      let first = glyphs.count
      let run = runs[index]
      shaper.shape(
        text, range: run.range, run: run, face: cascade.faces[run.face], offset: offset,
        to: &glyphs)
      clusters += Self.clusters(
        of: glyphs[first...], run: run, number: index, end: run.range.upperBound)
    }
  }

  /// The clusters of a run's glyphs, in logical order.
  static func clusters(
    of glyphs: ArraySlice<ShapedGlyph>, run: TextRun, number: Int, end: Int
  ) -> [Cluster] {
    var clusters: [Cluster] = []
    var index = glyphs.startIndex
    while index < glyphs.endIndex {
      let cluster = glyphs[index].cluster
      let first = index
      var advance = 0
      var isUnsafe = false
      while index < glyphs.endIndex, glyphs[index].cluster == cluster {
        advance += glyphs[index].advance
        isUnsafe = isUnsafe || glyphs[index].isUnsafeToBreak
        index += 1
      }
      clusters.append(
        Cluster(
          range: cluster..<end, run: number, advance: advance, isUnsafeToBreak: isUnsafe,
          glyphs: first..<index))
    }
    if run.isRightToLeft { clusters.reverse() }
    for index in clusters.indices.dropLast() {
      clusters[index].range =
        clusters[index].range.lowerBound..<clusters[index + 1].range.lowerBound
    }
    return clusters
  }
}

extension ShapedText {
  /// The place in `clusters` of the one that holds a code unit; the end for the end of the text.
  ///
  /// Logarithmic in the clusters.
  func clusterIndex(at position: Int) -> Int {
    Self.place(in: clusters.count) { clusters[$0].range.upperBound <= position }
  }

  /// The place in `runs` of the one that holds a code unit; logarithmic in the runs.
  func runIndex(at position: Int) -> Int {
    Self.place(in: runs.count) { runs[$0].range.upperBound <= position }
  }

  /// The first of `count` places that does not lie before what is searched.
  private static func place(in count: Int, isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The sum of the clusters in a range of places.
  func sum(_ places: Range<Int>) -> AdvanceSum {
    var sum = AdvanceSum()
    for cluster in clusters[places] { sum.add(cluster.advance, face: runs[cluster.run].face) }
    return sum
  }
}

/// Advances of several faces, in each face's own font units, so that nothing is rounded until the
/// end.
struct AdvanceSum {
  /// The sum of the label's own face, which most labels need alone.
  private(set) var primaryUnits = 0
  private var otherUnits: [(face: Int, units: Int)] = []
  /// The number of clusters, each followed by spacing.
  private(set) var clusters = 0

  /// Adds a cluster's advance.
  mutating func add(_ units: Int, face: Int) {
    clusters += 1
    guard face != 0 else {
      primaryUnits += units
      return
    }
    addUnits(units, face: face)
  }

  /// Adds another sum.
  mutating func add(_ other: AdvanceSum) {
    primaryUnits += other.primaryUnits
    for (face, units) in other.otherUnits { addUnits(units, face: face) }
    clusters += other.clusters
  }

  /// Moves the sum by font units that are no cluster's, so that no spacing follows.
  mutating func shift(by units: Int, face: Int) {
    if face == 0 { primaryUnits += units } else { addUnits(units, face: face) }
  }

  private mutating func addUnits(_ units: Int, face: Int) {
    if let index = otherUnits.firstIndex(where: { $0.face == face }) {
      otherUnits[index].units += units
    } else {
      otherUnits.append((face, units))
    }
  }

  /// The width in points: each face's sum scaled once, and the spacing after each cluster.
  func points(cascade: FontCascade, size: Double, spacing: Double) -> Double {
    var width = cascade.primary.metrics.points(primaryUnits, size: size)
    // In the order in which the label uses them: the same sum, whatever was measured before.
    for (face, units) in otherUnits {
      width += cascade.faces[face].metrics.points(units, size: size)
    }
    return spacing == 0 ? width : width + Double(clusters) * spacing
  }
}
