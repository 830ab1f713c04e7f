package import TextMetrics

/// A font and how text is shaped in it.
package struct FontSpec: SpecObject, Hashable {
  package var name: String?
  package var size: Double?
  package var weight: Double?
  package var italic: Bool?
  package var variations: [FontVariation]?
  package var features: [String]?
  package var language: Clearable<String>?
  package var kern: Clearable<Double>?
  package var tracking: Double?
  package var kerning: Bool?
  package var ligatures: Bool?
  package var textStyle: Clearable<TextStyle>?
  package var fallback: FontFallback?
  package var substitute: Bool?

  /// A font that says nothing.
  package init() {}

  static let noun = "a font"
  static let keys = SpecKeys<FontSpec>([
    SpecKey(
      "name", \.name, .name("a font"),
      "PostScript name, full name, family, or a font file; #N picks a face of a collection."),
    SpecKey("size", \.size, .number("a font size", 0.1...10_000), "Size in points."),
    SpecKey("weight", \.weight, .number("a weight", 1...1000), "Weight, 400 being regular."),
    SpecKey("italic", \.italic, .boolean, "Whether the face is italic or oblique."),
    SpecKey(
      "variations", \.variations, FontVariation.rule, "Values of the axes of a variable font."),
    SpecKey(
      "features", \.features, .array("features", of: feature),
      "OpenType features: tnum, ss01=2, -liga, or one with a range."),
    SpecKey(
      "language", \.language, .nullable(.name("a language tag")),
      "BCP 47 tag of the text's language."),
    SpecKey(
      "kern", \.kern, .nullable(.number("a number of points", -1000...1000)),
      "UIKit's kern: added after every cluster; 0 turns pair kerning off."),
    SpecKey(
      "tracking", \.tracking, .number("a number of points", -1000...1000),
      "Added after every cluster, in points; pair kerning stays on."),
    SpecKey("kerning", \.kerning, .boolean, "Whether pairs are kerned."),
    SpecKey("ligatures", \.ligatures, .boolean, "Whether standard ligatures are used."),
    SpecKey(
      "textStyle", \.textStyle, .nullable(.choice), "The Dynamic Type style that the size follows."),
    SpecKey(
      "fallback", \.fallback, FontFallback.rule, "Faces for characters that the font lacks."),
    SpecKey(
      "substitute", \.substitute, .boolean,
      "Whether the nearest font is taken when the name isn't installed."),
  ])

  /// `tnum`, `ss01=2`, `-liga`, `+kern`, `kern[3:5]=0`.
  private static let feature = SpecRule<String>.checked(
    "a feature, such as \"tnum\", \"ss01=2\" or \"-liga\"",
    pattern: #"^[+-]?[!-~]{4}(\[[0-9]*(:[0-9]*)?\])?(=([0-9]{1,9}|on|off))?$"#, isFeature)

  private static func isFeature(_ text: String) -> Bool {
    var rest = text.utf8[...]
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    guard rest.prefix(4).count == 4, rest.prefix(4).allSatisfy({ 0x21...0x7E ~= $0 }) else {
      return false
    }
    rest = rest.dropFirst(4)
    if rest.first == .leftBracket {
      rest = rest.dropFirst().drop { $0.isDigit }
      if rest.first == .colon { rest = rest.dropFirst().drop { $0.isDigit } }
      guard rest.popFirst() == .rightBracket else { return false }
    }
    guard rest.first == UInt8(ascii: "=") else { return rest.isEmpty }
    let value = rest.dropFirst()
    return value.elementsEqual("on".utf8) || value.elementsEqual("off".utf8)
      || 1...9 ~= value.count && value.allSatisfy { $0.isDigit }
  }
}

extension FontVariation {
  /// An object of tags and numbers, kept in the order of the tags.
  static let rule = SpecRule<[FontVariation]>(
    schema: .map(.number(-100_000...100_000), names: "^[ -~]{4}$")
  ) { value, decoder in
    guard let members = value.members else {
      decoder.note(value, expected: "axes and their values (an object)")
      return nil
    }
    let number = SpecRule<Double>.number("a value of the axis", -100_000...100_000)
    var variations: [FontVariation] = []
    for member in members where member.name != "comment" {
      guard member.name.utf8.count == 4, member.name.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) else {
        let found = member.name.quotedForMessage
        decoder.note(
          member, .mismatch(expected: "an axis tag of 4 characters, such as \"wght\"", found: found)
        )
        continue
      }
      let decoded = decoder.within(.name(member.name)) { number.decode(member.value, &$0) }
      if let decoded { variations.append(FontVariation(axis: member.name, value: decoded)) }
    }
    return variations.sorted { $0.axis < $1.axis }
  } write: { variations, writer in
    writer.beginObject(.line)
    for variation in variations { writer.member(variation.axis, variation.value) }
    writer.endObject()
  } inherit: { variations, above in
    let own = Set(variations.map(\.axis))
    return (variations + above.filter { !own.contains($0.axis) }).sorted { $0.axis < $1.axis }
  }
}

/// Which faces show characters that the font lacks.
package enum FontFallback: Hashable, Sendable {
  /// The system's, in its order.
  case system
  case none
  /// These, in this order.
  case named([String])

  static let rule: SpecRule<FontFallback> = {
    let names = SpecRule<[String]>.array("fonts", of: .name("a font"))
    return SpecRule(schema: .either([.choice(["system", "none"]), names.schema])) {
      value, decoder in
      switch value.content {
      case .string("system"): return .system
      case .string("none"): return FontFallback.none
      case .array: return names.decode(value, &decoder).map(FontFallback.named)
      case .string(let name):
        let known = ["system", "none"]
        decoder.note(
          value,
          .unknownChoice(
            noun: "fallback", found: name, nearest: NearestName.nearest(to: name, in: known),
            known: known + ["an array of font names"]))
        return nil
      case .object, .number, .boolean, .null:
        decoder.note(value, expected: "\"system\", \"none\" or an array of font names")
        return nil
      }
    } write: { fallback, writer in
      switch fallback {
      case .system: writer.string("system")
      case .none: writer.string("none")
      case .named(let fonts): names.write(fonts, &writer)
      }
    }
  }()
}
