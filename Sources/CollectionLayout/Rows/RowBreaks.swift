extension PreparedSection {
  /// The index of the first item of each row.
  var rowStarts: [Int] {
    switch traits.rowBreaking {
    case .greedy: GreedyRows.starts(of: items, in: traits)
    case .balanced: BalancedRows.starts(of: items, in: traits)
    }
  }
}
