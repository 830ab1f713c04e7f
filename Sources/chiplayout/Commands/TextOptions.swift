import ChipLayoutCore
import TextMetrics

/// How text is shaped and spaced.
struct TextOptions: Sendable {
  var features: [FontFeatureArgument] = []
  var language: LanguageArgument?
  var tracking = 0.0
  var kern: Double?
  var hasKerning = true
  var hasLigatures = true
  var isStrict = false

  static let group = Group<TextOptions>("Text") {
    Option(
      "--feature", "FEATURES", collecting: \.features, takesAnyWord: true,
      help: "OpenType features: tnum, ss01=2, -liga, smcp[0:5]; several with commas.")
    Option("--language", "TAG", \.language, help: "Language of the text, such as tr or zh-Hant.")
    Option(
      "--tracking", short: "--letter-spacing", "N", \.tracking, in: .within(1000),
      help: "Points after every cluster, the last too; kerning stays, ligatures go.")
    Option(
      "--kern", "N", \.kern, in: .within(1000),
      help: "UIKit's .kern: points after every cluster, and 0 turns pair kerning off.")
    Flag("--no-kerning", \.hasKerning, sets: false, help: "No pair kerning.")
    Flag("--no-ligatures", \.hasLigatures, sets: false, help: "No optional ligatures.")
    Flag("--strict", \.isStrict, help: "Make every warning an error.")
  }

  /// The options as shaping takes them.
  var shaping: ShapingOptions {
    var options = ShapingOptions()
    options.features = features.flatMap(\.features)
    options.language = language?.tag
    options.tracking = tracking
    options.kern = kern
    options.hasKerning = hasKerning
    options.hasLigatures = hasLigatures
    return options
  }
}

/// OpenType features as they are typed.
struct FontFeatureArgument: ArgumentValue, Equatable {
  let features: [FontFeature]
  /// The features as they were typed, each for itself.
  let texts: [String]

  static var expectation: Expectation {
    .shape("features with commas, such as tnum, ss01=2, -liga or smcp[0:5]")
  }

  init(argument: String) throws(ValueProblem) {
    texts = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    var features: [FontFeature] = []
    for text in texts {
      guard let feature = FontFeature(text) else { throw .malformed }
      features.append(feature)
    }
    self.features = features
  }

  var argumentText: String? { nil }
}

/// A language tag as it is typed (BCP 47: subtags of up to eight letters and digits).
struct LanguageArgument: ArgumentValue, Equatable {
  let tag: String

  static var expectation: Expectation { .shape("a language tag, such as tr or zh-Hant") }

  init(argument: String) throws(ValueProblem) {
    let parts = argument.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isLetter = { (byte: UInt8) in UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }
    let isDigit = { (byte: UInt8) in UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
    guard let first = parts.first, (2...8).contains(first.count), first.allSatisfy(isLetter),
      parts.allSatisfy({ part in
        (1...8).contains(part.count) && part.allSatisfy { isLetter($0) || isDigit($0) }
      })
    else { throw .malformed }
    tag = argument
  }

  var argumentText: String? { tag }
}
