import CollectionLayout

extension FramesDocument {
  /// Writes the document in a format, handing over the bytes as they come.
  ///
  /// Linear in the items.
  package func write<Failure: Error>(
    as format: OutputFormat, flush: Flush<Failure>
  ) throws(Failure) {
    switch format {
    case .table:
      var bytes = FramesTable(document: self).bytes()
      try flush(&bytes)
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
      let chips = chips[number]
      for index in section.items {
        let item = index - section.items.lowerBound
        write(index, item: item, section: number, of: chips, to: &writer)
        try writer.flush(past: flushThreshold, flush)
      }
    }
    writer.endArray()
    writeSupplementary(to: &writer)
    writer.diagnosticsMember(diagnostics, hasSections: true)
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
    switch result.container.direction {
    case .leftToRight: writer.member("direction", "ltr")
    case .rightToLeft: writer.member("direction", "rtl")
    }
    switch container.scrollDirection {
    case .vertical: break
    case .horizontal: writer.member("scrollDirection", "horizontal")
    }
    if let device = container.device {
      writer.member("device", device)
      writer.member("orientation", container.orientation.rawValue)
    }
    writer.edgesMember("contentInset", container.contentInset)
    writer.edgesMember("safeArea", container.safeArea)
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
      if chips[number].hiddenItems > 0 {
        writer.member("hiddenItems", chips[number].hiddenItems)
      }
      writer.endObject()
    }
    writer.endArray()
  }

  private func writeSupplementary(to writer: inout JSONWriter) {
    writer.member("supplementary")
    writer.beginArray(.rows)
    for view in supplementary {
      writer.beginObject()
      writer.member("section", view.section)
      writer.member("kind", view.kind)
      writer.frameMembers(view.frame)
      writer.endObject()
    }
    writer.endArray()
  }

  private func writeLines<Failure: Error>(_ flush: Flush<Failure>) throws(Failure) {
    var writer = JSONWriter(spacing: .compact, capacity: 2 * flushThreshold)
    for (number, section) in result.sections.enumerated() {
      let chips = chips[number]
      for index in section.items {
        let item = index - section.items.lowerBound
        write(index, item: item, section: number, of: chips, to: &writer)
        writer.endDocument()
        try writer.flush(past: flushThreshold, flush)
      }
    }
    try writer.flush(past: 0, flush)
  }

  private func write(
    _ index: Int, item: Int, section: Int, of chips: MeasuredChips, to writer: inout JSONWriter
  ) {
    writer.beginObject()
    writer.member("section", section)
    writer.member("item", item)
    writer.member("row", Int(result.row[index]))
    if let id = chips.id(at: item) { writer.member("id", id) }
    let hasLabel = chips.hasLabel(at: item)
    if hasLabel {
      writer.member("text")
      writer.string(utf8: chips.labels.bytes.span.extracting(chips.labels.range(of: item)))
    }
    writer.frameMembers(result.frame(at: index))
    if hasLabel {
      writer.member("textWidth", chips.textWidths[item])
      if fontNames.count > 1 {
        let font = Int(chips.fonts[item])
        writer.member("font", fontNames[font])
        writer.member("fontSize", fontSizes[font])
      }
    }
    if let details = chips.details[item] {
      writer.detailMembers(details, fontNames: fontNames)
    }
    if chips.endsInOverflow, item == chips.count - 1 {
      writer.member("hiddenItems", chips.hiddenItems)
    }
    writer.endObject()
  }

  private func writeSeparated<Failure: Error>(
    _ values: SeparatedValues, _ flush: Flush<Failure>
  ) throws(Failure) {
    var values = values
    values.header(
      ["section", "item", "row", "id", "text", "x", "y", "width", "height", "textWidth"])
    for (number, section) in result.sections.enumerated() {
      let chips = chips[number]
      for index in section.items {
        let item = index - section.items.lowerBound
        let hasLabel = chips.hasLabel(at: item)
        values.field(number)
        values.field(item)
        values.field(Int(result.row[index]))
        values.field(chips.id(at: item) ?? "")
        if hasLabel {
          values.field(utf8: chips.labels.bytes.span.extracting(chips.labels.range(of: item)))
        } else {
          values.field("")
        }
        values.field(result.x[index])
        values.field(result.y[index])
        values.field(result.width[index])
        values.field(result.height[index])
        if hasLabel { values.field(chips.textWidths[item]) } else { values.field("") }
        values.endRow()
        if values.bytes.count > flushThreshold { try flush(&values.bytes) }
      }
    }
    try flush(&values.bytes)
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

  /// Writes edges as a member, unless all of them are zero.
  fileprivate mutating func edgesMember(_ name: String, _ edges: ResolvedSpec.Edges) {
    guard edges != ResolvedSpec.Edges(top: 0, left: 0, bottom: 0, right: 0) else { return }
    member(name)
    beginObject(.line)
    member("top", edges.top)
    member("left", edges.left)
    member("bottom", edges.bottom)
    member("right", edges.right)
    endObject()
  }
}
