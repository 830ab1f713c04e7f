import TextMetrics

extension FontsDocument {
  /// Writes the document in a format.
  package func write<Failure: Error>(
    as format: OutputFormat, flush: Flush<Failure>
  ) throws(Failure) {
    var bytes: [UInt8] = []
    switch format {
    case .table: writeTable(to: &bytes)
    case .json: bytes = json(spacing: .pretty)
    case .ndjson: bytes = lines()
    case .csv: bytes = separated(SeparatedValues(isComma: true))
    case .tsv: bytes = separated(SeparatedValues(isComma: false))
    }
    try flush(&bytes)
  }

  private var rows: [FontRow] {
    switch self {
    case .list(let fonts): fonts.map(FontRow.init)
    case .explanation(_, let match, let font): [FontRow(font, path: match.path)]
    }
  }

  private func writeTable(to bytes: inout [UInt8]) {
    switch self {
    case .list:
      var table = TextTable([
        .init("name"), .init("family"), .init("style"), .init("weight", .trailing), .init("file"),
      ])
      for row in rows { table.append([row.name, row.family, row.style, row.weightText, row.file]) }
      table.write(to: &bytes)
    case .explanation(let query, let match, let font):
      var table = TextTable([.init("asked"), .init(query)])
      table.append(["found", "\(font.identity.postScriptName), because \(match.sentence)"])
      table.append(["family", font.identity.family])
      table.append(["style", font.identity.style])
      table.append(["version", font.identity.version])
      table.append(["file", match.path])
      table.append(["face", "\(font.identity.faceIndex)"])
      table.append(["sha256", font.sha256])
      table.append(["units per em", "\(font.metrics.unitsPerEm)"])
      table.append(["ascender", "\(font.metrics.ascender) units"])
      table.append(["descender", "\(font.metrics.descender) units"])
      table.append(["line gap", "\(font.metrics.lineGap) units"])
      table.append(["line height", "\(font.metrics.lineHeightUnits) units"])
      table.write(to: &bytes)
    }
  }

  private func json(spacing: JSONWriter.Spacing) -> [UInt8] {
    var writer = JSONWriter(spacing: spacing)
    writer.beginObject()
    writer.member("schemaVersion", schemaVersion)
    switch self {
    case .list:
      writer.member("fonts")
      writer.beginArray(.rows)
      for row in rows { row.write(to: &writer) }
      writer.endArray()
    case .explanation(let query, let match, let font):
      writer.member("query", query)
      writer.member("reason", match.sentence)
      writer.member("path", match.path)
      writer.fontsMember([font])
      let substitute = match.substituted.map { asked in
        [ChipDiagnostic.substitutedFont(asked: asked, found: font.identity.postScriptName)]
      }
      writer.diagnosticsMember(substitute ?? [], hasSections: false)
    }
    writer.endObject()
    writer.endDocument()
    return writer.bytes
  }

  private func lines() -> [UInt8] {
    var writer = JSONWriter(spacing: .compact)
    for row in rows {
      row.write(to: &writer)
      writer.endDocument()
    }
    return writer.bytes
  }

  private func separated(_ values: SeparatedValues) -> [UInt8] {
    var values = values
    values.header(["postScriptName", "family", "style", "weight", "file"])
    for row in rows {
      for field in [row.name, row.family, row.style, row.weightText, row.file] {
        values.field(field)
      }
      values.endRow()
    }
    return values.bytes
  }
}

/// One face in a list.
private struct FontRow {
  let name: String
  let family: String
  let style: String
  let weight: Double?
  let file: String

  init(_ font: InstalledFont) {
    name = font.postScriptName
    family = font.family
    style = font.style
    weight = font.weight
    file = font.index > 0 ? "\(font.path)#\(font.index & 0xFFFF)" : font.path
  }

  init(_ font: FontRecord, path: String) {
    name = font.identity.postScriptName
    family = font.identity.family
    style = font.identity.style
    weight = font.weight
    file = path
  }

  /// The weight as a cell, empty when the font doesn't say.
  var weightText: String { weight.map(decimal) ?? "" }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("postScriptName", name)
    writer.member("family", family)
    writer.member("style", style)
    if let weight { writer.member("weight", weight) }
    writer.member("file", file)
    writer.endObject()
  }
}
