/// The arrays of a layout that is laid out again.
///
/// New pages of memory cost about as much as the arithmetic of a layout, where pages are of 4 kB; one
/// that is repeated, at one width after the other, writes into those it has.
struct LayoutMemory {
  var along: [Double] = []
  var across: [Double] = []
  var rowNumbers: [Int32] = []
  var rowStarts: [Int] = []
  var rowOffsets: [Double] = []
  var rowExtents: [Double] = []

  /// Memory yet to be made.
  init() {}

  /// Takes the arrays of a layout, and leaves it empty.
  init(of layout: inout LayoutResult) {
    self = layout.rows.takeMemory()
    swap(&along, &layout.x)
    swap(&across, &layout.y)
    swap(&rowNumbers, &layout.row)
  }

  /// Takes an array out, as long as is asked for; what it holds is to be written.
  mutating func take<Value>(
    _ array: WritableKeyPath<LayoutMemory, [Value]>, count: Int, filler: Value
  ) -> [Value] {
    var taken: [Value] = []
    swap(&taken, &self[keyPath: array])
    if taken.count > count {
      taken.removeLast(taken.count - count)
    } else if taken.isEmpty {
      taken = Array(repeating: filler, count: count)
    } else {
      taken.append(contentsOf: repeatElement(filler, count: count - taken.count))
    }
    return taken
  }
}
