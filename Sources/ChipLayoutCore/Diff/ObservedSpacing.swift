/// The spacings that the frames of a section show, for documents that don't say their options.
struct ObservedSpacing {
  private(set) var left: Double?
  private(set) var top: Double?
  private(set) var interitem: Double?
  private(set) var line: Double?

  /// Measures a section whose rows go down; linear in its frames, which are those of `range`.
  init(of number: Int, in frames: RecordedFrames, range: Range<Int>) {
    guard number < frames.sections.count else { return }
    let section = frames.sections[number]
    var ceiling = section.y
    var row: Int32 = -1
    var (rowTop, rowBottom, bottomAbove) = (Double.infinity, -Double.infinity, Double.nan)
    var (leastX, leastY) = (Double.infinity, Double.infinity)
    var right = 0.0
    func note(_ gap: Double, in property: inout Double?) {
      if gap >= 0 { property = min(property ?? gap, gap) }
    }
    for index in range {
      guard frames.role[index] == .item else {
        if frames.role[index] == .header { ceiling = frames.y[index] + frames.height[index] }
        continue
      }
      if frames.row[index] != row {
        note(rowTop - bottomAbove, in: &line)
        bottomAbove = rowBottom.isFinite ? rowBottom : .nan
        (rowTop, rowBottom) = (.infinity, -.infinity)
        row = frames.row[index]
      } else {
        note(frames.x[index] - right, in: &interitem)
      }
      right = frames.x[index] + frames.width[index]
      rowTop = min(rowTop, frames.y[index])
      rowBottom = max(rowBottom, frames.y[index] + frames.height[index])
      leastX = min(leastX, frames.x[index])
      leastY = min(leastY, frames.y[index])
    }
    note(rowTop - bottomAbove, in: &line)
    if leastX.isFinite { left = leastX - section.x }
    if leastY.isFinite { top = leastY - ceiling }
  }

  /// The spacings that differ between two sections, under UIKit's names.
  static func changes(
    from before: ObservedSpacing?, to after: ObservedSpacing, tolerance: FrameTolerance
  ) -> [ValueChange] {
    guard let before else { return [] }
    return [
      ("sectionInset.left", before.left, after.left, tolerance.x),
      ("sectionInset.top", before.top, after.top, tolerance.y),
      ("minimumInteritemSpacing", before.interitem, after.interitem, tolerance.x),
      ("minimumLineSpacing", before.line, after.line, tolerance.y),
    ].compactMap { name, first, second, allowed in
      guard let first, let second, FrameTolerance.exceeds(first, second, allowed + 1e-6) else {
        return nil
      }
      return ValueChange(name, roundedForMessage(first), roundedForMessage(second))
    }
  }
}

/// A number without the noise of subtracting doubles.
func roundedForMessage(_ number: Double) -> Double {
  guard number.magnitude < 1e9 else { return number }
  return (number * 1e4).rounded() / 1e4 + 0
}
