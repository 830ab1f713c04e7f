import Foundation
import RandomText

/// A random spec of sections with fixed sizes, as the program and as a browser read it.
///
/// A flex container that wraps breaks rows as a flow layout does, and `justify-content` spreads them
/// as its subclasses do. Where the two differ, the spec says so to either:
///
/// - An item that is longer than its row begins where rows begin (facts/collection-layouts 1.9); a
///   flex container centres it, and lets it overflow, unless told to align `safe`.
/// - `left` and `right` stay what they are in right-to-left reading, and so does the order of items,
///   unless `flipsHorizontallyInOppositeLayoutDirection` is set: the container's direction is ltr then.
///   Where it is set, insets are mirrored too; for `leading` and `trailing` they are not (1.11).
/// - Tops are rounded to the pixel (1.10), and a point has 16 pixels at most. The program is given all
///   lengths 16 times as large, which changes no bit of a sum, so that a pixel is 1/256 point. `flow`
///   rounds along the row too, and packs its last row: it has no counterpart.
/// - A flex container shrinks what doesn't fit, and stretches what has no height: not these items.
/// - Browsers count in 64ths of a pixel. An exact fit fits in both; but thirds of a width, whose
///   doubles add up to a hair more than it, wrap here (1.2, no tolerance), and fit in a browser that
///   cuts them off. Sizes here are therefore 64ths, or so random that rows don't meet their end.
struct WrappingSpec: Sendable {
  /// How many times as large as for the browser all lengths are for the program.
  static let magnification = 16.0

  let width: Double
  let isRightToLeft: Bool
  let sections: [WrappingSection]

  init(random: inout SeededRandom) {
    let lengths = random.pick(RandomLengths.allCases)
    width = lengths.value(in: 60...900, using: &random)
    isRightToLeft = Bool.random(using: &random)
    var sections: [WrappingSection] = []
    for kind in WrappingSection.Kind.allCases {
      sections.append(WrappingSection(kind, lengths: lengths, random: &random))
    }
    self.sections = sections
  }

  /// The spec as `chiplayout layout` reads it.
  var forProgram: Data {
    get throws {
      try JSONSerialization.data(withJSONObject: [
        "container": [
          "width": width * Self.magnification, "scale": 16,
          "direction": isRightToLeft ? "rtl" : "ltr",
        ],
        "sections": sections.map(\.forProgram),
      ])
    }
  }

  /// The spec as `flex-wrap.js` reads it.
  var forBrowser: [String: Any] {
    ["width": width, "sections": sections.map { $0.forBrowser(isRightToLeft: isRightToLeft) }]
  }
}

/// A section of a spec that wraps.
struct WrappingSection: Sendable {
  enum Kind: String, CaseIterable {
    case left, center, right, justified, leading, trailing, spaceAround, spaceEvenly, fill
  }

  let kind: Kind
  private let flips: Bool
  private let alignment: String
  private let top, left, bottom, right: Double
  private let columnGap, rowGap: Double
  private let items: [(width: Double, height: Double, grow: Int)]

  var count: Int { items.count }

  init(_ kind: Kind, lengths: RandomLengths, random: inout SeededRandom) {
    self.kind = kind
    flips = Bool.random(using: &random)
    alignment = random.pick(["top", "center", "bottom"])
    let insets = (0..<4).map { _ in lengths.value(in: 0...25, using: &random) }
    (top, left, bottom, right) = (insets[0], insets[1], insets[2], insets[3])
    columnGap = lengths.value(in: 0...20, using: &random)
    rowGap = lengths.value(in: 0...20, using: &random)
    let height = lengths.value(in: 1...60, using: &random)
    let isLevel = Bool.random(using: &random)
    let longest = random.pick([40.0, 160, 160, 400])
    var items: [(width: Double, height: Double, grow: Int)] = []
    for _ in 0..<Int.random(in: 1...40, using: &random) {
      items.append(
        (
          lengths.value(in: 1...longest, using: &random),
          isLevel ? height : lengths.value(in: 1...60, using: &random),
          Int.random(in: 1...3, using: &random)
        ))
    }
    self.items = items
  }

  fileprivate var forProgram: [String: Any] {
    let scale = WrappingSpec.magnification
    return [
      "layout": kind.rawValue, "verticalAlignment": alignment,
      "sectionInset": ["top": top, "left": left, "bottom": bottom, "right": right].mapValues {
        $0 * scale
      },
      "minimumInteritemSpacing": columnGap * scale, "minimumLineSpacing": rowGap * scale,
      "uikit": ["flipsHorizontallyInOppositeLayoutDirection": flips],
      "items": items.map {
        ["width": $0.width * scale, "height": $0.height * scale, "grow": Double($0.grow)]
      },
    ]
  }

  fileprivate func forBrowser(isRightToLeft: Bool) -> [String: Any] {
    let followsReading = kind == .leading || kind == .trailing
    let insetsAreMirrored = isRightToLeft && flips
    return [
      "inset": insetsAreMirrored ? [top, left, bottom, right] : [top, right, bottom, left],
      "columnGap": columnGap, "rowGap": rowGap,
      "direction": isRightToLeft && (flips || followsReading) ? "rtl" : "ltr",
      "justifyContent": justifyContent,
      "alignItems": ["top": "flex-start", "center": "center", "bottom": "flex-end"][alignment]
        ?? "",
      "items": items.map { [$0.width, $0.height, kind == .fill ? Double($0.grow) : 0] },
    ]
  }

  private var justifyContent: String {
    switch kind {
    case .left, .leading, .fill: "flex-start"
    case .center: "safe center"
    case .right, .trailing: "safe flex-end"
    case .justified: "space-between"
    case .spaceAround: "space-around"
    case .spaceEvenly: "space-evenly"
    }
  }
}

/// What the lengths of a spec are multiples of.
enum RandomLengths: CaseIterable {
  /// Tens, so that rows are full to the last bit again and again.
  case tens
  case wholePoints
  case sixtyFourths
  /// Anything that a double can be.
  case any

  func value(in range: ClosedRange<Double>, using random: inout SeededRandom) -> Double {
    let value = Double.random(in: range, using: &random)
    switch self {
    case .tens: return max((value / 10).rounded(.up) * 10, 0)
    case .wholePoints: return value.rounded(.up)
    case .sixtyFourths: return (value * 64).rounded(.up) / 64
    case .any: return value
    }
  }
}
