extension DifferenceCause {
  /// What happened and why, what follows from it, and how much: one sentence without a full stop.
  package var sentence: String {
    let consequences = consequences
    var sentence = lead
    if let rowBreak {
      let rows = rowBreak.earlier.magnitude
      sentence += ", so row \(rowBreak.row)\(inSection(rowBreak.section)) breaks "
      sentence += "\(rows == 1 ? "one chip" : "\(rows) chips") "
      sentence += rowBreak.earlier > 0 ? "earlier" : "later"
      if !consequences.isEmpty { sentence += ": " + consequences.joined(separator: ", ") }
    } else if !consequences.isEmpty {
      sentence += ", so " + consequences.joined(separator: ", ")
    }
    return sentence
  }

  /// A few words that head a report of this kind.
  package var title: String {
    switch kind {
    case .container: "Container changed"
    case .font: "Font changed"
    case .fingerprint: "Library changed"
    case .settings: "Options changed"
    case .spacing: "Spacing changed"
    case .text: "Text changed"
    case .inserted: "Chip inserted"
    case .deleted: "Chip deleted"
    case .moved: "Chip moved in order"
    case .resized: "Size changed"
    case .shifted: "Frame moved"
    case .section: "Section changed"
    case .contentSize: "Content size changed"
    case .diagnostics: "New diagnostic"
    }
  }

  private var lead: String {
    let values = values.map(\.phrase).phraseList
    switch kind {
    case .container: return "the container changed (\(values))" + sizePhrase(": ")
    case .font, .fingerprint: return "\(subject) \(sizeWords)\(others) (\(values))"
    case .settings, .spacing: return "\(scope)\(values)" + sizePhrase(": ")
    case .text: return textLead
    case .inserted:
      return own == 1 ? "\(subject) is new" : "\(own) frames are new from \(subject) on"
    case .deleted:
      return own == 1 ? "\(subject) is gone" : "\(own) frames are gone from \(subject) on"
    case .moved:
      let from = oldItem.map { " from place \($0)" } ?? ""
      let to = chip.map { " to \($0.item)" } ?? ""
      return own == 1
        ? "\(subject) moved\(from)\(to)" : "\(own) frames from \(subject) on moved\(from)\(to)"
    case .resized: return "\(subject) \(sizeWords)\(others)\(unchangedLabel)"
    case .shifted: return "\(subject) moved (\(values)), and nothing says why"
    case .section: return "the sections changed (\(values))"
    case .contentSize:
      return "the content is \(contentWords.joined(separator: " and ")), though no frame changed"
    case .diagnostics:
      let more = messages.count > 1 ? " (and \(messages.count - 1) more)" : ""
      return "new diagnostic: \(messages.first ?? "")\(more)"
    }
  }

  private var scope: String { (section ?? 0) > 0 ? "section \(section ?? 0): " : "" }

  private var textLead: String {
    let texts = texts.map { "“\($0.old.shownInMessage)” → “\($0.new.shownInMessage)”" } ?? ""
    let number = chip.map {
      $0.section > 0 ? "\($0.item) of section \($0.sectionName)" : "\($0.item)"
    }
    let width = sizes.map(\.phrases) ?? []
    let size = width.isEmpty ? "" : " and is \(width.phraseList)"
    return "chip \(number ?? "") reads \(texts)\(size)"
  }

  /// `chip 7 “Swift UI”`.
  private var subject: String { chip?.phrase ?? "a frame" }

  /// `is 1.4 wider`.
  private var sizeWords: String {
    guard let sizes else { return "changed" }
    let phrases = sizes.phrases
    guard phrases.isEmpty else { return "is \(phrases.phraseList)" }
    let growth = roundedForMessage(sizes.newTextWidth - sizes.oldTextWidth)
    return "has a label \(Self.growth(growth, "wider", "narrower")), in the same frame"
  }

  /// Of a chip that grew around its label: where to look.
  private var unchangedLabel: String {
    guard let sizes, let chip, chip.role == .item, sizes.oldTextWidth == sizes.newTextWidth,
      sizes.newTextWidth > 0
    else { return "" }
    return " (the label is as wide as before: its padding or the chip's own size changed)"
  }

  private static func growth(_ growth: Double, _ more: String, _ less: String) -> String {
    "\(decimal(growth.magnitude)) \(growth > 0 ? more : less)"
  }

  private var others: String {
    guard own > 1 else { return "" }
    return ", and \(own - 1) more \(own == 2 ? "frame" : "frames") changed size"
  }

  /// The first chip whose size the cause changed, where the cause isn't a chip.
  private func sizePhrase(_ word: String) -> String {
    guard sizes != nil, own > 0 else { return "" }
    return "\(word)\(subject) \(sizeWords)\(others)"
  }

  private func inSection(_ section: Int) -> String {
    section > 0 || (chip?.section ?? 0) > 0 ? " of section \(section)" : ""
  }

  private var consequences: [String] {
    var phrases: [String] = []
    let items = followers.rowChanged + followers.shifted
    if items > 0 { phrases.append("\(items) \(items == 1 ? "chip" : "chips") moved") }
    if followers.supplementary > 0 {
      let noun = followers.supplementary == 1 ? "header or footer" : "headers and footers"
      phrases.append("\(followers.supplementary) \(noun) moved")
    }
    if kind != .contentSize, !contentWords.isEmpty {
      phrases.append("content " + contentWords.joined(separator: " and "))
    }
    return phrases
  }

  private var contentWords: [String] {
    Growth(width: contentGrowth.width, height: contentGrowth.height).words
  }
}

/// How much wider and taller something is than it was, in points.
struct Growth {
  let width: Double
  let height: Double

  /// `10 wider` and `43 taller`; empty if it kept its size.
  var words: [String] {
    let (width, height) = (roundedForMessage(width), roundedForMessage(height))
    return [
      width == 0 ? nil : "\(decimal(width.magnitude)) \(width > 0 ? "wider" : "narrower")",
      height == 0 ? nil : "\(decimal(height.magnitude)) \(height > 0 ? "taller" : "shorter")",
    ].compactMap { $0 }
  }
}

extension DifferenceCause.Chip {
  /// `chip 7 “Swift UI”`, with the section if it isn't the first.
  package var phrase: String {
    let place = section > 0 ? " of section \(sectionName)" : ""
    switch role {
    case .header: return "the header\(section > 0 ? place : " of section 0")"
    case .footer: return "the footer\(section > 0 ? place : " of section 0")"
    case .item:
      let name = (text ?? id).map { " “\($0.shownInMessage)”" } ?? ""
      return "chip \(item)\(name)\(place)"
    }
  }

  /// The section's number, and its id if it has one.
  var sectionName: String { sectionID.map { "\(section) (\($0.shownInMessage))" } ?? "\(section)" }
}

extension SizeChange {
  /// `1.4 wider` and `2 taller`; empty if the frame kept its size.
  var phrases: [String] {
    Growth(width: newWidth - oldWidth, height: newHeight - oldHeight).words
  }
}

extension String {
  /// The text made safe to show and not longer than a line.
  var shownInMessage: String { TerminalText.escaped(shortenedForMessage) }
}

extension [String] {
  /// The phrases with commas and a last “and”; the first six of many.
  fileprivate var phraseList: String {
    let limit = 6
    guard count <= limit else {
      return prefix(limit).joined(separator: ", ") + " and \(count - limit) more"
    }
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
