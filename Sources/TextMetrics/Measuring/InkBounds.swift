/// The box of what a glyph draws, in font units from its origin, y upwards.
struct InkBox: Equatable {
  var left: Int
  var right: Int
  var bottom: Int
  var top: Int
}

/// The box of what a label draws, in points from the label's top left corner, y downwards.
package struct InkBounds: Equatable, Sendable {
  /// The edges; all 0 when nothing is drawn.
  package private(set) var left = 0.0
  package private(set) var top = 0.0
  package private(set) var right = 0.0
  package private(set) var bottom = 0.0
  private var isEmpty = true

  package init() {}

  /// How far it reaches out of a label's box.
  package func overflow(width: Double, height: Double) -> InkOverflow {
    InkOverflow(
      above: max(0, -top), below: max(0, bottom - height), left: max(0, -left),
      right: max(0, right - width))
  }

  /// Grows to hold the box of another line.
  mutating func formUnion(_ line: InkBounds) {
    guard !line.isEmpty else { return }
    add(left: line.left, top: line.top, right: line.right, bottom: line.bottom)
  }

  /// Grows to hold a box.
  mutating func add(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = isEmpty ? left : min(self.left, left)
    self.top = isEmpty ? top : min(self.top, top)
    self.right = isEmpty ? right : max(self.right, right)
    self.bottom = isEmpty ? bottom : max(self.bottom, bottom)
    isEmpty = false
  }
}

/// How far what a label draws reaches out of its box, in points; 0 where it doesn't.
package struct InkOverflow: Equatable, Sendable {
  package var above = 0.0
  package var below = 0.0
  package var left = 0.0
  package var right = 0.0

  /// Whether all is inside.
  package var isEmpty: Bool { self == InkOverflow() }
}

extension Typesetter {
  /// The box of what a line draws, in points from the label's top left corner, y downwards.
  ///
  /// Runs stand in visual order (Unicode Standard Annex 9, rule L2). Font units are summed first and
  /// scaled once, as widths are.
  ///
  /// - Parameter baseline: how far down the line's baseline is, in font units of the label's font.
  func ink(of shaped: ShapedText, baseline: Int) -> InkBounds {
    var ink = InkBounds()
    var pen = AdvanceSum()
    for run in Self.visualOrder(of: shaped.runs.map(\.level)) {
      let place = shaped.runs[run].face
      let face = cascade.faces[place]
      for cluster in visualClusters(ofRun: run, in: shaped) {
        var units = 0
        for glyph in shaped.glyphs[cluster.glyphs] {
          defer { units += glyph.advance }
          guard let box = face.ink(ofGlyph: glyph.glyph) else { continue }
          let x = { (edge: Int) in
            var edgeSum = pen
            edgeSum.shift(by: units + glyph.xOffset + edge, face: place)
            return self.points(edgeSum)
          }
          let y = { (edge: Int) in
            self.distance(below: baseline, of: glyph.yOffset + edge, inFace: place)
          }
          ink.add(left: x(box.left), top: y(box.top), right: x(box.right), bottom: y(box.bottom))
        }
        pen.add(units, face: place)
      }
    }
    return ink
  }

  /// How far down a height above a baseline is, in points.
  private func distance(below baseline: Int, of height: Int, inFace place: Int) -> Double {
    let primary = cascade.primary.metrics
    guard place != 0 else { return primary.points(baseline - height, size: size) }
    return primary.points(baseline, size: size)
      - cascade.faces[place].metrics.points(height, size: size)
  }

  private func visualClusters(
    ofRun run: Int, in shaped: ShapedText
  ) -> [ShapedText.Cluster] {
    let range = shaped.runs[run].range
    let places =
      shaped.clusterIndex(at: range.lowerBound)..<shaped.clusterIndex(at: range.upperBound)
    let clusters = Array(shaped.clusters[places])
    return shaped.runs[run].isRightToLeft ? clusters.reversed() : clusters
  }

  /// The places of runs from left to right: from the highest level to the lowest odd one, every
  /// stretch at that level or above is turned round.
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 & 1 == 1 }).min() else {
      return order
    }
    for level in (lowestOdd...highest).reversed() {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
