/// An object of a spec, whose keys are declared once for reading, writing, inheriting and the schema.
protocol SpecObject: Sendable {
  /// An object that says nothing.
  init()
  /// The keys in the order in which they are written.
  static var keys: SpecKeys<Self> { get }
  /// What the object is called in messages, with its article, such as `a section`.
  static var noun: String { get }
  /// How the object is written.
  static var shape: JSONWriter.Shape { get }
  /// Notes what is wrong with the object as a whole.
  func check(_ members: [JSONMember], _ value: JSONValue, _ decoder: inout SpecDecoder)
}

extension SpecObject {
  static var shape: JSONWriter.Shape { .line }

  func check(_: [JSONMember], _: JSONValue, _: inout SpecDecoder) {}

  /// Takes what the object leaves out from the level above.
  mutating func inherit(from above: Self) {
    for key in Self.keys.list { key.inherit(&self, above) }
  }

  static func decode(_ value: JSONValue, _ decoder: inout SpecDecoder) -> Self? {
    guard let members = value.members else {
      decoder.note(value, expected: "\(noun) (an object)")
      return nil
    }
    var object = Self()
    for member in members where member.name != "comment" {
      guard let key = keys[member.name] else {
        let known = keys.list.map(\.name)
        let fault = SpecFault.unknownKey(
          member.name, home: Spec.home(of: member.name),
          nearest: NearestName.nearest(to: member.name, in: known), known: known)
        decoder.note(member, fault)
        continue
      }
      decoder.within(.name(member.name)) { key.decode(member.value, &$0, &object) }
    }
    for key in keys.required {
      guard let expected = key.expected, value.member(key.name) == nil else { continue }
      decoder.note(value, .missingKey(key.name, expected: expected))
    }
    object.check(members, value, &decoder)
    return object
  }
}

/// One key of an object.
struct SpecKey<Object>: Sendable {
  let name: String
  /// One sentence for the schema.
  let summary: String
  let schema: SchemaNode
  /// What is expected if the key is missing; `nil` if it may be missing.
  var expected: String?
  let decode: @Sendable (JSONValue, inout SpecDecoder, inout Object) -> Void
  let write: @Sendable (Object, inout JSONWriter) -> Void
  let inherit: @Sendable (inout Object, _ above: Object) -> Void
}

extension SpecKey {
  /// A key whose value is kept in a property.
  init<Value>(
    _ name: String, _ property: any WritableKeyPath<Object, Value?> & Sendable,
    _ rule: SpecRule<Value>, _ summary: String, required expected: String? = nil
  ) {
    self.name = name
    self.summary = summary
    schema = rule.schema
    self.expected = expected
    decode = { $2[keyPath: property] = rule.decode($0, &$1) }
    write = { object, writer in
      guard let value = object[keyPath: property] else { return }
      writer.member(name)
      rule.write(value, &writer)
    }
    inherit = { object, above in
      guard let valueAbove = above[keyPath: property] else { return }
      let value = object[keyPath: property]
      object[keyPath: property] = value.map { rule.inherit($0, valueAbove) } ?? valueAbove
    }
  }

  /// The same key in an object that keeps this one in a property.
  func within<Outer>(_ property: any WritableKeyPath<Outer, Object> & Sendable) -> SpecKey<Outer> {
    SpecKey<Outer>(
      name: name, summary: summary, schema: schema, expected: expected,
      decode: { decode($0, &$1, &$2[keyPath: property]) },
      write: { write($0[keyPath: property], &$1) },
      inherit: { inherit(&$0[keyPath: property], $1[keyPath: property]) })
  }
}

/// The keys of an object, in order and by name.
struct SpecKeys<Object>: Sendable {
  let list: [SpecKey<Object>]
  /// Those that may not be missing.
  let required: [SpecKey<Object>]
  private let indices: [String: Int]

  init(_ list: [SpecKey<Object>]) {
    self.list = list
    required = list.filter { $0.expected != nil }
    indices = Dictionary(uniqueKeysWithValues: zip(list.map(\.name), list.indices))
  }

  /// The key with that name.
  subscript(name: String) -> SpecKey<Object>? {
    indices[name].map { list[$0] }
  }

  /// The keys for an object that keeps this one in a property.
  func within<Outer>(_ property: any WritableKeyPath<Outer, Object> & Sendable)
    -> [SpecKey<Outer>]
  {
    list.map { $0.within(property) }
  }
}
