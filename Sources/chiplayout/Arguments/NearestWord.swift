import TextMetrics

/// The word of a command line that a mistyped one probably meant.
///
/// Options and commands are short words that are often begun and not ended; for the keys of a spec
/// there is `NearestName`, which is patient with long ones.
enum NearestWord {
  /// Returns the candidate nearest to `typed`, or nil when none is near enough to be meant.
  ///
  /// Dashes in front and the case of letters don't count. The only candidate that begins with `typed`,
  /// three letters or more, is the nearest; then the one with the fewest edits, the first of equals.
  static func find(_ typed: String, among candidates: [String]) -> String? {
    let word = letters(of: typed)
    var best: (name: String, distance: Int)?
    var begun: [String] = []
    for candidate in candidates {
      let name = letters(of: candidate)
      if word.count >= 3, name.starts(with: word) { begun.append(candidate) }
      let limit = (min(word.count, name.count) + 1) / 3
      guard abs(word.count - name.count) <= limit else { continue }
      let distance = EditDistance.between(word, name)
      guard distance <= limit, distance < best?.distance ?? .max else { continue }
      best = (candidate, distance)
    }
    return begun.count == 1 ? begun.first : best?.name
  }

  /// The bytes without dashes in front, ASCII letters in lower case.
  private static func letters(of name: String) -> [UInt8] {
    name.utf8.drop { $0 == UInt8(ascii: "-") }.map { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      default: byte
      }
    }
  }
}
