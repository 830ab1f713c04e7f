/// A section whose items can change, without all of them being laid out again.
///
/// Rows are kept as facts that don't depend on where they are, so that an edit only concerns the rows
/// that it breaks anew: from the touched one until a new row begins where an old one did, after which
/// all rows are as they were. Where an item is follows from its row when it is asked for.
struct LiveSection: Sendable {
  /// The section, without its items.
  let options: Section
  private var container: Container
  private var mirrorsContent: Bool
  private(set) var traits: SectionTraits
  private(set) var chunks: [RowChunk] = []
  private(set) var totals = RunningTotals(of: [])
  /// The number of items that have another size than the one before them.
  private var differences = 0
  private(set) var rule: RowRule
  /// The places of items that fill a pattern of groups, which are laid out anew by every edit, and
  /// the items; there are no chunks then.
  private(set) var filling: GroupFilling?
  private var fillingItems = Items.none

  var count: Int { totals.sum.items }
  var rowCount: Int { totals.sum.rows }

  /// The whole section, from its header to its footer, and the distance to a next one.
  var sum: Totals {
    var sum = Totals(items: count, rows: rowCount, extent: ExactSum(traits.header))
    sum.extent += traits.before
    if rowCount > 0 {
      sum.extent += totals.sum.extent
      sum.extent += -traits.lineSpacing
    }
    sum.extent += traits.after
    sum.extent += traits.footer
    sum.extent += traits.sectionSpacing
    return sum
  }

  /// Whether rows neither overlap one another nor leave the section, nor does the next section.
  var isOrdered: Bool {
    traits.before >= 0 && traits.after >= 0 && traits.lineSpacing >= 0
      && traits.sectionSpacing >= 0
  }

  /// Where the rows begin, from the section's start.
  var rowsStart: ExactSum { ExactSum(traits.header) + traits.before }

  /// Lays out a section, in O(items).
  init(_ section: Section, in container: Container, mirrorsContent: Bool) {
    let prepared = PreparedSection(section, in: container, mirrorsContent: mirrorsContent)
    var memory = LayoutMemory()
    let starts = prepared.filling == nil ? prepared.rowStarts(in: &memory) : []
    var options = section
    options.items = .none
    self.options = options
    self.container = container
    self.mirrorsContent = mirrorsContent
    traits = prepared.traits
    rule = RowRule(
      prepared.traits, itemCount: prepared.count, rowCount: starts.count,
      firstLength: prepared.items.lengths.first ?? 0)
    filling = prepared.filling
    guard let filling else {
      cut(prepared, given: section.items, starts: starts)
      retotal()
      return
    }
    fillingItems = section.items
    let whole = Totals(
      items: section.items.count, rows: filling.rowStarts.count,
      extent: ExactSum(filling.end) + traits.lineSpacing)
    totals = RunningTotals(of: filling.rowStarts.isEmpty ? [] : [whole])
  }

  /// Whether edits concern some rows only.
  private var isEditedByRows: Bool { traits.rowBreaking == .greedy && filling == nil }

  /// Cuts rows into chunks.
  private mutating func cut(_ prepared: PreparedSection, given: Items, starts: [Int]) {
    let items = prepared.items
    let givenLengths = traits.isHorizontal ? given.heights : given.widths
    let givenThicknesses = traits.isHorizontal ? given.widths : given.heights
    var first = 0
    while first < starts.count {
      let start = starts[first]
      var last = first
      func end(_ row: Int) -> Int { row + 1 < starts.count ? starts[row + 1] : items.count }
      while last + 1 < starts.count, end(last) - start < RowChunk.usualCount { last += 1 }
      var chunk = RowChunk()
      chunk.items = items[start..<end(last)]
      chunk.before = Array(repeating: 0, count: chunk.count)
      if traits.keepsGivenSizes {
        chunk.givenLengths = givenLengths[start..<end(last)].map { max(0, usable($0)) }
        chunk.givenThicknesses = givenThicknesses[start..<end(last)].map { max(0, usable($0)) }
      }
      for row in first...last {
        let measured = chunk.measure(starts[row] - start..<end(row) - start, in: traits)
        chunk.rows.append(measured)
      }
      chunk.restack(from: 0, lineSpacing: traits.lineSpacing)
      chunks.append(chunk)
      first = last + 1
    }
    for item in items.lengths.indices.dropFirst() {
      differences += items.size(at: item) == items.size(at: item - 1) ? 0 : 1
    }
  }

  /// Adds up the chunks anew, after their number has changed.
  private mutating func retotal() {
    let lineSpacing = traits.lineSpacing
    totals = RunningTotals(of: chunks.lazy.map { $0.totals(lineSpacing: lineSpacing) })
  }

