import CFontconfig
import Glibc

/// The fonts that Fontconfig knows on this machine.
@safe package final class FontCatalog {
  private let configuration: OpaquePointer
  /// Every face that can be scaled, in an order that depends on names alone: PostScript name, then
  /// the newest version, then the path.
  package private(set) lazy var fonts: [InstalledFont] = unsafe installedFonts()
    .filter { $0.weights == nil }

  /// Loads Fontconfig's configuration and its list of fonts.
  ///
  /// - Throws: `FontError.noConfiguration` when there is none.
  package init() throws(FontError) {
    // Fontconfig prefers fonts for the language of the environment, and adds it to every pattern; the
    // same input has to give the same bytes on every machine with the same fonts.
    unsafe setenv("FC_LANG", "en", 1)
    guard let configuration = unsafe FcInitLoadConfigAndFonts() else { throw .noConfiguration }
    unsafe self.configuration = configuration
  }

  deinit {
    unsafe FcConfigDestroy(configuration)
  }

  /// What Fontconfig itself would show for a family, whether or not it is the one asked for.
  package func substitute(forFamily family: String, style: FontStyle) -> InstalledFont? {
    let pattern = unsafe Self.pattern(family: family, style: style)
    defer { unsafe FcPatternDestroy(pattern) }
    unsafe Self.complete(pattern, configuration: configuration, language: nil)
    var result = FcResultNoMatch
    guard let match = unsafe FcFontMatch(configuration, pattern, &result) else { return nil }
    defer { unsafe FcPatternDestroy(match) }
    return unsafe Self.font(match)
  }

  /// A pattern that asks for a family in a style; the caller destroys it.
  static func pattern(family: String, style: FontStyle) -> OpaquePointer? {
    let pattern = unsafe FcPatternCreate()
    unsafe FcPatternAddString(pattern, FC_FAMILY, family)
    unsafe FcPatternAddInteger(
      pattern, FC_SLANT, style.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    unsafe FcPatternAddDouble(
      pattern, FC_WEIGHT, FcWeightFromOpenTypeDouble(style.weight ?? FontStyle.regularWeight))
    return unsafe pattern
  }

  /// Adds to a pattern what the configuration and Fontconfig's defaults say.
  static func complete(
    _ pattern: OpaquePointer?, configuration: OpaquePointer, language: String?
  ) {
    if let language { unsafe FcPatternAddString(pattern, FC_LANG, language) }
    unsafe FcConfigSubstitute(configuration, pattern, FcMatchPattern)
    unsafe FcDefaultSubstitute(pattern)
  }

  /// The faces that Fontconfig would try for characters that a font lacks.
  func fallbackOrder(
    forFamily family: String, style: FontStyle, language: String?
  ) -> FallbackOrder? {
    unsafe FallbackOrder(
      configuration: configuration, family: family, style: style, language: language)
  }

  /// The faces whose PostScript name, full name or family is the name, in the order of `fonts`, and
  /// variable fonts as a whole too.
  ///
  /// Linear in the number of faces, without making a value of each.
  func fonts(named name: FoldedName) -> [InstalledFont] {
    unsafe FC_POSTSCRIPT_NAME.withCString { postScriptName in
      unsafe FC_FULLNAME.withCString { fullName in
        unsafe FC_FAMILY.withCString { family in
          unsafe installedFonts { pattern in
            unsafe Self.has(pattern, postScriptName, name) || Self.has(pattern, family, name)
              || Self.has(pattern, fullName, name)
          }
        }
      }
    }
  }

  private func installedFonts(
    where isWanted: (OpaquePointer) -> Bool = { _ in true }
  ) -> [InstalledFont] {
    var fonts: [InstalledFont] = []
    for kind in [FcSetSystem, FcSetApplication] {
      guard let set = unsafe FcConfigGetFonts(configuration, kind) else { continue }
      for index in 0..<Int(unsafe set.pointee.nfont) {
        guard let pattern = unsafe set.pointee.fonts[index], unsafe isWanted(pattern),
          let font = unsafe Self.font(pattern)
        else { continue }
        fonts.append(font)
      }
    }
    return fonts.sorted {
      ($0.postScriptName, -$0.version, $0.path, $0.index)
        < ($1.postScriptName, -$1.version, $1.path, $1.index)
    }
  }

  /// Whether one of a pattern's names under a key is the name.
  private static func has(
    _ pattern: OpaquePointer, _ key: UnsafePointer<CChar>, _ name: FoldedName
  ) -> Bool {
    var text: UnsafeMutablePointer<FcChar8>?
    var index: Int32 = 0
    while unsafe FcPatternGetString(pattern, key, index, &text) == FcResultMatch,
      let found = unsafe text
    {
      if unsafe name.matches(found) { return true }
      index += 1
    }
    return false
  }

  /// A pattern as a value; nil for bitmap fonts.
  private static func font(_ pattern: OpaquePointer) -> InstalledFont? {
    guard let path = unsafe strings(pattern, FC_FILE).first,
      unsafe boolean(pattern, FC_SCALABLE) != false
    else { return nil }
    let isVariable = unsafe boolean(pattern, FC_VARIABLE) == true
    // All instances at once have an index of their own, which no font file knows.
    let index = unsafe (integer(pattern, FC_INDEX) ?? 0) & (isVariable ? 0xFFFF : .max)
    let weight = unsafe number(pattern, FC_WEIGHT) ?? Double(FC_WEIGHT_REGULAR)
    let slant = unsafe integer(pattern, FC_SLANT) ?? Int(FC_SLANT_ROMAN)
    return unsafe InstalledFont(
      postScriptName: strings(pattern, FC_POSTSCRIPT_NAME).first ?? "",
      families: strings(pattern, FC_FAMILY), fullNames: strings(pattern, FC_FULLNAME),
      styles: strings(pattern, FC_STYLE), path: path, index: index,
      weight: FcWeightToOpenTypeDouble(weight), isItalic: slant != Int(FC_SLANT_ROMAN),
      width: number(pattern, FC_WIDTH) ?? Double(FC_WIDTH_NORMAL),
      version: integer(pattern, FC_FONTVERSION) ?? 0,
      weights: isVariable ? weights(pattern) : nil)
  }

  static func strings(_ pattern: OpaquePointer, _ key: String) -> [String] {
    var result: [String] = []
    var text: UnsafeMutablePointer<FcChar8>?
    while unsafe FcPatternGetString(pattern, key, Int32(result.count), &text) == FcResultMatch,
      let found = unsafe text
    {
      unsafe result.append(String(cString: found))
    }
    return result
  }

  private static func number(_ pattern: OpaquePointer, _ key: String) -> Double? {
    var value = 0.0
    return unsafe FcPatternGetDouble(pattern, key, 0, &value) == FcResultMatch ? value : nil
  }

  /// The range of a variable font's weights; its one weight where it varies in other ways.
  private static func weights(_ pattern: OpaquePointer) -> ClosedRange<Double> {
    var range: OpaquePointer?
    var (low, high) = (Double(FC_WEIGHT_REGULAR), Double(FC_WEIGHT_REGULAR))
    if unsafe FcPatternGetRange(pattern, FC_WEIGHT, 0, &range) == FcResultMatch {
      unsafe FcRangeGetDouble(range, &low, &high)
    }
    (low, high) = (FcWeightToOpenTypeDouble(low), FcWeightToOpenTypeDouble(high))
    return min(low, high)...max(low, high)
  }

  static func integer(_ pattern: OpaquePointer, _ key: String) -> Int? {
    var value: Int32 = 0
    return unsafe FcPatternGetInteger(pattern, key, 0, &value) == FcResultMatch ? Int(value) : nil
  }

  static func boolean(_ pattern: OpaquePointer, _ key: String) -> Bool? {
    var value: FcBool = 0
    return unsafe FcPatternGetBool(pattern, key, 0, &value) == FcResultMatch ? value != 0 : nil
  }
}
