package import TextMetrics

/// What produced the frames of a baseline, beside the fonts that the document names anyway.
///
/// Only baselines have one: the frames of `layout` are the same bytes with every library version.
package struct Fingerprint: Sendable {
  /// The version of this program, which `--version` prints.
  package static let programVersion = "0.1.0"

  /// The versions of program and libraries, by their names in the document.
  let versions: [(name: String, version: String)]
  /// The effective spec without its items: every option that the frames depend on.
  let options: Spec

  /// The fingerprint of a spec laid out by this process.
  package init(of spec: Spec, libraries: LibraryVersions = .loaded) {
    versions = [
      ("chiplayout", Self.programVersion), ("freeType", libraries.freeType),
      ("harfBuzz", libraries.harfBuzz), ("icu", libraries.icu),
    ]
    var options = spec.effective()
    for index in (options.sections ?? []).indices { options.sections?[index].items = nil }
    self.options = options
  }
}

extension JSONWriter {
  /// Writes what produced the frames as the member `fingerprint`.
  mutating func fingerprintMember(_ fingerprint: Fingerprint) {
    member("fingerprint")
    beginObject()
    for (name, version) in fingerprint.versions { member(name, version) }
    member("options")
    SpecRule<Spec>.object.write(fingerprint.options, &self)
    endObject()
  }
}
