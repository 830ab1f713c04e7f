import TextMetrics

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
      let distance = EditDistance.between(wanted, scalars)
      guard distance <= limit, distance < best?.distance ?? .max else { continue }
      best = (candidate, distance)
    }
    return best?.name
  }
}
