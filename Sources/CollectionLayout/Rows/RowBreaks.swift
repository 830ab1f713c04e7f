extension PreparedSection {
  /// Returns the index of the first item of each row, in memory that may be there already.
  func rowStarts(in memory: inout LayoutMemory) -> [Int] {
    switch traits.rowBreaking {
    case .greedy:
      var starts = memory.take(\.rowStarts, count: 0, filler: 0)
      GreedyRows.append(to: &starts, items, in: traits, spacing: traits.spacing)
      return starts
    case .balanced:
      return BalancedRows.starts(of: items, in: traits)
    }
  }
}
