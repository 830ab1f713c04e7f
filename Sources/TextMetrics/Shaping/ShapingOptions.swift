/// What a label asks of shaping beside its font.
package struct ShapingOptions: Equatable, Hashable, Sendable {
  /// The language, as a BCP 47 tag; nil leaves the font's default behaviour.
  package var language: String?
  /// Features in the order in which they were asked for; later ones win.
  package var features: [FontFeature] = []
  /// Points added after every cluster, the last too.
  ///
  /// Pair kerning stays, ligatures go.
  package var tracking = 0.0
  /// Points added after every cluster, the last too, as `NSAttributedString.Key.kern` does: 0 turns
  /// pair kerning off, nil leaves the font's (facts/text, section 6).
  package var kern: Double?
  /// Whether pairs kern.
  package var hasKerning = true
  /// Whether optional ligatures form.
  package var hasLigatures = true

  package init() {}

  /// Points added after every cluster.
  var spacing: Double { tracking + (kern ?? 0) }

  /// All features for HarfBuzz: what the switches mean first, so that a feature named by the user
  /// wins.
  var resolvedFeatures: [FontFeature] {
    var switches: [FontFeature] = []
    if !hasKerning || kern == 0 { switches.append(FontFeature(tag: "kern", value: 0)) }
    if !hasLigatures || spacing != 0 {
      switches += ["liga", "clig", "dlig", "hlig"].map { FontFeature(tag: $0, value: 0) }
    }
    return switches + features
  }
}
