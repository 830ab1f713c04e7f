import TextMetrics

/// A spec in a file, or on standard input.
package enum SpecFile {
  /// The most bytes that a spec may have: several million items.
  package static let greatestLength = 1 << 28

  /// Why a spec can't be read.
  package enum Failure: Error, Sendable {
    case unreadable(FileError)
    /// The mistakes in it, and what its file is called.
    case wrong(SpecProblems, name: String)
    /// The spec is right, but not with what the options say over it.
    case contradicted(SpecProblems)

    /// All that is wrong, a sentence each, which begins with the file's name.
    package var messages: [String] {
      switch self {
      case .unreadable(let error): [error.message]
      case .wrong(let problems, let name): problems.messages(in: name)
      case .contradicted(let problems): problems.messages(of: "the spec with these options")
      }
    }
  }

  /// What a path is called in messages.
  package static func name(of path: String) -> String {
    path == "-" ? "standard input" : path
  }

  /// Reads the spec at a path; `-` is standard input.
  ///
  /// Relative paths of font files in it count from its own folder.
  package static func read(_ path: String) throws(Failure) -> Spec {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try InputFile.bytes(at: path, limit: greatestLength)
    } catch {
      throw .unreadable(error)
    }
    do throws(SpecProblems) {
      var spec = try Spec(json: bytes)
      spec.findFontFiles(besides: path)
      return spec
    } catch {
      throw .wrong(error, name: name(of: path))
    }
  }
}

extension SpecProblems {
  /// The most mistakes that are listed one by one.
  private static let listed = 100

  /// The mistakes, a sentence each: `file:line:column: path: message`.
  package func messages(in file: String) -> [String] {
    let all = problems.prefix(Self.listed).map { "\(file):\($0.description)" }
    let rest = problems.count - all.count
    return rest > 0 ? all + ["\(file): \(rest) more mistakes"] : Array(all)
  }

  /// The mistakes of a spec that is in no file, without positions.
  package func messages(of spec: String) -> [String] {
    problems.map { problem in
      "\(spec): \(problem.path.map { "\($0): " } ?? "")\(problem.message)"
    }
  }
}

extension SpecFontErrors {
  /// The fonts that can't be used, a sentence each; `file` is the spec's name, if it has one.
  package func messages(in file: String?) -> [String] {
    problems.map { problem in
      file.map { "\($0): \(problem.path): \(problem.error.message)" } ?? problem.error.message
    }
  }
}
