import CollectionLayout

extension Section {
  /// A section from sizes as (width, height), with the spacings and insets of a case.
  static func of(
    _ kind: Section.Kind, _ sizes: [(Double, Double)], spacing: Double = 10,
    line: Double = 10, inset: EdgeInsets = .zero
  ) -> Section {
    Section(
      kind: kind, items: Items(sizes.map { Size(width: $0.0, height: $0.1) }), sectionInset: inset,
      minimumInteritemSpacing: spacing, minimumLineSpacing: line)
  }

  /// A plain flow section.
  static func of(
    _ sizes: [(Double, Double)], spacing: Double = 10, line: Double = 10,
    inset: EdgeInsets = .zero
  ) -> Section {
    .of(.flow, sizes, spacing: spacing, line: line, inset: inset)
  }

  /// The section with some of its properties changed.
  func with(_ change: (inout Section) -> Void) -> Section {
    var section = self
    change(&section)
    return section
  }
}

extension EdgeInsets {
  /// Insets at the left and right only.
  static func sides(_ inset: Double) -> EdgeInsets {
    EdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
  }
}

extension LayoutResult {
  /// The layout of one section in a view of some width.
  init(_ section: Section, width: Double, scale: Double = 2) {
    self.init(sections: [section], container: Container(width: width, scale: scale))
  }

  /// All frames, in order.
  var frames: [Rect] { (0..<count).map(frame) }
}

extension Array where Element == Double {
  /// Whether the numbers are those of a case that is written with three decimals.
  func isNear(_ expected: [Double], within tolerance: Double = 0.0006) -> Bool {
    count == expected.count && zip(self, expected).allSatisfy { abs($0 - $1) <= tolerance }
  }
}

func repeated(_ width: Double, _ height: Double, _ count: Int) -> [(Double, Double)] {
  Array(repeating: (width, height), count: count)
}
