/// The search for the causes of changed frames.
///
/// A chip that came, went, moved in the order, or changed its text or its size is a cause, unless
/// its font, the options or the container explain it. A frame that only moved follows a cause: the
/// container's or the options' if they changed, else the last one before it in its section, else
/// what moved the whole section, else the next one in its section, as in centred rows.
struct DifferenceExplanation {
  let old: RecordedFrames
  let new: RecordedFrames
  let changes: FrameChanges
  let tolerance: FrameTolerance
  let contentGrowth: (width: Double, height: Double)
  let document: DocumentChanges

  private(set) var notes: [ValueChange] = []
  private var causes: [DifferenceCause] = []
  /// The cause of each new frame, -1 for unchanged ones.
  private var causeOf: [Int32]
  private var places: [Scope: Int] = [:]
  private var movedCauses: [Int: Int] = [:]
  private var lastDeparture: (old: Int, cause: Int)?
  private var lastArrival: (new: Int, cause: Int)?
  /// The old number of each new section that was there before.
  private let oldSection: [Int32: Int]
  /// The frames of each old section.
  private let oldRanges: [Range<Int>]

  /// What a cause is known by while more of its frames are found.
  private enum Scope: Hashable {
    case container, options, versions, anyFont
    case section(Int)
    case font(old: Int32, new: Int32)
    case resized(section: Int32)
  }

  init(
    old: RecordedFrames, new: RecordedFrames, changes: FrameChanges, tolerance: FrameTolerance,
    contentGrowth: (width: Double, height: Double)
  ) {
    self.old = old
    self.new = new
    self.changes = changes
    self.tolerance = tolerance
    self.contentGrowth = contentGrowth
    document = DocumentChanges(from: old, to: new)
    causeOf = Array(repeating: -1, count: new.count)
    oldSection = Dictionary(
      changes.matching.newSection.enumerated().filter { $0.element >= 0 }.map {
        ($0.element, $0.offset)
      }
    ) { first, _ in first }
    var oldRanges = Array(repeating: 0..<0, count: changes.matching.newSection.count)
    for index in 0..<old.count {
      let section = Int(old.section[index])
      oldRanges[section] =
        oldRanges[section].isEmpty
        ? index..<index + 1 : oldRanges[section].lowerBound..<index + 1
    }
    self.oldRanges = oldRanges
  }

  private func newSection(of oldPlace: Int) -> Int32 {
    changes.matching.newSection[Int(old.section[oldPlace])]
  }

  /// The causes, once `explain()` has found them.
  var finishedCauses: [DifferenceCause] { causes }

  /// Finds the causes; linear in the frames.
  mutating func explain() {
    explainFrames()
    explainRowBreaks()
    explainRest()
    explainDiagnostics()
    noteRest()
  }

  // MARK: Frames

  /// What is known while walking through one section.
  private struct SectionWalk {
    /// The cause that moves everything in the section, whatever happens inside.
    var whole: Int?
    /// The last cause in the section so far.
    var last: Int?
    /// The first cause in the section.
    var first: Int?
    /// The cause in an earlier section that moved this one.
    var carried: Int?
    /// How far the section itself moved.
    var shift: (x: Double, y: Double) = (0, 0)
    /// Frames whose cause isn't known yet.
    var pending: [Int] = []

    /// Takes notice of a cause in the section.
    mutating func note(_ cause: Int) {
      last = cause
      if first == nil { first = cause }
    }
  }

  private mutating func explainFrames() {
    guard changes.count > 0 else { return }
    let departures = departures()
    var departure = 0
    var walk = SectionWalk()
    var section: Int32 = -1
    var sectionStart = 0
    for index in 0...new.count {
      let isEnd = index == new.count
      let isNext = isEnd || new.section[index] != section
      // What left the end of a section is explained with its own section.
      func leave(_ section: Int32?) {
        while departure < departures.count, departures[departure].place == index,
          section == nil || newSection(of: departures[departure].old) == section
        {
          walk.note(depart(departures[departure].old))
          departure += 1
        }
      }
      if isNext {
        leave(section)
        let carried = finish(walk, section: section, range: sectionStart..<index)
        sectionStart = index
        section = isEnd ? -1 : new.section[index]
        walk = isEnd ? SectionWalk(carried: carried) : start(section: section, carried: carried)
      }
      leave(nil)
      if !isEnd { explain(index, &walk) }
    }
  }

  /// The old frames that left their places, by the new frame that they stood before.
  private func departures() -> [(place: Int, old: Int)] {
    var departures: [(place: Int, old: Int)] = []
    var next = new.count
    for index in stride(from: old.count - 1, through: 0, by: -1) {
      let place = Int(changes.matching.newIndex[index])
      if place >= 0, !changes.matching.isMoved[place] {
        next = place
      } else {
        departures.append((next, index))
      }
    }
    return departures.reversed()
  }

