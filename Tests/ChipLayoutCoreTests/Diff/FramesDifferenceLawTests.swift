import RandomText
import TestSupport
import Testing

@testable import ChipLayoutCore

/// What holds for the difference of any two documents.
@Suite struct `Frames difference laws` {
  /// Two documents that share some chips, in some order.
  private func pair(_ seed: UInt64) -> (old: RecordedFrames, new: RecordedFrames) {
    var random = SeededRandom(seed: seed)
    let words = ["a", "bb", "ccc", "dddd", "Swift", "Kerning", "UICollectionView", ""]
    func chips() -> [PaperFrames.Chip] {
      (0..<Int.random(in: 0...14, using: &random)).map { number in
        var chip = PaperFrames.Chip(text: random.pick(words))
        if Bool.random(using: &random) { chip.id = "id \(number)" }
        return chip
      }
    }
    let old = PaperFrames(
      sections: (0..<Int.random(in: 1...3, using: &random)).map { _ in chips() })
    var new = old
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      let section = Int.random(in: new.sections.indices, using: &random)
      let count = new.sections[section].count
      switch Int.random(in: 0..<7, using: &random) {
      case 0: new.sections[section].append(.init(text: random.pick(words)))
      case 1 where count > 0:
        new.sections[section].remove(at: Int.random(in: 0..<count, using: &random))
      case 2 where count > 0:
        let index = Int.random(in: 0..<count, using: &random)
        new.sections[section][index].text = random.pick(words)
      case 3: new.sections[section].shuffle(using: &random)
      case 4: new.width = 260
      case 5 where count > 0:
        let index = Int.random(in: 0..<count, using: &random)
        new.sections[section][index].extraWidth = 3
      default: new.sections.append(chips())
      }
    }
    return (old.frames, new.frames)
  }

  @Test(arguments: 0..<400 as Range<UInt64>)
  func `each changed frame belongs to one cause, and the counts add up`(seed: UInt64) {
    let (old, new) = pair(seed)
    let found = FramesDifference(from: old, to: new)
    #expect(found.causes.reduce(0) { $0 + $1.frames } == found.changedFrames)
    let news = found.counts.filter { $0.key != .deleted }.reduce(0) { $0 + $1.value }
    #expect(news == new.count)
    let kept = new.count - (found.counts[.inserted] ?? 0)
    #expect(kept + (found.counts[.deleted] ?? 0) == old.count)
  }

  @Test(arguments: 0..<400 as Range<UInt64>)
  func `matched chips are a pairing, and equal ids and texts are never left alone`(seed: UInt64) {
    let (old, new) = pair(seed)
    let matching = FrameMatching(from: old, to: new)
    for (index, place) in matching.newIndex.enumerated() where place >= 0 {
      #expect(matching.oldIndex[Int(place)] == Int32(index))
    }
    func key(_ frames: RecordedFrames, _ index: Int) -> String {
      frames.id[index].map { "id:\($0)" } ?? "text:\(frames.text[index] ?? "")"
    }
    let gone = Set(old.x.indices.filter { matching.newIndex[$0] < 0 }.map { key(old, $0) })
    let come = Set(new.x.indices.filter { matching.oldIndex[$0] < 0 }.map { key(new, $0) })
    #expect(gone.isDisjoint(with: come))
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `a document differs from itself in nothing`(seed: UInt64) {
    let (_, new) = pair(seed)
    let found = FramesDifference(from: new, to: new, tolerance: FrameTolerance(0))
    #expect(found.isEmpty)
    #expect(found.notes.isEmpty)
  }

  @Test(arguments: 0..<400 as Range<UInt64>)
  func `an edit beyond the tolerance is always found, and one within it never`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let (old, _) = pair(seed)
    guard old.count > 0 else { return }
    var new = old
    let index = Int.random(in: 0..<old.count, using: &random)
    let isBeyond = Bool.random(using: &random)
    let distance = isBeyond ? 0.0011 : 0.0009
    switch Int.random(in: 0..<5, using: &random) {
    case 0: new.x[index] += distance
    case 1: new.y[index] -= distance
    case 2: new.width[index] += distance
    case 3: new.height[index] -= distance
    default: new.textWidth[index] += distance
    }
    let found = FramesDifference(from: old, to: new)
    #expect(found.isEmpty == !isBeyond)
    #expect(found.changedFrames == (isBeyond ? 1 : 0))
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `the longest ascending run is as long as the slow one, and ascends`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let numbers = Array(0..<Int.random(in: 0...40, using: &random)).shuffled(using: &random)
    let run = LongestAscendingRun.indices(of: numbers)
    #expect(zip(run, run.dropFirst()).allSatisfy { $0 < $1 && numbers[$0] < numbers[$1] })
    var longest: [Int] = []
    for (index, number) in numbers.enumerated() {
      let before = (0..<index).filter { numbers[$0] < number }.map { longest[$0] }.max() ?? 0
      longest.append(before + 1)
    }
    #expect(run.count == longest.max() ?? 0)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `crossings are those that many pictures of the animation show`(seed: UInt64) throws {
    let (old, new) = pair(seed)
    let matching = FrameMatching(from: old, to: new)
    let kept = new.x.indices.filter { matching.oldIndex[$0] >= 0 }
    func frame(_ index: Int, _ time: Double) -> (Double, Double, Double, Double) {
      let place = Int(matching.oldIndex[index])
      func between(_ first: Double, _ second: Double) -> Double {
        first * (1 - time) + second * time
      }
      return (
        between(old.x[place], new.x[index]), between(old.y[place], new.y[index]),
        between(old.width[place], new.width[index]), between(old.height[place], new.height[index])
      )
    }
    func overlap(_ first: Int, _ second: Int, _ time: Double, by least: Double) -> Bool {
      let (a, b) = (frame(first, time), frame(second, time))
      return min(a.0 + a.2, b.0 + b.2) - max(a.0, b.0) > least
        && min(a.1 + a.3, b.1 + b.3) - max(a.1, b.1) > least
    }
    // Chips that only just touch on the way may be told either way, so both bounds are allowed.
    var (fewest, most) = (
      Array(repeating: 0, count: new.count), Array(repeating: 0, count: new.count)
    )
    let times = (0...250).map { Double($0) / 250 }
    for (number, first) in kept.enumerated() {
      for second in kept.dropFirst(number + 1) {
        if overlap(first, second, 0, by: 0.001) || overlap(first, second, 1, by: 0.001) { continue }
        if times.contains(where: { overlap(first, second, $0, by: 0.002) }) {
          fewest[first] += 1
          fewest[second] += 1
        }
        if times.contains(where: { overlap(first, second, $0, by: -0.5) }) {
          most[first] += 1
          most[second] += 1
        }
      }
    }
    let moves = AnimatedMoves(from: old, to: new)
    #expect(!moves.isCut)
    var found = Array(repeating: 0, count: new.count)
    for move in moves.moves {
      let index = try #require(
        new.x.indices.first {
          Int(new.section[$0]) == move.chip.section && Int(new.item[$0]) == move.chip.item
        })
      found[index] = move.crossings
    }
    for index in kept {
      #expect((fewest[index]...max(fewest[index], most[index])).contains(found[index]))
    }
  }
}
