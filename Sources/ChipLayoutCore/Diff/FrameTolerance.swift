/// How far numbers may be apart and still count as equal, in points.
package struct FrameTolerance: Equatable, Sendable {
  /// A field with a tolerance of its own.
  package enum Field: String, CaseIterable, Sendable {
    case x, y, width, height, textWidth
  }

  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double
  package var textWidth: Double

  /// A tolerance for all fields.
  package init(_ all: Double = 0.001) {
    (x, y, width, height, textWidth) = (all, all, all, all, all)
  }

  /// The tolerance of a field.
  package subscript(field: Field) -> Double {
    get {
      switch field {
      case .x: x
      case .y: y
      case .width: width
      case .height: height
      case .textWidth: textWidth
      }
    }
    set {
      switch field {
      case .x: x = newValue
      case .y: y = newValue
      case .width: width = newValue
      case .height: height = newValue
      case .textWidth: textWidth = newValue
      }
    }
  }

  /// Whether two numbers are further apart than allowed.
  ///
  /// Numbers that are apart by exactly the tolerance on paper are within it, though their doubles
  /// may differ by one unit in the last place more.
  @inline(__always)
  static func exceeds(_ first: Double, _ second: Double, _ tolerance: Double) -> Bool {
    guard first != second else { return false }
    let distance = (first - second).magnitude
    return !(distance <= tolerance + max(first.magnitude, second.magnitude).ulp)
  }
}
