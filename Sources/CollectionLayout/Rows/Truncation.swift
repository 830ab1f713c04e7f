/// What is left of a section that may only have so many rows.
public struct Truncation: Hashable, Sendable {
  /// The number of items that are shown, from the first on.
  public let keptItems: Int
  /// The number of items that are not.
  public let hiddenItems: Int
  /// The size of the chip that stands for the hidden items; `nil` if nothing is hidden.
  public let overflowSize: Size?

  /// Creates a truncation that keeps some items, hides the others, and may show a chip for them.
  public init(keptItems: Int, hiddenItems: Int, overflowSize: Size?) {
    self.keptItems = keptItems
    self.hiddenItems = hiddenItems
    self.overflowSize = overflowSize
  }
}

extension Section {
  /// Finds how many items fit in so many rows, together with a chip that tells how many don't.
  ///
  /// The chip follows the last kept item. Its size depends on the number that it tells, which depends
  /// on its size; the answer is exact: the largest number of items for which greedy rows hold them
  /// and their own chip. If not even one item leaves room, the chip is alone. Takes O(items), and
  /// asks for the chip's size at most once more than the last row has items.
  ///
  /// - Parameters:
  ///   - maximumRows: The number of rows; less than 1 counts as 1.
  ///   - container: The view that the section is in.
  ///   - overflowSize: Returns the size of the chip for a number of hidden items.
  /// - Throws: What `overflowSize` throws.
  /// - Returns: The number of kept and of hidden items, and the size of the chip.
  public func truncation<Failure: Error>(
    toRows maximumRows: Int, in container: Container,
    overflowSize: (Int) throws(Failure) -> Size
  ) throws(Failure) -> Truncation {
    let rows = RowsBeforeOverflow(self, in: container, maximumRows: max(1, maximumRows))
    guard !rows.holdEverything else {
      return Truncation(keptItems: items.count, hiddenItems: 0, overflowSize: nil)
    }
    var kept = rows.mostKeptItems
    while true {
      let size = try overflowSize(items.count - kept)
      if kept == 0 || rows.hold(kept, andChipOf: size) {
        return Truncation(
          keptItems: kept, hiddenItems: items.count - kept, overflowSize: size)
      }
      kept -= 1
    }
  }

  /// Returns the section with what a truncation left of it, the chip as its last item.
  public func truncated(by truncation: Truncation) -> Section {
    var section = self
    section.items = items.prefix(truncation.keptItems)
    if let size = truncation.overflowSize { section.items.append(Item(size: size)) }
    return section
  }
}

/// The rows that a truncated section may fill.
private struct RowsBeforeOverflow {
  /// Whether no item has to be hidden.
  let holdEverything: Bool
  private let section: Section
  private let container: Container
  /// The rows of items that are like their chip, and of others: in horizontal scrolling the two have
  /// different spacings (facts/collection-layouts 1.8).
  private let uniform, mixed: Filling
  /// The number of items, from the first on, that are of one size.
  private let equalItems: Int
  private let firstSize: Size?

  init(_ section: Section, in container: Container, maximumRows: Int) {
    let prepared = PreparedSection(section, in: container)
    let (inRow, betweenRows) =
      prepared.traits.hasSwappedSpacings
      ? (prepared.traits.lineSpacing, prepared.traits.spacing)
      : (prepared.traits.spacing, prepared.traits.lineSpacing)
    let swaps = prepared.traits.swapsSpacingsWhenMixed
    self.section = section
    self.container = container
    uniform = Filling(prepared, spacing: inRow, maximumRows: maximumRows)
    mixed =
      swaps
      ? Filling(prepared, spacing: betweenRows, maximumRows: maximumRows) : uniform
    holdEverything = (prepared.traits.isUniform ? uniform : mixed).end == prepared.count
    let first = prepared.count > 0 ? prepared.items.size(at: 0) : nil
    firstSize = first
    equalItems =
      (0..<prepared.count).first { prepared.items.size(at: $0) != first } ?? prepared.count
  }

  /// The most items that can be kept, were there a chip of no length.
  var mostKeptItems: Int { min(max(uniform.end, mixed.end), section.items.count - 1) }

  /// Returns whether the rows hold some items and a chip after them.
  func hold(_ kept: Int, andChipOf size: Size) -> Bool {
    var alone = section
    alone.items = Items([size])
    let chip = PreparedSection(alone, in: container)
    let isUniform =
      !section.isSelfSizing && kept <= equalItems && chip.items.size(at: 0) == firstSize
    return (isUniform ? uniform : mixed).holds(kept, andChip: chip.items.lengths[0])
  }

  /// Greedy rows, up to a number of them.
  private struct Filling {
    /// The item that the allowed rows end before.
    let end: Int
    private let available, spacing: Double
    private let maximumItems: Int
    /// The first item of the last allowed row, and the length of that row up to each of its items.
    private let lastStart: Int
    private var sums: [Double] = []

    init(_ prepared: PreparedSection, spacing: Double, maximumRows: Int) {
      let starts = GreedyRows.starts(of: prepared.items, in: prepared.traits, spacing: spacing)
      self.available = prepared.traits.available
      self.spacing = spacing
      maximumItems = prepared.traits.maximumItems
      end = maximumRows < starts.count ? starts[maximumRows] : prepared.count
      lastStart = maximumRows <= starts.count ? starts[maximumRows - 1] : prepared.count
      for item in lastStart..<end {
        let length = prepared.items.lengths[item]
        sums.append(item == lastStart ? length : (sums.last ?? 0) + spacing + length)
      }
    }

    func holds(_ kept: Int, andChip length: Double) -> Bool {
      guard kept <= end else { return false }
      // Before the last row ends a chip can always open that row.
      guard kept > lastStart else { return true }
      let inRow = kept - lastStart
      return sums[inRow - 1] + spacing + length <= available && inRow < maximumItems
    }
  }
}
