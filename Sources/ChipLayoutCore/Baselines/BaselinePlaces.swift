/// Where the baselines of specs are.
package struct BaselinePlaces: Sendable {
  /// The folder that holds all of them; `nil` if each is beside its spec.
  package let folder: String?

  package init(folder: String? = nil) {
    self.folder = folder.map(PathName.normalized)
  }

  private static let ending = ".frames.json"

  /// Whether a file is a baseline, by its name.
  package static func isBaseline(_ path: String) -> Bool { path.hasSuffix(ending) }

  /// The baseline of a spec: `chips.frames.json` for `chips.json`.
  ///
  /// In a folder of baselines it has the place that the spec has in the current folder.
  package func baseline(ofSpec path: String) -> String {
    let stem = path.hasSuffix(".json") ? String(path.dropLast(".json".count)) : path
    guard let folder else { return stem + Self.ending }
    return "\(folder)/\(Self.relative(stem))\(Self.ending)"
  }

  /// The spec that a baseline is of.
  package func spec(ofBaseline path: String) -> String {
    let stem = path.dropLast(Self.ending.count)
    guard let folder, path.hasPrefix(folder + "/") else { return stem + ".json" }
    return stem.dropFirst(folder.utf8.count + 1) + ".json"
  }

  /// A path below the current folder, whatever it was.
  static func relative(_ path: String) -> String {
    let components = PathName.normalized(path).split(separator: "/").drop { $0 == ".." }
    return components.joined(separator: "/")
  }
}
