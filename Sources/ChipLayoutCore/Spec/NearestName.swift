/// The name that was probably meant, for messages about a name that isn't known.
package enum NearestName {
  /// The known name nearest to `name`, if it is near enough to be meant.
  ///
  /// Letter case doesn't count. Near is a Damerau-Levenshtein distance (insertions, deletions,
  /// substitutions, swaps of neighbours) of at most a third of the longer name's length, at least 1
  /// and at most 4. Of equally near names the first wins.
  package static func nearest(to name: String, in known: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(65))
    guard wanted.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in known {
      let scalars = Array(candidate.lowercased().unicodeScalars)
      let limit = max(1, min(4, max(wanted.count, scalars.count) / 3))
      guard abs(scalars.count - wanted.count) <= limit else { continue }
      let distance = distance(wanted, scalars)
      guard distance <= limit, distance < best?.distance ?? .max else { continue }
      best = (candidate, distance)
    }
    return best?.name
  }

  /// The restricted Damerau-Levenshtein distance, in three rows of its table.
  private static func distance(_ old: [Unicode.Scalar], _ new: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...new.count)
    for row in 0..<old.count {
      var current = [row + 1]
      for column in 0..<new.count {
        var cost = min(last[column + 1] + 1, current[column] + 1)
        cost = min(cost, last[column] + (old[row] == new[column] ? 0 : 1))
        if row > 0, column > 0, old[row] == new[column - 1], old[row - 1] == new[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[new.count]
  }
}
