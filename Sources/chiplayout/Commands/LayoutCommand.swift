import ChipLayoutCore
import CollectionLayout

/// What `layout` was asked.
struct LayoutOptions: Sendable {
  /// The layouts that can be asked for by name.
  enum Layout: String, ArgumentChoice {
    case flow, left, center, right, justified

    static var plannedChoices: [String] { ["compositional", "leading", "trailing"] }
  }

  var labels = LabelOptions()
  var font = FontOptions()
  var text = TextOptions()
  var chip = ChipOptions()
  var output = OutputOptions()
  var layout = Layout.left
  var width = 375.0
  var sectionInset = EdgeLengths(top: 12, left: 16, bottom: 12, right: 16)
  var interitemSpacing = 8.0
  var lineSpacing = 8.0

  static let grammar = CommandGrammar(
    "layout", LayoutOptions(), summary: "Print the frames of chips in a collection view.",
    usage: "chiplayout layout [TEXT ...] [options]",
    examples: [
      Example(
        #"chiplayout layout Swift UICollectionView "Dynamic Width" iOS --width 375"#,
        "Chips aligned left, as a table."),
      Example(
        "chiplayout layout --input labels.txt --layout flow --json",
        "As the plain flow layout places them, with everything that produced the frames."),
    ],
    validate: { options throws(ArgumentError.Problem) in
      try options.font.check()
      _ = try options.chip.style()
    }
  ) {
    LabelOptions.arguments.at(\LayoutOptions.labels)
    LabelOptions.group.at(\LayoutOptions.labels)
    FontOptions.group.at(\LayoutOptions.font)
    TextOptions.group.at(\LayoutOptions.text)
    ChipOptions.group.at(\LayoutOptions.chip)
    Group("Layout") {
      Option("--layout", "NAME", \.layout, help: "How rows are filled.")
      Option(
        "--width", "N", \.width, in: .over(0, upTo: ChipOptions.longest),
        help: "Width of the container.")
      Option(
        "--section-inset", "V,H", \.sectionInset, in: .within(ChipOptions.longest),
        help: "Space around the rows: V,H or T,L,B,R.")
      Option(
        "--interitem-spacing", "N", \.interitemSpacing, in: .within(ChipOptions.longest),
        help: "Least space between chips of a row.")
      Option(
        "--line-spacing", "N", \.lineSpacing, in: .within(ChipOptions.longest),
        help: "Space between rows.")
      Planned(
        "--device", "--orientation", "--direction", "--max-rows", "--overflow", "--print-spec")
    }
    OutputOptions.group.at(\LayoutOptions.output)
  }
}

/// `chiplayout layout`: labels in, frames out.
struct LayoutCommand {
  private let options: LayoutOptions

  init(_ options: LayoutOptions) {
    self.options = options
  }

  func run(_ streams: inout Streams) throws(CommandFailure) {
    let labels = try options.labels.read(
      command: "layout", inputIsTerminal: streams.inputIsTerminal)
    let measuring = try Measuring(
      font: options.font, text: options.text, chip: options.chip, command: "layout")
    let chips = measuring.chips(of: labels)
    let container = Container(width: options.width, scale: options.chip.scale)
    let format = options.output.format
    let document = FramesDocument(
      container: container, sectionNames: [.init(layout: options.layout.rawValue)], chips: chips,
      result: LayoutResult(sections: [section(of: chips)], container: container),
      fonts: measuring.fontRecords(for: format), diagnostics: measuring.diagnostics)
    try streams.warn(document.diagnostics, labels: labels, isStrict: options.text.isStrict)
    try document.write(as: format) { bytes throws(CommandFailure) in try streams.write(&bytes) }
  }

  private func section(of chips: MeasuredChips) -> Section {
    let inset = options.sectionInset
    var section = Section(
      kind: kind, items: chips.items,
      sectionInset: EdgeInsets(
        top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right),
      minimumInteritemSpacing: options.interitemSpacing,
      minimumLineSpacing: options.lineSpacing)
    section.isSelfSizing = options.chip.sizing == .automatic
    return section
  }

  private var kind: Section.Kind {
    switch options.layout {
    case .flow: .flow
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    }
  }
}
