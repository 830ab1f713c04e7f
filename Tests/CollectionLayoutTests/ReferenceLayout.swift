import CollectionLayout

/// A slow layout that is plainly right: rows are lists of items, every sum is taken afresh, and
/// horizontal scrolling is vertical scrolling of a transposed world.
///
/// Positions are exact; where the real layout rounds, the test allows for it.
struct ReferenceLayout {
  struct Chip {
    var rect: Rect
    var row: Int
    /// Whether x and y are rounded to the pixel in the real layout.
    var roundsX: Bool
    var roundsY: Bool
    var roundsSize: Bool
  }

  var chips: [[Chip]] = []
  var headers: [Rect?] = []
  var contentSize = Size.zero

  init(_ sections: [Section], _ container: Container) {
    let isHorizontal = container.scrollDirection == .horizontal
    let room =
      isHorizontal
      ? (container.height ?? 0) - container.contentInset.top - container.contentInset.bottom
      : container.width - container.contentInset.left - container.contentInset.right
    let mirrors =
      isHorizontal && container.direction == .rightToLeft && !sections.isEmpty
      && sections.allSatisfy { $0.uikit.flipsHorizontallyInOppositeLayoutDirection }
    var y = 0.0
    for section in sections {
      var one = OneSection(section, container, room: room, isHorizontal: isHorizontal)
      one.isMirroredLater = mirrors
      if !chips.isEmpty { y += container.interSectionSpacing }
      let (placed, header, end) = one.layOut(from: y)
      chips.append(placed)
      headers.append(header)
      y = end
    }
    contentSize = Size(width: max(0, room), height: max(0, y))
    guard isHorizontal else { return }
    contentSize = contentSize.transposed
    for section in chips.indices {
      headers[section] = headers[section]?.transposed
      for chip in chips[section].indices {
        var rect = chips[section][chip].rect.transposed
        if mirrors { rect.x = contentSize.width - rect.x - rect.width }
        let old = chips[section][chip]
        chips[section][chip] = Chip(
          rect: rect, row: old.row, roundsX: old.roundsY || mirrors, roundsY: old.roundsX,
          roundsSize: old.roundsSize)
      }
    }
  }

  private struct OneSection {
    var section: Section
    var sizes: [Size]
    var room: Double
    var left, right, top, bottom: Double
    var header, footer: Double
    var inRow, betweenRows: Double
    var isGrid: Bool
    var isHorizontal: Bool
    var rightToLeft: Bool
    var scale: Double
    var isMirroredLater = false

    init(_ section: Section, _ container: Container, room: Double, isHorizontal: Bool) {
      self.section = section
      self.room = room
      self.isHorizontal = isHorizontal
      scale = container.scale
      rightToLeft = container.direction == .rightToLeft && !isHorizontal
      let turn: (EdgeInsets) -> EdgeInsets = { isHorizontal ? $0.transposed : $0 }
      let (own, content, safe) = (
        turn(section.sectionInset), turn(container.contentInset), turn(container.safeArea)
      )
      (left, right, top, bottom) = (own.left, own.right, own.top, own.bottom)
      let usual: OpenQuestions.SectionInsetReference =
        section.kind == .compositional ? .safeArea : .contentInset
      if (section.uikit.sectionInsetReference ?? usual) == .safeArea {
        if safe.left > content.left { left += safe.left - content.left }
        if safe.right > content.right { right += safe.right - content.right }
      }
      let available = room - left - right
      sizes = (0..<section.items.count).map {
        var size = section.items.size(at: $0)
        if isHorizontal { size = size.transposed }
        if section.isSelfSizing {
          size = Size(
            width: (size.width * container.scale + 0.5).rounded(.down) / container.scale,
            height: (size.height * container.scale + 0.5).rounded(.down) / container.scale)
        }
        if section.kind == .compositional || section.uikit.tooWide == .clamp {
          size.width = min(size.width, max(0, available))
        }
        return size
      }
      isGrid = !section.isSelfSizing && Set(sizes).count <= 1
      (inRow, betweenRows) = (section.minimumInteritemSpacing, section.minimumLineSpacing)
      if isHorizontal, !isGrid, section.uikit.swapsSpacings, section.kind != .compositional {
        swap(&inRow, &betweenRows)
      }
      header = isHorizontal ? section.headerReferenceSize.width : section.headerReferenceSize.height
      footer = isHorizontal ? section.footerReferenceSize.width : section.footerReferenceSize.height
      if section.kind == .compositional, sizes.isEmpty {
        (top, bottom, header, footer) = (0, 0, 0, 0)
      }
    }

    var available: Double { room - left - right }

    /// Whether items would be one row: their running sum, taken from the first on.
    func fit(_ items: Range<Int>) -> Bool {
      if items.count <= 1 { return true }
      if items.count > section.maximumItemsPerRow ?? 1000 { return false }
      var sum = sizes[items.lowerBound].width
      for item in items.dropFirst() {
        if !section.items.breaksBefore.isEmpty, section.items.breaksBefore[item] { return false }
        sum = sum + inRow + sizes[item].width
      }
      return sum <= available
    }

    var rows: [Range<Int>] {
      var rows: [Range<Int>] = []
      for item in sizes.indices {
        if let last = rows.last, fit(last.lowerBound..<item + 1) {
          rows[rows.count - 1] = last.lowerBound..<item + 1
        } else {
          rows.append(item..<item + 1)
        }
      }
      return rows
    }

