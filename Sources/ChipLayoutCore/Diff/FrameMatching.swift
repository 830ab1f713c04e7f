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
    let middle = matchEnds()
    matchUnique(middle)
    matchNeighbours()
    newSection = matchedSections()
    matchInOrder(middle)
    matchReplaced()
    findMoved()
  }

  /// What tells chips apart, whichever their place.
  private enum Key: Hashable {
    case id(String)
    case text(String)
    case header, footer, plain
  }

  private static func key(_ index: Int, in frames: RecordedFrames) -> Key {
    switch frames.role[index] {
    case .header: .header
    case .footer: .footer
    case .item:
      if let id = frames.id[index] {
        .id(id)
      } else if let text = frames.text[index] {
        .text(text)
      } else {
        .plain
      }
    }
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

  private mutating func matchUnique(_ middle: (old: Range<Int>, new: Range<Int>)) {
    struct Entry {
      var oldCount = 0
      var oldPlace = 0
      var newCount = 0
      var newPlace = 0
    }
    guard !middle.old.isEmpty, !middle.new.isEmpty else { return }
    var entries: [Key: Entry] = [:]
    entries.reserveCapacity(middle.old.count)
    for index in middle.old {
      let key = Self.key(index, in: old)
      entries[key, default: Entry()].oldCount += 1
      entries[key]?.oldPlace = index
    }
    for index in middle.new {
      let key = Self.key(index, in: new)
      guard var entry = entries[key] else { continue }
      entry.newCount += 1
      entry.newPlace = index
      entries[key] = entry
    }
    for entry in entries.values where entry.oldCount == 1 && entry.newCount == 1 {
      match(entry.oldPlace, entry.newPlace)
    }
  }

  /// Lets every match pull its equal neighbours along, forwards and then backwards.
  private mutating func matchNeighbours() {
    for index in 0..<max(0, old.count - 1) {
      let next = Int(newIndex[index]) + 1
      guard next > 0, next < new.count, newIndex[index + 1] < 0, oldIndex[next] < 0,
        haveEqualKeys(index + 1, next)
      else { continue }
      match(index + 1, next)
    }
    for index in stride(from: old.count - 1, to: 0, by: -1) {
      let next = Int(newIndex[index]) - 1
      guard next >= 0, newIndex[index - 1] < 0, oldIndex[next] < 0,
        haveEqualKeys(index - 1, next)
      else { continue }
      match(index - 1, next)
    }
  }

  /// Matches what is left of equal chips, first with first.
  private mutating func matchInOrder(_ middle: (old: Range<Int>, new: Range<Int>)) {
    var waiting: [Key: (places: [Int], next: Int)] = [:]
    for index in middle.old where newIndex[index] < 0 {
      waiting[Self.key(index, in: old), default: ([], 0)].places.append(index)
    }
    guard !waiting.isEmpty else { return }
    for index in middle.new where oldIndex[index] < 0 {
      let key = Self.key(index, in: new)
      guard let queue = waiting[key], queue.next < queue.places.count else { continue }
      match(queue.places[queue.next], index)
      waiting[key]?.next += 1
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
    var votes: [UInt64: Int] = [:]
    for index in 0..<old.count where newIndex[index] >= 0 && old.role[index] == .item {
      let section = new.section[Int(newIndex[index])]
      votes[UInt64(old.section[index]) << 32 | UInt64(section), default: 0] += 1
    }
    var most = Array(repeating: (section: Int32(-1), votes: 0), count: oldCount)
    for (pair, count) in votes.sorted(by: { $0.key < $1.key }) {
      let section = Int(pair >> 32)
      if count > most[section].votes {
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
