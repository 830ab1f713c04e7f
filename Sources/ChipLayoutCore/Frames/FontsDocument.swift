package import TextMetrics

/// What `fonts` prints.
package enum FontsDocument: Sendable {
  /// Every installed face.
  case list([InstalledFont])
  /// What a name found, and why; the record's size is 1, so that its metrics are in em.
  case explanation(query: String, match: FontMatch, font: FontRecord)
}

extension FontMatch {
  /// Why the face is the one that was asked for, as a sentence.
  var sentence: String {
    switch reason {
    case .postScriptName: "it is the face's PostScript name"
    case .fullName: "it is the face's full name"
    case .family: "it is a family, and this is its face of that style"
    case .file: "it is a font file"
    case .substitute: "nothing installed has the name; this is the nearest font"
    }
  }
}
