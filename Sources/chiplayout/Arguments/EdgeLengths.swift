/// Lengths at the four edges of a rectangle in points, typed as `V,H` or `T,L,B,R`.
struct EdgeLengths: NumericArgument, Equatable {
  var top: Double
  var left: Double
  var bottom: Double
  var right: Double

  static var expectation: Expectation { .shape("V,H or T,L,B,R in points, as 8,12 or 4,8,4,8") }

  init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  init(argument: String) throws(ValueProblem) {
    // By bytes: a mark after a comma would make another character of it. Five parts are enough to
    // know that there are too many.
    let comma = UInt8(ascii: ",")
    let parts = argument.utf8.split(
      separator: comma, maxSplits: 4, omittingEmptySubsequences: false)
    var numbers: [Double] = []
    for part in parts { numbers.append(try Double(argument: String(Substring(part)))) }
    switch numbers.count {
    case 2:
      self.init(top: numbers[0], left: numbers[1], bottom: numbers[0], right: numbers[1])
    case 4:
      self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    default:
      throw .malformed
    }
  }

  var argumentText: String? {
    let isShort = top == bottom && left == right
    return (isShort ? [top, left] : rangedNumbers).compactMap(\.argumentText)
      .joined(separator: ",")
  }

  var rangedNumbers: [Double] { [top, left, bottom, right] }
}
