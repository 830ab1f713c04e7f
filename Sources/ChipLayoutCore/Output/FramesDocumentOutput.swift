import CollectionLayout

extension FramesDocument {
  /// Writes the document in a format, handing over the bytes as they come.
  ///
  /// Linear in the items.
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

  /// Writes the document as JSON, one chip a line, with a fingerprint if it is a baseline.
  package func writeJSON<Failure: Error>(
    fingerprint: Fingerprint? = nil, _ flush: Flush<Failure>
  ) throws(Failure) {
    var writer = JSONWriter(spacing: .pretty, capacity: 2 * flushThreshold)
    writer.beginObject()
    writer.member("schemaVersion", schemaVersion)
    writeContainer(to: &writer)
    writer.fontsMember(fonts)
    if let fingerprint { writer.fingerprintMember(fingerprint) }
    writeSections(to: &writer)
    writer.member("items")
    writer.beginArray(.rows)
    for (number, section) in result.sections.enumerated() {
      for index in section.items {
        write(index, item: index - section.items.lowerBound, section: number, to: &writer)
        try writer.flush(past: flushThreshold, flush)
      }
    }
    writer.endArray()
    writeSupplementary(to: &writer)
    writer.diagnosticsMember(diagnostics)
    writer.endObject()
    writer.endDocument()
    try writer.flush(past: 0, flush)
  }

  private func writeContainer(to writer: inout JSONWriter) {
    writer.member("container")
    writer.beginObject(.line)
    writer.member("width", container.width)
    if let height = container.height { writer.member("height", height) }
    writer.member("scale", container.scale)
    switch container.direction {
    case .leftToRight: writer.member("direction", "ltr")
    case .rightToLeft: writer.member("direction", "rtl")
    }
    writer.endObject()
    writer.member("contentSize")
    writer.beginObject(.line)
    writer.member("width", result.contentSize.width)
    writer.member("height", result.contentSize.height)
    writer.endObject()
  }

  private func writeSections(to writer: inout JSONWriter) {
    writer.member("sections")
    writer.beginArray(.rows)
    for (number, section) in result.sections.enumerated() {
      writer.beginObject()
      writer.member("section", number)
      if let id = sectionNames[number].id { writer.member("id", id) }
      writer.member("layout", sectionNames[number].layout)
      writer.member("rows", section.rows.count)
      writer.frameMembers(section.rect)
      writer.endObject()
    }
    writer.endArray()
  }

  private func writeSupplementary(to writer: inout JSONWriter) {
    writer.member("supplementary")
    writer.beginArray(.rows)
    for (number, section) in result.sections.enumerated() {
      for (kind, frame) in [("header", section.header), ("footer", section.footer)] {
        guard let frame else { continue }
        writer.beginObject()
        writer.member("section", number)
        writer.member("kind", kind)
        writer.frameMembers(frame)
        writer.endObject()
      }
    }
    writer.endArray()
  }

  private func writeLines<Failure: Error>(_ flush: Flush<Failure>) throws(Failure) {
    var writer = JSONWriter(spacing: .compact, capacity: 2 * flushThreshold)
    for (number, section) in result.sections.enumerated() {
      for index in section.items {
        write(index, item: index - section.items.lowerBound, section: number, to: &writer)
        writer.endDocument()
        try writer.flush(past: flushThreshold, flush)
      }
    }
    try writer.flush(past: 0, flush)
  }

  private func write(_ index: Int, item: Int, section: Int, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("section", section)
    writer.member("item", item)
    writer.member("row", Int(result.row[index]))
    writer.member("text")
    writer.string(utf8: chips.labels.bytes.span.extracting(chips.labels.range(of: index)))
    writer.frameMembers(result.frame(at: index))
    writer.member("textWidth", chips.textWidths[index])
    if chips.fonts[index] != 0 { writer.member("font", Int(chips.fonts[index])) }
    if let details = chips.details[index] {
      writer.detailMembers(details, fontNames: chips.fontNames)
    }
    writer.endObject()
  }

  private func writeSeparated<Failure: Error>(
    _ values: SeparatedValues, _ flush: Flush<Failure>
  ) throws(Failure) {
    var values = values
    values.header(
      ["section", "item", "row", "text", "x", "y", "width", "height", "textWidth"])
    for (number, section) in result.sections.enumerated() {
      for index in section.items {
        values.field(number)
        values.field(index - section.items.lowerBound)
        values.field(Int(result.row[index]))
        values.field(utf8: chips.labels.bytes.span.extracting(chips.labels.range(of: index)))
        values.field(result.x[index])
        values.field(result.y[index])
        values.field(result.width[index])
        values.field(result.height[index])
        values.field(chips.textWidths[index])
        values.endRow()
        if values.bytes.count > flushThreshold { try flush(&values.bytes) }
      }
    }
    try flush(&values.bytes)
  }

  private func writeTable<Failure: Error>(_ flush: Flush<Failure>) throws(Failure) {
    var table = TextTable([
      .init("item", .trailing), .init("row", .trailing), .init("text"), .init("x", .trailing),
      .init("y", .trailing), .init("width", .trailing), .init("height", .trailing),
      .init("text width", .trailing),
    ])
    for section in result.sections {
      for index in section.items {
        table.append([
          "\(index - section.items.lowerBound)", "\(result.row[index])",
          chips.labels.text(of: index), decimal(result.x[index]), decimal(result.y[index]),
          decimal(result.width[index]), decimal(result.height[index]),
          decimal(chips.textWidths[index]),
        ])
      }
    }
    var bytes: [UInt8] = []
    table.write(to: &bytes)
    bytes.append(contentsOf: summary.utf8)
    bytes.append(fontLines: fonts)
    try flush(&bytes)
  }

  /// The lines under a table that say how large everything is together.
  private var summary: String {
    let rows = result.rows.count
    return "\ncontent \(decimal(result.contentSize.width)) × "
      + "\(decimal(result.contentSize.height)), \(rows) \(rows == 1 ? "row" : "rows"), "
      + "container \(decimal(container.width)) at \(decimal(container.scale))x\n"
  }
}

extension JSONWriter {
  /// Writes a frame as four members of the open object.
  mutating func frameMembers(_ frame: Rect) {
    member("x", frame.x)
    member("y", frame.y)
    member("width", frame.width)
    member("height", frame.height)
  }
}
