/// One section: its items, and how they are laid out.
package struct SectionSpec: SpecObject, Hashable {
  package var id: String?
  package var settings = SectionSettings()
  package var group: GroupSpec?
  package var itemSize: ItemSizeSpec?
  package var estimatedItemSize: ItemSizeSpec?
  package var count: Int?
  package var items: [ItemSpec]?

  /// A section that says nothing.
  package init() {}

  static let noun = "a section"
  static let shape = JSONWriter.Shape.lines
  static let keys = SpecKeys<SectionSpec>(
    [SpecKey("id", \.id, .name("an id"), "A name that stays when the section moves.")]
      + SectionSettings.keys.within(\.settings)
      + [
        SpecKey("group", \.group, .object, "The group of a compositional section."),
        SpecKey("itemSize", \.itemSize, .object, "The size of every item that gives none."),
        SpecKey(
          "estimatedItemSize", \.estimatedItemSize, .object,
          "What UIKit assumes before it measures; the settled layout is reported."),
        SpecKey(
          "count", \.count, .integer(0...10_000_000), "How many items of itemSize there are."),
        SpecKey(
          "items", \.items,
          .array("items", of: ItemSpec.rule, shape: .rows, replacement: ItemSpec()), "The items."),
      ])

  func check(_ members: [JSONMember], _ value: JSONValue, _ decoder: inout SpecDecoder) {
    if let member = value.member("count") {
      if value.member("items") != nil {
        decoder.note(member, .countWithItems)
      } else if value.member("itemSize") == nil,
        value.member("group") == nil || group?.isTree == false
      {
        decoder.note(member, .countWithoutSize)
      }
    }
    if let member = value.member("itemSize"), value.member("count") == nil,
      value.member("items") == nil
    {
      decoder.note(member, .itemSizeWithoutItems)
    }
    if let member = value.member("group"), group?.isTree == true {
      decoder.within(.name("group")) { GroupSpec.checkPart(member.value, &$0) }
    }
    if let member = value.member("items") {
      decoder.within(.name("items")) { $0.checkIDs(of: member.value) }
    }
  }
}

extension SpecDecoder {
  /// Notes every element of an array whose id an element before it has.
  mutating func checkIDs(of value: JSONValue) {
    var first: [String: Int] = [:]
    for (index, element) in (value.elements ?? []).enumerated() {
      guard let id = element.member("id")?.value, case .string(let text) = id.content else {
        continue
      }
      guard let firstAt = first[text] else {
        first[text] = id.range.lowerBound
        continue
      }
      within(.index(index)) { decoder in
        decoder.within(.name("id")) { $0.note(id, .duplicateID(text, firstAt: firstAt)) }
      }
    }
  }
}
