/// The places that a group's pattern gives to items, from the section's inset on.
///
/// Sums are exact, but for parts that share a group: their extent is rounded to the pixel, and their
/// positions add the rounded extent up (facts/collection-layouts 3, recorded cases 27 and 28).
struct GroupFilling: Hashable, Sendable {
  /// Where each item lies, left to right, unrounded.
  private(set) var frames: [Rect] = []
  /// The first item of each row of the section: of each group, or all in one line of groups.
  private(set) var rowStarts: [Int] = []
  /// Where each row begins in the direction of scrolling, and its extent.
  private(set) var rowOffsets: [Double] = []
  private(set) var rowExtents: [Double] = []
  /// The end of the last row.
  private(set) var end = 0.0
  /// Whether no item leaves its row in the direction of scrolling.
  private(set) var itemsStayInRows = true

  private let sizes: Items
  private let grid: PixelGrid

  /// Repeats a group until all items have a place.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - sizes: What the items ask for, where their extent is estimated.
  ///   - room: The extent that fractions of the group refer to.
  ///   - scroll: The direction in which groups follow one another.
  ///   - isOneLine: Whether groups follow one another in the other direction, in a line of its own
  ///     that scrolls.
  ///   - spacing: The distance of groups.
  ///   - grid: The pixels.
  init(
    _ group: Group, sizes: Items, room: Size, scroll: Container.ScrollDirection, isOneLine: Bool,
    spacing: Double, grid: PixelGrid
  ) {
    self.sizes = sizes
    self.grid = grid
    frames.reserveCapacity(sizes.count)
    let groupsGoDown = (scroll == .vertical) != isOneLine
    var (position, thickness) = (0.0, 0.0)
    while frames.count < sizes.count {
      let first = frames.count
      let origin = groupsGoDown ? Point(x: 0, y: position) : Point(x: position, y: 0)
      var size = fill(group, at: origin, in: room)
      // A pattern without room for any item would never end.
      if frames.count == first {
        size = place(.item(width: .estimated, height: .estimated), at: origin, in: room)
      }
      let extent = groupsGoDown ? size.height : size.width
      thickness = max(thickness, groupsGoDown ? size.width : size.height)
      if !isOneLine || first == 0 {
        rowStarts.append(first)
        rowOffsets.append(isOneLine ? 0 : position)
        rowExtents.append(extent)
      }
      end = position + extent
      position = end + spacing
    }
    if isOneLine, !rowExtents.isEmpty {
      rowExtents = [thickness]
      end = thickness
    }
    itemsStayInRows = rowStarts.indices.allSatisfy { row in
      let (start, end) = (rowOffsets[row], rowOffsets[row] + rowExtents[row])
      return frames[items(ofRow: row)].allSatisfy {
        scroll == .vertical ? $0.y >= start && $0.maxY <= end : $0.x >= start && $0.maxX <= end
      }
    }
  }

  /// Returns the items of a row.
  func items(ofRow row: Int) -> Range<Int> {
    rowStarts[row]..<(row + 1 < rowStarts.count ? rowStarts[row + 1] : frames.count)
  }

  /// Returns the items of rows that a band across may touch, given where the rows begin.
  func items(across band: Band, from start: ExactSum, in traits: SectionTraits) -> Range<Int> {
    guard traits.lineSpacing >= 0, itemsStayInRows else { return 0..<frames.count }
    let rows = rowStarts.indices
    let first = rows.partitioningIndex {
      start.value + rowOffsets[$0] + rowExtents[$0] > band.start
    }
    let last = rows.partitioningIndex { start.value + rowOffsets[$0] >= band.end }
    guard first < last else { return 0..<0 }
    return rowStarts[first]..<items(ofRow: last - 1).upperBound
  }

  /// Returns where an item is, given where the rows begin.
  func place(of item: Int, from start: ExactSum, in traits: SectionTraits) -> ItemPlace {
    let (frame, placement) = (frames[item], ItemPlacement(traits))
    let (along, across) = traits.isHorizontal ? (frame.y, frame.x) : (frame.x, frame.y)
    let (length, thickness) =
      traits.isHorizontal ? (frame.height, frame.width) : (frame.width, frame.height)
    return ItemPlace(
      along: placement.along(traits.lead + along, length: length),
      across: placement.rounded(across: (start + across).value), length: length,
      thickness: thickness)
  }

  /// Places as many items as a group takes, and returns the group's size.
  private mutating func fill(_ group: Group, at origin: Point, in room: Size) -> Size {
    let insets = group.contentInsets
    let width = extent(group.width, of: room.width)
    let height = extent(group.height, of: room.height)
    let inner = Size(
      width: max(0, (width ?? room.width) - usable(insets.left) - usable(insets.right)),
      height: max(0, (height ?? room.height) - usable(insets.top) - usable(insets.bottom)))
    let start = Point(x: origin.x + usable(insets.left), y: origin.y + usable(insets.top))
    let content =
      switch group.content {
      case .parts(let parts): fill(group, with: parts, at: start, in: inner)
      case .repeating(let part, let count, let resizing):
        fill(group, with: part, count: count, resizing: resizing, at: start, in: inner)
      }
    return Size(
      width: width ?? content.width + usable(insets.left) + usable(insets.right),
      height: height ?? content.height + usable(insets.top) + usable(insets.bottom))
  }

