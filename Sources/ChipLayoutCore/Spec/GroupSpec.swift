/// A group or an item of a compositional section; a group has subitems.
package struct GroupSpec: SpecObject, Hashable {
  package var axis: AxisChoice?
  package var width: DimensionSpec?
  package var height: DimensionSpec?
  package var count: Int?
  package var interItemSpacing: SpacingSpec?
  package var contentInsets: DirectionalEdgesSpec?
  package var edgeSpacing: EdgeSpacingSpec?
  package var subitems: [GroupSpec]?
  package var repeatingSubitem: Boxed<GroupSpec>?

  /// An item that says nothing.
  package init() {}

  /// Whether the group names its parts; one that doesn't wraps chips of estimated widths.
  package var isTree: Bool { subitems != nil || repeatingSubitem != nil }

  static let noun = "a group"
  static let keys = SpecKeys<GroupSpec>([
    SpecKey("axis", \.axis, .choice, "The direction in which subitems are placed."),
    SpecKey("width", \.width, .object, "The width as NSCollectionLayoutDimension states it."),
    SpecKey("height", \.height, .object, "The height as NSCollectionLayoutDimension states it."),
    SpecKey(
      "count", \.count, .integer(1...10_000),
      "How often the subitem is placed; of one plain subitem, its size is divided."),
    SpecKey("interItemSpacing", \.interItemSpacing, .object, "Between subitems."),
    SpecKey("contentInsets", \.contentInsets, .object, "Insets that shrink the item."),
    SpecKey("edgeSpacing", \.edgeSpacing, .object, "Spacing around the item."),
    SpecKey("subitems", \.subitems, .array("subitems", of: .object), "The parts of the group."),
    SpecKey(
      "repeatingSubitem", \.repeatingSubitem, boxed, "The part that is placed count times."),
  ])

  private static let boxed = SpecRule<Boxed<GroupSpec>>(schema: .object(GroupSpec.self)) {
    GroupSpec.decode($0, &$1).map(Boxed.box)
  } write: {
    SpecRule<GroupSpec>.object.write($0.value, &$1)
  } inherit: { child, above in
    .box(SpecRule<GroupSpec>.object.inherit(child.value, above.value))
  }

  func check(_ members: [JSONMember], _ value: JSONValue, _ decoder: inout SpecDecoder) {
    if subitems != nil, let member = value.member("repeatingSubitem") {
      decoder.note(member, .subitemsGivenTwice)
    } else if count == nil, value.member("count") == nil,
      let member = value.member("repeatingSubitem")
    {
      decoder.note(member, .repeatingSubitemWithoutCount)
    }
    if let member = value.member("count"), repeatingSubitem == nil,
      value.member("repeatingSubitem") == nil, subitems?.count != 1
    {
      decoder.note(member, .countWithoutRepeatingSubitem(subitems: subitems?.count ?? 0))
    }
    if let member = value.member("repeatingSubitem") {
      decoder.within(.name(member.name)) { Self.checkPart(member.value, &$0) }
    }
    if let member = value.member("subitems") {
      decoder.within(.name(member.name)) { decoder in
        for (index, element) in (member.value.elements ?? []).enumerated() {
          decoder.within(.index(index)) { Self.checkPart(element, &$0) }
        }
      }
    }
  }

  /// Notes what a part of a tree lacks: as in UIKit, each has a size.
  static func checkPart(_ value: JSONValue, _ decoder: inout SpecDecoder) {
    guard value.members != nil else { return }
    for name in ["width", "height"] where value.member(name) == nil {
      decoder.note(value, .missingKey(name, expected: "a dimension, such as {\"fractional\": 1}"))
    }
    if let axis = value.member("axis"), value.member("subitems") == nil,
      value.member("repeatingSubitem") == nil
    {
      decoder.note(axis, .groupWithoutSubitems)
    }
  }
}

/// A value kept apart, so that its type can hold itself.
package indirect enum Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
  case box(Value)

  /// The value.
  package var value: Value {
    switch self {
    case .box(let value): value
    }
  }
}

/// The extent of an item on one axis; exactly one member is set.
package struct DimensionSpec: SpecObject, Hashable {
  package var fractional: Double?
  package var fractionalWidth: Double?
  package var fractionalHeight: Double?
  package var absolute: Double?
  package var estimated: Double?

  /// A dimension that says nothing.
  package init() {}

  static let noun = "a dimension"
  static let keys = SpecKeys<DimensionSpec>([
    SpecKey(
      "fractional", \.fractional, fraction, "Part of the container's extent on the same axis."),
    SpecKey("fractionalWidth", \.fractionalWidth, fraction, "Part of the container's width."),
    SpecKey("fractionalHeight", \.fractionalHeight, fraction, "Part of the container's height."),
    SpecKey("absolute", \.absolute, .length, "Points."),
    SpecKey("estimated", \.estimated, .length, "Points, until the content is measured."),
  ])
  private static let fraction = SpecRule<Double>.number("a fraction", 0...1000)

  func check(_ members: [JSONMember], _ value: JSONValue, _ decoder: inout SpecDecoder) {
    checkIsOneOf(members, value, &decoder)
  }
}

/// The room between items; exactly one member is set.
package struct SpacingSpec: SpecObject, Hashable {
  package var fixed: Double?
  package var flexible: Double?

  /// A spacing that says nothing.
  package init() {}

  static let noun = "a spacing"
  static let keys = SpecKeys<SpacingSpec>([
    SpecKey("fixed", \.fixed, .offset, "Exactly so many points."),
    SpecKey("flexible", \.flexible, .offset, "At least so many points; the rest is shared."),
  ])

  func check(_ members: [JSONMember], _ value: JSONValue, _ decoder: inout SpecDecoder) {
    checkIsOneOf(members, value, &decoder)
  }
}

extension SpecObject {
  /// Notes an object of which not exactly one key is given, if nothing else was wrong with it.
  fileprivate func checkIsOneOf(
    _ members: [JSONMember], _ value: JSONValue, _ decoder: inout SpecDecoder
  ) {
    let names = members.map(\.name).filter { $0 != "comment" }
    guard names.count != 1, names.allSatisfy({ Self.keys[$0] != nil }) else { return }
    decoder.note(value, .notOneOf(Self.keys.list.map(\.name), found: names.count))
  }
}

/// The room around an item, edge by edge.
package struct EdgeSpacingSpec: SpecObject, Hashable {
  package var top: SpacingSpec?
  package var leading: SpacingSpec?
  package var bottom: SpacingSpec?
  package var trailing: SpacingSpec?

  /// A spacing that says nothing.
  package init() {}

  static let noun = "an edge spacing"
  static let keys = SpecKeys<EdgeSpacingSpec>([
    SpecKey("top", \.top, .object, "Above the item."),
    SpecKey("leading", \.leading, .object, "Before the item."),
    SpecKey("bottom", \.bottom, .object, "Below the item."),
    SpecKey("trailing", \.trailing, .object, "After the item."),
  ])
}
