import ChipLayoutCore

/// How results are printed.
struct OutputOptions: Sendable {
  var format = OutputFormat.table

  static let group = Group<OutputOptions>("Output") {
    Option("--format", "FORMAT", \.format, help: "How to print the result.")
    Flag("--json", \.format, sets: .json, help: "The same as --format json.")
  }
}

extension OutputFormat: ArgumentChoice {}
