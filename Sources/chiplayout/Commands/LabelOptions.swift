import ChipLayoutCore

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
