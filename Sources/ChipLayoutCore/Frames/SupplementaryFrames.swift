import CollectionLayout

extension ResolvedSpec {
  /// The headers and footers of a layout, pinned where the spec wants it.
  func supplementary(in result: LayoutResult) -> [FramesDocument.Supplementary] {
    var found: [FramesDocument.Supplementary] = []
    for number in result.sections.indices {
      if let frame = header(of: number, in: result) {
        found.append(.init(section: number, kind: "header", frame: frame))
      }
      if let frame = footer(of: number, in: result) {
        found.append(.init(section: number, kind: "footer", frame: frame))
      }
    }
    return found
  }

  private func header(of section: Int, in result: LayoutResult) -> Rect? {
    guard sectionHeadersPinToVisibleBounds else { return result.sections[section].header }
    let offset = CollectionLayout.Point(x: contentOffset.x, y: contentOffset.y)
    return result.headerFrame(ofSection: section, pinnedAt: offset)
  }

  /// The footer, the mirror image of the header: at the end of what is visible, until the start of
  /// its section pushes it out.
  private func footer(of section: Int, in result: LayoutResult) -> Rect? {
    guard var footer = result.sections[section].footer else { return nil }
    guard sectionFootersPinToVisibleBounds else { return footer }
    let start = result.sections[section].rect
    switch container.scrollDirection {
    case .vertical:
      guard let height = container.height else { return footer }
      let visible = contentOffset.y + height - container.contentInset.bottom - footer.height
      footer.y = max(min(visible, footer.y), min(footer.y, start.y))
    case .horizontal:
      let visible =
        contentOffset.x + container.width - container.contentInset.right - footer.width
      footer.x = max(min(visible, footer.x), min(footer.x, start.x))
    }
    return footer
  }
}
