/// The specs that files, folders and patterns stand for, and the baselines that no spec is left of.
package struct SpecSelection: Sendable {
  /// The specs, in the order in which they were named, each once.
  package private(set) var specs: [String] = []
  /// Specs that are gone though their baselines are there.
  package private(set) var missingSpecs: [String] = []
  /// What can't be read, or stands for nothing: a sentence each.
  package private(set) var problems: [(path: String, message: String)] = []

  private let places: BaselinePlaces
  private var seen: Set<String> = []
  /// The files in the folder of baselines, once they are needed.
  private var kept: [String]?

  /// Finds the specs; linear in the files of the folders.
  package init(_ arguments: [String], baselines places: BaselinePlaces) {
    self.places = places
    for argument in arguments { add(argument) }
  }

  private mutating func add(_ argument: String) {
    if Folder.exists(argument) {
      let folder = PathName.normalized(argument)
      let prefix = BaselinePlaces.relative(folder)
      addFiles(in: folder, argument: argument) { path in
        let relative = BaselinePlaces.relative(path)
        return prefix.isEmpty || prefix == "." || relative.hasPrefix(prefix + "/")
      }
    } else if Folder.hasEntry(argument) {
      BaselinePlaces.isBaseline(argument) ? addBaseline(argument) : add(spec: argument)
    } else if PathPattern.isPattern(argument) {
      let pattern = PathPattern(path: argument)
      let relative = PathPattern(path: BaselinePlaces.relative(argument))
      addFiles(in: PathPattern.folder(of: argument), argument: argument) { path in
        pattern.matches(path) || relative.matches(BaselinePlaces.relative(path))
      }
    } else if Folder.hasEntry(places.baseline(ofSpec: argument)) {
      add(missing: argument)
    } else {
      problems.append((argument, "no such file or folder, and no baseline of one"))
    }
  }

  /// Adds what a folder holds and a rule allows.
  private mutating func addFiles(
    in folder: String, argument: String, where matches: (String) -> Bool
  ) {
    let files: [String]
    let baselines: [String]
    do throws(FileError) {
      files = Folder.exists(folder) ? try Folder.files(in: folder) : []
      baselines = try places.folder == nil ? files : filesOfBaselines()
    } catch {
      problems.append((argument, error.message))
      return
    }
    var count = 0
    for path in files where !BaselinePlaces.isBaseline(path) && path.hasSuffix(".json") {
      guard matches(path) else { continue }
      add(spec: path)
      count += 1
    }
    for path in baselines where BaselinePlaces.isBaseline(path) {
      let spec = places.spec(ofBaseline: path)
      guard matches(spec), !Folder.hasEntry(spec) else { continue }
      add(missing: spec)
      count += 1
    }
    if count == 0 { problems.append((argument, "nothing matches; expected specs ending in .json")) }
  }

  private mutating func filesOfBaselines() throws(FileError) -> [String] {
    if let kept { return kept }
    guard let folder = places.folder, Folder.exists(folder) else { return [] }
    let files = try Folder.files(in: folder)
    kept = files
    return files
  }

  /// A baseline that a shell's pattern has found beside its spec.
  private mutating func addBaseline(_ path: String) {
    let spec = places.spec(ofBaseline: path)
    Folder.hasEntry(spec) ? add(spec: spec) : add(missing: spec)
  }

  private mutating func add(spec path: String) {
    if seen.insert(PathName.normalized(path)).inserted { specs.append(path) }
  }

  private mutating func add(missing path: String) {
    if seen.insert(PathName.normalized(path)).inserted { missingSpecs.append(path) }
  }

  /// Keeps the specs that a pattern allows; the rest is not asked for.
  package mutating func keep(only pattern: PathPattern) {
    specs.removeAll { !pattern.matches($0) }
    missingSpecs.removeAll { !pattern.matches($0) }
  }
}
