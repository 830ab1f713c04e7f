/// What a value of a spec may be: how it is read, written, inherited and published as a schema.
struct SpecRule<Value: Sendable>: Sendable {
  /// The part of the published JSON Schema.
  let schema: SchemaNode
  /// Reads a value; notes what is wrong with it and returns `nil`.
  let decode: @Sendable (JSONValue, inout SpecDecoder) -> Value?
  /// Writes the value as `decode` reads it.
  let write: @Sendable (Value, inout JSONWriter) -> Void
  /// What a value becomes below a value of the level above.
  var inherit: @Sendable (_ value: Value, _ above: Value) -> Value = { value, _ in value }
}

/// A value that may be taken away by `null`, so that nothing is inherited.
package enum Clearable<Value: Sendable>: Sendable {
  case cleared
  case value(Value)

  /// The value, unless it was taken away.
  package var value: Value? {
    switch self {
    case .cleared: nil
    case .value(let value): value
    }
  }
}

extension Clearable: Equatable where Value: Equatable {}
extension Clearable: Hashable where Value: Hashable {}

// MARK: Plain values

extension SpecRule where Value == Double {
  /// A number in a range; `noun` is what it is, such as `a number of points`.
  static func number(_ noun: String, _ range: ClosedRange<Double>) -> Self {
    let expected =
      "\(noun) from \(SpecFault.decimal(range.lowerBound)) to \(SpecFault.decimal(range.upperBound))"
    return SpecRule(schema: .number(range)) { value, decoder in
      guard case .number(let number) = value.content, range.contains(number) else {
        decoder.note(value, expected: expected)
        return nil
      }
      return number
    } write: {
      $1.number($0)
    }
  }

  /// A length in points that can't be negative.
  static let length = number("a number of points", 0...1_000_000)
  /// A length in points that may be negative, such as an inset or a position.
  static let offset = number("a number of points", -1_000_000...1_000_000)
}

extension SpecRule where Value == Int {
  /// A whole number in a range.
  static func integer(_ range: ClosedRange<Int>) -> Self {
    let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    return SpecRule(schema: .integer(range)) { value, decoder in
      guard case .number(let number) = value.content, let integer = Int(exactly: number),
        range.contains(integer)
      else {
        decoder.note(value, expected: expected)
        return nil
      }
      return integer
    } write: {
      $1.number($0)
    }
  }
}

extension SpecRule where Value == Bool {
  /// `true` or `false`.
  static let boolean = SpecRule(schema: .boolean) { value, decoder in
    guard case .boolean(let boolean) = value.content else {
      decoder.note(value, expected: "true or false")
      return nil
    }
    return boolean
  } write: {
    $1.boolean($0)
  }
}

extension SpecRule where Value == String {
  /// Any string, the empty one too; `noun` is what it is, such as `a text`.
  static func text(_ noun: String) -> Self {
    SpecRule(schema: .string(pattern: nil)) { value, decoder in
      guard case .string(let text) = value.content else {
        decoder.note(value, expected: "\(noun) (a string)")
        return nil
      }
      return text
    } write: {
      $1.string($0)
    }
  }

  /// A string that isn't empty.
  static func name(_ noun: String) -> Self {
    checked("\(noun) (a string that isn't empty)", pattern: ".") { !$0.isEmpty }
  }

  /// A string that passes a check, which `pattern` states for the schema.
  static func checked(
    _ expected: String, pattern: String, _ passes: @escaping @Sendable (String) -> Bool
  ) -> Self {
    SpecRule(schema: .string(pattern: pattern)) { value, decoder in
      guard case .string(let text) = value.content, passes(text) else {
        decoder.note(value, expected: expected)
        return nil
      }
      return text
    } write: {
      $1.string($0)
    }
  }
}

extension SpecRule where Value: SpecChoice {
  /// One of the names of an enumeration.
  static var choice: Self {
    SpecRule(schema: .choice(Value.names + Value.otherNames.map(\.name))) { value, decoder in
      guard case .string(let name) = value.content else {
        decoder.note(value, expected: SpecFault.list(Value.names, "or"))
        return nil
      }
      guard let choice = Value.named(name) else {
        let nearest = Value.nearestName(to: name)
        decoder.note(
          value,
          .unknownChoice(noun: Value.noun, found: name, nearest: nearest, known: Value.names))
        return nil
      }
      return choice
    } write: {
      $1.string($0.rawValue)
    }
  }
}

// MARK: Values made of values

extension SpecRule {
  /// The value, or `null` to take away what the level above says.
  static func nullable<Wrapped>(_ rule: SpecRule<Wrapped>) -> Self
  where Value == Clearable<Wrapped> {
    SpecRule(schema: .either([rule.schema, .null])) { value, decoder in
      guard case .null = value.content else {
        return rule.decode(value, &decoder).map(Clearable.value)
      }
      return .cleared
    } write: { clearable, writer in
      switch clearable {
      case .cleared: writer.null()
      case .value(let value): rule.write(value, &writer)
      }
    } inherit: { clearable, above in
      guard case .value(let value) = clearable, case .value(let valueAbove) = above else {
        return clearable
      }
      return .value(rule.inherit(value, valueAbove))
    }
  }

  /// An array of values; a wrong element is replaced, so that the others keep their places.
  static func array<Element>(
    _ noun: String, of rule: SpecRule<Element>, shape: JSONWriter.Shape = .line,
    replacement: Element? = nil
  ) -> Self where Value == [Element] {
    SpecRule(schema: .array(rule.schema)) { value, decoder in
      guard let elements = value.elements else {
        decoder.note(value, expected: "\(noun) (an array)")
        return nil
      }
      var result: [Element] = []
      result.reserveCapacity(elements.count)
      for (index, element) in elements.enumerated() {
        let decoded = decoder.within(.index(index)) { rule.decode(element, &$0) }
        if let decoded = decoded ?? replacement { result.append(decoded) }
      }
      return result
    } write: { elements, writer in
      writer.beginArray(shape)
      for element in elements { rule.write(element, &writer) }
      writer.endArray()
    }
  }
}

extension SpecRule where Value: SpecObject {
  /// An object of the spec.
  static var object: Self {
    SpecRule(schema: .object(Value.self)) { value, decoder in
      Value.decode(value, &decoder)
    } write: { object, writer in
      writer.beginObject(Value.shape)
      for key in Value.keys.list { key.write(object, &writer) }
      writer.endObject()
    } inherit: { object, above in
      var object = object
      object.inherit(from: above)
      return object
    }
  }
}
