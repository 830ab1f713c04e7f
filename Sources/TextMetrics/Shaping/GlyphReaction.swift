/// When the lookups of a font may do more to a glyph than kern it with its neighbour.
///
/// It says too much rather than too little: a glyph whose reaction doesn't hold for its neighbours
/// is surely left as the character map gave it.
struct GlyphReaction {
  /// The glyph may change whatever stands beside it.
  var isUnconditional = false
  /// The glyph may change when one of these follows it.
  var followers = GlyphSet()
  /// The glyph may change when one of these comes before it.
  var predecessors = GlyphSet()
}

/// The lookups that a font applies to a run of text, asked glyph by glyph.
struct GlyphReactions {
  private enum Kind {
    case substitution
    case positioning
  }

  private let substitutions: LayoutTable
  private let positionings: LayoutTable
  private let subtables: [(kind: Kind, subtable: LayoutTable.Subtable)]
  private let isReadable: Bool

  init(
    substitutions: LayoutTable, substitutionLookups: [Int], positionings: LayoutTable,
    positioningLookups: [Int]
  ) {
    self.substitutions = substitutions
    self.positionings = positionings
    var subtables: [(Kind, LayoutTable.Subtable)] = []
    var isReadable = true
    for lookup in substitutionLookups {
      let parts = substitutions.subtables(ofLookup: lookup, extensionType: 7)
      isReadable = isReadable && parts != nil
      subtables += (parts ?? []).map { (.substitution, $0) }
    }
    for lookup in positioningLookups {
      let parts = positionings.subtables(ofLookup: lookup, extensionType: 9)
      isReadable = isReadable && parts != nil
      subtables += (parts ?? []).map { (.positioning, $0) }
    }
    self.subtables = subtables
    self.isReadable = isReadable
  }

  /// What may happen to a glyph.
  ///
  /// Linear in the font's subtables, so the answer is worth keeping.
  func reaction(of glyph: UInt32) -> GlyphReaction {
    var reaction = GlyphReaction()
    reaction.isUnconditional = !isReadable
    for (kind, subtable) in subtables where !reaction.isUnconditional {
      switch kind {
      case .substitution:
        let reader = SubtableReader(table: substitutions, subtable: subtable, glyph: glyph)
        reader.addSubstitution(to: &reaction)
      case .positioning:
        let reader = SubtableReader(table: positionings, subtable: subtable, glyph: glyph)
        reader.addPositioning(to: &reaction)
      }
    }
    return reaction
  }
}

/// Reads what one subtable may do to one glyph.
private struct SubtableReader {
  let table: LayoutTable
  let subtable: LayoutTable.Subtable
  let glyph: UInt32

  private var start: Int { subtable.offset }
  /// The flags “ignore base glyphs” and “ignore ligatures”: neighbours then aren't adjacent.
  private var skipsBases: Bool { subtable.flags & 0b110 != 0 }
  private var format: Int { table.number(at: start) ?? 0 }

  /// The glyph's index in the coverage whose offset stands third in most subtables.
  private var coveredIndex: Int? {
    table.target(at: start + 2, from: start).flatMap { table.coverageIndex(of: glyph, at: $0) }
  }

  func addSubstitution(to reaction: inout GlyphReaction) {
    switch subtable.type {
    case 1, 2, 3: if coveredIndex != nil { reaction.isUnconditional = true }
    case 4: addLigatures(to: &reaction)
    case 5: addContext(to: &reaction)
    case 6: addChainedContext(to: &reaction)
    case 8: addReverseChaining(to: &reaction)
    case _: reaction.isUnconditional = true
    }
  }

  func addPositioning(to reaction: inout GlyphReaction) {
    switch subtable.type {
    case 1: break  // The same for every neighbour: part of the glyph's own advance.
    case 2: addPairs(to: &reaction)
    case 3, 4, 5, 6: if coveredIndex != nil { reaction.isUnconditional = true }
    case 7: addContext(to: &reaction)
    case 8: addChainedContext(to: &reaction)
    case _: reaction.isUnconditional = true
    }
  }

  /// Pairs are kerning, unless they move the second glyph too: the next pair then starts after it.
  private func addPairs(to reaction: inout GlyphReaction) {
    guard coveredIndex != nil else { return }
    if table.number(at: start + 6) != 0 || skipsBases { reaction.isUnconditional = true }
  }

  private func addLigatures(to reaction: inout GlyphReaction) {
    guard let index = coveredIndex else { return }
    guard !skipsBases, format == 1, let set = table.target(at: start + 6 + 2 * index, from: start),
      let count = table.number(at: set)
    else { return reaction.isUnconditional = true }
    for ligature in 0..<count {
      guard let offset = table.target(at: set + 2 + 2 * ligature, from: set),
        let components = table.number(at: offset + 2), components > 1,
        let second = table.number(at: offset + 4)
      else { return reaction.isUnconditional = true }
      reaction.followers.insert(UInt32(second))
    }
  }

  private func addContext(to reaction: inout GlyphReaction) {
    if format == 3 {
      guard let inputCount = table.number(at: start + 2), inputCount > 0 else {
        return reaction.isUnconditional = true
      }
      return addCoverages(
        inputs: (start + 6, inputCount), lookaheads: nil, backtracks: nil, to: &reaction)
    }
    guard let index = coveredIndex else { return }
    let classes = format == 2 ? table.target(at: start + 4, from: start) : nil
    guard !skipsBases, let sets = ruleSets(index: index, classes: classes, at: format == 2 ? 6 : 4)
    else { return reaction.isUnconditional = true }
    for rule in sets {
      guard let inputCount = table.number(at: rule) else {
        return reaction.isUnconditional = true
      }
      guard inputCount > 1, let second = neighbours(at: rule + 4, classes: classes) else {
        return reaction.isUnconditional = true
      }
      reaction.followers.formUnion(second)
    }
  }

