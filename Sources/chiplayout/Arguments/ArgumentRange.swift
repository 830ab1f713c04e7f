/// The numbers that an option allows.
struct ArgumentRange: Equatable, Sendable {
  /// The least number, allowed itself unless `excludesLower`.
  let lower: Double?
  let excludesLower: Bool
  /// The greatest number, allowed itself.
  let upper: Double?

  /// Numbers greater than `lower`, up to `upper` if there is a limit.
  static func over(_ lower: Double, upTo upper: Double? = nil) -> ArgumentRange {
    ArgumentRange(lower: lower, excludesLower: true, upper: upper)
  }

  /// Numbers from `lower`, up to `upper` if there is a limit.
  static func from(_ lower: Double, upTo upper: Double? = nil) -> ArgumentRange {
    ArgumentRange(lower: lower, excludesLower: false, upper: upper)
  }

  /// Numbers whose distance from zero is at most `limit`.
  static func within(_ limit: Double) -> ArgumentRange {
    ArgumentRange(lower: -limit, excludesLower: false, upper: limit)
  }

  /// Whether `number` is allowed.
  func contains(_ number: Double) -> Bool {
    if let lower, excludesLower ? number <= lower : number < lower { return false }
    if let upper, number > upper { return false }
    return true
  }

  /// The range in words, such as "greater than 0 and at most 1000".
  var phrase: String {
    let least = lower.map { limit in
      (excludesLower ? "greater than " : "at least ") + Self.text(limit)
    }
    let most = upper.map { limit in "at most " + Self.text(limit) }
    return [least, most].compactMap { $0 }.joined(separator: " and ")
  }

  /// Whole numbers without their `.0`, up to where a double writes an exponent.
  private static func text(_ number: Double) -> String { number.argumentText ?? "" }
}