  private mutating func depart(_ oldPlace: Int) -> Int {
    let place = Int(changes.matching.newIndex[oldPlace])
    guard place < 0 else { return movedCause(of: place) }
    // A run of chips that went together is one cause.
    if let last = lastDeparture, last.old == oldPlace - 1,
      old.section[last.old] == old.section[oldPlace]
    {
      lastDeparture = (oldPlace, last.cause)
      causes[last.cause].own += 1
      return last.cause
    }
    var cause = DifferenceCause(.deleted)
    cause.chip = old.chip(oldPlace)
    cause.own = 1
    causes.append(cause)
    lastDeparture = (oldPlace, causes.count - 1)
    return causes.count - 1
  }

  private mutating func start(section: Int32, carried: Int?) -> SectionWalk {
    var walk = SectionWalk(carried: carried)
    let number = Int(section)
    if !document.container.isEmpty || !document.containerOptions.isEmpty {
      walk.whole = cause(.container)
    } else if document.sectionOptions[number] != nil {
      walk.whole = cause(.section(number))
    } else if !document.options.isEmpty {
      walk.whole = cause(.options)
    }
    if let oldNumber = oldSection[section], oldNumber < old.sections.count,
      number < new.sections.count
    {
      walk.shift = (
        new.sections[number].x - old.sections[oldNumber].x,
        new.sections[number].y - old.sections[oldNumber].y
      )
    }
    return walk
  }

  private mutating func explain(_ index: Int, _ walk: inout SectionWalk) {
    let found: Int
    switch changes.changes[index] {
    case .unchanged: return
    case .deleted: preconditionFailure("a frame of the new document is not deleted")
    case .rowChanged, .shifted:
      follow(index, &walk)
      return
    case .inserted: found = insertedCause(of: index)
    case .moved:
      found = movedCause(of: index)
    case .text:
      found = textCause(of: index)
    case .resized: found = resizedCause(of: index, &walk)
    }
    causeOf[index] = Int32(found)
    causes[found].own += 1
    walk.note(found)
  }

  private mutating func follow(_ index: Int, _ walk: inout SectionWalk) {
    let place = Int(changes.matching.oldIndex[index])
    if let whole = walk.whole ?? walk.last {
      attach(index, to: whole)
    } else if let carried = walk.carried, changes.changes[index] == .shifted,
      !FrameTolerance.exceeds(new.x[index] - old.x[place], walk.shift.x, 1e-6 + tolerance.x),
      !FrameTolerance.exceeds(new.y[index] - old.y[place], walk.shift.y, 1e-6 + tolerance.y)
    {
      attach(index, to: carried)
    } else {
      walk.pending.append(index)
    }
  }

  private mutating func attach(_ index: Int, to cause: Int) {
    causeOf[index] = Int32(cause)
    switch (new.role[index], changes.changes[index]) {
    case (.item, .rowChanged): causes[cause].followers.rowChanged += 1
    case (.item, _): causes[cause].followers.shifted += 1
    case (.header, _), (.footer, _): causes[cause].followers.supplementary += 1
    }
  }

  /// Explains what is still pending; returns the cause that moves the sections after this one.
  private mutating func finish(
    _ walk: SectionWalk, section: Int32, range: Range<Int>
  ) -> Int? {
    guard let pending = walk.pending.first else { return walk.whole ?? walk.last ?? walk.carried }
    let number = Int(section)
    let startsAtTheLeft = number < new.sections.count && new.sections[number].layout == "left"
    var found = startsAtTheLeft ? nil : walk.first
    if found == nil {
      let spacings = ObservedSpacing.changes(
        from: oldSection[section].map { ObservedSpacing(of: $0, in: old, range: oldRanges[$0]) },
        to: ObservedSpacing(of: number, in: new, range: range), tolerance: tolerance)
      if !spacings.isEmpty {
        var cause = DifferenceCause(.spacing)
        cause.values = spacings
        cause.chip = new.chip(pending)
        causes.append(cause)
        found = causes.count - 1
      }
    }
    let isUnexplained = found == nil && walk.first == nil
    if isUnexplained {
      var cause = DifferenceCause(.shifted)
      cause.chip = new.chip(pending)
      let place = Int(changes.matching.oldIndex[pending])
      cause.values = [
        ValueChange("x", old.x[place], new.x[pending]),
        ValueChange("y", old.y[place], new.y[pending]),
      ].filter { $0.old != $0.new }
      cause.own = 1
      causes.append(cause)
      causeOf[pending] = Int32(causes.count - 1)
    }
    let cause = found ?? walk.first ?? causes.count - 1
    for index in walk.pending.dropFirst(isUnexplained ? 1 : 0) { attach(index, to: cause) }
    return walk.last ?? cause
  }

  // MARK: Causes

  private mutating func insertedCause(of index: Int) -> Int {
    if let last = lastArrival, last.new == index - 1, new.section[index] == new.section[index - 1] {
      lastArrival = (index, last.cause)
      return last.cause
    }
    var cause = DifferenceCause(.inserted)
    cause.chip = new.chip(index)
    causes.append(cause)
    lastArrival = (index, causes.count - 1)
    return causes.count - 1
  }

