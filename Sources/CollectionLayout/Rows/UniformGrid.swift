/// The columns of a section whose items are all of one size.
///
/// Every row uses them, the last and only one too (facts/collection-layouts 1.0, rule 4).
struct UniformGrid {
  /// The number of columns, as a number that may be larger than any count of items.
  let columns: Double
  /// The distance of neighbouring columns.
  let gap: Double

  /// Finds how many items of a length fit in a row, by the same running sum as row breaking.
  ///
  /// The sum is followed item by item a little past the items there are; what is beyond, where the
  /// last bit of a sum decides nothing that can be seen, is divided. O(items).
  init(length: Double, count: Int, available: Double, spacing: Double, maximumItems: Int) {
    let pitch = length + spacing
    let followed = min(maximumItems, count + 4096)
    var columns = 1
    var sum = length
    while columns < followed, sum + spacing + length <= available {
      sum = sum + spacing + length
      columns += 1
    }
    let isComplete = columns < followed || columns == maximumItems
    guard !isComplete, pitch > 0 else {
      self.columns = Double(columns)
      // Items that take no room never fill a row, so that no gap is left to share.
      self.gap =
        columns > 1 && isComplete
        ? (available - Double(columns) * length) / Double(columns - 1) : spacing
      return
    }
    let fitting = wholeNumber(notAbove: (available + spacing) / pitch)
    self.columns = max(Double(columns), min(fitting, Double(maximumItems)))
    self.gap = (available - self.columns * length) / (self.columns - 1)
  }
}