  /// Places parts one after the other, and from the first on again, while there is room.
  private mutating func fill(
    _ group: Group, with parts: [Group.Part], at start: Point, in room: Size
  ) -> Size {
    var line = GroupLine(group, at: start)
    let available = group.axis == .horizontal ? room.width : room.height
    var index = 0
    while frames.count < sizes.count, !parts.isEmpty {
      let part = parts[index % parts.count]
      let (first, isEstimated) = (frames.count, part.isEstimated(along: group.axis))
      let size = place(part, at: line.next, in: room)
      guard frames.count > first else { break }
      // Parts that the pattern spells out are placed whether they fit or not. What is repeated has to
      // fit, and thirds of a width do, though their doubles may add up to a hair more.
      let isSpelledOut = index < parts.count && !isEstimated
      let slack = isEstimated ? 0 : 0.001 / grid.scale
      guard isSpelledOut || line.isEmpty || line.length(with: size) <= available + slack else {
        frames.removeSubrange(first...)
        break
      }
      line.take(size, items: first..<frames.count)
      index += 1
    }
    return finish(line, available: available)
  }

  /// Places a part so many times, or until there are no items.
  private mutating func fill(
    _ group: Group, with part: Group.Part, count: Int, resizing: Bool, at start: Point,
    in room: Size
  ) -> Size {
    var line = GroupLine(group, at: start)
    let available = group.axis == .horizontal ? room.width : room.height
    let share = (available - Double(max(0, count - 1)) * line.spacing) / Double(max(1, count))
    let resized = max(0, grid.nearest(to: share))
    let part = resizing ? part.resized(to: resized, along: group.axis) : part
    var number = 0
    while number < count, frames.count < sizes.count {
      let first = frames.count
      let size = place(part, at: line.next, in: room)
      guard frames.count > first else { break }
      line.take(size, items: first..<frames.count)
      number += 1
    }
    return finish(line, available: available)
  }

  /// Shares what a line leaves free, if its spacing is flexible, and returns its size.
  private mutating func finish(_ line: GroupLine, available: Double) -> Size {
    let free = available - line.length
    guard case .flexible = line.group.interItemSpacing, free > 0, line.parts.count > 1 else {
      return line.size
    }
    let share = free / Double(line.parts.count - 1)
    for (number, items) in line.parts.enumerated() {
      for item in items {
        switch line.group.axis {
        case .horizontal: frames[item].x += Double(number) * share
        case .vertical: frames[item].y += Double(number) * share
        }
      }
    }
    return line.group.axis == .horizontal
      ? Size(width: available, height: line.size.height)
      : Size(width: line.size.width, height: available)
  }

  /// Places a part, and returns the room that it takes.
  private mutating func place(_ part: Group.Part, at origin: Point, in room: Size) -> Size {
    switch part {
    case .group(let group):
      return fill(group, at: origin, in: room)
    case .item(let width, let height, let insets):
      let own = sizes.size(at: frames.count)
      let size = Size(
        width: extent(width, of: room.width) ?? min(max(0, usable(own.width)), room.width),
        height: extent(height, of: room.height) ?? max(0, usable(own.height)))
      // An item's insets are ignored on an axis whose extent is estimated.
      let (left, right) = width == .estimated ? (0, 0) : (usable(insets.left), usable(insets.right))
      let (top, bottom) =
        height == .estimated ? (0, 0) : (usable(insets.top), usable(insets.bottom))
      frames.append(
        Rect(
          x: origin.x + left, y: origin.y + top, width: max(0, size.width - left - right),
          height: max(0, size.height - top - bottom)))
      return size
    }
  }

  /// Returns an extent in points, or `nil` for one that follows from the content.
  private func extent(_ dimension: Group.Dimension, of whole: Double) -> Double? {
    switch dimension {
    case .fractional(let part): max(0, usable(usable(part) * whole))
    case .absolute(let points): max(0, usable(points))
    case .estimated: nil
    }
  }
}

extension PreparedSection {
  /// Returns the places that a section's pattern gives its items, if the section has a pattern.
  static func filling(
    of section: Section, in container: Container, traits: SectionTraits
  ) -> GroupFilling? {
    guard section.kind == .compositional, section.group != nil || section.scrollsOrthogonally else {
      return nil
    }
    let alone = Group(
      axis: .horizontal, width: .estimated, height: .estimated,
      content: .parts([.item(width: .estimated, height: .estimated)]))
    let inset = container.contentInset
    let across =
      traits.isHorizontal
      ? usable(container.width) - usable(inset.left) - usable(inset.right)
      : usable(container.height ?? 0) - usable(inset.top) - usable(inset.bottom)
    let along = max(0, section.scrollsOrthogonally ? traits.extent : traits.available)
    let rest = max(0, across - traits.before - traits.after)
    return GroupFilling(
      section.group ?? alone, sizes: section.items,
      room: traits.isHorizontal
        ? Size(width: rest, height: along) : Size(width: along, height: rest),
      scroll: container.scrollDirection, isOneLine: section.scrollsOrthogonally,
      spacing: traits.lineSpacing, grid: traits.grid)
  }
}
