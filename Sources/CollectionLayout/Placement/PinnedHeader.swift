extension Container {
  /// Returns the place of a header that sticks to the visible part of its section.
  func pinned(_ header: Rect, in section: Rect, at contentOffset: Point) -> Rect {
    var header = header
    switch scrollDirection {
    case .vertical:
      let visible = usable(contentOffset.y) + usable(contentInset.top)
      header.y = min(max(visible, header.y), max(header.y, section.maxY - header.height))
    case .horizontal:
      let visible = usable(contentOffset.x) + usable(contentInset.left)
      header.x = min(max(visible, header.x), max(header.x, section.maxX - header.width))
    }
    return header
  }
}
