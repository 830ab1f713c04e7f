import CFontconfig

/// Fontconfig's faces in the order in which it would try them for a font and a language.
@safe final class FallbackOrder {
  private let set: UnsafeMutablePointer<FcFontSet>

  /// Sorts all faces by how near they are to a family in a style; costly, so made once a font.
  init?(
    configuration: OpaquePointer, family: String, style: FontStyle, language: String?
  ) {
    let pattern = unsafe FontCatalog.pattern(family: family, style: style)
    defer { unsafe FcPatternDestroy(pattern) }
    unsafe FontCatalog.complete(pattern, configuration: configuration, language: language)
    var result = FcResultNoMatch
    guard let set = unsafe FcFontSort(configuration, pattern, FcFalse, nil, &result) else {
      return nil
    }
    unsafe self.set = set
  }

  deinit {
    unsafe FcFontSetSortDestroy(set)
  }

  /// The number of faces.
  var count: Int { unsafe Int(set.pointee.nfont) }

  /// Whether a face has a character, by Fontconfig's own record of it.
  func hasCharacter(_ scalar: UInt32, face index: Int) -> Bool {
    var characters: OpaquePointer?
    guard let pattern = unsafe set.pointee.fonts[index],
      unsafe FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters) == FcResultMatch,
      let characters = unsafe characters
    else { return false }
    return unsafe FcCharSetHasChar(characters, scalar) != 0
  }

  /// Whether a face draws in colours, as emoji fonts do.
  func isColored(face index: Int) -> Bool {
    guard let pattern = unsafe set.pointee.fonts[index] else { return false }
    return unsafe FontCatalog.boolean(pattern, FC_COLOR) == true
  }

  /// The file of a face and its number there; nil for a font that can't be measured, and for the
  /// pattern that stands for all instances of a variable font at once.
  func file(ofFace index: Int) -> (path: String, index: Int)? {
    guard let pattern = unsafe set.pointee.fonts[index],
      unsafe FontCatalog.boolean(pattern, FC_VARIABLE) != true,
      let path = unsafe FontCatalog.strings(pattern, FC_FILE).first
    else { return nil }
    return unsafe (path, FontCatalog.integer(pattern, FC_INDEX) ?? 0)
  }
}
