import ChipLayoutCore
import TextMetrics

/// Which font labels are measured with.
struct FontOptions: Sendable {
  var font = "DejaVu Sans"
  var size: Double?
  var weight: FontWeightArgument?
  var isItalic = false
  var substitutes = false
  var variations: [FontVariationArgument] = []
  var textStyle: TextStyle?
  var contentSize: ContentSizeCategory?
  var fallback = FallbackArgument.system

  /// The size of a label that nobody gave one (`UILabel`'s system font).
  static let standardSize = 17.0

  static let group = Group<FontOptions>("Font") {
    Option("--font", "NAME", \.font, help: FaceOptions.nameHelp)
    Option(
      "--size", "N", \.size, in: .over(0, upTo: 10_000), help: "Font size in points.",
      defaultText: "17, or the text style's")
    FaceOptions.weight(\.weight)
    FaceOptions.italic(\.isItalic)
    Option(
      "--variation", "AXIS=N", collecting: \.variations,
      help: "A value for an axis of a variable font, such as wght=550.")
    Option(
      "--text-style", "STYLE", \.textStyle,
      help: "Dynamic Type: the style's size, or the scaling of --size.")
    Option(
      "--content-size", "SIZE", \.contentSize,
      help: "Dynamic Type: the person's text size, such as XXL, AX3 or accessibilityLarge.",
      defaultText: "L")
    Option(
      "--fallback", "FONTS", \.fallback,
      help: "Fonts for characters that the font lacks: system, none, or names with commas.")
    FaceOptions.substitute(\.substitutes)
  }

  var style: FontStyle { FontStyle(weight: weight?.weight, isItalic: isItalic) }

  /// The size in points, Dynamic Type applied.
  ///
  /// Without a size of its own the text style's, else that size scaled as
  /// `UIFontMetrics.scaledFont(for:)` does (facts/dynamic-type 4).
  var resolvedSize: Double {
    guard let textStyle else { return size ?? Self.standardSize }
    let category = contentSize ?? .large
    guard let size else { return textStyle.size(at: category) }
    return FontMetrics.scaledFontSize(size, style: textStyle, category: category)
  }

  /// Why the options contradict each other, if they do.
  func check() throws(ArgumentError.Problem) {
    guard contentSize == nil || textStyle != nil else {
      throw .contradiction(
        "--content-size needs --text-style, such as body: each style grows in its own way")
    }
  }

  /// The face, and what is worth telling about it.
  func open(
    _ library: FontLibrary, size: Double
  ) throws(FontError) -> (face: FontFace, diagnostics: [ChipDiagnostic]) {
    let match = try library.match(font, style: style, substituting: substitutes)
    let face = try library.face(
      for: match, variations: variations.map(\.variation), size: size)
    let diagnostics = match.substituted.map { asked in
      [ChipDiagnostic.substitutedFont(asked: asked, found: face.identity.postScriptName)]
    }
    return (face, diagnostics ?? [])
  }

  /// Where faces for missing characters come from.
  func cascade(_ library: FontLibrary, size: Double) throws(FontError) -> FontCascade.Fallback {
    switch fallback {
    case .system: return .system(library)
    case .none: return .none
    case .names(let names): return .faces(try library.faces(named: names, size: size))
    }
  }
}

/// The options that say which face a name means, for every command that takes one.
enum FaceOptions {
  /// What a font may be named by.
  static let nameHelp =
    "PostScript name, full name, family, or a font file; FILE#1 is a collection's second face."

  static func weight<Options>(
    _ path: SettablePath<Options, FontWeightArgument?>
  ) -> Option<Options> {
    Option("--weight", "W", path, help: "Weight: a number from 1 to 1000, or a name such as bold.")
  }

  static func italic<Options>(_ path: SettablePath<Options, Bool>) -> Flag<Options> {
    Flag("--italic", path, help: "The italic or oblique face.")
  }

  static func substitute<Options>(_ path: SettablePath<Options, Bool>) -> Flag<Options> {
    Flag(
      "--substitute", path,
      help: "Take the nearest font, and say so, when the name is not installed.")
  }
}

/// A weight as it is typed.
struct FontWeightArgument: ArgumentValue, Equatable {
  let weight: Double

  static var expectation: Expectation {
    .shape(
      "a number from 1 to 1000 or one of "
        + FontStyle.weightNames.map(\.name).joined(separator: ", "))
  }

  init(argument: String) throws(ValueProblem) {
    guard let weight = FontStyle.weight(argument) else { throw .malformed }
    self.weight = weight
  }

  var argumentText: String? { weight.argumentText }
}

/// A value for a variable font's axis as it is typed.
struct FontVariationArgument: ArgumentValue, Equatable {
  let variation: FontVariation

  static var expectation: Expectation { .shape("an axis and a number, such as wght=550") }

  init(argument: String) throws(ValueProblem) {
    guard let variation = FontVariation(argument) else { throw .malformed }
    self.variation = variation
  }

  var argumentText: String? { nil }
}

/// Where fonts for missing characters come from, as it is typed.
enum FallbackArgument: ArgumentValue, Equatable {
  case system
  case none
  case names([String])

  static var expectation: Expectation { .shape("system, none, or font names with commas") }

  init(argument: String) throws(ValueProblem) {
    switch argument {
    case "system": self = .system
    case "none": self = .none
    case let text:
      let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard names.allSatisfy({ !$0.isEmpty }) else { throw .malformed }
      self = .names(names)
    }
  }

  var argumentText: String? {
    switch self {
    case .system: "system"
    case .none: "none"
    case .names(let names): names.joined(separator: ",")
    }
  }
}

extension TextStyle: ArgumentChoice {}

extension ContentSizeCategory: ArgumentValue {
  static var expectation: Expectation {
    .choice(allCases.map(\.shortName) + allCases.map(\.rawValue), planned: [])
  }

  init(argument: String) throws(ValueProblem) {
    guard let category = Self(name: argument) else { throw .malformed }
    self = category
  }

  var argumentText: String? { shortName }
}
