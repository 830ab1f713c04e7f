extension DifferenceExplanation {
  /// Finds the first row of each section that ends elsewhere, and tells the cause of it.
  mutating func explainRowBreaks() {
    var start = 0
    while start < new.count {
      let section = new.section[start]
      var end = start
      while end < new.count, new.section[end] == section { end += 1 }
      if let (row, earlier, index) = rowBreak(in: start..<end) {
        let cause = Int(causeOf[index])
        if cause >= 0, causes[cause].rowBreak == nil {
          causes[cause].rowBreak = .init(section: Int(section), row: row, earlier: earlier)
        }
      }
      start = end
    }
  }

  private func rowBreak(in range: Range<Int>) -> (row: Int, earlier: Int, index: Int)? {
    let kept = range.filter { index in
      new.role[index] == .item && changes.matching.oldIndex[index] >= 0
        && !changes.matching.isMoved[index]
    }
    func oldRow(_ index: Int) -> Int32 { old.row[Int(changes.matching.oldIndex[index])] }
    guard let first = kept.first(where: { oldRow($0) != new.row[$0] }) else { return nil }
    // The row that the first chip in another row was pushed out of, or has come up into.
    let row = min(oldRow(first), new.row[first])
    let before = kept.count { oldRow($0) <= row }
    let after = kept.count { new.row[$0] <= row }
    guard before != after else { return nil }
    return (Int(row), before - after, first)
  }

  /// Explains a document whose frames are all where they were, but whose surroundings differ.
  mutating func explainRest() {
    if !document.container.isEmpty {
      _ = cause(.container)
    } else {
      causes.removeAll { $0.kind == .container && $0.frames == 0 }
    }
    if causes.isEmpty, contentGrowth != (0, 0) || !sectionChanges.isEmpty {
      let sections = document.sectionOptions.keys.sorted()
      if let section = sections.first {
        _ = cause(.section(section))
      } else if !document.options.isEmpty {
        _ = cause(.options)
      } else if contentGrowth != (0, 0) {
        causes.append(DifferenceCause(.contentSize))
      } else {
        var cause = DifferenceCause(.section)
        cause.values = sectionChanges
        causes.append(cause)
      }
    }
    // Options that changed no frame aren't a cause beside others; they are noted in the end.
    if causes.count > 1 { causes.removeAll { $0.kind == .settings && $0.frames == 0 } }
    if causes.count == 1, contentGrowth != (0, 0) { causes[0].contentGrowth = contentGrowth }
  }

  /// What differs between the sections themselves.
  private var sectionChanges: [ValueChange] {
    var found: [ValueChange] = []
    if old.sections.count != new.sections.count {
      found.append(.init("sections", Double(old.sections.count), Double(new.sections.count)))
    }
    for (number, (before, after)) in zip(old.sections, new.sections).enumerated() {
      let name = "section \(number)"
      if before.layout != after.layout {
        found.append(.init(name: "\(name) layout", old: before.layout, new: after.layout))
      }
      if before.rows != after.rows {
        found.append(.init("\(name) rows", Double(before.rows), Double(after.rows)))
      }
      for (field, first, second, allowed) in [
        ("x", before.x, after.x, tolerance.x), ("y", before.y, after.y, tolerance.y),
        ("width", before.width, after.width, tolerance.width),
        ("height", before.height, after.height, tolerance.height),
      ] where FrameTolerance.exceeds(first, second, allowed) {
        found.append(.init("\(name) \(field)", first, second))
      }
    }
    return found
  }

  /// Tells of diagnostics that weren't there before, whatever number their chip had.
  mutating func explainDiagnostics() {
    struct Key: Hashable {
      var kind: String
      var section: Int?
      var chip: String?
    }
    func texts(of frames: RecordedFrames) -> [Int: String] {
      guard frames.diagnostics.contains(where: { $0.item != nil }) else { return [:] }
      var texts: [Int: String] = [:]
      for index in 0..<frames.count where frames.role[index] == .item {
        let place = Int(frames.section[index]) << 32 | Int(frames.item[index])
        texts[place] = frames.id[index] ?? frames.text[index]
      }
      return texts
    }
    func key(_ diagnostic: RecordedFrames.Diagnostic, _ texts: [Int: String]) -> Key {
      let place = diagnostic.item.map { (diagnostic.section ?? 0) << 32 | $0 }
      return Key(
        kind: diagnostic.kind, section: diagnostic.section, chip: place.flatMap { texts[$0] })
    }
    let oldTexts = texts(of: old)
    let newTexts = texts(of: new)
    var known: [Key: Int] = [:]
    for diagnostic in old.diagnostics { known[key(diagnostic, oldTexts), default: 0] += 1 }
    var cause = DifferenceCause(.diagnostics)
    for diagnostic in new.diagnostics {
      let key = key(diagnostic, newTexts)
      if let count = known[key], count > 0 {
        known[key] = count - 1
      } else {
        cause.messages.append(diagnostic.message)
      }
    }
    if !cause.messages.isEmpty { causes.append(cause) }
  }

  /// Notes what changed in the fingerprint without being a cause.
  mutating func noteRest() {
    let told = Set(causes.flatMap(\.values))
    // A font that came or went with the one that is told needs no line of its own.
    let fonts = document.fonts.filter { font in
      font.old != nil && font.new != nil || !causes.contains { $0.kind == .font }
    }
    let rest =
      fonts + document.versions + document.containerOptions + document.options
      + document.sectionOptions.sorted { $0.key < $1.key }.flatMap(\.value)
    for change in rest where !told.contains(change) && !notes.contains(change) {
      notes.append(change)
    }
  }
}
