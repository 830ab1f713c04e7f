/// One face that Fontconfig lists, with the names it goes by.
package struct InstalledFont: Equatable, Sendable {
  /// The PostScript name; empty when the font has none.
  package var postScriptName: String
  /// The family in all its spellings, the preferred English one first.
  package var families: [String]
  /// The full names, such as “DejaVu Sans Bold”.
  package var fullNames: [String]
  /// The style's names, such as “Bold”.
  package var styles: [String]
  /// The file.
  package var path: String
  /// The face in the file; bits 16 and up name an instance of a variable font.
  package var index: Int
  /// The weight as CSS and OpenType count it: 400 regular, 700 bold.
  package var weight: Double
  /// Whether the face is italic or oblique.
  package var isItalic: Bool
  /// The width in percent of the normal one.
  package var width: Double
  /// The font's version as Fontconfig compares it.
  package var version: Int

  /// The weights that a variable font can take; nil for a face of one weight.
  ///
  /// Such an entry stands for all instances of the font at once, beside an entry for each that the
  /// font names.
  package var weights: ClosedRange<Double>? = nil

  /// Whether this is a place on a variable font's axes that the font has a name for.
  var isInstance: Bool { index >> 16 > 0 }

  /// The preferred family.
  package var family: String { families.first ?? postScriptName }
  /// The preferred style.
  package var style: String { styles.first ?? "" }
  /// The name to show people: PostScript where there is one.
  package var name: String { postScriptName.isEmpty ? family : postScriptName }
}
