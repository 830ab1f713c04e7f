import ChipLayoutCore
import CollectionLayout
import TextMetrics

/// Where labels come from.
struct LabelOptions: Sendable {
  var texts: [String] = []
  var input: String?
  var isNullSeparated = false

  static let arguments = Arguments<LabelOptions>(
    "TEXT", \.texts, help: "Labels. Without any, they are read from standard input, one a line.")

  static let group = Group<LabelOptions>("Labels") {
    Option(
      "--input", "FILE", \.input, help: "Read labels from a file, one a line; - is standard input.")
    Flag(
      "--null", \.isNullSeparated, help: "Labels read from a file end with NUL, not with a line.")
  }

  /// Reads the labels.
  ///
  /// - Throws: a failure that asks for help when there are none and a person is at the keyboard.
  func read(command: String, inputIsTerminal: Bool) throws(CommandFailure) -> LabelList {
    if !texts.isEmpty {
      guard input == nil else {
        throw .usage(
          ArgumentError(
            .contradiction("labels come from the arguments or from --input, not from both"),
            command: command))
      }
      return LabelList(texts)
    }
    if input == nil, inputIsTerminal { throw .needsLabels(command: command) }
    let path = input ?? "-"
    let bytes: [UInt8]
    do throws(FileError) { bytes = try InputFile.bytes(at: path) } catch { throw .init(error) }
    do throws(LabelError) {
      return try LabelList(text: bytes, nullSeparated: isNullSeparated)
    } catch {
      let name = path == "-" ? "standard input" : path
      throw .work(TerminalText.escaped("\(name): \(error.message)"))
    }
  }
}

/// Which font labels are measured with.
struct FontOptions: Sendable {
  var font = "DejaVu Sans"
  var size = 17.0
  var weight: FontWeightArgument?
  var isItalic = false
  var substitutes = false

  static let group = Group<FontOptions>("Font") {
    Option(
      "--font", "NAME", \.font,
      help:
        "PostScript name, full name, family, or a font file; FILE#1 is a collection's second face."
    )
    Option("--size", "N", \.size, in: .over(0, upTo: 10_000), help: "Font size in points.")
    Option(
      "--weight", "W", \.weight, help: "Weight: a number from 1 to 1000, or a name such as bold.")
    Flag("--italic", \.isItalic, help: "The italic or oblique face.")
    Flag(
      "--substitute", \.substitutes,
      help: "Take the nearest font, and say so, when the name is not installed.")
    Planned(
      "--variation", "--feature", "--language", "--letter-spacing", "--tracking", "--kern",
      "--no-kerning", "--no-ligatures", "--text-style", "--content-size", "--fallback", "--strict",
      "--label-font")
  }

  var style: FontStyle { FontStyle(weight: weight?.weight, isItalic: isItalic) }
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

/// How a chip gets its size from its label.
struct ChipOptions: Sendable {
  var padding = EdgeLengths(top: 8, left: 12, bottom: 8, right: 12)
  var height: Double?
  var sizing = ChipStyle.Sizing.manual
  var minimumWidth: Double?
  var maximumWidth: Double?
  var scale = 2.0

  /// Lengths beyond this are taken for a slip of the hand.
  static let longest = 1_000_000.0

  static let group = Group<ChipOptions>("Chip") {
    Option(
      "--padding", "V,H", \.padding, in: .from(0, upTo: longest),
      help: "Space between label and edge: V,H or T,L,B,R.")
    Option(
      "--height", "N", \.height, in: .from(0, upTo: longest), help: "Height of a chip.",
      defaultText: "label and padding")
    Option(
      "--sizing", "MODE", \.sizing,
      help: "manual rounds the chip up to whole points, automatic the label up to the pixel.")
    Option(
      "--min-width", "N", \.minimumWidth, in: .from(0, upTo: longest),
      help: "Least width of a chip.")
    Option(
      "--max-width", "N", \.maximumWidth, in: .from(0, upTo: longest),
      help: "Greatest width of a chip; a longer label is clipped.")
    Option("--scale", "N", \.scale, in: .from(1, upTo: 10), help: "Pixels in a point.")
    Planned("--lines", "--line-break")
  }

  /// The style, or why its parts contradict each other.
  func style() throws(ArgumentError.Problem) -> ChipStyle {
    if let minimumWidth, let maximumWidth, minimumWidth > maximumWidth {
      throw .contradiction(
        "--min-width \(minimumWidth.argumentText ?? "") is more than "
          + "--max-width \(maximumWidth.argumentText ?? "")")
    }
    var style = ChipStyle()
    style.padding = .init(
      top: padding.top, left: padding.left, bottom: padding.bottom, right: padding.right)
    style.sizing = sizing
    style.height = height
    style.minimumWidth = minimumWidth
    style.maximumWidth = maximumWidth
    return style
  }
}

extension ChipStyle.Sizing: ArgumentChoice {}

/// How results are printed.
struct OutputOptions: Sendable {
  var format = OutputFormat.table

  static let group = Group<OutputOptions>("Output") {
    Option("--format", "FORMAT", \.format, help: "How to print the result.")
    Flag("--json", \.format, sets: .json, help: "The same as --format json.")
  }
}

extension OutputFormat: ArgumentChoice {}
