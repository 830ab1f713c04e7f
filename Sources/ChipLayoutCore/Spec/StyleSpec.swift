/// What spec, section and item may each say about chips; the innermost wins.
package struct StyleSpec: SpecObject, Hashable {
  package var font: FontSpec?
  package var labelFont: Clearable<FontSpec>?
  package var chip: ChipSpec?
  package var pixelBudget: Clearable<Double>?

  /// A style that says nothing.
  package init() {}

  static let noun = "a style"
  static let keys = SpecKeys<StyleSpec>([
    SpecKey("font", \.font, .object, "The font that is measured."),
    SpecKey(
      "labelFont", \.labelFont, .nullable(.object),
      "The font that the label shows, if it differs from the one measured."),
    SpecKey("chip", \.chip, .object, "The box around a label."),
    SpecKey(
      "pixelBudget", \.pixelBudget, .nullable(.length), "The most points that a label may take."),
  ])
}
