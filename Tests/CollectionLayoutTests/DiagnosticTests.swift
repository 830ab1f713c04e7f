import CollectionLayout
import Testing

/// What a layout tells about itself.
@Suite struct DiagnosticTests {
  private func diagnostics(_ section: Section, width: Double, scale: Double = 2) -> [Diagnostic] {
    LayoutResult(section, width: width, scale: scale).diagnostics
  }

  @Test func `case 7: an item that wraps for a hair is told`() {
    let found = diagnostics(.of(repeated((390 - 10) / 3.0, 40, 6), spacing: 5), width: 390)
    guard case .narrowMiss(section: 0, row: 0, rows: 2, let excess)? = found.first else {
      Issue.record("\(found)")
      return
    }
    #expect(excess > 0 && excess < 1e-12)
  }

  @Test func `case 9: columns of a fractional width that touch are told`() {
    let grid = Section.of(repeated(103.5, 100, 8), spacing: 0)
    let told = Diagnostic.fractionalWidth(section: 0, item: 0, items: 8, width: 103.5)
    #expect(diagnostics(grid, width: 414, scale: 3).contains(told))
    #expect(!diagnostics(grid, width: 414, scale: 2).contains(told))
  }

  @Test func `case 10: half of an odd width is whole at 2x and not at 3x`() {
    let grid = Section.of(repeated(187.5, 100, 2), spacing: 0)
    let told = Diagnostic.fractionalWidth(section: 0, item: 0, items: 2, width: 187.5)
    #expect(!diagnostics(grid, width: 375, scale: 2).contains(told))
    #expect(diagnostics(grid, width: 375, scale: 3).contains(told))
    let spaced = Section.of(repeated(180.25, 100, 2), spacing: 8)
    #expect(diagnostics(spaced, width: 375).isEmpty)
  }

  @Test func `rows that touch on a fraction of a pixel are told`() {
    let grid = Section.of(repeated(300, 40.25, 2), line: 0)
    #expect(
      diagnostics(grid, width: 320) == [
        .fractionalHeight(section: 0, item: 0, items: 2, height: 40.25)
      ])
  }

  @Test func `thirds of a width are whole pixels at 3x`() {
    let grid = Section.of(repeated(320 / 3.0, 100, 3), spacing: 0)
    #expect(
      !diagnostics(grid, width: 320, scale: 3).contains {
        if case .fractionalWidth = $0 { true } else { false }
      })
  }

  @Test func `case 14: a row without a hair to spare is told`() {
    let section = Section.of(repeated(200, 50, 8), spacing: 8, inset: .sides(5))
    #expect(
      diagnostics(section, width: 834) == [
        .exactFit(section: 0, row: 0, rows: 2, available: 824)
      ])
    #expect(diagnostics(section, width: 835).isEmpty)
  }

  @Test func `case 21: rows that a layout by position would break are told`() {
    let inset = EdgeInsets(top: 12, left: 16, bottom: 0, right: 16)
    let sizes = [(80.0, 36.0), (60, 28), (90, 36)]
    let mixed = Section.of(.left, sizes, spacing: 8, inset: inset)
    #expect(
      diagnostics(mixed, width: 375) == [.mixedHeights(section: 0, row: 0, rows: 1, spread: 4)])
    // A difference of two points moves the top by one, which such layouts still take for one row.
    let even = Section.of(.left, [(80, 36), (60, 34)], spacing: 8, inset: inset)
    #expect(diagnostics(even, width: 375).isEmpty)
  }

  @Test func `sizes that are none are told, with the number of their section`() {
    let sizes = [(Double.nan, 10.0), (-4, 10), (0, 10), (20, 10)]
    let layout = LayoutResult(
      sections: [.of(repeated(10, 10, 1)), .of(.left, sizes)], container: Container(width: 100))
    #expect(layout.diagnostics.count == 3)
    #expect(layout.diagnostics.contains(.invalidSize(section: 1, item: 1, width: -4, height: 10)))
    #expect(layout.diagnostics.contains(.zeroSize(section: 1, item: 2, width: 0, height: 10)))
    #expect(layout.width == [10, 0, 0, 0, 20])
  }

  @Test func `a header narrower than its view is told`() {
    let section = Section.of([]).with { $0.headerReferenceSize = Size(width: 0, height: 80) }
    let inset = Container(width: 812, contentInset: .sides(44))
    #expect(
      LayoutResult(sections: [section], container: inset).diagnostics == [
        .headerNarrowerThanView(section: 0, width: 724, viewWidth: 812)
      ])
    #expect(LayoutResult(section, width: 812).diagnostics.isEmpty)
  }
}
