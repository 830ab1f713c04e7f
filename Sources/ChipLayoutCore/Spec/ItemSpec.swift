/// One chip: a label, or a fixed size.
package struct ItemSpec: SpecObject, Hashable {
  package var id: String?
  package var text: String?
  package var width: Double?
  package var height: Double?
  package var grow: Double?
  package var breakBefore: Bool?
  /// What the item says about its own style; most items say nothing, so it is kept apart.
  package var style: StyleSpec {
    get { ownStyle?.value ?? StyleSpec() }
    set { ownStyle = newValue == StyleSpec() ? nil : .box(newValue) }
  }
  private var ownStyle: Boxed<StyleSpec>?

  /// An item that says nothing.
  package init() {}

  /// An item that is only a text.
  package init(text: String) {
    self.text = text
  }

  static let noun = "an item"
  static let keys = SpecKeys<ItemSpec>(
    [
      SpecKey("id", \.id, .name("an id"), "A name that stays when the item moves."),
      SpecKey("text", \.text, .text("a text"), "The text of the label."),
      SpecKey("width", \.width, .length, "Width in points, instead of the label's."),
      SpecKey("height", \.height, .length, "Height in points, instead of the label's."),
      SpecKey(
        "grow", \.grow, .number("a weight", 0...1_000_000),
        "The item's share of the room that the layout fill gives to a row."),
      SpecKey("breakBefore", \.breakBefore, .boolean, "Whether the item begins a new row."),
    ] + StyleSpec.keys.within(\.style))

  /// A string is short for an item with that text.
  static let rule = SpecRule<ItemSpec>(
    schema: .either([.string(pattern: nil), .object(ItemSpec.self)])
  ) { value, decoder in
    switch value.content {
    case .string(let text): return ItemSpec(text: text)
    case .object: return ItemSpec.decode(value, &decoder)
    case .array, .number, .boolean, .null:
      decoder.note(value, expected: "a text or an item (a string or an object)")
      return nil
    }
  } write: { item, writer in
    guard item == ItemSpec(text: item.text ?? ""), let text = item.text else {
      SpecRule<ItemSpec>.object.write(item, &writer)
      return
    }
    writer.string(text)
  }

  func check(_ members: [JSONMember], _ value: JSONValue, _ decoder: inout SpecDecoder) {
    guard style.chip?.sizing != nil, let chip = value.member("chip")?.value,
      let sizing = chip.member("sizing")
    else { return }
    decoder.within(.name("chip")) { $0.note(sizing, .sizingOfOneItem) }
  }
}