    /// The horizontal places of a row's items, and their widths.
    func places(_ row: Range<Int>, isLast: Bool, hasFuller: Bool) -> [(x: Double, width: Double)] {
      var widths = row.map { sizes[$0].width }
      let sum = widths.reduce(0, +)
      let free = available - sum - inRow * Double(row.count - 1)
      var kind = section.kind
      if kind == .leading { kind = .left }
      if kind == .trailing { kind = .right }
      var (first, gap) = (left, inRow)
      func spread() {
        if row.count > 1 { gap = (available - sum) / Double(row.count - 1) }
      }
      if row.count == 1, free > 0, section.loneItem != .automatic {
        switch section.loneItem {
        case .automatic, .leading: break
        case .center: first += free / 2
        case .trailing: first += free
        }
      } else if isLast, section.lastRow == .leading {
        // Packed.
      } else if kind == .flow {
        if isGrid, columns > 1 {
          gap = (available - Double(columns) * sizes[0].width) / Double(columns - 1)
        } else if row.count > 1 {
          if !isLast || section.lastRow == .asOthers { spread() }
        } else if free > 0 {
          let packs: Bool
          switch section.uikit.loneLastItem {
          case .auto: packs = hasFuller
          case .center: packs = false
          case .left: packs = true
          }
          let isLast = isLast && section.lastRow != .asOthers
          if isGrid || !isLast || !packs { first += free / 2 }
        }
      } else if free > 0 {
        let number = Double(row.count)
        switch kind {
        case .flow, .left, .leading, .compositional: break
        case .center: first += free / 2
        case .right, .trailing: first += free
        case .justified: spread()
        case .spaceAround: (first, gap) = (first + free / number / 2, gap + free / number)
        case .spaceEvenly:
          (first, gap) = (first + free / (number + 1), gap + free / (number + 1))
        case .fill:
          let weights = row.map { section.items.grows.isEmpty ? 1 : section.items.grows[$0] }
          let total = weights.reduce(0, +)
          if total > 0 {
            for item in widths.indices { widths[item] += free * weights[item] / total }
          }
        }
      }
      var x = first
      return widths.map { width in
        defer { x += width + gap }
        return (x, width)
      }
    }

    /// How many items of the one size fit in a row.
    var columns: Int {
      var columns = 1
      var sum = sizes[0].width
      while columns < section.maximumItemsPerRow ?? 1000, sum + inRow + sizes[0].width <= available
      {
        sum = sum + inRow + sizes[0].width
        columns += 1
      }
      return columns
    }

    func ascent(_ item: Int) -> Double {
      guard !section.items.baselines.isEmpty, section.items.baselines[item] >= 0 else {
        return sizes[item].height
      }
      return section.items.baselines[item]
    }

    func layOut(from start: Double) -> (chips: [Chip], header: Rect?, end: Double) {
      var y = start + header + top
      let rows = rows
      var alignment = section.verticalAlignment ?? (section.kind == .compositional ? .top : .center)
      if isHorizontal, alignment == .baseline { alignment = .top }
      var chips: [Chip] = []
      for (number, row) in rows.enumerated() {
        if number > 0 { y += betweenRows }
        var height = row.map { sizes[$0].height }.max() ?? 0
        let above = row.map(ascent).max() ?? 0
        if alignment == .baseline {
          height = above + max(0, row.map { sizes[$0].height - ascent($0) }.max() ?? 0)
        }
        let isLast = number == rows.count - 1
        let places = places(row, isLast: isLast, hasFuller: rows.contains { $0.count > 1 })
        let pixelTop = isMirroredLater ? y : (y * scale + 0.5).rounded(.down) / scale
        for (item, place) in zip(row, places) {
          let itemY =
            switch alignment {
            case .top: y
            case .center: y + (height - sizes[item].height) / 2
            case .bottom: pixelTop + height - sizes[item].height
            case .baseline: pixelTop + above - ascent(item)
            }
          chips.append(
            Chip(
              rect: Rect(
                x: mirror(place), y: itemY, width: place.width, height: sizes[item].height),
              row: number, roundsX: section.kind == .flow || section.kind == .compositional,
              roundsY: alignment == .top || alignment == .center,
              roundsSize: section.kind == .compositional))
        }
        y += height
      }
      let header =
        header > 0 ? Rect(x: 0, y: start, width: max(0, room), height: header) : nil
      return (chips, header, y + bottom + footer)
    }

    /// The place of an item when reading from the right, where that matters.
    func mirror(_ place: (x: Double, width: Double)) -> Double {
      guard rightToLeft else { return place.x }
      let flipped = room - place.x - place.width
      if section.uikit.flipsHorizontallyInOppositeLayoutDirection { return flipped }
      switch section.kind {
      case .flow: return isGrid ? flipped : place.x
      case .compositional: return flipped
      // From the right inset on instead of from the left one, the insets staying where they are.
      case .leading, .trailing: return flipped - right + left
      case .left, .center, .right, .justified, .spaceAround, .spaceEvenly, .fill: return place.x
      }
    }
  }
}

extension Size {
  var transposed: Size { Size(width: height, height: width) }
}

extension Rect {
  var transposed: Rect { Rect(x: y, y: x, width: height, height: width) }
}

extension EdgeInsets {
  var transposed: EdgeInsets { EdgeInsets(top: left, left: top, bottom: right, right: bottom) }
}
