/// Breaking items into rows, as many into each as fit.
///
/// An item opens a new row when the running sum of lengths and spacings would pass the available
/// length: equality fits, there is no tolerance, and the sum is taken in this order in doubles, which
/// is what reports of grids that lose a column agree with (facts/collection-layouts 1.2). An item that
/// is alone in its row never breaks.
enum GreedyRows {
  /// Returns the index of the first item of each row, with a spacing that may not be the section's.
  static func starts(
    of items: PreparedItems, in traits: SectionTraits, spacing: Double
  ) -> [Int] {
    var starts: [Int] = []
    append(to: &starts, items, in: traits, spacing: spacing)
    return starts
  }

  /// Appends the index of the first item of each row, in O(items).
  static func append(
    to starts: inout [Int], _ items: PreparedItems, in traits: SectionTraits, spacing: Double
  ) {
    let (lengths, available, most) = (items.lengths.span, traits.available, traits.maximumItems)
    let forces = !items.breaksBefore.isEmpty
    var first = 0
    var sum = 0.0
    for item in lengths.indices {
      let length = lengths[item]
      let extended = sum + spacing + length
      let opens =
        item == 0 || extended > available || item - first == most
        || (forces && items.breaksBefore[item])
      if opens {
        starts.append(item)
        first = item
      }
      sum = opens ? length : extended
    }
  }

  /// Returns where the row ends that begins with an item, as far as the items reach, and the sum of
  /// its lengths and spacings.
  static func row(
    from first: Int, of items: PreparedItems, in traits: SectionTraits
  ) -> (end: Int, sum: Double) {
    var end = first + 1
    var sum = items.lengths[first]
    while end < items.count,
      takes(items, end, after: end - first, sum: sum, in: traits)
    {
      sum = sum + traits.spacing + items.lengths[end]
      end += 1
    }
    return (end, sum)
  }

  /// Returns whether a row of some items and sum takes one more.
  static func takes(
    _ items: PreparedItems, _ item: Int, after count: Int, sum: Double, in traits: SectionTraits
  ) -> Bool {
    sum + traits.spacing + items.lengths[item] <= traits.available && count < traits.maximumItems
      && (items.breaksBefore.isEmpty || !items.breaksBefore[item])
  }
}
