/// A report as one JSON document; `reportSchema` is its schema.
enum JSONReport {
  static func bytes(of report: ComparisonReport) -> [UInt8] {
    let tally = report.tally
    var writer = JSONWriter(spacing: .pretty)
    writer.beginObject()
    writer.member("schemaVersion", schemaVersion)
    writer.member("summary")
    writer.beginObject(.line)
    writer.member("specs", report.entries.count)
    writer.member("same", tally.same)
    writer.member("different", tally.different)
    writer.member("missingBaseline", tally.missingBaseline)
    writer.member("missingSpec", tally.missingSpec)
    writer.member("failed", tally.failed)
    writer.member("changedFrames", tally.changedFrames)
    writer.endObject()
    writer.member("specs")
    writer.beginArray()
    for entry in report.entries { write(entry, to: &writer) }
    writer.endArray()
    writer.endObject()
    writer.endDocument()
    return writer.bytes
  }

  private static func write(_ entry: ComparisonReport.Entry, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("spec", entry.path)
    writer.member("baseline", entry.baseline)
    writer.member("outcome", entry.word)
    switch entry.outcome {
    case .same(let notes): write(notes, as: "notes", to: &writer)
    case .missingBaseline, .missingSpec: break
    case .failed(let messages):
      writer.member("errors")
      writer.beginArray()
      for message in messages { writer.string(message) }
      writer.endArray()
    case .different(let difference):
      write(difference, positions: entry.positions, to: &writer)
    }
    if let moves = entry.moves { write(moves, to: &writer) }
    writer.endObject()
  }

  private static func write(_ moves: AnimatedMoves, to writer: inout JSONWriter) {
    writer.member("moves")
    writer.beginArray(.rows)
    for move in moves.moves {
      writer.beginObject()
      write(move.chip, to: &writer)
      writer.member("oldSection", move.oldSection)
      writer.member("oldRow", move.oldRow)
      writer.member("newRow", move.newRow)
      writer.member("crossings", move.crossings)
      writer.endObject()
    }
    writer.endArray()
    if moves.isCut { writer.member("movesAreIncomplete", true) }
  }

  private static func write(
    _ difference: FramesDifference, positions: [SourcePosition?], to writer: inout JSONWriter
  ) {
    writer.member("changedFrames", difference.changedFrames)
    writer.member("counts")
    writer.beginObject(.line)
    for change in FrameChange.allCases {
      writer.member(change.word, difference.counts[change] ?? 0)
    }
    writer.endObject()
    writer.member("contentGrowth")
    writer.beginObject(.line)
    writer.member("width", roundedForMessage(difference.contentGrowth.width))
    writer.member("height", roundedForMessage(difference.contentGrowth.height))
    writer.endObject()
    writer.member("causes")
    writer.beginArray(.rows)
    for (number, cause) in difference.causes.enumerated() {
      write(cause, position: number < positions.count ? positions[number] : nil, to: &writer)
    }
    writer.endArray()
    write(difference.notes, as: "notes", to: &writer)
  }

  private static func write(
    _ cause: DifferenceCause, position: SourcePosition?, to writer: inout JSONWriter
  ) {
    writer.beginObject()
    writer.member("kind", cause.kind.rawValue)
    writer.member("sentence", cause.sentence)
    writer.member("frames", cause.frames)
    writer.member("own", cause.own)
    writer.member("followers")
    writer.beginObject()
    writer.member("rowChanged", cause.followers.rowChanged)
    writer.member("shifted", cause.followers.shifted)
    writer.member("supplementary", cause.followers.supplementary)
    writer.endObject()
    if let position {
      writer.member("line", position.line)
      writer.member("column", position.column)
    }
    if let chip = cause.chip { write(chip, to: &writer) }
    if let texts = cause.texts {
      writer.member("oldText", texts.old)
      writer.member("newText", texts.new)
    }
    if let rowBreak = cause.rowBreak {
      writer.member("rowBreak")
      writer.beginObject()
      writer.member("section", rowBreak.section)
      writer.member("row", rowBreak.row)
      writer.member("earlier", rowBreak.earlier)
      writer.endObject()
    }
    write(cause.values, as: "values", to: &writer)
    if !cause.messages.isEmpty {
      writer.member("messages")
      writer.beginArray()
      for message in cause.messages { writer.string(message) }
      writer.endArray()
    }
    writer.endObject()
  }

  private static func write(_ chip: DifferenceCause.Chip, to writer: inout JSONWriter) {
    writer.member("chip")
    writer.beginObject()
    writer.member("role", chip.role.word)
    writer.member("section", chip.section)
    if let id = chip.sectionID { writer.member("sectionID", id) }
    writer.member("item", chip.item)
    if let id = chip.id { writer.member("id", id) }
    if let text = chip.text { writer.member("text", text) }
    writer.endObject()
  }

  private static func write(
    _ values: [ValueChange], as name: String, to writer: inout JSONWriter
  ) {
    guard !values.isEmpty else { return }
    writer.member(name)
    writer.beginArray(.rows)
    for value in values {
      writer.beginObject()
      writer.member("name", value.name)
      if let old = value.old { writer.member("old", old) }
      if let new = value.new { writer.member("new", new) }
      writer.endObject()
    }
    writer.endArray()
  }
}

extension FrameChange {
  /// The word for scripts.
  var word: String {
    switch self {
    case .inserted: "inserted"
    case .deleted: "deleted"
    case .moved: "moved"
    case .text: "text"
    case .resized: "resized"
    case .rowChanged: "rowChanged"
    case .shifted: "shifted"
    case .unchanged: "unchanged"
    }
  }
}

extension RecordedFrames.Role {
  /// The word for scripts.
  package var word: String {
    switch self {
    case .header: "header"
    case .item: "item"
    case .footer: "footer"
    }
  }
}
