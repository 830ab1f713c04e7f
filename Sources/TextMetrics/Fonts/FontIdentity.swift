/// What says which font a number was measured with.
package struct FontIdentity: Equatable, Sendable {
  /// The name that `UIFont(name:size:)` takes.
  package let postScriptName: String
  /// The typographic family.
  package let family: String
  /// The style within the family.
  package let style: String
  /// The font's own version, without the word.
  package let version: String
  /// The file's name without its folder, which is the same on every machine.
  package let fileName: String
  /// The face within a collection.
  package let faceIndex: Int
  /// Where a variable font stands on each of its axes; empty for others.
  package var variations: [FontVariation] = []
}
