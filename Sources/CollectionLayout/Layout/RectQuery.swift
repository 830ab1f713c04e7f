extension LayoutResult {
  /// Returns the numbers of the items that share an area with a rectangle, in order.
  ///
  /// Rows are found by bisection, and so are the items of a long row: O(log rows + hits). Only where
  /// a negative spacing lets rows or items overlap, all of them are looked at.
  public func items(in rect: Rect) -> [Int] {
    var found: [Int] = []
    let band = band(of: rect)
    var number = rows.isSorted ? rows.firstNumber { $0.end > band.start } : 0
    while number < rows.count {
      let row = rows.unmirrored(number)
      if rows.isSorted, row.offset >= band.end { break }
      for item in candidates(row.items, ofRow: number, in: rect)
      where frame(at: item).intersects(rect) {
        found.append(item)
      }
      number += 1
    }
    return found
  }

  /// The extent of a rectangle in the direction of scrolling, and a pixel more on both sides, since
  /// rounding may move an item out of its row by less than that.
  private func band(of rect: Rect) -> (start: Double, end: Double) {
    let pixel = 1 / PixelGrid(scale: container.scale).scale
    switch container.scrollDirection {
    case .vertical: return (rect.y - pixel, rect.maxY + pixel)
    case .horizontal:
      guard let width = rows.mirrorWidth else { return (rect.x - pixel, rect.maxX + pixel) }
      return (width - rect.maxX - pixel, width - rect.x + pixel)
    }
  }

  /// Returns the items of a row that may share an area with a rectangle.
  private func candidates(_ items: Range<Int>, ofRow row: Int, in rect: Rect) -> Range<Int> {
    guard items.count > 16, section(ofRow: row).ordersItems else { return items }
    let isVertical = container.scrollDirection == .vertical
    let (positions, lengths) = isVertical ? (x, width) : (y, height)
    let (start, end) = isVertical ? (rect.x, rect.maxX) : (rect.y, rect.maxY)
    let descends = positions[items.lowerBound] > positions[items.upperBound - 1]
    let first = items.partitioningIndex {
      descends ? positions[$0] < end : positions[$0] + lengths[$0] > start
    }
    let last = items.partitioningIndex {
      descends ? positions[$0] + lengths[$0] <= start : positions[$0] >= end
    }
    return first..<max(first, last)
  }

  /// Returns the section that a row belongs to.
  private func section(ofRow row: Int) -> SectionFrame {
    let after = sections.indices.partitioningIndex { sections[$0].rows.lowerBound > row }
    // Empty sections begin at the same row as the next one that isn't, and are before it.
    return sections[after - 1]
  }
}

extension Range<Int> {
  /// Returns the first number for which a condition holds that holds for all later ones, or the end.
  func partitioningIndex(where isAfter: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if isAfter(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
