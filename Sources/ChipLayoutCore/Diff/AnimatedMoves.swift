/// What an animated update from one layout to another shows, when every frame is interpolated.
///
/// A chip that changes its row flies across the view, and one that crosses another covers it for a
/// moment: both look like jumps.
package struct AnimatedMoves: Sendable {
  /// A chip that changes its row or crosses others.
  package struct Move: Equatable, Sendable {
    package var chip: DifferenceCause.Chip
    package var oldRow: Int
    package var newRow: Int
    package var oldSection: Int
    /// How many chips it crosses.
    package var crossings: Int
  }

  /// The chips, in the order of the new document.
  package let moves: [Move]
  /// Whether so many chips move that not all crossings were looked for.
  package let isCut: Bool

  /// How many pairs of chips are looked at.
  private static let pairLimit = 4_000_000

  /// Finds the moves.
  ///
  /// Pairs are found by sweeping over the area that each chip passes; O(n log n) and the pairs whose
  /// areas overlap, of which four million are looked at.
  package init(from old: RecordedFrames, to new: RecordedFrames) {
    let matching = FrameMatching(from: old, to: new)
    let kept = (0..<new.count).filter { matching.oldIndex[$0] >= 0 && new.role[$0] == .item }
    let paths = kept.map { index in
      FramePath(from: old, Int(matching.oldIndex[index]), to: new, index)
    }
    let (crossings, isCut) = Self.crossings(of: paths, limit: Self.pairLimit)
    self.isCut = isCut
    moves = kept.indices.compactMap { place in
      let index = kept[place]
      let before = Int(matching.oldIndex[index])
      let section = Int(old.section[before])
      let stays =
        matching.newSection[section] == new.section[index] && old.row[before] == new.row[index]
      guard !stays || crossings[place] > 0 else { return nil }
      return Move(
        chip: new.chip(index), oldRow: Int(old.row[before]), newRow: Int(new.row[index]),
        oldSection: section, crossings: crossings[place])
    }
  }

  private static func crossings(
    of paths: [FramePath], limit: Int
  ) -> (counts: [Int], isCut: Bool) {
    var counts = Array(repeating: 0, count: paths.count)
    let order = paths.indices.sorted { paths[$0].top < paths[$1].top }
    var active: [Int] = []
    var pairs = 0
    for place in order {
      active.removeAll { paths[$0].bottom <= paths[place].top }
      pairs += active.count
      guard pairs <= limit else { return (counts, true) }
      for other in active where paths[place].crosses(paths[other]) {
        counts[place] += 1
        counts[other] += 1
      }
      active.append(place)
    }
    return (counts, false)
  }
}

/// The way of a frame from its old place to its new one, at constant speed.
private struct FramePath {
  let old: (x: Double, y: Double, width: Double, height: Double)
  let new: (x: Double, y: Double, width: Double, height: Double)
  let top: Double
  let bottom: Double

  init(from before: RecordedFrames, _ place: Int, to after: RecordedFrames, _ index: Int) {
    old = (before.x[place], before.y[place], before.width[place], before.height[place])
    new = (after.x[index], after.y[index], after.width[index], after.height[index])
    top = min(old.y, new.y)
    bottom = max(old.y + old.height, new.y + new.height)
  }

  /// Whether the frames overlap on the way without overlapping at its start and at its end.
  func crosses(_ other: FramePath) -> Bool {
    var (from, to) = (0.0, 1.0)
    // Each edge is before the other's opposite edge for an interval of time.
    let gaps = [
      (other.old.x + other.old.width - old.x, other.new.x + other.new.width - new.x),
      (old.x + old.width - other.old.x, new.x + new.width - other.new.x),
      (other.old.y + other.old.height - old.y, other.new.y + other.new.height - new.y),
      (old.y + old.height - other.old.y, new.y + new.height - other.new.y),
    ]
    for (start, end) in gaps {
      switch (start > Self.touch, end > Self.touch) {
      case (true, true): break
      case (false, false): return false
      case (true, false): to = min(to, (start - Self.touch) / (start - end))
      case (false, true): from = max(from, (Self.touch - start) / (end - start))
      }
    }
    let overlapsAtRest =
      gaps.allSatisfy { $0.0 > Self.touch } || gaps.allSatisfy { $0.1 > Self.touch }
    return from < to && !overlapsAtRest
  }

  /// Overlaps up to a thousandth of a point are frames that touch.
  private static let touch = 0.001
}
