/// Breaking items into as few rows as possible, and those as even as possible.
///
/// Of all ways to break with the fewest rows, one is taken for which the squares of what the rows
/// leave free, the last row's too, have the smallest sum. Rows keep the order of the items.
///
/// The cost of a row is a convex function of its length, and lengths add up, so that costs obey the
/// quadrangle inequality: once a later row start is the better one for some end, it stays better for
/// every later end. The best start for each end is therefore found in a queue of candidates, each
/// with the first end that it is best for, in O(n log n) for n items, however long the rows are
/// (the least weight subsequence problem of Hirschberg and Larmore).
struct BalancedRows {
  private let lengths: [Double]
  private let available: Double
  private let maximumItems: Int
  /// The sums of lengths and spacings before each item, and what doubles lose of them.
  private var high: [Double] = []
  private var low: [Double] = []

  /// Returns the index of the first item of each row.
  ///
  /// An item that is longer than a row has one to itself. Sums are exact, where greedy rows take a
  /// running sum in doubles. With spacings so negative that an item makes its row shorter, rows are
  /// greedy.
  static func starts(of items: PreparedItems, in traits: SectionTraits) -> [Int] {
    let (lengths, available) = (items.lengths, traits.available)
    guard lengths.allSatisfy({ $0 + traits.spacing >= 0 }) else {
      return GreedyRows.starts(of: items, in: traits, spacing: traits.spacing)
    }
    let rows = BalancedRows(
      lengths: lengths, available: available, spacing: traits.spacing,
      maximumItems: traits.maximumItems)
    var starts: [Int] = []
    var first = 0
    for item in lengths.indices {
      let isLong = lengths[item] > available
      let breaks = isLong || (!items.breaksBefore.isEmpty && items.breaksBefore[item])
      guard breaks else { continue }
      rows.appendStarts(of: first..<item, to: &starts)
      first = item
      guard isLong else { continue }
      starts.append(item)
      first = item + 1
    }
    rows.appendStarts(of: first..<lengths.count, to: &starts)
    return starts
  }

  private init(lengths: [Double], available: Double, spacing: Double, maximumItems: Int) {
    self.lengths = lengths
    self.available = available
    self.maximumItems = maximumItems
    high.reserveCapacity(lengths.count)
    low.reserveCapacity(lengths.count)
    var sum = ExactSum()
    for length in lengths {
      high.append(sum.high)
      low.append(sum.low)
      sum += length
      sum += spacing
    }
  }

  /// What the best rows before some item cost: their number first, then the squares.
  private struct Cost {
    var rows: Int
    var squares: Double

    static func < (one: Cost, other: Cost) -> Bool {
      one.rows == other.rows ? one.squares < other.squares : one.rows < other.rows
    }
  }

  /// Appends the row starts of items that each fit in a row, with no forced break among them.
  private func appendStarts(of items: Range<Int>, to starts: inout [Int]) {
    guard let first = items.first else { return }
    // Both are indexed by an end of rows, less the first item.
    var best = [Cost(rows: 0, squares: 0)]
    var origins = [first]
    var queue: [(start: Int, firstEnd: Int)] = [(first, first + 1)]
    var front = 0

    func cost(from start: Int, to end: Int) -> Cost? {
      let free = self.free(from: start, to: end)
      guard free >= 0, end - start <= maximumItems else { return nil }
      let before = best[start - first]
      return Cost(rows: before.rows + 1, squares: before.squares + free * free)
    }
    func isBetter(_ start: Int, than other: Int, at end: Int) -> Bool {
      guard let others = cost(from: other, to: end) else { return true }
      guard let own = cost(from: start, to: end) else { return false }
      return own < others
    }

    for end in first + 1...items.upperBound {
      while front + 1 < queue.count, queue[front + 1].firstEnd <= end { front += 1 }
      let start = queue[front].start
      // An item alone fits, and takes over where no earlier start fits any more.
      best.append(cost(from: start, to: end) ?? best[end - 1 - first])
      origins.append(start)
      guard end < items.upperBound else { break }

      while queue.count > front, let last = queue.last, last.firstEnd > end,
        isBetter(end, than: last.start, at: last.firstEnd)
      {
        queue.removeLast()
      }
      guard queue.count > front, let last = queue.last else {
        queue.append((end, end + 1))
        continue
      }
      var (low, high) = (max(last.firstEnd, end + 1), items.upperBound + 1)
      while low < high {
        let middle = low + (high - low) / 2
        if isBetter(end, than: last.start, at: middle) { high = middle } else { low = middle + 1 }
      }
      if low <= items.upperBound { queue.append((end, low)) }
    }

    let count = starts.count
    var end = items.upperBound
    while end > first {
      end = origins[end - first]
      starts.append(end)
    }
    starts[count...].reverse()
  }

  /// Returns the length that a row would leave free, negative if it doesn't fit.
  private func free(from start: Int, to end: Int) -> Double {
    let last = end - 1
    return available - ((high[last] - high[start]) + (low[last] - low[start]) + lengths[last])
  }
}
