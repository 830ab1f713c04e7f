/// The spacings that the frames of a section show, for documents that don't say their options.
///
/// A spacing is only believed that is the same everywhere in the section.
struct ObservedSpacing {
  /// Equal numbers, or none once two of them differ.
  private enum Observation {
    case nothing
    case value(Double)
    case mixed

    mutating func note(_ number: Double) {
      switch self {
      case .nothing: self = .value(number)
      case .value(let value) where (value - number).magnitude <= 1e-6: break
      case .value, .mixed: self = .mixed
      }
    }

    var value: Double? {
      switch self {
      case .value(let value): value
      case .nothing, .mixed: nil
      }
    }
  }

  private var left = Observation.nothing
  private var top = Observation.nothing
  private var interitem = Observation.nothing
  private var line = Observation.nothing

  /// Measures a section whose rows go down; linear in its frames, which are those of `range`.
  init(of number: Int, in frames: RecordedFrames, range: Range<Int>) {
    guard number < frames.sections.count else { return }
    let section = frames.sections[number]
    var ceiling = section.y
    var row: Int32 = -1
    var (rowTop, rowBottom, bottomAbove) = (Double.infinity, -Double.infinity, Double.nan)
    var right = 0.0
    func finishRow(_ spacing: inout ObservedSpacing) {
      guard row >= 0 else { return }
      if bottomAbove.isNaN {
        spacing.top.note(rowTop - ceiling)
      } else {
        spacing.line.note(rowTop - bottomAbove)
      }
      bottomAbove = rowBottom
      (rowTop, rowBottom) = (.infinity, -.infinity)
    }
    for index in range {
      guard frames.role[index] == .item else {
        if frames.role[index] == .header { ceiling = frames.y[index] + frames.height[index] }
        continue
      }
      if frames.row[index] != row {
        finishRow(&self)
        row = frames.row[index]
        left.note(frames.x[index] - section.x)
      } else {
        interitem.note(frames.x[index] - right)
      }
      right = frames.x[index] + frames.width[index]
      rowTop = min(rowTop, frames.y[index])
      rowBottom = max(rowBottom, frames.y[index] + frames.height[index])
    }
    finishRow(&self)
  }

  /// The spacings that differ between two sections, under UIKit's names.
  static func changes(
    from before: ObservedSpacing?, to after: ObservedSpacing, tolerance: FrameTolerance
  ) -> [ValueChange] {
    guard let before else { return [] }
    return [
      ("sectionInset.left", before.left.value, after.left.value, tolerance.x),
      ("sectionInset.top", before.top.value, after.top.value, tolerance.y),
      ("minimumInteritemSpacing", before.interitem.value, after.interitem.value, tolerance.x),
      ("minimumLineSpacing", before.line.value, after.line.value, tolerance.y),
    ].compactMap { name, first, second, allowed in
      guard let first, let second, FrameTolerance.exceeds(first, second, allowed + 1e-6) else {
        return nil
      }
      return ValueChange(name, roundedForMessage(first), roundedForMessage(second))
    }
  }
}

/// A number without the noise of subtracting doubles.
///
/// Frames of documents may be so far apart that no double holds the distance.
func roundedForMessage(_ number: Double) -> Double {
  guard !number.isNaN else { return 0 }
  guard number.isFinite else {
    return number < 0 ? -.greatestFiniteMagnitude : .greatestFiniteMagnitude
  }
  guard number.magnitude < 1e9 else { return number }
  return (number * 1e4).rounded() / 1e4 + 0
}
