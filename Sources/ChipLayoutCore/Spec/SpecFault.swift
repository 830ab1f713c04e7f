/// What is wrong with a value of a spec, with the facts that a message needs.
enum SpecFault: Hashable, Sendable {
  case mismatch(expected: String, found: String)
  case unknownChoice(noun: String, found: String, nearest: String?, known: [String])
  case unknownKey(String, home: String?, nearest: String?, known: [String])
  case missingKey(String, expected: String)
  case givenSizeInAutomaticSection(String)
  case estimatedSizeInManualSection
  case sizingOfOneItem
  case itemSizeWithoutItems
  case countWithItems
  case countWithoutSize
  case itemWithoutSize(lacks: String)
  case duplicateID(String, firstAt: Int)
  case minimumAboveMaximum(minimum: Double, maximum: Double)
  case overflowWithoutMaximumRows
  case otherLayout(key: String, layout: String, instead: String?)
  case noHeightToScroll
  case subitemsGivenTwice
  case repeatingSubitemWithoutCount
  case countWithoutRepeatingSubitem(subitems: Int)
  case groupWithoutSubitems
  case notOneOf([String], found: Int)
}

extension SpecFault {
  /// What is wrong and what would be right; `position` tells the place of a byte offset.
  func sentence(position: (Int) -> SourcePosition) -> String {
    switch self {
    case .mismatch(let expected, let found): "expected \(expected), found \(found)"
    case .unknownChoice(let noun, let found, let nearest?, _):
      "unknown \(noun) \(found.quotedForMessage); did you mean \(nearest.quotedForMessage)?"
    case .unknownChoice(let noun, let found, nil, let known):
      "unknown \(noun) \(found.quotedForMessage); expected \(Self.list(known, "or"))"
    case .unknownKey(let name, let home?, _, _):
      "unknown key \(name.quotedForMessage); it belongs in \(home)"
    case .unknownKey(let name, nil, let nearest?, _):
      "unknown key \(name.quotedForMessage); did you mean \(nearest.quotedForMessage)?"
    case .unknownKey(let name, nil, nil, let known):
      "unknown key \(name.quotedForMessage); known keys are \(Self.list(known, "and"))"
    case .missingKey(let name, let expected):
      "the key \(name.quotedForMessage) is missing; expected \(expected)"
    case .givenSizeInAutomaticSection(let key):
      "\(key.quotedForMessage) gives a size in a section whose sizing is \"automatic\", and a size has "
        + "one owner; leave it out, or give the section \"chip\": {\"sizing\": \"manual\"}"
    case .estimatedSizeInManualSection:
      "\"estimatedItemSize\" needs \"chip\": {\"sizing\": \"automatic\"} in the section"
    case .sizingOfOneItem:
      "\"sizing\" is one for a whole section; give it in the section's \"chip\""
    case .itemSizeWithoutItems: "\"itemSize\" needs \"count\" or \"items\" beside it"
    case .countWithItems: "\"count\" can't stand beside \"items\"; leave one of them out"
    case .countWithoutSize: "\"count\" needs \"itemSize\" beside it"
    case .itemWithoutSize(let lacks):
      "the item has no size; expected \"text\", or \"width\" and \"height\", found no \(lacks)"
    case .duplicateID(let id, let firstAt):
      "the id \(id.quotedForMessage) is given twice; it was first given at \(position(firstAt))"
    case .minimumAboveMaximum(let minimum, let maximum):
      "expected at most the \"maximumWidth\" of \(Self.decimal(maximum)), "
        + "found \(Self.decimal(minimum))"
    case .overflowWithoutMaximumRows:
      "\"overflow\" needs \"maximumRows\" in the section or the spec"
    case .otherLayout(let key, let layout, let instead?):
      "\(key.quotedForMessage) has no effect in the layout \(layout.quotedForMessage); "
        + "use \(instead.quotedForMessage)"
    case .otherLayout(let key, let layout, nil):
      "\(key.quotedForMessage) has no effect in the layout \(layout.quotedForMessage); "
        + "it needs \"layout\": \"compositional\""
    case .noHeightToScroll:
      "a horizontal \"scrollDirection\" needs a \"height\" or a \"device\" in the container"
    case .subitemsGivenTwice:
      "\"repeatingSubitem\" can't stand beside \"subitems\"; leave one of them out"
    case .repeatingSubitemWithoutCount: "\"repeatingSubitem\" needs \"count\" beside it"
    case .countWithoutRepeatingSubitem(let subitems):
      "\"count\" needs a \"repeatingSubitem\", or one subitem, found \(subitems) subitems"
    case .groupWithoutSubitems:
      "a group with an \"axis\" needs \"subitems\", or \"repeatingSubitem\" and \"count\""
    case .notOneOf(let keys, let found):
      "expected exactly one of \(Self.list(keys, "or")), found \(found == 0 ? "none" : "\(found)")"
    }
  }

  /// A number as JSON would show it.
  static func decimal(_ value: Double) -> String {
    var bytes: [UInt8] = []
    bytes.append(decimal: value)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Names in quotes with commas and a last word: `"a", "b" or "c"`.
  static func list(_ names: [String], _ word: String) -> String {
    let quoted = names.map(\.quotedForMessage)
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " \(word) " + last
  }
}
