/// How two frames documents differ: which frames changed, and why.
package struct FramesDifference: Sendable {
  /// The causes in the order of the document; their `frames` add up to `changedFrames`.
  package let causes: [DifferenceCause]
  /// How many frames changed in each way; `unchanged` too.
  package let counts: [FrameChange: Int]
  /// Facts that differ without having changed a frame, such as a library's version.
  package let notes: [ValueChange]
  /// How much wider and taller the content is, in points; 0 within the tolerance.
  package let contentGrowth: (width: Double, height: Double)

  /// How many frames changed, those that came and went too.
  package var changedFrames: Int {
    counts.reduce(0) { $0 + ($1.key == .unchanged ? 0 : $1.value) }
  }

  /// Whether nothing differs that anyone could see; notes don't count.
  package var isEmpty: Bool { causes.isEmpty }

  /// Compares two documents; linear in their frames, but for chips that moved in the order.
  package init(
    from old: RecordedFrames, to new: RecordedFrames, tolerance: FrameTolerance = FrameTolerance()
  ) {
    let changes = FrameChanges(from: old, to: new, tolerance: tolerance)
    var counts = changes.changes.reduce(into: [FrameChange: Int]()) { $0[$1, default: 0] += 1 }
    if changes.deletions > 0 { counts[.deleted] = changes.deletions }
    self.counts = counts
    contentGrowth = (
      FrameTolerance.exceeds(old.contentWidth, new.contentWidth, tolerance.width)
        ? new.contentWidth - old.contentWidth : 0,
      FrameTolerance.exceeds(old.contentHeight, new.contentHeight, tolerance.height)
        ? new.contentHeight - old.contentHeight : 0
    )
    var explanation = DifferenceExplanation(
      old: old, new: new, changes: changes, tolerance: tolerance, contentGrowth: contentGrowth)
    explanation.explain()
    causes = explanation.causes
    notes = explanation.notes
  }
}
