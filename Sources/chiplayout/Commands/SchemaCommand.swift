import ChipLayoutCore

/// Which schema was asked for.
struct SchemaOptions: Sendable {
  var schema = PublishedSchema.spec

  static let grammar = CommandGrammar(
    "schema", SchemaOptions(), summary: "Print a published JSON Schema.",
    usage: "chiplayout schema NAME",
    examples: [
      Example("chiplayout schema spec > spec.schema.json", "What an editor needs to check a spec."),
      Example("chiplayout schema frames", "What `layout --json` prints."),
    ]
  ) {
    Argument<SchemaOptions>(
      "NAME", \.schema, help: "What the schema is of: spec, frames, measure or report.")
  }
}

extension PublishedSchema: ArgumentChoice {}

/// `chiplayout schema`: the shapes of the files that the program reads and prints.
struct SchemaCommand {
  private let options: SchemaOptions

  init(_ options: SchemaOptions) {
    self.options = options
  }

  func run(_ streams: inout Streams) throws(CommandFailure) {
    var bytes = options.schema.document()
    try streams.write(&bytes)
  }
}
