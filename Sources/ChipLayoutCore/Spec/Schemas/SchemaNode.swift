/// The shape of a value, as the published JSON Schema states it.
indirect enum SchemaNode: Sendable {
  case boolean
  case null
  case string(pattern: String?)
  case number(ClosedRange<Double>)
  case integer(ClosedRange<Int>)
  case choice([String])
  case array(SchemaNode)
  /// An object whose names are free and match a pattern; a comment may stand among them.
  case map(SchemaNode, names: String)
  case object(any SpecObject.Type)
  case either([SchemaNode])
}

extension SchemaNode {
  /// Writes the keywords of the node into an object that is open.
  func write(to writer: inout JSONWriter) {
    switch self {
    case .boolean: writer.member("type", "boolean")
    case .null: writer.member("type", "null")
    case .string(let pattern):
      writer.member("type", "string")
      if let pattern { writer.member("pattern", pattern) }
    case .number(let range):
      writer.member("type", "number")
      writer.member("minimum", range.lowerBound)
      writer.member("maximum", range.upperBound)
    case .integer(let range):
      writer.member("type", "integer")
      writer.member("minimum", range.lowerBound)
      writer.member("maximum", range.upperBound)
    case .choice(let names):
      writer.member("enum")
      writer.beginArray(.line)
      for name in names { writer.string(name) }
      writer.endArray()
    case .array(let element):
      writer.member("type", "array")
      writer.member("items")
      element.writeObject(to: &writer)
    case .map(let value, let names):
      writer.member("type", "object")
      writer.member("properties")
      writer.beginObject(.line)
      writer.member("comment", true)
      writer.endObject()
      writer.member("patternProperties")
      writer.beginObject(.line)
      writer.member(names)
      value.writeObject(to: &writer)
      writer.endObject()
      writer.member("additionalProperties", false)
    case .object(let type): writer.member("$ref", "#/$defs/\(SpecSchema.name(of: type))")
    case .either(let nodes):
      writer.member("anyOf")
      writer.beginArray(.line)
      for node in nodes { node.writeObject(to: &writer) }
      writer.endArray()
    }
  }

  private func writeObject(to writer: inout JSONWriter) {
    writer.beginObject(.line)
    write(to: &writer)
    writer.endObject()
  }

  /// The objects that the node speaks of.
  var objects: [any SpecObject.Type] {
    switch self {
    case .boolean, .null, .string, .number, .integer, .choice: []
    case .array(let node), .map(let node, _): node.objects
    case .object(let type): [type]
    case .either(let nodes): nodes.flatMap(\.objects)
    }
  }
}
