/// The style that is asked for beside a name.
package struct FontStyle: Equatable, Sendable {
  /// The weight as CSS and OpenType count it; nil when nobody asked for one.
  package var weight: Double?
  /// Whether an italic or oblique face is asked for.
  package var isItalic: Bool

  package init(weight: Double? = nil, isItalic: Bool = false) {
    self.weight = weight
    self.isItalic = isItalic
  }

  /// The weight of a face that nobody calls anything.
  package static let regularWeight = 400.0

  /// Whether nothing was asked.
  package var isUnspecified: Bool { weight == nil && !isItalic }

  /// The names of weights, in the order of their numbers (OpenType specification, `usWeightClass`).
  package static let weightNames: [(name: String, weight: Double)] = [
    ("thin", 100), ("hairline", 100), ("extralight", 200), ("ultralight", 200), ("light", 300),
    ("regular", 400), ("normal", 400), ("book", 400), ("medium", 500), ("semibold", 600),
    ("demibold", 600), ("bold", 700), ("extrabold", 800), ("ultrabold", 800), ("black", 900),
    ("heavy", 900),
  ]

  /// The weight that a word or a number from 1 to 1000 stands for, nil when it is neither.
  package static func weight(_ text: String) -> Double? {
    let word = text.lowercased().filter { $0 != " " && $0 != "-" }
    if let named = weightNames.first(where: { $0.name == word }) { return named.weight }
    guard let number = Double(text), (1...1000).contains(number) else { return nil }
    return number
  }

  /// The style in words, such as “weight 700 italic”.
  package var description: String {
    let parts = [weight.map { "weight \(Self.text($0))" }, isItalic ? "italic" : nil]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  /// A weight without a needless fraction.
  static func text(_ weight: Double) -> String {
    weight == weight.rounded() ? "\(Int(weight))" : "\(weight)"
  }
}
