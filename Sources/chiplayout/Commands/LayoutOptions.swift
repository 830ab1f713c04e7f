import ChipLayoutCore

/// What `layout` was asked.
struct LayoutOptions: Sendable {
  var labels = LabelOptions()
  var font = FontOptions()
  var text = TextOptions()
  var chip = ChipOptions()
  var output = OutputOptions()
  var layout = LayoutChoice.left
  var width = 375.0
  var device: DeviceArgument?
  var orientation = Device.Orientation.portrait
  var direction = DirectionChoice.auto
  var sectionInset = EdgeLengths(top: 12, left: 16, bottom: 12, right: 16)
  var interitemSpacing = 8.0
  var lineSpacing = 8.0
  var maximumRows: Int?
  var overflow: String?
  var printsSpec = false
  /// The options that were typed: only those override a spec.
  var typed: Set<String> = []

  static let grammar = CommandGrammar(
    "layout", LayoutOptions(), summary: "Print the frames of chips in a collection view.",
    usage: "chiplayout layout [TEXT ... | SPEC.json | -] [options]",
    examples: [
      Example(
        #"chiplayout layout Swift UICollectionView "Dynamic Width" iOS --width 375"#,
        "Chips aligned left, as a table."),
      Example(
        "chiplayout layout --input labels.txt --layout flow --json",
        "As the plain flow layout places them, with everything that produced the frames."),
      Example(
        "chiplayout layout screen.json --device iphone-16 --orientation landscape",
        "The screen that a spec describes, on a device of your choice."),
      Example(
        "chiplayout layout screen.json --print-spec",
        "The same spec with every default filled in, and nothing laid out."),
    ],
    noting: \LayoutOptions.typed,
    validate: { options throws(ArgumentError.Problem) in try options.check() }
  ) {
    Arguments<LayoutOptions>(
      "TEXT", \.labels.texts,
      help: "Labels. Without any, they are read from standard input, one a line. A single word "
        + "that ends in .json is a spec instead, and a single - a spec on standard input.")
    LabelOptions.group.at(\LayoutOptions.labels)
    FontOptions.group.at(\LayoutOptions.font)
    TextOptions.group.at(\LayoutOptions.text)
    ChipOptions.group.at(\LayoutOptions.chip)
    Group("Layout") {
      Option("--layout", "NAME", \.layout, help: "How rows are filled.")
      Option(
        "--width", "N", \.width, in: .over(0, upTo: ChipOptions.longest),
        help: "Width of the container, instead of the device's.")
      Option(
        "--device", "NAME", \.device, help: "The device whose screen the container fills.",
        defaultText: "none")
      Option("--orientation", "NAME", \.orientation, help: "How the device is held.")
      Option(
        "--direction", "NAME", \.direction,
        help: "The reading direction: it moves leading and trailing rows, and a flow of equal "
          + "sizes; auto goes from left to right.")
      Option(
        "--section-inset", "V,H", \.sectionInset, in: .within(ChipOptions.longest),
        help: "Space around the rows: V,H or T,L,B,R.")
      Option(
        "--interitem-spacing", "N", \.interitemSpacing, in: .within(ChipOptions.longest),
        help: "Least space between chips of a row.")
      Option(
        "--line-spacing", "N", \.lineSpacing, in: .within(ChipOptions.longest),
        help: "Space between rows.")
      Option(
        "--max-rows", "N", \.maximumRows, in: .from(1, upTo: 1_000_000),
        help: "The most rows of a section; what they don't hold is left out.")
      Option(
        "--overflow", "TEXT", \.overflow,
        help: "A chip for what is left out, in which {count} is the number of items.")
    }
    Group("Spec") {
      Flag("--print-spec", \.printsSpec, help: "Print the spec that would be laid out.")
    }
    OutputOptions.group.at(\LayoutOptions.output)
  }

  /// The spec to read instead of labels: a path, or `-` for standard input.
  var specPath: String? {
    guard labels.texts.count == 1, let word = labels.texts.first else { return nil }
    return word == "-" || word.utf8.suffix(5).elementsEqual(".json".utf8) ? word : nil
  }

  /// Throws when options contradict each other.
  private func check() throws(ArgumentError.Problem) {
    _ = try chip.style()
    guard specPath == nil else {
      guard labels.input == nil else {
        throw .contradiction("labels come from the spec or from --input, not from both")
      }
      return
    }
    try font.check()
    if overflow != nil, maximumRows == nil {
      throw .contradiction("--overflow needs --max-rows: without it no chip is left out")
    }
    if typed.contains("--orientation"), device == nil {
      throw .contradiction("--orientation needs --device: a width alone has no orientation")
    }
  }
}

/// The name of a device as it is typed.
struct DeviceArgument: ArgumentValue, Equatable {
  /// The name as specs and `devices` write it.
  let name: String

  static var expectation: Expectation { .shape("the name of a device, as `devices` lists them") }

  init(argument: String) throws(ValueProblem) {
    guard let device = Device.named(argument) else {
      let nearest = Device.nearestName(to: argument).map { "; did you mean '\($0)'?" }
      throw .other("is no device that `chiplayout devices` lists" + (nearest ?? ""))
    }
    name = device.name
  }

  var argumentText: String? { name }
}

extension LayoutChoice: ArgumentChoice {}
extension DirectionChoice: ArgumentChoice {}
extension Device.Orientation: ArgumentChoice {}