  private func addChainedContext(to reaction: inout GlyphReaction) {
    if format == 3 {
      guard let backtrackCount = table.number(at: start + 2) else {
        return reaction.isUnconditional = true
      }
      let inputs = start + 4 + 2 * backtrackCount
      guard let inputCount = table.number(at: inputs), inputCount > 0,
        let lookaheadCount = table.number(at: inputs + 2 + 2 * inputCount)
      else { return reaction.isUnconditional = true }
      return addCoverages(
        inputs: (inputs + 2, inputCount),
        lookaheads: (inputs + 4 + 2 * inputCount, lookaheadCount),
        backtracks: (start + 4, backtrackCount), to: &reaction)
    }
    guard let index = coveredIndex else { return }
    let usesClasses = format == 2
    let backtrackClasses = usesClasses ? table.target(at: start + 4, from: start) : nil
    let inputClasses = usesClasses ? table.target(at: start + 6, from: start) : nil
    let lookaheadClasses = usesClasses ? table.target(at: start + 8, from: start) : nil
    guard !skipsBases,
      let rules = ruleSets(index: index, classes: inputClasses, at: usesClasses ? 10 : 4)
    else { return reaction.isUnconditional = true }
    for rule in rules {
      guard let backtrackCount = table.number(at: rule),
        let inputCount = table.number(at: rule + 2 + 2 * backtrackCount), inputCount > 0
      else { return reaction.isUnconditional = true }
      let inputs = rule + 4 + 2 * backtrackCount
      let lookahead = inputs + 2 * (inputCount - 1)
      let lookaheadCount = table.number(at: lookahead) ?? 0
      if inputCount > 1 {
        guard let next = neighbours(at: inputs, classes: inputClasses) else {
          return reaction.isUnconditional = true
        }
        reaction.followers.formUnion(next)
      } else if lookaheadCount > 0 {
        guard let next = neighbours(at: lookahead + 2, classes: lookaheadClasses) else {
          return reaction.isUnconditional = true
        }
        reaction.followers.formUnion(next)
      } else {
        guard backtrackCount > 0,
          let previous = neighbours(at: rule + 2, classes: backtrackClasses)
        else { return reaction.isUnconditional = true }
        reaction.predecessors.formUnion(previous)
      }
    }
  }

  private func addReverseChaining(to reaction: inout GlyphReaction) {
    guard coveredIndex != nil else { return }
    guard !skipsBases, let backtrackCount = table.number(at: start + 4),
      let lookaheadCount = table.number(at: start + 6 + 2 * backtrackCount)
    else { return reaction.isUnconditional = true }
    addNeighbours(
      followers: (start + 8 + 2 * backtrackCount, lookaheadCount),
      predecessors: (start + 6, backtrackCount), to: &reaction)
  }

  /// The rules of a context by coverages: positions and counts of the arrays of offsets.
  private func addCoverages(
    inputs: (offset: Int, count: Int), lookaheads: (offset: Int, count: Int)?,
    backtracks: (offset: Int, count: Int)?, to reaction: inout GlyphReaction
  ) {
    guard let first = table.target(at: inputs.offset, from: start) else {
      return reaction.isUnconditional = true
    }
    guard table.coverageIndex(of: glyph, at: first) != nil else { return }
    guard !skipsBases else { return reaction.isUnconditional = true }
    let followers = inputs.count > 1 ? (inputs.offset + 2, inputs.count - 1) : lookaheads ?? (0, 0)
    addNeighbours(followers: followers, predecessors: backtracks ?? (0, 0), to: &reaction)
  }

  /// Adds the coverage next to the glyph: the one after it, or else the one before it.
  private func addNeighbours(
    followers: (offset: Int, count: Int), predecessors: (offset: Int, count: Int),
    to reaction: inout GlyphReaction
  ) {
    if followers.count > 0, let next = coverage(at: followers.offset) {
      reaction.followers.formUnion(next)
    } else if predecessors.count > 0, let previous = coverage(at: predecessors.offset) {
      reaction.predecessors.formUnion(previous)
    } else {
      reaction.isUnconditional = true
    }
  }

  private func coverage(at position: Int) -> GlyphSet? {
    table.target(at: position, from: start).flatMap(table.coverage(at:))
  }

  /// The offsets of all rules that begin with the glyph: those of its coverage index, or those of
  /// its class; nil when damaged.
  private func ruleSets(index: Int, classes: Int?, at position: Int) -> [Int]? {
    var setIndex = index
    if format == 2 {
      guard let classes, let glyphClass = table.glyphClass(of: glyph, at: classes) else {
        return nil
      }
      setIndex = glyphClass
    } else if format != 1 {
      return nil
    }
    guard let setCount = table.number(at: start + position) else { return nil }
    guard setIndex < setCount,
      let set = table.target(at: start + position + 2 + 2 * setIndex, from: start)
    else { return [] }
    guard let count = table.number(at: set) else { return nil }
    var rules: [Int] = []
    for rule in 0..<count {
      guard let offset = table.target(at: set + 2 + 2 * rule, from: set) else { return nil }
      rules.append(offset)
    }
    return rules
  }

  /// The glyphs that the number at `position` stands for: itself, or all of that class.
  private func neighbours(at position: Int, classes: Int?) -> GlyphSet? {
    guard let value = table.number(at: position) else { return nil }
    if format == 2 {
      return classes.flatMap { table.glyphs(ofClass: value, at: $0) }
    }
    var result = GlyphSet()
    result.insert(UInt32(value))
    return result
  }
}
