import Foundation

/// A block of Swift in an article of the documentation.
package struct DocumentedExample: Sendable, CustomStringConvertible {
  /// The lines of the block, without comments, indentation and empty lines.
  package let lines: [String]

  package var description: String { lines.first ?? "" }

  /// The blocks of an article, by its path in the project.
  package static func all(in article: String) throws -> [DocumentedExample] {
    let text = try String(contentsOf: Project.folder.appending(path: article), encoding: .utf8)
    return text.components(separatedBy: "```swift\n").dropFirst().map { rest in
      DocumentedExample(lines: code(rest.components(separatedBy: "```")[0]))
    }
  }

  /// Whether a source file has the lines of the example, one after the other, so that the compiler
  /// has seen them.
  package func stands(inFileAt path: String) throws -> Bool {
    let source = Self.code(try String(contentsOfFile: path, encoding: .utf8))
    return source.indices.contains { start in source[start...].starts(with: lines) }
  }

  private static func code(_ text: String) -> [String] {
    text.split(separator: "\n")
      .map { line in
        String(line.prefix(upTo: line.range(of: "//")?.lowerBound ?? line.endIndex))
          .trimmingCharacters(in: .whitespaces)
      }
      .filter { !$0.isEmpty }
  }
}
