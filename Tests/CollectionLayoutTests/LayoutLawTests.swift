import CollectionLayout
import Testing

/// Laws that hold for every layout, checked on random sections.
@Suite struct LayoutLawTests {
  /// Whether a value is a position, or the pixel next to it where the layout rounds.
  private func agrees(_ value: Double, _ exact: Double, rounds: Bool, scale: Double) -> Bool {
    guard rounds else { return abs(value - exact) < 1e-9 }
    let pixels = value * scale
    return abs(pixels - pixels.rounded()) < 1e-9 && abs(value - exact) <= 0.5 / scale + 1e-9
  }

  /// Compares a layout with the reference, and tells the first item that differs.
  private func compare(_ sections: [Section], _ container: Container) {
    let layout = LayoutResult(sections: sections, container: container)
    let reference = ReferenceLayout(sections, container)
    let (size, exact) = (layout.contentSize, reference.contentSize)
    #expect(abs(size.width - exact.width) < 1e-9 && abs(size.height - exact.height) < 1e-9)
    #expect(layout.sections.map(\.items.count) == sections.map(\.items.count))
    for (number, chips) in reference.chips.enumerated() {
      for (item, chip) in chips.enumerated() {
        let frame = layout.frame(ofItem: item, inSection: number)
        let (rect, scale) = (chip.rect, container.scale)
        let row = layout.row[layout.sections[number].items.lowerBound + item]
        let agrees =
          agrees(frame.x, rect.x, rounds: chip.roundsX, scale: scale)
          && agrees(frame.y, rect.y, rounds: chip.roundsY, scale: scale)
          && agrees(frame.width, rect.width, rounds: chip.roundsSize, scale: scale)
          && agrees(frame.height, rect.height, rounds: chip.roundsSize, scale: scale)
          && Int(row) == chip.row
        guard !agrees else { continue }
        Issue.record("\(sections[number].kind) \(number), item \(item): \(frame), not \(rect)")
        return
      }
    }
  }

  @Test(arguments: 0..<1500)
  func `the layout is that of the slow reference, in every kind and direction`(_ seed: Int) {
    var random = SeededGenerator(seed: seed)
    var container = random.container(horizontal: seed % 3 == 0)
    let sections = (0..<Int.random(in: 1...3, using: &random)).map { _ in random.section() }
    // Sizes in thirds of a point have no exact double, and the slow sums would drift.
    if sections.contains(where: \.isSelfSizing) { container.scale = 2 }
    compare(sections, container)
  }

  // Rows of 100 with a spacing of 20: lengths that fit alone, in pairs, exactly, in threes, not at all.
  @Test(arguments: Section.Kind.allCases)
  func `the layout is that of the slow reference on all small inputs`(_ kind: Section.Kind) {
    let widths = [0.0, 20, 40, 100, 120]
    for code in 0..<625 {
      let digits = [code % 5, code / 5 % 5, code / 25 % 5, code / 125]
      for count in 1...4 where digits[count...].allSatisfy({ $0 == 0 }) {
        let sizes = digits.prefix(count).map { (widths[$0], 10.0) }
        for direction in [Container.Direction.leftToRight, .rightToLeft] {
          compare(
            [.of(kind, sizes, spacing: 20, inset: .sides(10))],
            Container(width: 120, direction: direction))
        }
      }
    }
  }

  @Test(arguments: 0..<300)
  func `rows keep their order, don't overlap, and could not take the next item`(_ seed: Int) {
    var random = SeededGenerator(seed: seed)
    let width = random.eighths(150...600)
    let inset = random.insets(upTo: 20)
    let spacing = random.eighths(0...12)
    let kinds: [Section.Kind] = [.flow, .left, .right, .center, .justified, .fill, .spaceAround]
    let sizes = (0..<60).map { _ in (random.eighths(1...110), random.eighths(10...40)) }
    let section = Section.of(kinds[seed % kinds.count], sizes, spacing: spacing, inset: inset)
    let layout = LayoutResult(section, width: width)
    #expect(layout.count == sizes.count)
    #expect(layout.rows.flatMap(\.items) == Array(0..<sizes.count))
    let available = width - inset.left - inset.right
    for (row, next) in zip(layout.rows, layout.rows.dropFirst()) {
      let taken = row.items.reduce(-spacing) { $0 + sizes[$1].0 + spacing }
      #expect(taken + spacing + sizes[next.items.lowerBound].0 > available)
    }
    for row in layout.rows {
      for (one, other) in zip(row.items, row.items.dropFirst()) {
        // Origins are rounded one by one, so that a gap may lose half a pixel.
        #expect(layout.frame(at: other).x - layout.frame(at: one).maxX >= spacing - 0.5)
      }
      let (first, last) = (row.items.lowerBound, row.items.upperBound - 1)
      #expect(layout.x[first] >= inset.left - 0.25)
      #expect(layout.frame(at: last).maxX <= width - inset.right + 0.25)
    }
  }

