/// What a label asks of shaping beside its font.
package struct ShapingOptions: Equatable, Sendable {
  /// The language, as a BCP 47 tag; nil leaves the font's default behaviour.
  package var language: String?

  package init(language: String? = nil) {
    self.language = language
  }
}
