/// Numbers for what chips are called: chips of two documents that are called the same have the same.
///
/// A chip is called by its id, else by its text; headers, footers and chips of neither kind are each
/// called the same. Linear in the text: a table with open addressing, whose hash a text can't be
/// made for.
struct ChipSymbols {
  /// The number of each old chip of the range, from its start.
  private(set) var old: [Int32] = []
  /// The number of each new chip of the range, from its start.
  private(set) var new: [Int32] = []

  /// How many numbers there are.
  var count: Int { names.count }

  /// What stands before a name, so that an id is never taken for a text.
  private enum Kind: UInt8 {
    case header, footer, plain, id, text
  }

  private var names: [(hash: Int, kind: Kind, text: String)] = []
  /// Numbers by hash, -1 where there is none; a power of two, at least twice as many as names.
  private var slots: [Int32]

  /// Numbers the chips of two ranges.
  init(
    old oldFrames: RecordedFrames, _ oldRange: Range<Int>, new newFrames: RecordedFrames,
    _ newRange: Range<Int>
  ) {
    var size = 16
    while size < 2 * (oldRange.count + newRange.count) { size *= 2 }
    slots = Array(repeating: -1, count: size)
    old.reserveCapacity(oldRange.count)
    new.reserveCapacity(newRange.count)
    for index in oldRange { old.append(symbol(of: index, in: oldFrames)) }
    for index in newRange { new.append(symbol(of: index, in: newFrames)) }
  }

  private mutating func symbol(of index: Int, in frames: RecordedFrames) -> Int32 {
    let kind: Kind
    let text: String
    switch frames.role[index] {
    case .header: (kind, text) = (.header, "")
    case .footer: (kind, text) = (.footer, "")
    case .item:
      if let id = frames.id[index] {
        (kind, text) = (.id, id)
      } else if let label = frames.text[index] {
        (kind, text) = (.text, label)
      } else {
        (kind, text) = (.plain, "")
      }
    }
    var hasher = Hasher()
    hasher.combine(kind.rawValue)
    hasher.combine(text)
    let hash = hasher.finalize()
    var slot = hash & (slots.count - 1)
    while slots[slot] >= 0 {
      let symbol = slots[slot]
      let name = names[Int(symbol)]
      if name.hash == hash, name.kind == kind, name.text == text { return symbol }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(names.count)
    names.append((hash, kind, text))
    return slots[slot]
  }
}
