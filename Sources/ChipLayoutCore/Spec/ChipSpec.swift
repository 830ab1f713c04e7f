/// The box around a label.
package struct ChipSpec: SpecObject, Hashable {
  package var padding: EdgesSpec?
  package var sizing: SizingChoice?
  package var height: Clearable<Double>?
  package var minimumWidth: Double?
  package var maximumWidth: Clearable<Double>?
  package var numberOfLines: Int?
  package var lineBreakMode: LineBreakModeChoice?

  /// A chip that says nothing.
  package init() {}

  static let noun = "a chip"
  static let keys = SpecKeys<ChipSpec>([
    SpecKey("padding", \.padding, .object, "Between the label and the edges of the chip."),
    SpecKey("sizing", \.sizing, .choice, "Who owns the size: one for a whole section."),
    SpecKey("height", \.height, .nullable(.length), "Height in points, instead of the label's."),
    SpecKey("minimumWidth", \.minimumWidth, .length, "The least width of a chip, in points."),
    SpecKey(
      "maximumWidth", \.maximumWidth, .nullable(.length), "The greatest width of a chip, in points."
    ),
    SpecKey(
      "numberOfLines", \.numberOfLines, .integer(0...1_000_000),
      "The most lines of the label; 0 is no limit."),
    SpecKey("lineBreakMode", \.lineBreakMode, .choice, "How the label breaks or shortens text."),
  ])

  func check(_ members: [JSONMember], _ value: JSONValue, _ decoder: inout SpecDecoder) {
    guard let minimum = minimumWidth, let maximum = maximumWidth?.value, minimum > maximum,
      let member = value.member("minimumWidth")
    else { return }
    decoder.within(.name("minimumWidth")) {
      $0.note(member.value, .minimumAboveMaximum(minimum: minimum, maximum: maximum))
    }
  }
}
