extension LayoutResult {
  /// Mirrors content that scrolls horizontally, for right-to-left reading.
  ///
  /// The property that asks for it belongs to a whole layout on the platform, so that all sections
  /// have to agree. How the platform rounds then isn't known; origins stay on the pixel grid.
  mutating func mirrorHorizontally() {
    let grid = PixelGrid(scale: container.scale)
    let width = contentSize.width
    for item in x.indices { x[item] = grid.nearest(to: width - x[item] - self.width[item]) }
    for section in sections.indices {
      if input[section].kind == .compositional {
        for item in sections[section].items {
          self.width[item] = grid.nearest(to: self.width[item])
        }
      }
      sections[section].rect.mirror(in: width)
      sections[section].header?.mirror(in: width)
      sections[section].footer?.mirror(in: width)
    }
    rows.mirror(in: width)
  }
}

extension Rect {
  /// Exchanges left and right inside a width.
  mutating func mirror(in whole: Double) {
    x = whole - x - width
  }
}

extension Container {
  /// Whether the content of some sections is mirrored as a whole.
  func mirrorsContent(of sections: [Section]) -> Bool {
    direction == .rightToLeft && scrollDirection == .horizontal && !sections.isEmpty
      && sections.allSatisfy { $0.uikit.flipsHorizontallyInOppositeLayoutDirection }
  }
}
