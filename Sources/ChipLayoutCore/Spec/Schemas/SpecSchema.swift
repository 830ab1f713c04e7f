/// The JSON Schema of a spec, made from the same declarations that read it.
package enum SpecSchema {
  /// The schema as UTF-8, which `chiplayout schema spec` prints.
  package static func document() -> [UInt8] {
    var writer = JSONWriter(spacing: .pretty)
    writer.beginObject()
    writer.member("$schema", "https://json-schema.org/draft/2020-12/schema")
    writer.member("title", "chiplayout spec")
    writer.member("$ref", "#/$defs/\(name(of: Spec.self))")
    writer.member("$defs")
    writer.beginObject()
    for type in objects(from: Spec.self) { type.writeSchema(to: &writer) }
    writer.endObject()
    writer.endObject()
    writer.endDocument()
    return writer.bytes
  }

  /// The name of an object's definition.
  static func name(of type: any SpecObject.Type) -> String {
    "\(type)"
  }

  /// An object and all that it speaks of, each once, in the order of first mention.
  static func objects(from root: any SpecObject.Type) -> [any SpecObject.Type] {
    var found = [root]
    var names: Set = [name(of: root)]
    var next = 0
    while next < found.count {
      for object in found[next].mentioned where names.insert(name(of: object)).inserted {
        found.append(object)
      }
      next += 1
    }
    return found
  }
}

extension SpecObject {
  fileprivate static var mentioned: [any SpecObject.Type] {
    keys.list.flatMap(\.schema.objects)
  }

  fileprivate static func writeSchema(to writer: inout JSONWriter) {
    writer.member(SpecSchema.name(of: self))
    writer.beginObject()
    writer.member("type", "object")
    writer.member("properties")
    writer.beginObject(.rows)
    writer.member("comment", true)
    for key in keys.list {
      writer.member(key.name)
      writer.beginObject()
      writer.member("description", key.summary)
      key.schema.write(to: &writer)
      writer.endObject()
    }
    writer.endObject()
    if !keys.required.isEmpty {
      writer.member("required")
      writer.beginArray(.line)
      for key in keys.required { writer.string(key.name) }
      writer.endArray()
    }
    writer.member("additionalProperties", false)
    writer.endObject()
  }
}
