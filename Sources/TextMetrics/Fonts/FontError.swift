/// Why a font can't be used: the facts, for one sentence that the caller writes.
package enum FontError: Error, Equatable, Sendable {
  /// No installed font has this name. `nearest` holds installed names, the nearest first.
  case notInstalled(name: String, nearest: [String])
  /// The family is there, but not in this style. `available` holds the styles that it has.
  case noSuchStyle(family: String, asked: String, available: [String])
  /// The file can't be read; the reason is the system's.
  case unreadable(path: String, reason: String)
  /// The file was read, but it isn't a font, is damaged, or lacks what measuring needs.
  case notAFont(path: String, reason: String)
  /// The file holds fewer faces than the index asks for.
  case noSuchFace(path: String, index: Int, count: Int)
  /// The font has no such axis. `available` holds its axes with their ranges.
  case noSuchAxis(path: String, axis: String, available: [String])
  /// The axis doesn't take the value.
  case axisOutOfRange(path: String, axis: String, value: Double, range: String)
  /// The words of a query that can't be understood, such as `#x` for an index.
  case malformedQuery(text: String, reason: String)
  /// Fontconfig could not read its configuration, so no name can be looked up.
  case noConfiguration
}

extension FontError {
  /// One sentence that names what was asked, what is wrong, and what would be right.
  package var message: String {
    switch self {
    case .notInstalled(let name, let nearest):
      let hint =
        nearest.isEmpty
        ? "no fonts are installed"
        : "nearest installed: " + nearest.joined(separator: ", ")
      return "no installed font is named “\(name)”; \(hint)"
    case .noSuchStyle(let family, let asked, let available):
      return "“\(family)” has no \(asked) face; it has: " + available.joined(separator: ", ")
    case .unreadable(let path, let reason):
      return "can't read the font file “\(path)”: \(reason)"
    case .notAFont(let path, let reason):
      return "“\(path)” can't be used as a font: \(reason)"
    case .noSuchFace(let path, let index, let count):
      let range = count == 1 ? "only face 0" : "faces 0 to \(count - 1)"
      return "“\(path)” has no face \(index); it has \(range)"
    case .noSuchAxis(let path, let axis, let available):
      let has =
        available.isEmpty
        ? "it is not a variable font; name the family, or the file of the face you mean"
        : "its axes are: " + available.joined(separator: ", ")
      return "“\(path)” has no axis “\(axis)”; \(has)"
    case .axisOutOfRange(let path, let axis, let value, let range):
      return "“\(path)” can't be at \(axis)=\(FontStyle.text(value)); its axis goes \(range)"
    case .malformedQuery(let text, let reason):
      return "can't understand the font “\(text)”: \(reason)"
    case .noConfiguration:
      return "Fontconfig has no usable configuration, so fonts can't be found by name; "
        + "name a font file instead"
    }
  }
}
