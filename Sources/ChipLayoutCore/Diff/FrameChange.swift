/// What became of one frame.
///
/// Each frame has one change, the first that applies in this order, so that counts add up.
package enum FrameChange: UInt8, CaseIterable, Sendable {
  case inserted, deleted, moved, text, resized, rowChanged, shifted, unchanged
}

/// The changes of all frames of two documents.
struct FrameChanges {
  let matching: FrameMatching
  /// What became of each new frame.
  private(set) var changes: [FrameChange]
  /// The number of old frames that are gone.
  let deletions: Int

  /// Compares all frames; linear.
  init(from old: RecordedFrames, to new: RecordedFrames, tolerance: FrameTolerance) {
    let matching = FrameMatching(from: old, to: new)
    self.matching = matching
    deletions = matching.newIndex.count { $0 < 0 }
    changes = []
    changes.reserveCapacity(new.count)
    for index in 0..<new.count {
      let place = Int(matching.oldIndex[index])
      guard place >= 0 else {
        changes.append(.inserted)
        continue
      }
      guard !matching.isMoved[index] else {
        changes.append(.moved)
        continue
      }
      changes.append(Self.change(from: old, place, to: new, index, tolerance))
    }
  }

  private static func change(
    from old: RecordedFrames, _ place: Int, to new: RecordedFrames, _ index: Int,
    _ tolerance: FrameTolerance
  ) -> FrameChange {
    if !isSame(old.text[place], new.text[index]) { return .text }
    if FrameTolerance.exceeds(old.width[place], new.width[index], tolerance.width)
      || FrameTolerance.exceeds(old.height[place], new.height[index], tolerance.height)
      || FrameTolerance.exceeds(old.textWidth[place], new.textWidth[index], tolerance.textWidth)
    {
      return .resized
    }
    if old.row[place] != new.row[index] { return .rowChanged }
    let isShifted =
      FrameTolerance.exceeds(old.x[place], new.x[index], tolerance.x)
      || FrameTolerance.exceeds(old.y[place], new.y[index], tolerance.y)
    return isShifted ? .shifted : .unchanged
  }

  /// Whether two texts are the same scalars; `==` would take é for e and an accent.
  private static func isSame(_ first: String?, _ second: String?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    guard first == second else { return false }
    return first.utf8Span.isKnownASCII || first.utf8.elementsEqual(second.utf8)
  }

  /// How many frames changed, those that are gone too.
  var count: Int { deletions + changes.count { $0 != .unchanged } }
}
