/// A closed choice of a spec, whose raw values are its names.
package protocol SpecChoice: CaseIterable, RawRepresentable, Sendable where RawValue == String {
  /// What a choice is called in messages, such as `layout`.
  static var noun: String { get }
  /// Other names that are accepted, each with its choice.
  static var otherNames: [(name: String, choice: Self)] { get }
}

extension SpecChoice {
  /// No other names, unless a choice has some.
  package static var otherNames: [(name: String, choice: Self)] { [] }

  /// The names of all choices, in their order.
  package static var names: [String] { allCases.map(\.rawValue) }

  /// The choice with that name or other name, if there is one.
  package static func named(_ name: String) -> Self? {
    Self(rawValue: name) ?? otherNames.first { $0.name == name }?.choice
  }

  /// The name that was probably meant by one that isn't known.
  package static func nearestName(to name: String) -> String? {
    NearestName.nearest(to: name, in: names + otherNames.map(\.name))
  }
}
