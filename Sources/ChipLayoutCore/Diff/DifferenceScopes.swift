extension DifferenceExplanation {
  mutating func insertedCause(of index: Int) -> Int {
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

  mutating func movedCause(of index: Int) -> Int {
    if movedCauses[index] >= 0 { return Int(movedCauses[index]) }
    let place = Int(changes.matching.oldIndex[index])
    // Chips that moved side by side moved for one reason.
    if index > 0, movedCauses[index - 1] >= 0,
      changes.matching.oldIndex[index - 1] == Int32(place - 1)
    {
      movedCauses[index] = movedCauses[index - 1]
      return Int(movedCauses[index])
    }
    var cause = DifferenceCause(.moved)
    cause.chip = new.chip(index)
    cause.oldItem = Int(old.item[place])
    causes.append(cause)
    movedCauses[index] = Int32(causes.count - 1)
    return causes.count - 1
  }

  mutating func textCause(of index: Int) -> Int {
    let place = Int(changes.matching.oldIndex[index])
    var cause = DifferenceCause(.text)
    cause.chip = new.chip(index)
    cause.texts = (old.text[place] ?? "", new.text[index] ?? "")
    cause.sizes = sizes(of: index)
    causes.append(cause)
    return causes.count - 1
  }

  mutating func resizedCause(of index: Int, _ walk: inout SectionWalk) -> Int {
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
  mutating func cause(_ scope: Scope) -> Int {
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
      cause.section = section
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
