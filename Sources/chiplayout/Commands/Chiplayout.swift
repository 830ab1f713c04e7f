import ChipLayoutCore

/// The program: its commands, and what happens from the words typed to the exit code.
enum Chiplayout {
  /// The version that `--version` prints.
  static let version = Fingerprint.programVersion

  /// What a command line makes the program do.
  enum Invocation: Sendable {
    case measure(MeasureOptions)
    case layout(LayoutOptions)
    case fonts(FontsOptions)
    case check(CheckOptions)
    case record(RecordOptions)
    case diff(DiffOptions)
    case devices(OutputOptions)
    case textStyles(OutputOptions)
    case schema(SchemaOptions)
  }

  static let program = Program(
    "chiplayout",
    summary: "Measure chip labels with real fonts and lay them out as a collection view does.",
    examples: [
      Example(
        #"chiplayout measure "Swift" --font DejaVuSans --size 16"#,
        "How large a label and its chip are."),
      Example(
        #"chiplayout layout Swift UICollectionView "Dynamic Width" iOS --width 375"#,
        "Where chips land in a container 375 points wide."),
      Example("chiplayout layout --input labels.txt --json", "The frames of a file's labels."),
      Example(
        "chiplayout layout screen.json --device iphone-16",
        "The frames of a screen that a spec describes, on a device."),
    ],
    commands: [
      Subcommand(MeasureOptions.grammar, Invocation.measure),
      Subcommand(LayoutOptions.grammar, Invocation.layout),
      Subcommand(FontsOptions.grammar, Invocation.fonts),
      Subcommand(CheckOptions.grammar, Invocation.check),
      Subcommand(RecordOptions.grammar, Invocation.record),
      Subcommand(DiffOptions.grammar, Invocation.diff),
      Subcommand(DevicesCommand.grammar, Invocation.devices),
      Subcommand(TextStylesCommand.grammar, Invocation.textStyles),
      Subcommand(SchemaOptions.grammar, Invocation.schema),
    ],
    planned: [
      "render", "report", "sweep", "matrix", "lint",
      "completions",
    ])

  /// Runs the command line of this process and returns its exit code (contract, “Exit codes”).
  static func run() -> Int32 {
    var streams = Streams()
    var code: Int32 = 0
    do throws(CommandFailure) {
      try perform(words: CommandFailure.wrap(CommandLineWords.ofThisProcess), streams: &streams)
      try streams.flushOutput()
    } catch {
      code = report(error, to: &streams)
    }
    try? streams.error.flush()
    return code
  }

  private static func perform(
    words: [String], streams: inout Streams
  ) throws(CommandFailure) {
    let request: Request<Invocation>
    do throws(ArgumentError) {
      request = try program.parse(words)
    } catch {
      throw .usage(error)
    }
    switch request {
    case .help(let subject): try streams.write(help(subject, columns: streams.columns))
    case .version: try streams.write("chiplayout \(version)\n")
    case .run(.measure(let options)): try MeasureCommand(options).run(&streams)
    case .run(.layout(let options)): try LayoutCommand(options).run(&streams)
    case .run(.fonts(let options)): try FontsCommand(options).run(&streams)
    case .run(.check(let options)): try CheckCommand(options).run(&streams)
    case .run(.record(let options)): try RecordCommand(options).run(&streams)
    case .run(.diff(let options)): try DiffCommand(options).run(&streams)
    case .run(.devices(let options)): try DevicesCommand(options).run(&streams)
    case .run(.textStyles(let options)): try TextStylesCommand(options).run(&streams)
    case .run(.schema(let options)): try SchemaCommand(options).run(&streams)
    }
  }

  private static func help(_ subject: HelpSubject, columns: Int) -> String {
    HelpPage.text(for: subject, columns: columns)
  }

  /// Says what went wrong, on standard error, and returns the exit code for it.
  private static func report(_ failure: CommandFailure, to streams: inout Streams) -> Int32 {
    switch failure {
    case .work(let sentence):
      // What was printed before stays printed, as far as it goes.
      try? streams.output.flush()
      streams.complain("error: \(sentence)\n")
      return 2
    case .problems(let sentences):
      try? streams.output.flush()
      for sentence in sentences { streams.complain("error: \(TerminalText.escaped(sentence))\n") }
      return 2
    case .usage(let error):
      streams.complain(ArgumentSentences(program: program.description).message(for: error))
      return ArgumentSentences.exitCode
    case .finished(let exitCode):
      do throws(CommandFailure) {
        try streams.flushOutput()
        return exitCode
      } catch {
        return report(error, to: &streams)
      }
    case .needsLabels(let command):
      let page = help(program.help(for: command), columns: streams.columns)
      try? streams.write(page)
      try? streams.output.flush()
      return 0
    case .strict:
      return 2
    case .output(.closedPipe):
      return 0
    case .output(let error):
      streams.complain("error: can't write the output: \(error.sentence)\n")
      return 2
    }
  }
}
