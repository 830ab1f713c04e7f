/// Some rows of a section that follow one another, with their items.
///
/// A section is cut into chunks so that an edit moves a few hundred numbers and not all of them. A
/// row is never divided: a chunk has as many items as its rows.
struct RowChunk: Sendable {
  /// The number of items that a chunk is made with.
  static let usualCount = 192

  /// One row, in items of the chunk.
  struct Row: Sendable {
    var start: Int
    var facts: RowFacts
    /// The distance from the chunk's first row.
    var offset = ExactSum()
  }

  var items = PreparedItems()
  /// The sizes before they were rounded or clamped to what `items` has; empty where they are not.
  var givenLengths: [Double] = []
  var givenThicknesses: [Double] = []
  /// The length of the items before each one in its row.
  var before: [Double] = []
  var rows: [Row] = []

  var count: Int { items.count }

  /// The items in the sizes that they were given.
  var givenItems: PreparedItems {
    guard !givenLengths.isEmpty else { return items }
    var given = items
    (given.lengths, given.thicknesses) = (givenLengths, givenThicknesses)
    return given
  }

  /// Returns what the rows amount to, each with the line spacing after it.
  func totals(lineSpacing: Double) -> Totals {
    guard let last = rows.last else { return Totals() }
    return Totals(
      items: count, rows: rows.count, extent: last.offset + last.facts.thickness + lineSpacing)
  }

  /// Returns the number of the row that an item is in.
  func row(of item: Int) -> Int {
    (0..<rows.count).partitioningIndex { rows[$0].start > item } - 1
  }

  /// Returns the items of a row.
  func items(ofRow row: Int) -> Range<Int> {
    rows[row].start..<(row + 1 < rows.count ? rows[row + 1].start : count)
  }

  /// Works out the distances of rows from the first one.
  ///
  /// - Parameters:
  ///   - first: The first row whose distance may have changed.
  ///   - kept: The first row that is what it was: if that has its distance still, all after it have.
  ///   - lineSpacing: The distance of neighbouring rows.
  mutating func restack(from first: Int, keeping kept: Int = .max, lineSpacing: Double) {
    var offset = ExactSum()
    if first > 0 {
      offset = rows[first - 1].offset + rows[first - 1].facts.thickness + lineSpacing
    }
    for row in rows.indices.dropFirst(first) {
      if row >= kept, rows[row].offset == offset { return }
      rows[row].offset = offset
      offset += rows[row].facts.thickness
      offset += lineSpacing
    }
  }

  /// Measures a row, and notes for each of its items the length that comes before.
  mutating func measure(_ row: Range<Int>, in traits: SectionTraits) -> Row {
    var length = 0.0
    for item in row {
      before[item] = length
      length += items.lengths[item]
    }
    return Row(start: row.lowerBound, facts: items.facts(of: row, in: traits))
  }

  /// Adds an item before another one, or at the end; rows are not changed by it.
  mutating func insert(_ item: Item, at place: Int, in traits: SectionTraits) {
    let width = max(0, usable(item.size.width))
    let height = max(0, usable(item.size.height))
    let (length, thickness) = traits.isHorizontal ? (height, width) : (width, height)
    items.insert(
      item, length: traits.prepared(length: length),
      thickness: traits.prepared(thickness: thickness), at: place)
    before.insert(0, at: place)
    guard traits.keepsGivenSizes else { return }
    givenLengths.insert(length, at: place)
    givenThicknesses.insert(thickness, at: place)
  }

  /// Removes an item; rows are not changed by it.
  mutating func remove(at place: Int) {
    items.remove(at: place)
    before.remove(at: place)
    guard !givenLengths.isEmpty else { return }
    givenLengths.remove(at: place)
    givenThicknesses.remove(at: place)
  }

  /// Moves the starts of rows, from one on, by a number of items.
  mutating func shiftRows(from first: Int, by items: Int) {
    for row in rows.indices.dropFirst(first) { rows[row].start += items }
  }

  /// Returns an item with its size as it was given.
  func item(at place: Int, isHorizontal: Bool) -> Item {
    let length = givenLengths.isEmpty ? items.lengths[place] : givenLengths[place]
    let thickness = givenThicknesses.isEmpty ? items.thicknesses[place] : givenThicknesses[place]
    return Item(
      size: isHorizontal
        ? Size(width: thickness, height: length) : Size(width: length, height: thickness),
      baseline: items.baselines.isEmpty || !(items.baselines[place] >= 0)
        ? nil : items.baselines[place],
      grow: items.grows.isEmpty ? 1 : items.grows[place],
      breaksBefore: !items.breaksBefore.isEmpty && items.breaksBefore[place])
  }

  /// Adds the rows and items of the chunk that follows.
  mutating func append(_ next: RowChunk) {
    let (items, rows) = (count, self.rows.count)
    self.items.append(next.items)
    givenLengths += next.givenLengths
    givenThicknesses += next.givenThicknesses
    before += next.before
    self.rows += next.rows
    for row in rows..<self.rows.count { self.rows[row].start += items }
  }

  /// Cuts off the rows from one on, and returns them.
  mutating func cut(from row: Int) -> RowChunk {
    let start = rows[row].start
    var rest = RowChunk()
    rest.items = items[start..<count]
    items.removeAll(from: start)
    rest.before = Array(before[start...])
    before.removeSubrange(start...)
    if !givenLengths.isEmpty {
      rest.givenLengths = Array(givenLengths[start...])
      rest.givenThicknesses = Array(givenThicknesses[start...])
      givenLengths.removeSubrange(start...)
      givenThicknesses.removeSubrange(start...)
    }
    rest.rows = Array(rows[row...])
    rows.removeSubrange(row...)
    for row in rest.rows.indices { rest.rows[row].start -= start }
    return rest
  }
}
