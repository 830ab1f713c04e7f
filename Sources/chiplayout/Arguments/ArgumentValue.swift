/// A value that can be typed on the command line.
protocol ArgumentValue: Sendable {
  /// What a right value looks like, for errors, the help and completions.
  static var expectation: Expectation { get }

  /// Reads what was typed; throws what is wrong with it.
  init(argument: String) throws(ValueProblem)

  /// The value as a user would type it; nil when there is nothing worth showing as a default.
  var argumentText: String? { get }
}

/// A value made of numbers, whose option may allow only some of them.
protocol NumericArgument: ArgumentValue {
  /// The numbers that an allowed range speaks of; none when the value is absent.
  var rangedNumbers: [Double] { get }
}

/// A value that is one of a few words, such as a mode; declare it on an enum of strings.
protocol ArgumentChoice: ArgumentValue, CaseIterable, RawRepresentable where RawValue == String {
  /// Words that will be choices one day: not in the help, and answered with "does not work yet".
  static var plannedChoices: [String] { get }
}

/// What a right value looks like.
enum Expectation: Equatable, Sendable {
  case text
  case number
  case wholeNumber
  /// One of these words; the planned ones are recognised and refused.
  case choice([String], planned: [String])
  /// A shape of its own, as a phrase that follows "expects", such as `V,H or T,L,B,R`.
  case shape(String)

  /// The words that may be typed, if the value is one of a few.
  var choices: [String] {
    switch self {
    case .choice(let words, planned: _): words
    case .text, .number, .wholeNumber, .shape: []
    }
  }
}

/// What is wrong with a value that was typed.
enum ValueProblem: Error, Equatable, Sendable {
  /// It isn't what the type expects.
  case malformed
  /// It would be right, but does not work yet.
  case planned
  /// It is a number outside what the option allows.
  case outOfRange
  /// Something else, as a phrase that follows the value, such as "has three parts".
  case other(String)
}

extension String: ArgumentValue {
  static var expectation: Expectation { .text }

  init(argument: String) throws(ValueProblem) { self = argument }

  var argumentText: String? { isEmpty ? nil : self }
}

extension Double: NumericArgument {
  static var expectation: Expectation { .number }

  /// Reads a finite decimal number, as `-0.5`, `17` or `1e3`; negative zero becomes zero.
  init(argument: String) throws(ValueProblem) {
    let isDecimal = argument.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    guard isDecimal, let number = Double(argument), number.isFinite else { throw .malformed }
    self = number + 0
  }

  var argumentText: String? {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  var rangedNumbers: [Double] { [self] }
}

extension Int: NumericArgument {
  static var expectation: Expectation { .wholeNumber }

  init(argument: String) throws(ValueProblem) {
    guard let number = Int(argument) else { throw .malformed }
    self = number
  }

  var argumentText: String? { description }

  var rangedNumbers: [Double] { [Double(self)] }
}

extension Optional: ArgumentValue where Wrapped: ArgumentValue {
  static var expectation: Expectation { Wrapped.expectation }

  init(argument: String) throws(ValueProblem) { self = try Wrapped(argument: argument) }

  var argumentText: String? { self?.argumentText }
}

extension Optional: NumericArgument where Wrapped: NumericArgument {
  var rangedNumbers: [Double] { self?.rangedNumbers ?? [] }
}

extension ArgumentChoice {
  static var plannedChoices: [String] { [] }

  static var expectation: Expectation {
    .choice(allCases.map(\.rawValue), planned: plannedChoices)
  }

  init(argument: String) throws(ValueProblem) {
    if let value = Self(rawValue: argument) {
      self = value
      return
    }
    throw Self.plannedChoices.contains(argument) ? .planned : .malformed
  }

  var argumentText: String? { rawValue }
}
