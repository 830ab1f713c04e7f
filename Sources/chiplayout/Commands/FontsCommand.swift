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
    ],
    validate: { options throws(ArgumentError.Problem) in try options.check() }
  ) {
    Argument("NAME", \.name, isRequired: false, help: FaceOptions.nameHelp)
    Group("Font") {
      FaceOptions.weight(\.weight)
      FaceOptions.italic(\.isItalic)
      FaceOptions.substitute(\.substitutes)
    }
    OutputOptions.group.at(\FontsOptions.output)
  }

  /// Throws when a style is asked of nothing: the list is of all fonts.
  private func check() throws(ArgumentError.Problem) {
    let asked = [
      weight == nil ? nil : "--weight", isItalic ? "--italic" : nil,
      substitutes ? "--substitute" : nil,
    ].compactMap { $0 }
    guard name == nil, let option = asked.first else { return }
    throw .contradiction("\(option) says which font of a name is meant, so NAME is needed")
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
    if case .explanation(_, let match, let font) = document, let asked = match.substituted {
      let found = font.identity.postScriptName
      try streams.warn(
        [.substitutedFont(asked: asked, found: found)], labels: LabelList(), isStrict: false)
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