  /// The section with its items, whose sizes are as they were given, but for what is no size.
  var section: Section {
    var section = options
    guard filling == nil else {
      section.items = fillingItems
      return section
    }
    var items = PreparedItems()
    for chunk in chunks { items.append(chunk.givenItems) }
    section.items = Items(items, isHorizontal: traits.isHorizontal)
    return section
  }

  /// Returns an item, with its sizes as they were given, but for what is no size.
  func item(at index: Int) -> Item {
    guard filling == nil else { return fillingItems[index] }
    let (chunk, local) = locate(index)
    return chunks[chunk].item(at: local, isHorizontal: traits.isHorizontal)
  }

  /// Returns the chunk that an item is in, and its number there.
  func locate(_ index: Int) -> (chunk: Int, local: Int) {
    let (chunk, before) = totals.lastPart { $0.items <= index }
    return (chunk, index - before.items)
  }
}

// MARK: - Edits

extension LiveSection {
  /// Adds an item before another one, or at the end.
  mutating func insert(_ item: Item, at index: Int) {
    guard isEditedByRows, count > 0 else {
      return rebuild { $0.insert(item, at: index) }
    }
    // The new item follows one that has a row already, and may stay in that row.
    let (chunk, local) = index == 0 ? (0, 0) : locate(index - 1)
    let place = index == 0 ? 0 : local + 1
    let row = chunks[chunk].row(of: local)
    let old = totals(of: chunk)
    differences -= change(at: place, of: chunk)
    chunks[chunk].insert(item, at: place, in: traits)
    differences += change(at: place, of: chunk) + change(at: place + 1, of: chunk)
    chunks[chunk].shiftRows(from: row + 1, by: 1)
    rebreak(chunk, from: row, keeping: row + 1, old: old)
  }

  /// Removes an item.
  mutating func remove(at index: Int) {
    guard isEditedByRows, count > 1 else {
      return rebuild { $0.remove(at: index) }
    }
    let (chunk, local) = locateWithRowBefore(index)
    let (row, first) = rowsTouched(byItem: local, of: chunk)
    let old = totals(of: chunk)
    differences -= change(at: local, of: chunk) + change(at: local + 1, of: chunk)
    chunks[chunk].remove(at: local)
    differences += change(at: local, of: chunk)
    chunks[chunk].shiftRows(from: row + 1, by: -1)
    rebreak(chunk, from: first, keeping: row + 1, old: old)
  }

  /// Puts another item in the place of one.
  mutating func replace(at index: Int, with item: Item) {
    guard isEditedByRows else {
      return rebuild {
        $0.remove(at: index)
        $0.insert(item, at: index)
      }
    }
    let (chunk, local) = locateWithRowBefore(index)
    let (row, first) = rowsTouched(byItem: local, of: chunk)
    let old = totals(of: chunk)
    differences -= change(at: local, of: chunk) + change(at: local + 1, of: chunk)
    chunks[chunk].remove(at: local)
    chunks[chunk].insert(item, at: local, in: traits)
    differences += change(at: local, of: chunk) + change(at: local + 1, of: chunk)
    rebreak(chunk, from: first, keeping: row + 1, old: old)
  }

  /// Lays the section out in another container, anew only if rows may break elsewhere.
  mutating func move(to container: Container, mirrorsContent: Bool) {
    let new = SectionTraits(
      options, in: container, itemsAreEqual: differences == 0, isEmpty: count == 0,
      mirrorsContent: mirrorsContent)
    guard traits.breaksRows(as: new), filling == nil else {
      self = LiveSection(section, in: container, mirrorsContent: mirrorsContent)
      return
    }
    self.container = container
    self.mirrorsContent = mirrorsContent
    traits = new
    renewRule()
  }

  /// Lays the section out anew, with changed items.
  private mutating func rebuild(_ change: (inout Items) -> Void) {
    var section = section
    change(&section.items)
    self = LiveSection(section, in: container, mirrorsContent: mirrorsContent)
  }

  private func totals(of chunk: Int) -> Totals {
    chunks[chunk].totals(lineSpacing: traits.lineSpacing)
  }

  /// Returns 1 if the item at a place has another size than the one before it, and 0 if not.
  private func change(at place: Int, of chunk: Int) -> Int {
    guard let before = size(at: place - 1, of: chunk), let size = size(at: place, of: chunk) else {
      return 0
    }
    return before == size ? 0 : 1
  }

  /// Returns the size of an item of a chunk, of the last before it, or of the first after it.
  private func size(at place: Int, of chunk: Int) -> Size? {
    if place < 0 { return chunk > 0 ? chunks[chunk - 1].items.last : nil }
    guard place >= chunks[chunk].count else { return chunks[chunk].items.size(at: place) }
    return chunk + 1 < chunks.count ? chunks[chunk + 1].items.size(at: 0) : nil
  }