  @Test(arguments: 0..<200)
  func `twice the lengths at half the scale are twice the frames`(_ seed: Int) {
    var random = SeededGenerator(seed: seed)
    let section = random.section()
    let container = random.container()
    var double = section
    double.items = Items(
      widths: section.items.widths.map { $0 * 2 }, heights: section.items.heights.map { $0 * 2 })
    double.items.baselines = section.items.baselines.map { $0 * 2 }
    double.items.grows = section.items.grows
    double.items.breaksBefore = section.items.breaksBefore
    double.sectionInset = section.sectionInset.doubled
    double.minimumInteritemSpacing *= 2
    double.minimumLineSpacing *= 2
    double.headerReferenceSize.height *= 2
    double.footerReferenceSize.height *= 2
    let large = Container(
      width: container.width * 2, scale: container.scale / 2,
      contentInset: container.contentInset.doubled, safeArea: container.safeArea.doubled,
      direction: container.direction)
    let one = LayoutResult(sections: [section], container: container)
    let two = LayoutResult(sections: [double], container: large)
    #expect(two.frames == one.frames.map(\.doubled))
    #expect(two.sections.map(\.rect) == one.sections.map(\.rect.doubled))
    #expect(two.sections.map(\.header) == one.sections.map { $0.header?.doubled })
  }

  @Test(arguments: 0..<100)
  func `the same input gives the same layout, and a wider view no more rows`(_ seed: Int) {
    var random = SeededGenerator(seed: seed)
    let section = random.section(kind: .left)
    var container = random.container()
    let layout = LayoutResult(sections: [section], container: container)
    #expect(layout == LayoutResult(sections: [section], container: container))
    container.width += random.eighths(0...100)
    #expect(
      LayoutResult(sections: [section], container: container).rows.count <= layout.rows.count)
  }

  @Test(arguments: 0..<60)
  func `a layout in the memory of another is a new layout`(_ seed: Int) {
    var random = SeededGenerator(seed: seed)
    var layout = LayoutResult(sections: [], container: Container(width: 100))
    for _ in 0..<8 {
      let sections = (0..<Int.random(in: 0...3, using: &random)).map { _ in random.section() }
      let container = random.container(horizontal: random.once(in: 2))
      layout.layOut(sections, in: container)
      #expect(layout == LayoutResult(sections: sections, container: container))
    }
  }

  @Test(arguments: 0..<400)
  func `the items in a rectangle are those that a look at each finds`(_ seed: Int) {
    var random = SeededGenerator(seed: seed)
    let container = random.container(horizontal: seed % 2 == 0)
    var sections = (0..<Int.random(in: 1...4, using: &random)).map { _ in random.section(upTo: 120)
    }
    if seed % 7 == 0 { sections[0].minimumLineSpacing = -12 }
    if seed % 11 == 0 { sections[0].minimumInteritemSpacing = -30 }
    let layout = LayoutResult(sections: sections, container: container)
    for _ in 0..<20 {
      let size = layout.contentSize
      let rect = Rect(
        x: .random(in: -20...max(1, size.width), using: &random),
        y: .random(in: -20...max(1, size.height), using: &random),
        width: .random(in: 0...300, using: &random), height: .random(in: 0...300, using: &random))
      #expect(
        layout.items(in: rect)
          == (0..<layout.count).filter { layout.frame(at: $0).intersects(rect) })
    }
  }

  @Test func `what is no length, or an absurd one, is laid out without a trap`() {
    let odd = [Double.nan, .infinity, -.infinity, -5, 1e300, 0, -0.0, .leastNonzeroMagnitude, 40]
    for kind in Section.Kind.allCases {
      for length in odd {
        var section = Section.of(kind, odd.flatMap { width in odd.map { (width, $0) } })
        section.sectionInset = EdgeInsets(top: length, left: length, bottom: length, right: 0)
        section.minimumInteritemSpacing = length
        section.minimumLineSpacing = length
        section.headerReferenceSize = Size(width: length, height: length)
        section.items.grows = section.items.widths
        section.items.baselines = section.items.heights
        section.rowBreaking = length == 0 ? .balanced : .greedy
        for scroll in [Container.ScrollDirection.vertical, .horizontal] {
          let container = Container(
            width: length, height: length, scale: length, direction: .rightToLeft,
            scrollDirection: scroll)
          let layout = LayoutResult(sections: [section], container: container)
          #expect(layout.count == 81)
          let isFinite = layout.frames.allSatisfy {
            $0.x.isFinite && $0.y.isFinite && $0.maxX.isFinite && $0.maxY.isFinite
          }
          #expect(isFinite, "\(kind) of \(length), \(scroll)")
          #expect(layout.contentSize.width.isFinite && layout.contentSize.height.isFinite)
          #expect(!layout.diagnostics.isEmpty)
          _ = layout.items(in: Rect(x: length, y: length, width: length, height: length))
        }
      }
    }
  }
}

extension Rect {
  fileprivate var doubled: Rect {
    Rect(x: x * 2, y: y * 2, width: width * 2, height: height * 2)
  }
}

extension EdgeInsets {
  fileprivate var doubled: EdgeInsets {
    EdgeInsets(top: top * 2, left: left * 2, bottom: bottom * 2, right: right * 2)
  }
}