  private mutating func movedCause(of index: Int) -> Int {
    if let cause = movedCauses[index] { return cause }
    let place = Int(changes.matching.oldIndex[index])
    // Chips that moved side by side moved for one reason.
    if index > 0, let cause = movedCauses[index - 1],
      changes.matching.oldIndex[index - 1] == Int32(place - 1)
    {
      movedCauses[index] = cause
      return cause
    }
    var cause = DifferenceCause(.moved)
    cause.chip = new.chip(index)
    cause.oldItem = Int(old.item[place])
    causes.append(cause)
    movedCauses[index] = causes.count - 1
    return causes.count - 1
  }

  private mutating func textCause(of index: Int) -> Int {
    let place = Int(changes.matching.oldIndex[index])
    var cause = DifferenceCause(.text)
    cause.chip = new.chip(index)
    cause.texts = (old.text[place] ?? "", new.text[index] ?? "")
    cause.sizes = sizes(of: index)
    causes.append(cause)
    return causes.count - 1
  }

  private mutating func resizedCause(of index: Int, _ walk: inout SectionWalk) -> Int {
    let place = Int(changes.matching.oldIndex[index])
    let scope = resizedScope(index, place, whole: walk.whole)
    let found: Int
    switch scope {
    case .container, .options, .section, .versions, .anyFont, .font, .resized:
      found = cause(scope)
    }
    if causes[found].chip == nil {
      causes[found].chip = new.chip(index)
      causes[found].sizes = sizes(of: index)
    }
    return found
  }

  private func resizedScope(_ index: Int, _ place: Int, whole: Int?) -> Scope {
    let section = Int(new.section[index])
    let measuresOtherwise = FrameTolerance.exceeds(
      old.textWidth[place], new.textWidth[index], tolerance.textWidth)
    let hasOtherFont = hasOtherFont(index, place)
    if measuresOtherwise, hasOtherFont {
      return .font(old: old.font[place], new: new.font[index])
    }
    if measuresOtherwise, document.fonts.contains(where: { $0.old != nil && $0.new != nil }) {
      return .anyFont
    }
    if document.sectionOptions[section] != nil { return .section(section) }
    if !document.options.isEmpty { return .options }
    if measuresOtherwise, !document.versions.isEmpty { return .versions }
    if !measuresOtherwise, whole != nil { return .container }
    if hasOtherFont { return .font(old: old.font[place], new: new.font[index]) }
    return .resized(section: new.section[index])
  }

  private func hasOtherFont(_ index: Int, _ place: Int) -> Bool {
    let (before, after) = (Int(old.font[place]), Int(new.font[index]))
    guard before < document.fontPlaces.count, after < new.fonts.count else { return false }
    return new.role[index] == .item && new.text[index] != nil
      && document.fontPlaces[before] != after
  }

  private func sizes(of index: Int) -> SizeChange {
    let place = Int(changes.matching.oldIndex[index])
    return SizeChange(
      oldWidth: old.width[place], newWidth: new.width[index], oldHeight: old.height[place],
      newHeight: new.height[index], oldTextWidth: old.textWidth[place],
      newTextWidth: new.textWidth[index])
  }

  /// The cause of a scope, which is added when it is new.
  private mutating func cause(_ scope: Scope) -> Int {
    if let place = places[scope] { return place }
    var cause: DifferenceCause
    switch scope {
    case .container:
      cause = DifferenceCause(.container)
      cause.values = document.container + document.containerOptions
    case .options:
      cause = DifferenceCause(.settings)
      cause.values = document.options
    case .section(let section):
      cause = DifferenceCause(.settings)
      cause.values = (document.sectionOptions[section] ?? []) + document.options
    case .versions:
      cause = DifferenceCause(.fingerprint)
      cause.values = document.versions
    case .anyFont:
      cause = DifferenceCause(.font)
      cause.values = document.fonts.filter { $0.old != nil && $0.new != nil }
    case .font(let before, let after):
      cause = DifferenceCause(.font)
      cause.values = [
        DocumentChanges.change(from: old.fonts[Int(before)], to: new.fonts[Int(after)])
      ]
    case .resized: cause = DifferenceCause(.resized)
    }
    causes.append(cause)
    places[scope] = causes.count - 1
    return causes.count - 1
  }

  // MARK: Rows and the rest

  /// Finds the first row of each section that ends elsewhere, and tells the cause of it.
  private mutating func explainRowBreaks() {
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
  private mutating func explainRest() {
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
  private mutating func explainDiagnostics() {
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
  private mutating func noteRest() {
    let told = Set(causes.flatMap(\.values))
    let rest =
      document.fonts + document.versions + document.containerOptions + document.options
      + document.sectionOptions.sorted { $0.key < $1.key }.flatMap(\.value)
    for change in rest where !told.contains(change) && !notes.contains(change) {
      notes.append(change)
    }
  }
}

extension RecordedFrames {
  /// A frame in words.
  func chip(_ index: Int) -> DifferenceCause.Chip {
    let number = Int(section[index])
    return .init(
      role: role[index], section: number,
      sectionID: number < sections.count ? sections[number].id : nil, item: Int(item[index]),
      id: id[index], text: text[index])
  }
}
