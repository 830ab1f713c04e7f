import ChipLayoutCore
import CollectionLayout
import TextMetrics

/// What `measure` was asked.
struct MeasureOptions: Sendable {
  var labels = LabelOptions()
  var font = FontOptions()
  var chip = ChipOptions()
  var output = OutputOptions()

  static let grammar = CommandGrammar(
    "measure", MeasureOptions(),
    summary: "Print the size of each label, and of the chip around it.",
    usage: "chiplayout measure [TEXT ...] [options]",
    examples: [
      Example(
        #"chiplayout measure "Swift" --font DejaVuSans --size 16"#, "One label as a table."),
      Example(
        "chiplayout measure --input labels.txt --format ndjson",
        "A file of labels, one JSON object a line."),
      Example(
        #"chiplayout measure "Tag" --padding 4,10 --sizing automatic --scale 3"#,
        "A self-sizing chip on a 3x screen."),
    ],
    validate: { options throws(ArgumentError.Problem) in _ = try options.chip.style() }
  ) {
    LabelOptions.arguments.at(\MeasureOptions.labels)
    LabelOptions.group.at(\MeasureOptions.labels)
    FontOptions.group.at(\MeasureOptions.font)
    ChipOptions.group.at(\MeasureOptions.chip)
    OutputOptions.group.at(\MeasureOptions.output)
  }
}

/// `chiplayout measure`: labels in, sizes out.
struct MeasureCommand {
  private let options: MeasureOptions

  init(_ options: MeasureOptions) {
    self.options = options
  }

  func run(_ streams: inout Streams) throws(CommandFailure) {
    let labels = try options.labels.read(
      command: "measure", inputIsTerminal: streams.inputIsTerminal)
    let measuring = try Measuring(font: options.font, chip: options.chip, command: "measure")
    let chips = measuring.chips(of: labels)
    let format = options.output.format
    let document = MeasureDocument(
      chips, fonts: measuring.fontRecords(for: format), diagnostics: measuring.diagnostics)
    streams.warn(measuring.diagnostics + chips.diagnostics, labels: labels)
    try document.write(as: format) { bytes throws(CommandFailure) in try streams.write(&bytes) }
  }
}

/// The font and the chip style of a command, opened and checked.
struct Measuring {
  /// What is worth telling about the font.
  let diagnostics: [ChipDiagnostic]
  private let measurer: LabelMeasurer
  private let style: ChipStyle
  private let grid: PixelGrid
  private let table = FontTable()

  init(font: FontOptions, chip: ChipOptions, command: String) throws(CommandFailure) {
    do throws(ArgumentError.Problem) {
      style = try chip.style()
    } catch {
      throw .usage(ArgumentError(error, command: command))
    }
    grid = PixelGrid(scale: chip.scale)
    let library = FontLibrary()
    do throws(FontError) {
      let match = try library.match(
        font.font, style: font.style, substituting: font.substitutes)
      let face = try library.face(for: match)
      measurer = LabelMeasurer(face: face, size: font.size)
      diagnostics =
        match.substituted.map { asked in
          [.substitutedFont(asked: asked, found: face.identity.postScriptName)]
        } ?? []
    } catch {
      throw .init(error)
    }
  }

  /// Measures labels.
  func chips(of labels: LabelList) -> MeasuredChips {
    MeasuredChips(labels, with: measurer, style: style, on: grid, table: table)
  }

  /// The fonts as a format shows them; files' digests are only worked out where they are shown.
  func fontRecords(for format: OutputFormat) -> [FontRecord] {
    format.showsFonts ? table.records() : []
  }
}
