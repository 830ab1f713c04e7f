import ChipLayoutCore
import TextMetrics

/// What `fonts` was asked.
struct FontsOptions: Sendable {
  var name: String?
  var weight: FontWeightArgument?
  var isItalic = false
  var substitutes = false
  var output = OutputOptions()

  static let grammar = CommandGrammar(
    "fonts", FontsOptions(), summary: "List the installed fonts, or explain what a name finds.",
    usage: "chiplayout fonts [NAME] [options]",
    examples: [
      Example("chiplayout fonts", "Every installed face, by PostScript name."),
      Example(#"chiplayout fonts "DejaVu Sans:bold""#, "What a name finds, and why."),
    ]
  ) {
    Argument(
      "NAME", \.name, isRequired: false,
      help:
        "PostScript name, full name, family, or a font file; FILE#1 is a collection's second face.")
    Group("Font") {
      Option(
        "--weight", "W", \.weight, help: "Weight: a number from 1 to 1000, or a name such as bold.")
      Flag("--italic", \.isItalic, help: "The italic or oblique face.")
      Flag(
        "--substitute", \.substitutes,
        help: "Take the nearest font, and say so, when the name is not installed.")
    }
    OutputOptions.group.at(\FontsOptions.output)
  }
}

/// `chiplayout fonts`: what is installed, and what a name stands for.
struct FontsCommand {
  private let options: FontsOptions

  init(_ options: FontsOptions) {
    self.options = options
  }

  func run(_ streams: inout Streams) throws(CommandFailure) {
    let document: FontsDocument
    do throws(FontError) {
      document = try self.document()
    } catch {
      throw .init(error)
    }
    try document.write(as: options.output.format) { bytes throws(CommandFailure) in
      try streams.write(&bytes)
    }
  }

  private func document() throws(FontError) -> FontsDocument {
    let library = FontLibrary()
    guard let name = options.name else {
      return .list(try library.catalog().fonts)
    }
    let style = FontStyle(weight: options.weight?.weight, isItalic: options.isItalic)
    let match = try library.match(name, style: style, substituting: options.substitutes)
    let face = try library.face(for: match)
    return .explanation(query: name, match: match, font: FontRecord(face, size: 1))
  }
}
