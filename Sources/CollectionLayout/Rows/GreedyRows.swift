/// Breaking items into rows, as many into each as fit.
enum GreedyRows {
  /// Returns the index of the first item of each row.
  ///
  /// An item opens a new row when the running sum of lengths and spacings would pass the available
  /// length: equality fits, there is no tolerance, and the sum is taken in this order in doubles,
  /// which is what reports of grids that lose a column agree with (facts/collection-layouts 1.2).
  /// An item that is alone in its row never breaks. O(items).
  static func starts(
    of lengths: [Double], available: Double, spacing: Double, maximumItems: Int,
    breaksBefore: [Bool]
  ) -> [Int] {
    var starts: [Int] = []
    let span = lengths.span
    let forces = !breaksBefore.isEmpty
    var first = 0
    var sum = 0.0
    for item in span.indices {
      let length = span[item]
      let extended = sum + spacing + length
      let opens =
        item == 0 || extended > available || item - first == maximumItems
        || (forces && breaksBefore[item])
      if opens {
        starts.append(item)
        first = item
      }
      sum = opens ? length : extended
    }
    return starts
  }
}
