/// The face that a query found, and why this one.
package struct FontMatch: Equatable, Sendable {
  /// What made the face the right one.
  package enum Reason: Equatable, Sendable {
    case postScriptName
    case fullName
    case family
    case file
    /// Nothing installed has the name; the nearest was taken, since the user allowed it.
    case substitute(asked: String)
  }

  /// The file, and the face in it as `FontFace` takes it.
  package var path: String
  package var index: Int
  package var reason: Reason
  /// The catalogue's entry, nil for a face named by its file.
  package var installed: InstalledFont?
  /// Where on its axes a variable font has the style that was asked for.
  package var variations: [FontVariation] = []

  /// The name that was asked for, where another font was taken.
  package var substituted: String? {
    switch reason {
    case .substitute(let asked): asked
    case .postScriptName, .fullName, .family, .file: nil
    }
  }
}

/// Finds the face that a name stands for, and refuses what only looks like it.
///
/// Fontconfig answers every question with some font. Here names are compared with those that were
/// asked for, so that a typing mistake can't measure with another font.
package struct FontMatcher {
  /// Every font; only a name that is nowhere needs all of them.
  private let allFonts: () -> [InstalledFont]
  private let fontsNamed: (FoldedName) -> [InstalledFont]
  private let substitute: (_ family: String, _ style: FontStyle) -> InstalledFont?

  /// A matcher over the fonts of a machine.
  package init(catalog: FontCatalog) {
    allFonts = { catalog.fonts }
    fontsNamed = { catalog.fonts(named: $0) }
    substitute = { catalog.substitute(forFamily: $0, style: $1) }
  }

  /// A matcher over a list, whose order decides between equals.
  ///
  /// - Parameter substitute: what the system would show for a family that isn't in the list.
  init(
    fonts: [InstalledFont],
    substitute: @escaping (_ family: String, _ style: FontStyle) -> InstalledFont?
  ) {
    allFonts = { fonts }
    fontsNamed = { name in
      fonts.filter { font in
        ([font.postScriptName] + font.fullNames + font.families)
          .contains { FoldedName($0) == name }
      }
    }
    self.substitute = substitute
  }

  /// The face for a name and a style; linear in the number of installed faces.
  ///
  /// A PostScript name wins over a full name, and that over a family. A style that is asked for
  /// beside a face's own name selects in the face's family.
  ///
  /// - Throws: `FontError.notInstalled` with the nearest names, or `FontError.noSuchStyle`.
  package func match(
    name: String, style: FontStyle, substituting: Bool
  ) throws(FontError) -> FontMatch {
    let wanted = FoldedName(name)
    let fonts = fontsNamed(wanted)
    let named = fonts.filter { $0.weights == nil }
    // The instances of a variable font may share one name: the most regular of them has it.
    let byPostScriptName = Self.mostRegular(
      named.filter { FoldedName($0.postScriptName) == wanted })
    let byFullName = Self.mostRegular(
      named.filter { $0.fullNames.contains { FoldedName($0) == wanted } })
    let isFamily = fonts.contains { $0.families.contains { FoldedName($0) == wanted } }
    if style.isUnspecified {
      // A family's name that Fontconfig gives an instance too is the family's.
      if let font = byPostScriptName, !(isFamily && font.isInstance) {
        return match(font, .postScriptName)
      }
      if let font = byFullName, !(isFamily && font.isInstance) { return match(font, .fullName) }
    }
    let family = fonts.filter { $0.families.contains { FoldedName($0) == wanted } }
    if !family.isEmpty {
      return try select(style, in: family, family: name)
    }
    if let font = byPostScriptName ?? byFullName {
      var style = style
      style.isItalic = style.isItalic || font.isItalic
      style.weight = style.weight ?? font.weight
      let siblings = fontsNamed(FoldedName(font.family))
        .filter { $0.family == font.family && $0.width == font.width }
      return try select(style, in: siblings, family: font.family)
    }
    let nearest = nearestNames(to: name)
    guard substituting, let font = substitute(for: name, style: style, nearest: nearest) else {
      throw .notInstalled(name: name, nearest: nearest.map(\.name))
    }
    return match(font, .substitute(asked: name))
  }

  private func match(_ font: InstalledFont, _ reason: FontMatch.Reason) -> FontMatch {
    FontMatch(path: font.path, index: font.index, reason: reason, installed: font)
  }

  /// The face of a family in a style: an asked weight or slant exactly, else what is most regular.
  ///
  /// A weight that no face has is a variable font's place on its `wght` axis.
  private func select(
    _ style: FontStyle, in family: [InstalledFont], family name: String
  ) throws(FontError) -> FontMatch {
    let faces = family.filter { $0.weights == nil }
    if faces.isEmpty, style.weight == nil, let variable = family.first {
      return match(variable, .family)
    }
    var candidates = faces.filter { $0.isItalic == style.isItalic }
    if candidates.isEmpty, !style.isItalic { candidates = faces }
    if let weight = style.weight {
      candidates = candidates.filter { abs($0.weight - weight) < 1 }
      if candidates.isEmpty,
        let variable = family.first(where: {
          $0.isItalic == style.isItalic && $0.weights?.contains(weight) == true
        })
      {
        var match = match(variable, .family)
        match.variations = [FontVariation(axis: "wght", value: weight)]
        return match
      }
    }
    guard let best = Self.mostRegular(candidates, weight: style.weight) else {
      throw .noSuchStyle(
        family: name, asked: style.description, available: Self.describedStyles(of: faces))
    }
    return match(best, .family)
  }

  /// The face that is nearest to the normal width and to a weight; of equals the one with a plain
  /// style's name, then the one with a file of its own.
  ///
  /// The list's own order breaks further ties, so the choice is the same on every run.
  private static func mostRegular(
    _ fonts: [InstalledFont], weight: Double? = nil
  ) -> InstalledFont? {
    let distance = { (font: InstalledFont) in
      (
        abs(font.width - 100), abs(font.weight - (weight ?? FontStyle.regularWeight)),
        plainStyles.contains(font.style.lowercased()) ? 0 : 1, font.isInstance ? 1 : 0
      )
    }
    return fonts.min { distance($0) < distance($1) }
  }

  /// The styles that are a family's plain face, where several faces claim one weight.
  private static let plainStyles: Set<String> = ["regular", "book", "roman", "normal"]

  private static func describedStyles(of family: [InstalledFont]) -> [String] {
    var seen: Set<String> = []
    return family.sorted { ($0.weight, $0.style) < ($1.weight, $1.style) }
      .map { "\($0.style) (\(FontStyle.text($0.weight.rounded())))" }
      .filter { seen.insert($0).inserted }
  }

  /// Up to three installed names that are spelt most like the one asked for.
  private func nearestNames(to name: String) -> [(name: String, distance: Int)] {
    var seen: Set<String> = []
    let names = allFonts().flatMap { [$0.family, $0.postScriptName] }
      .filter { !$0.isEmpty && seen.insert($0).inserted }
    let wanted = Array(FoldedName(name).text)
    return names.map { ($0, EditDistance.between(wanted, Array(FoldedName($0).text))) }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
      .prefix(3).map { (name: $0.0, distance: $0.1) }
  }

  /// A slip of one or two letters means the name beside it; anything else is Fontconfig's to say.
  private func substitute(
    for name: String, style: FontStyle, nearest: [(name: String, distance: Int)]
  ) -> InstalledFont? {
    let slip = 2
    if let first = nearest.first, first.distance <= slip, first.distance < name.count / 2,
      let match = try? match(name: first.name, style: style, substituting: false)
    {
      return match.installed
    }
    return substitute(name, style)
  }
}
