/// Which frame of a new document was which frame of an old one.
///
/// Chips that appear once on both sides, by their ids or else their texts, find each other first;
/// their equal neighbours follow them, then what is left of equal ones in order, and last the chips
/// that stand alone between two matched neighbours, whose text must have changed (Heckel, “A
/// technique for isolating differences between files”, 1978). Linear in the frames, but for the
/// longest ascending run, which takes O(n log n) and only where the order changed.
struct FrameMatching {
  /// The new place of each old frame, -1 for those that are gone.
  private(set) var newIndex: [Int32]
  /// The old place of each new frame, -1 for those that have come.
  private(set) var oldIndex: [Int32]
  /// The new number of each old section, -1 for those that are gone.
  private(set) var newSection: [Int32]
  /// Whether each new frame is out of the order in which it was.
  private(set) var isMoved: [Bool]

  private let old: RecordedFrames
  private let new: RecordedFrames

  init(from old: RecordedFrames, to new: RecordedFrames) {
    self.old = old
    self.new = new
    newIndex = Array(repeating: -1, count: old.count)
    oldIndex = Array(repeating: -1, count: new.count)
    newSection = []
    isMoved = Array(repeating: false, count: new.count)
    let (oldMiddle, newMiddle) = matchEnds()
    let middle = Middle(
      old: oldMiddle, new: newMiddle,
      symbols: ChipSymbols(old: old, oldMiddle, new: new, newMiddle))
    matchUnique(middle)
    matchNeighbours(middle)
    newSection = matchedSections()
    matchInOrder(middle)
    matchReplaced()
    findMoved()
  }

  /// What lies between the equal ends of two documents.
  private struct Middle {
    let old: Range<Int>
    let new: Range<Int>
    let symbols: ChipSymbols
  }

  private func haveEqualKeys(_ oldIndex: Int, _ newIndex: Int) -> Bool {
    guard old.role[oldIndex] == new.role[newIndex] else { return false }
    guard old.role[oldIndex] == .item else { return true }
    let (id, newID) = (old.id[oldIndex], new.id[newIndex])
    if id != nil || newID != nil { return id == newID }
    return old.text[oldIndex] == new.text[newIndex]
  }

  private mutating func match(_ oldPlace: Int, _ newPlace: Int) {
    newIndex[oldPlace] = Int32(newPlace)
    oldIndex[newPlace] = Int32(oldPlace)
  }

  /// Matches what is equal at the beginning and at the end, and returns what lies between.
  private mutating func matchEnds() -> (old: Range<Int>, new: Range<Int>) {
    var start = 0
    while start < min(old.count, new.count), haveEqualKeys(start, start) {
      match(start, start)
      start += 1
    }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, haveEqualKeys(oldEnd - 1, newEnd - 1) {
      oldEnd -= 1
      newEnd -= 1
      match(oldEnd, newEnd)
    }
    return (start..<oldEnd, start..<newEnd)
  }

  private mutating func matchUnique(_ middle: Middle) {
    let none: Int32 = -1
    let many: Int32 = -2
    func places(_ symbols: [Int32]) -> [Int32] {
      var places = Array(repeating: none, count: middle.symbols.count)
      for (place, symbol) in symbols.enumerated() {
        places[Int(symbol)] = places[Int(symbol)] == none ? Int32(place) : many
      }
      return places
    }
    let newPlaces = places(middle.symbols.new)
    for (symbol, oldPlace) in places(middle.symbols.old).enumerated() where oldPlace >= 0 {
      let newPlace = newPlaces[symbol]
      guard newPlace >= 0 else { continue }
      match(middle.old.lowerBound + Int(oldPlace), middle.new.lowerBound + Int(newPlace))
    }
  }

  /// Lets every match pull its equal neighbours along, forwards and then backwards.
  private mutating func matchNeighbours(_ middle: Middle) {
    func isFree(_ oldPlace: Int, _ newPlace: Int) -> Bool {
      middle.new.contains(newPlace) && newIndex[oldPlace] < 0 && oldIndex[newPlace] < 0
        && middle.symbols.old[oldPlace - middle.old.lowerBound]
          == middle.symbols.new[newPlace - middle.new.lowerBound]
    }
    for place in middle.old.dropFirst() where newIndex[place - 1] >= 0 {
      let next = Int(newIndex[place - 1]) + 1
      if isFree(place, next) { match(place, next) }
    }
    for place in middle.old.dropLast().reversed() where newIndex[place + 1] >= 0 {
      let next = Int(newIndex[place + 1]) - 1
      if isFree(place, next) { match(place, next) }
    }
  }

