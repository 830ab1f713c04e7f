/// The longest ascending subsequence, by patience sorting (Fredman 1975).
enum LongestAscendingRun {
  /// The indices of a longest ascending subsequence of distinct numbers; O(n log n).
  static func indices(of numbers: [Int]) -> [Int] {
    /// The index of the least last number of a run of each length.
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var run: [Int] = []
    run.reserveCapacity(ends.count)
    var index = ends.last ?? -1
    while index >= 0 {
      run.append(index)
      index = previous[index]
    }
    return run.reversed()
  }
}
