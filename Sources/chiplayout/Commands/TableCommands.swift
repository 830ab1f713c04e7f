import ChipLayoutCore

/// `chiplayout devices`: the built-in table of screens.
struct DevicesCommand {
  static let grammar = CommandGrammar(
    "devices", OutputOptions(), summary: "List the devices that layouts can be made for.",
    usage: "chiplayout devices [options]",
    examples: [
      Example("chiplayout devices", "Size, scale and safe areas of every device."),
      Example(
        "chiplayout devices --json | jq '.splitWidths'", "The widths of an iPad's split view."),
    ]
  ) {
    OutputOptions.group
  }

  private let options: OutputOptions

  init(_ options: OutputOptions) {
    self.options = options
  }

  func run(_ streams: inout Streams) throws(CommandFailure) {
    try BuiltInTable.devices.write(as: options.format) { bytes throws(CommandFailure) in
      try streams.write(&bytes)
    }
  }
}

/// `chiplayout text-styles`: the sizes of Dynamic Type.
struct TextStylesCommand {
  static let grammar = CommandGrammar(
    "text-styles", OutputOptions(),
    summary: "List the text styles of Dynamic Type with their sizes.",
    usage: "chiplayout text-styles [options]",
    examples: [
      Example("chiplayout text-styles", "Size and leading of every style at every content size."),
      Example(
        "chiplayout text-styles --format csv", "The same, a line for each style and content size."),
    ]
  ) {
    OutputOptions.group
  }

  private let options: OutputOptions

  init(_ options: OutputOptions) {
    self.options = options
  }

  func run(_ streams: inout Streams) throws(CommandFailure) {
    try BuiltInTable.textStyles.write(as: options.format) { bytes throws(CommandFailure) in
      try streams.write(&bytes)
    }
  }
}
