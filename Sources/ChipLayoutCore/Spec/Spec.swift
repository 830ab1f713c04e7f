/// A spec as its file states it: whatever it leaves out is `nil`.
///
/// The properties of this and of every other object of a spec have the names of their keys, and
/// `keys` says what each one means: once, for the reader, the printer and the published schema.
package struct Spec: SpecObject, Hashable {
  package var container: ContainerSpec?
  package var contentSizeCategory: ContentSizeCategory?
  package var contentOffset: PointSpec?
  package var sectionHeadersPinToVisibleBounds: Bool?
  package var sectionFootersPinToVisibleBounds: Bool?
  package var interSectionSpacing: Double?
  /// What holds for every section that says nothing else.
  package var settings = SectionSettings()
  package var sections: [SectionSpec]?

  /// A spec that says nothing.
  package init() {}

  static let noun = "a spec"
  static let shape = JSONWriter.Shape.lines
  static let keys = SpecKeys<Spec>(
    [
      SpecKey("container", \.container, .object, "What the collection view is."),
      SpecKey(
        "contentSizeCategory", \.contentSizeCategory, .choice,
        "The text size that a person has chosen, for fonts with a textStyle."),
      SpecKey("contentOffset", \.contentOffset, .object, "How far the content is scrolled."),
      SpecKey(
        "sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds, .boolean,
        "Whether headers stay visible while their section is."),
      SpecKey(
        "sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds, .boolean,
        "Whether footers stay visible while their section is."),
      SpecKey(
        "interSectionSpacing", \.interSectionSpacing, .offset,
        "Between compositional sections, in points."),
    ] + SectionSettings.keys.within(\.settings)
      + [
        SpecKey(
          "sections", \.sections,
          .array("sections", of: .object, shape: .lines, replacement: SectionSpec()),
          "The sections, from first to last.", required: "an array of sections")
      ])
}

extension Spec {
  /// Reads a spec; throws all that is wrong with it at once.
  package init(json bytes: [UInt8]) throws(SpecProblems) {
    let document = JSONReader.read(bytes)
    var decoder = SpecDecoder(bytes: bytes)
    let spec = document.value.flatMap { Spec.decode($0, &decoder) }
    let problems = decoder.sorted(with: document.problems)
    guard let spec, problems.isEmpty else { throw SpecProblems(problems: problems) }
    self = spec
  }

  /// The spec as JSON that reads back to the same spec, keys in a fixed order.
  package func json() -> [UInt8] {
    var writer = JSONWriter(spacing: .pretty)
    SpecRule<Spec>.object.write(self, &writer)
    writer.endDocument()
    return writer.bytes
  }

  /// The object in which a key is at home, if it is in exactly one kind of object.
  static func home(of key: String) -> String? { homes[key] ?? nil }

  private static let homes: [String: String?] = {
    // The spec comes first, so what spec and section share is said to belong in the spec.
    let nouns: [(keys: [String], noun: String)] = [
      (Spec.keys.list.map(\.name), "the spec itself"),
      (SectionSpec.keys.list.map(\.name), "a section"),
      (ContainerSpec.keys.list.map(\.name), "\"container\""),
      (FontSpec.keys.list.map(\.name), "\"font\""),
      (ChipSpec.keys.list.map(\.name), "\"chip\""),
      (UIKitSpec.keys.list.map(\.name), "\"uikit\""),
      (ItemSpec.keys.list.map(\.name), "an item"),
    ]
    var homes: [String: String?] = [:]
    for (keys, noun) in nouns {
      for key in keys { homes[key] = homes[key] == nil ? noun : .some(nil) }
    }
    return homes
  }()
}
