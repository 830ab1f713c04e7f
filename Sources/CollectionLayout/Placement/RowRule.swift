/// Where the items of a row are along it, in reading order.
struct RowSpread: Hashable, Sendable {
  /// Where the first item begins.
  var start: Double
  /// The distance of neighbours.
  var gap: Double
  /// What an item of weight 1 gains in length.
  var share = 0.0

  /// Returns where an item begins, given what comes before it in the row.
  ///
  /// The sum isn't accumulated item by item, so that a fractional gap doesn't drift.
  @inline(__always)
  func position(after count: Int, length: Double, grow: Double) -> Double {
    start + length + Double(count) * gap + share * grow
  }
}

/// How a section places the items of any of its rows.
struct RowRule {
  private let kind: Section.Kind
  private let lead, available, spacing: Double
  private let grid: UniformGrid?
  private let lastRow: Section.LastRow
  private let loneItem: Section.LoneItem
  private let loneLastItem: OpenQuestions.LoneLastItem
  /// Whether some row of the section has two items or more.
  private let hasFullerRow: Bool

  /// Whether every row is spread alike, whatever its items: packed where rows begin.
  var packsEveryRow: Bool {
    switch kind {
    case .left, .leading, .compositional: loneItem == .automatic
    case .flow, .center, .right, .trailing, .justified, .spaceAround, .spaceEvenly, .fill: false
    }
  }

  /// The rule of a section with so many items in so many rows, of which the first is so long.
  init(_ traits: SectionTraits, itemCount: Int, rowCount: Int, firstLength: Double) {
    kind = traits.kind
    lead = traits.lead
    available = traits.available
    spacing = traits.spacing
    lastRow = traits.lastRow
    loneItem = traits.loneItem
    loneLastItem = traits.loneLastItem
    hasFullerRow = rowCount < itemCount
    guard traits.kind == .flow, traits.isUniform, itemCount > 0 else {
      grid = nil
      return
    }
    grid = UniformGrid(
      length: firstLength, count: itemCount, available: available, spacing: spacing,
      maximumItems: traits.maximumItems)
  }

  /// Returns how the items of a row are spread.
  func spread(count: Int, length: Double, grow: Double, isLast: Bool) -> RowSpread {
    let free = available - length - Double(count - 1) * spacing
    let leading = RowSpread(start: lead, gap: spacing)
    if count == 1, free > 0, let lone = lone(free: free) { return lone }
    if isLast, lastRow == .leading { return leading }
    if kind == .flow {
      return flow(count, length, free: free, isLast: isLast && lastRow != .asOthers)
    }
    // Where the platform puts an item that is longer than its row isn't known (1.9).
    guard free > 0 else { return leading }
    switch kind {
    case .flow, .left, .leading, .compositional:
      return leading
    case .center:
      return RowSpread(start: lead + free / 2, gap: spacing)
    case .right, .trailing:
      return RowSpread(start: lead + free, gap: spacing)
    case .justified:
      return full(count, length)
    case .spaceAround:
      let share = free / Double(count)
      return RowSpread(start: lead + share / 2, gap: spacing + share)
    case .spaceEvenly:
      let share = free / Double(count + 1)
      return RowSpread(start: lead + share, gap: spacing + share)
    case .fill:
      guard grow > 0 else { return leading }
      return RowSpread(start: lead, gap: spacing, share: free / grow)
    }
  }

  /// The placement of an item alone in its row, if the section has a policy for it.
  private func lone(free: Double) -> RowSpread? {
    switch loneItem {
    case .automatic: nil
    case .leading: RowSpread(start: lead, gap: spacing)
    case .center: RowSpread(start: lead + free / 2, gap: spacing)
    case .trailing: RowSpread(start: lead + free, gap: spacing)
    }
  }

  /// The plain flow layout (facts/collection-layouts 1.0, rules 4 to 7, and 1.9).
  private func flow(_ count: Int, _ length: Double, free: Double, isLast: Bool) -> RowSpread {
    if let grid, grid.columns > 1 { return RowSpread(start: lead, gap: grid.gap) }
    let leading = RowSpread(start: lead, gap: spacing)
    guard count == 1 else { return isLast ? leading : full(count, length) }
    guard free > 0 else { return leading }
    let centred = RowSpread(start: lead + free / 2, gap: spacing)
    guard isLast, grid == nil else { return centred }
    switch loneLastItem {
    case .auto: return hasFullerRow ? leading : centred
    case .center: return centred
    case .left: return leading
    }
  }

  /// Even gaps from edge to edge; an item alone has none.
  private func full(_ count: Int, _ length: Double) -> RowSpread {
    guard count > 1 else { return RowSpread(start: lead, gap: spacing) }
    return RowSpread(start: lead, gap: (available - length) / Double(count - 1))
  }
}
