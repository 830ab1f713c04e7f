extension MeasureDocument {
  /// Writes the document in a format, handing over the bytes as they come.
  ///
  /// Linear in the labels.
  package func write<Failure: Error>(
    as format: OutputFormat, flush: Flush<Failure>
  ) throws(Failure) {
    switch format {
    case .table: try writeTable(flush)
    case .json: try writeJSON(flush)
    case .ndjson: try writeLines(flush)
    case .csv: try writeSeparated(SeparatedValues(isComma: true), flush)
    case .tsv: try writeSeparated(SeparatedValues(isComma: false), flush)
    }
  }

  private func writeJSON<Failure: Error>(_ flush: Flush<Failure>) throws(Failure) {
    var writer = JSONWriter(spacing: .pretty, capacity: 2 * flushThreshold)
    writer.beginObject()
    writer.member("schemaVersion", schemaVersion)
    writer.fontsMember(fonts)
    writer.member("items")
    writer.beginArray(.rows)
    for index in 0..<chips.count {
      write(index, to: &writer)
      try writer.flush(past: flushThreshold, flush)
    }
    writer.endArray()
    writer.diagnosticsMember(diagnostics, hasSections: false)
    writer.endObject()
    writer.endDocument()
    try writer.flush(past: 0, flush)
  }

  private func writeLines<Failure: Error>(_ flush: Flush<Failure>) throws(Failure) {
    var writer = JSONWriter(spacing: .compact, capacity: 2 * flushThreshold)
    for index in 0..<chips.count {
      write(index, to: &writer)
      writer.endDocument()
      try writer.flush(past: flushThreshold, flush)
    }
    try writer.flush(past: 0, flush)
  }

  private func write(_ index: Int, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("text")
    writer.string(utf8: chips.labels.bytes.span.extracting(chips.labels.range(of: index)))
    writer.member("width", chips.textWidths[index])
    writer.member("height", chips.textHeights[index])
    writer.member("lines", Int(chips.lines[index]))
    writer.member("chipWidth", chips.chipWidths[index])
    writer.member("chipHeight", chips.chipHeights[index])
    writer.member("font", chips.fontNames[Int(chips.fonts[index])])
    if let details = chips.details[index] {
      writer.detailMembers(details, fontNames: chips.fontNames)
    }
    answers.write(index, chips: chips, to: &writer)
    writer.endObject()
  }

  private func writeSeparated<Failure: Error>(
    _ values: SeparatedValues, _ flush: Flush<Failure>
  ) throws(Failure) {
    var values = values
    values.header(
      ["text", "width", "height", "lines", "chipWidth", "chipHeight", "font"]
        + answers.columnNames)
    for index in 0..<chips.count {
      values.field(utf8: chips.labels.bytes.span.extracting(chips.labels.range(of: index)))
      values.field(chips.textWidths[index])
      values.field(chips.textHeights[index])
      values.field(Int(chips.lines[index]))
      values.field(chips.chipWidths[index])
      values.field(chips.chipHeights[index])
      values.field(chips.fontNames[Int(chips.fonts[index])])
      for cell in answers.cells(index) { values.field(cell) }
      values.endRow()
      if values.bytes.count > flushThreshold { try flush(&values.bytes) }
    }
    try flush(&values.bytes)
  }

  private func writeTable<Failure: Error>(_ flush: Flush<Failure>) throws(Failure) {
    var table = TextTable(
      [
        .init("text"), .init("width", .trailing), .init("height", .trailing),
        .init("lines", .trailing), .init("chip width", .trailing), .init("chip height", .trailing),
      ] + answers.columnTitles.map { .init($0, .trailing) })
    for index in 0..<chips.count {
      table.append(
        [
          chips.labels.text(of: index), decimal(chips.textWidths[index]),
          decimal(chips.textHeights[index]), "\(chips.lines[index])",
          decimal(chips.chipWidths[index]), decimal(chips.chipHeights[index]),
        ] + answers.cells(index))
    }
    var bytes: [UInt8] = []
    table.write(to: &bytes)
    answers.writeExplanations(of: chips, to: &bytes)
    bytes.append(fontLines: fonts)
    try flush(&bytes)
  }
}

extension JSONWriter {
  /// Hands over what has been written when it is more than `limit` bytes.
  mutating func flush<Failure: Error>(
    past limit: Int, _ flush: Flush<Failure>
  ) throws(Failure) {
    guard bytes.count > limit else { return }
    try handOver(flush)
  }
}

extension [UInt8] {
  /// Appends an empty line and a line for each font, as tables end.
  mutating func append(fontLines fonts: [FontRecord]) {
    append(UInt8(ascii: "\n"))
    for font in fonts {
      append(contentsOf: TerminalText.escaped(font.line).utf8)
      append(UInt8(ascii: "\n"))
    }
  }
}
