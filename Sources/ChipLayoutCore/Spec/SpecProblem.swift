/// One mistake in a spec, with its place: what is wrong and what would be right.
package struct SpecProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line and column where the mistake begins.
  package var position: SourcePosition
  /// The JSON path of the value, such as `$.sections[0].layout`; `nil` for a mistake of syntax.
  package var path: String?
  /// What is wrong and what would be right, in one sentence.
  package var message: String

  /// `line:column: path: message`, to be put behind the name of the file.
  package var description: String {
    guard let path else { return "\(position): \(message)" }
    return "\(position): \(path): \(message)"
  }
}

/// All mistakes of a spec, in the order of the file.
package struct SpecProblems: Error, Sendable {
  /// The mistakes; never empty.
  package var problems: [SpecProblem]
}

/// One step of a JSON path.
enum SpecPathStep: Hashable, Sendable {
  case name(String)
  case index(Int)
}

extension [SpecPathStep] {
  /// The path as text: `$.sections[0]["odd name"]`.
  var text: String {
    reduce(into: "$") { text, step in
      switch step {
      case .index(let index): text += "[\(index)]"
      case .name(let name):
        let isPlain = !name.isEmpty && name.utf8.allSatisfy { $0.isLetter || $0.isDigit }
        text += isPlain ? ".\(name)" : "[\(name.quotedForMessage)]"
      }
    }
  }
}
