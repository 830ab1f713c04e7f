/// A running sum that keeps what a `Double` would round away.
///
/// Positions come from exact sums (facts/collection-layouts 1.10), and an updated layout adds the
/// same thicknesses in another order than a full one. About 106 bits hold both without a rounding,
/// so both read the same `value`.
struct ExactSum: Hashable, Sendable {
  private(set) var high: Double
  private(set) var low: Double

  /// The sum, rounded once.
  var value: Double { high + low }

  init(_ value: Double = 0) {
    high = value
    low = 0
  }

  @inline(__always)
  static func += (sum: inout ExactSum, term: Double) {
    let total = sum.high + term
    let part = total - sum.high
    let lost = (sum.high - (total - part)) + (term - part)
    // Nearly always nothing is lost. What is below gives the same then, by a chain of additions that
    // each wait for the one before; past a branch, a processor goes on with the next sum at once.
    guard lost != 0 || sum.low != 0 else {
      sum.high = total
      return
    }
    let low = sum.low + lost
    sum.high = total + low
    sum.low = low - (sum.high - total)
  }

  static func += (sum: inout ExactSum, other: ExactSum) {
    sum += other.high
    sum += other.low
  }

  static func -= (sum: inout ExactSum, other: ExactSum) {
    sum += -other.high
    sum += -other.low
  }

  static func + (sum: ExactSum, term: Double) -> ExactSum {
    var sum = sum
    sum += term
    return sum
  }
}
