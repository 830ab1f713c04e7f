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

  /// What differs without being a cause.
  var notes: [ValueChange] = []
  /// The causes so far, in the order in which frames show them.
  var causes: [DifferenceCause] = []
  /// The cause of each new frame, -1 for unchanged ones.
  var causeOf: [Int32]
  var places: [Scope: Int] = [:]
  /// The causes of moved chips, by new place; -1 where there is none yet.
  var movedCauses: [Int32]
  var lastDeparture: (old: Int, cause: Int)?
  var lastArrival: (new: Int, cause: Int)?
  /// The old number of each new section that was there before.
  private let oldSection: [Int32: Int]
  /// The frames of each old section.
  private let oldRanges: [Range<Int>]

  /// What a cause is known by while more of its frames are found.
  enum Scope: Hashable {
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
    movedCauses = Array(repeating: -1, count: new.count)
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
  struct SectionWalk {
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
        cause.section = number
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
}
