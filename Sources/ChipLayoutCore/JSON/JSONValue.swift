/// A JSON value that knows which bytes of the document it came from.
package struct JSONValue: Sendable {
  /// What the value is, and what it holds.
  package enum Content: Sendable {
    /// Members in the order of the document; a name appears once.
    case object([JSONMember])
    case array([JSONValue])
    case string(String)
    case number(Double)
    case boolean(Bool)
    case null
  }

  /// What the value is, and what it holds.
  package var content: Content
  /// The bytes of the value, quotes and brackets included.
  package var range: Range<Int>
}

/// One member of a JSON object.
package struct JSONMember: Sendable {
  /// The name with its escapes undone.
  package var name: String
  /// The bytes of the name, quotes included.
  package var nameRange: Range<Int>
  /// The value that the name stands for.
  package var value: JSONValue
}

extension JSONValue {
  /// The members, if the value is an object.
  package var members: [JSONMember]? {
    guard case .object(let members) = content else { return nil }
    return members
  }

  /// The elements, if the value is an array.
  package var elements: [JSONValue]? {
    guard case .array(let elements) = content else { return nil }
    return elements
  }

  /// The member of an object with that name; it looks at every member.
  package func member(_ name: String) -> JSONMember? {
    members?.first { $0.name == name }
  }
}
