extension LayoutResult {
  /// One row: its items, and where it lies in the direction of scrolling.
  public struct Row: Hashable, Sendable {
    /// The row's items in the flat arrays.
    public let items: Range<Int>
    /// Where the row begins, unrounded: its top, or in horizontal scrolling its left edge.
    public let offset: Double
    /// The extent of the row in the direction of scrolling: its height, or its width.
    public let extent: Double

    /// Where the row ends.
    var end: Double { offset + extent }
  }

  /// The rows of all sections, in order.
  ///
  /// A row is put together when it is asked for; the layout holds three numbers for it.
  public struct Rows: Hashable, Sendable, RandomAccessCollection {
    /// The first item of each row.
    private var starts: [Int] = []
    private var offsets: [Double] = []
    private var extents: [Double] = []
    private var itemCount = 0
    /// The width that offsets are mirrored in, if they are.
    private(set) var mirrorWidth: Double?
    /// Whether no row begins or ends before one that precedes it.
    private(set) var isSorted = true

    /// The number of the first row.
    public var startIndex: Int { 0 }
    /// The number of rows.
    public var endIndex: Int { starts.count }

    /// The row of a number.
    public subscript(number: Int) -> Row {
      let row = unmirrored(number)
      guard let mirrorWidth else { return row }
      return Row(items: row.items, offset: mirrorWidth - row.end, extent: row.extent)
    }

    /// Returns a row as it is before content is mirrored.
    func unmirrored(_ number: Int) -> Row {
      let end = number + 1 < starts.count ? starts[number + 1] : itemCount
      return Row(items: starts[number]..<end, offset: offsets[number], extent: extents[number])
    }

    /// Returns the number of the first row of which something is true that is true of all later ones.
    func firstNumber(where isAfter: (Row) -> Bool) -> Int {
      (0..<count).partitioningIndex { isAfter(unmirrored($0)) }
    }

    /// Adds the rows of a section; the arrays of the first one are taken over as they are.
    mutating func append(_ placed: PlacedRows) {
      let new = placed.starts
      let firstNew = starts.count
      if itemCount == 0 {
        (starts, offsets, extents) = (new, placed.tops, placed.rowThicknesses)
      } else {
        starts += new.lazy.map { $0 + itemCount }
        offsets += placed.tops
        extents += placed.rowThicknesses
      }
      itemCount += placed.along.count
      guard !new.isEmpty else { return }
      let follows =
        firstNew == 0
        || (offsets[firstNew] >= offsets[firstNew - 1]
          && offsets[firstNew] + extents[firstNew] >= offsets[firstNew - 1] + extents[firstNew - 1])
      isSorted = isSorted && follows && placed.areOrdered
    }

    /// Gives its arrays away, and has no rows any more.
    mutating func takeMemory() -> LayoutMemory {
      var memory = LayoutMemory()
      swap(&memory.rowStarts, &starts)
      swap(&memory.rowOffsets, &offsets)
      swap(&memory.rowExtents, &extents)
      self = Rows()
      return memory
    }

    /// Exchanges left and right inside a width.
    mutating func mirror(in width: Double) {
      mirrorWidth = width
    }
  }
}