  /// Finds an item that changes, in one chunk with the row before it if it is the first of its own.
  private mutating func locateWithRowBefore(_ index: Int) -> (chunk: Int, local: Int) {
    let (chunk, local) = locate(index)
    guard local == 0, chunk > 0 else { return (chunk, local) }
    let before = chunks[chunk - 1].count
    joinNext(to: chunk - 1)
    retotal()
    return (chunk - 1, before)
  }

  /// Returns the row of an item, and the first row that may break elsewhere when the item changes:
  /// the one before, which may now take the item, if it is the first of its own.
  private func rowsTouched(byItem local: Int, of chunk: Int) -> (row: Int, first: Int) {
    let row = chunks[chunk].row(of: local)
    return (row, row > 0 && chunks[chunk].rows[row].start == local ? row - 1 : row)
  }

  /// Breaks rows anew, until one begins where an old one does whose items are what they were.
  ///
  /// - Parameters:
  ///   - chunk: The chunk, whose items are changed already.
  ///   - first: The first row that may change.
  ///   - keeping: The first row whose items are what they were.
  ///   - old: What the chunk amounted to before the change.
  private mutating func rebreak(_ chunk: Int, from first: Int, keeping: Int, old: Totals) {
    var kept = keeping
    var chunksChanged = false
    var renewed: [RowChunk.Row] = []
    var start = chunks[chunk].rows[first].start
    while true {
      while kept < chunks[chunk].rows.count, chunks[chunk].rows[kept].start < start { kept += 1 }
      let meetsOldRow = kept < chunks[chunk].rows.count && chunks[chunk].rows[kept].start == start
      if meetsOldRow || start == chunks[chunk].count { break }
      let (end, sum) = GreedyRows.row(from: start, of: chunks[chunk].items, in: traits)
      if end == chunks[chunk].count, chunk + 1 < chunks.count,
        GreedyRows.takes(chunks[chunk + 1].items, 0, after: end - start, sum: sum, in: traits)
      {
        joinNext(to: chunk)
        chunksChanged = true
        continue
      }
      renewed.append(chunks[chunk].measure(start..<end, in: traits))
      start = end
    }
    chunks[chunk].rows.replaceSubrange(first..<kept, with: renewed)
    chunks[chunk].restack(
      from: first, keeping: first + renewed.count, lineSpacing: traits.lineSpacing)
    chunksChanged = cutToMeasure(chunk) || chunksChanged
    if chunksChanged {
      retotal()
    } else {
      totals.change(chunk, from: old, to: totals(of: chunk))
    }
    renewTraits()
  }

  /// Adds the rows of the next chunk to a chunk.
  private mutating func joinNext(to chunk: Int) {
    let next = chunks.remove(at: chunk + 1)
    chunks[chunk].append(next)
    chunks[chunk].restack(from: 0, lineSpacing: traits.lineSpacing)
  }

  /// Divides a chunk that has become large, joins one that has become small, and removes an empty one;
  /// returns whether there was anything to do.
  private mutating func cutToMeasure(_ chunk: Int) -> Bool {
    guard chunks[chunk].count > 0 else {
      chunks.remove(at: chunk)
      return true
    }
    if chunks[chunk].count < RowChunk.usualCount / 4, chunk + 1 < chunks.count,
      chunks[chunk + 1].count <= RowChunk.usualCount
    {
      joinNext(to: chunk)
      return true
    }
    var last = chunk
    while chunks[last].count > 2 * RowChunk.usualCount, chunks[last].rows.count > 1 {
      let row = max(1, chunks[last].row(of: RowChunk.usualCount))
      var rest = chunks[last].cut(from: row)
      rest.restack(from: 0, lineSpacing: traits.lineSpacing)
      last += 1
      chunks.insert(rest, at: last)
    }
    return last > chunk
  }

  /// Follows a change of the items: whether they still are, or now are, all of one size.
  private mutating func renewTraits() {
    let isUniform = differences == 0 && !traits.isSelfSizing
    guard isUniform != traits.isUniform else { return renewRule() }
    let new = SectionTraits(
      options, in: container, itemsAreEqual: differences == 0, isEmpty: count == 0,
      mirrorsContent: mirrorsContent)
    guard traits.breaksRows(as: new) else { return rebuild { _ in } }
    traits = new
    renewRule()
  }

  private mutating func renewRule() {
    rule = RowRule(
      traits, itemCount: count, rowCount: rowCount,
      firstLength: chunks.first?.items.lengths[0] ?? 0)
  }
}