  /// Matches what is left of equal chips, first with first.
  private mutating func matchInOrder(_ middle: Middle) {
    // The first old chip of each symbol that waits, and for each chip the next one of its symbol.
    var first = Array(repeating: -1, count: middle.symbols.count)
    var next = Array(repeating: -1, count: middle.old.count)
    for place in middle.old.reversed() where newIndex[place] < 0 {
      let symbol = Int(middle.symbols.old[place - middle.old.lowerBound])
      next[place - middle.old.lowerBound] = first[symbol]
      first[symbol] = place
    }
    for place in middle.new where oldIndex[place] < 0 {
      let symbol = Int(middle.symbols.new[place - middle.new.lowerBound])
      let waiting = first[symbol]
      guard waiting >= 0 else { continue }
      first[symbol] = next[waiting - middle.old.lowerBound]
      match(waiting, place)
    }
  }

  /// Matches runs of equally many chips between the same neighbours: their texts changed.
  private mutating func matchReplaced() {
    var start = 0
    while start < old.count {
      guard newIndex[start] < 0 else {
        start += 1
        continue
      }
      var end = start
      while end < old.count, newIndex[end] < 0 { end += 1 }
      let newStart = start == 0 ? 0 : Int(newIndex[start - 1]) + 1
      let newEnd = end == old.count ? new.count : Int(newIndex[end])
      if newEnd - newStart == end - start {
        let isReplaced = (0..<(end - start)).allSatisfy { distance in
          isReplaceable(start + distance, by: newStart + distance)
        }
        if isReplaced {
          for distance in 0..<(end - start) { match(start + distance, newStart + distance) }
        }
      }
      start = end
    }
  }

  private func isReplaceable(_ oldPlace: Int, by newPlace: Int) -> Bool {
    oldIndex[newPlace] < 0 && old.role[oldPlace] == new.role[newPlace]
      && (old.id[oldPlace] == nil || new.id[newPlace] == nil)
      && newSection(of: oldPlace) == new.section[newPlace]
  }

  /// The section in which a chip would be today if it had stayed in its own.
  private func newSection(of oldPlace: Int) -> Int32 {
    let section = Int(old.section[oldPlace])
    return section < newSection.count ? newSection[section] : -1
  }

  /// Sections are known by their ids, else by where most of their chips are, else by number.
  private func matchedSections() -> [Int32] {
    let oldCount = max(old.sections.count, old.section.max().map { Int($0) + 1 } ?? 0)
    // Neighbours mostly vote alike, so a run of votes is counted before the table is asked.
    var votes: [UInt64: Int] = [:]
    var run: (pair: UInt64, count: Int) = (0, 0)
    for index in 0..<old.count where newIndex[index] >= 0 && old.role[index] == .item {
      let pair = UInt64(old.section[index]) << 32 | UInt64(new.section[Int(newIndex[index])])
      if pair != run.pair {
        votes[run.pair, default: 0] += run.count
        run = (pair, 0)
      }
      run.count += 1
    }
    if run.count > 0 { votes[run.pair, default: 0] += run.count }
    var most = Array(repeating: (section: Int32(-1), votes: 0), count: oldCount)
    for (pair, count) in votes.sorted(by: { $0.key < $1.key }) {
      let section = Int(pair >> 32)
      if section < oldCount, count > most[section].votes {
        most[section] = (Int32(truncatingIfNeeded: pair & 0xFFFF_FFFF), count)
      }
    }
    var byID: [String: Int32] = [:]
    for (number, section) in new.sections.enumerated() {
      if let id = section.id { byID[id] = Int32(clamping: number) }
    }
    return (0..<oldCount).map { section in
      if section < old.sections.count, let id = old.sections[section].id, let new = byID[id] {
        return new
      }
      if most[section].votes > 0 { return most[section].section }
      return section < new.sections.count ? Int32(clamping: section) : -1
    }
  }

  /// Marks the frames outside the longest run of frames that kept their order and section.
  private mutating func findMoved() {
    var places: [Int] = []
    var isAscending = true
    var last = -1
    for index in 0..<new.count where oldIndex[index] >= 0 {
      let place = Int(oldIndex[index])
      // A chip in another section has moved, however the order is.
      guard newSection(of: place) == new.section[index] else {
        isMoved[index] = true
        continue
      }
      places.append(index)
      if place < last { isAscending = false }
      last = place
    }
    guard !isAscending else { return }
    let kept = LongestAscendingRun.indices(of: places.map { Int(oldIndex[$0]) })
    var isKept = Array(repeating: false, count: places.count)
    for index in kept { isKept[index] = true }
    for (number, index) in places.enumerated() where !isKept[number] { isMoved[index] = true }
  }
}
