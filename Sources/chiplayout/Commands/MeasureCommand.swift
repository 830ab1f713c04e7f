import ChipLayoutCore
import CollectionLayout
import TextMetrics

/// What `measure` was asked.
struct MeasureOptions: Sendable {
  var labels = LabelOptions()
  var font = FontOptions()
  var text = TextOptions()
  var chip = ChipOptions()
  var output = OutputOptions()
  var labelFont: String?
  var explains = false
  var showsInk = false

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
    validate: { options throws(ArgumentError.Problem) in
      try options.font.check()
      _ = try options.chip.style()
      switch options.output.format {
      case .table, .json, .ndjson: break
      case .csv, .tsv:
        guard !options.explains else {
          throw .contradiction("--explain prints as table, json or ndjson: a label has many rows")
        }
      }
    }
  ) {
    LabelOptions.arguments.at(\MeasureOptions.labels)
    LabelOptions.group.at(\MeasureOptions.labels)
    FontOptions.group.at(\MeasureOptions.font)
    TextOptions.group.at(\MeasureOptions.text)
    ChipOptions.group.at(\MeasureOptions.chip)
    Group("Questions") {
      Flag(
        "--explain", \.explains,
        help: "Show what each cluster adds: glyphs, advances, kerning, spacing, rounding.")
      Flag("--ink", \.showsInk, help: "Show the box of what is drawn, from the label's top left.")
      Option(
        "--label-font", "NAME", \.labelFont,
        help: "The font that the label really shows: which labels would be clipped or have slack.")
    }
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
    let measuring = try Measuring(
      font: options.font, text: options.text, chip: options.chip, command: "measure")
    var chips = measuring.chips(of: labels)
    let answers = try self.answers(about: chips, measuring: measuring)
    if options.showsInk { chips.diagnose(ink: answers.ink) }
    let format = options.output.format
    let document = MeasureDocument(
      chips, fonts: measuring.fontRecords(for: format), diagnostics: measuring.diagnostics,
      answers: answers)
    try streams.warn(
      document.diagnostics, labels: labels, isStrict: options.text.isStrict)
    try document.write(as: format) { bytes throws(CommandFailure) in try streams.write(&bytes) }
  }

  /// What was asked beside the sizes.
  private func answers(
    about chips: MeasuredChips, measuring: Measuring
  ) throws(CommandFailure) -> MeasureAnswers {
    var answers = MeasureAnswers()
    let texts = (0..<chips.count).lazy.map(chips.labels.text(of:))
    if options.showsInk { answers.ink = texts.map(measuring.measurer.ink(of:)) }
    if options.explains {
      answers.explanations = texts.map { text in
        measuring.measurer.explanation(of: text).map { cluster in
          var cluster = cluster
          let face = measuring.measurer.cascade.faces[cluster.face]
          cluster.face = measuring.table.place(of: face, size: measuring.measurer.size)
          return cluster
        }
      }
      answers.style = measuring.style
      answers.grid = measuring.grid
    }
    if let labelFont = options.labelFont {
      answers.comparisons = try comparisons(of: chips, with: labelFont, measuring: measuring)
    }
    answers.fontNames = measuring.table.names
    return answers
  }

  /// Each label in the font that it really shows.
  private func comparisons(
    of chips: MeasuredChips, with labelFont: String, measuring: Measuring
  ) throws(CommandFailure) -> [LabelFontComparison] {
    let shown: Measuring
    var font = options.font
    font.font = labelFont
    font.weight = nil
    font.isItalic = false
    font.variations = []
    shown = try Measuring(
      font: font, text: options.text, chip: options.chip, command: "measure")
    _ = measuring.table.place(of: shown.measurer.face, size: shown.measurer.size)
    return (0..<chips.count).map { index in
      LabelFontComparison(
        width: chips.textWidths[index],
        shownWidth: shown.measurer.measure(chips.labels.text(of: index)).width,
        room: chips.chipWidths[index] - measuring.style.horizontalPadding, on: measuring.grid)
    }
  }
}
