/// What a run of rows amounts to.
struct Totals: Hashable, Sendable {
  var items = 0
  var rows = 0
  /// The extent in the direction of scrolling.
  var extent = ExactSum()

  static func += (totals: inout Totals, other: Totals) {
    totals.items += other.items
    totals.rows += other.rows
    totals.extent += other.extent
  }

  static func -= (totals: inout Totals, other: Totals) {
    totals.items -= other.items
    totals.rows -= other.rows
    totals.extent -= other.extent
  }
}

/// The totals of many parts, where one can change and all before a part can be asked for in O(log n).
///
/// A binary indexed tree: place `i`, counted from 1, holds the totals of as many parts up to `i` as the
/// lowest bit of `i` says.
struct RunningTotals: Sendable {
  private var tree: [Totals]
  /// The totals of all parts.
  private(set) var sum = Totals()

  var count: Int { tree.count }

  /// Takes the totals of all parts, in O(n).
  init(of parts: some Sequence<Totals>) {
    tree = Array(parts)
    for part in tree { sum += part }
    for place in 1..<tree.count + 1 {
      let above = place + (place & -place)
      if above <= tree.count { tree[above - 1] += tree[place - 1] }
    }
  }

  /// Changes the totals of a part, given those that it had and those that it has.
  mutating func change(_ part: Int, from old: Totals, to new: Totals) {
    var place = part + 1
    while place <= tree.count {
      tree[place - 1] -= old
      tree[place - 1] += new
      place += place & -place
    }
    sum -= old
    sum += new
  }

  /// Returns the totals of the parts before one.
  func before(_ part: Int) -> Totals {
    var totals = Totals()
    var place = part
    while place > 0 {
      totals += tree[place - 1]
      place &= place - 1
    }
    return totals
  }

  /// Returns the last part for which something is true of the totals before it, and those totals.
  ///
  /// What is true of some totals has to be true of all smaller ones, and of none at all. There has to
  /// be a part.
  func lastPart(where isReached: (Totals) -> Bool) -> (part: Int, before: Totals) {
    var place = 0
    var totals = Totals()
    var step = 1
    while step * 2 <= tree.count { step *= 2 }
    while step > 0 {
      // The last part begins before the whole sum, so that place n itself is never taken.
      if place + step < tree.count {
        var next = totals
        next += tree[place + step - 1]
        if isReached(next) {
          place += step
          totals = next
        }
      }
      step /= 2
    }
    return (place, totals)
  }
}
