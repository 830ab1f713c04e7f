extension PreparedSection {
  /// Returns the index of the first item of each row.
  func rowStarts(_ section: Section) -> [Int] {
    switch section.rowBreaking {
    case .greedy:
      GreedyRows.starts(
        of: lengths, available: available, spacing: spacing,
        maximumItems: section.mostItemsInRow, breaksBefore: breaksBefore)
    case .balanced:
      BalancedRows.starts(
        of: lengths, available: available, spacing: spacing,
        maximumItems: section.mostItemsInRow, breaksBefore: breaksBefore)
    }
  }
}
