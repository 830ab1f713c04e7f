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

  /// Grows to hold the box of a line whose baseline is so far down.
  mutating func formUnion(_ line: InkBounds, baseline: Double) {
    guard !line.isEmpty else { return }
    add(
      left: line.left, top: line.top + baseline, right: line.right, bottom: line.bottom + baseline)
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

extension Typesetter {
  /// The box of what a line draws, in points from the beginning of its baseline, y downwards.
  ///
  /// Runs stand in visual order (Unicode Standard Annex 9, rule L2).
  func ink(of shaped: ShapedText) -> InkBounds {
    var ink = InkBounds()
    var pen = 0.0
    let scale = { (units: Int, face: FontFace) in face.metrics.points(units, size: self.size) }
    for run in Self.visualOrder(of: shaped.runs.map(\.level)) {
      let face = cascade.faces[shaped.runs[run].face]
      for cluster in visualClusters(ofRun: run, in: shaped) {
        var units = 0
        for glyph in shaped.glyphs[cluster.glyphs] {
          if let box = face.ink(ofGlyph: glyph.glyph) {
            ink.add(
              left: pen + scale(units + glyph.xOffset + box.left, face),
              top: -scale(glyph.yOffset + box.top, face),
              right: pen + scale(units + glyph.xOffset + box.right, face),
              bottom: -scale(glyph.yOffset + box.bottom, face))
          }
          units += glyph.advance
        }
        pen += scale(units, face) + spacing
      }
    }
    return ink
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
