/// How many slips of the hand lie between two spellings.
package enum EditDistance {
  /// Insertions, deletions, substitutions and swaps of neighbours that make one text the other
  /// (optimal string alignment).
  ///
  /// Proportional to the product of both lengths.
  package static func between<Letter: Equatable>(_ first: [Letter], _ second: [Letter]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for row in 0..<first.count {
      var current = [row + 1]
      current.reserveCapacity(second.count + 1)
      for column in 0..<second.count {
        let cost = first[row] == second[column] ? 0 : 1
        var best = min(previous[column] + cost, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, beforePrevious[column - 1] + 1)
        }
        current.append(best)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[second.count]
  }
}
