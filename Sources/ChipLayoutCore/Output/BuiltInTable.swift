/// A table that is part of the program: the same rows in every format.
package struct BuiltInTable: Sendable {
  /// What stands in a cell.
  enum Cell: Sendable {
    case text(String)
    case number(Double)
    case nothing
  }

  /// The member of the JSON document that holds the rows.
  let name: String
  /// The names of a row's members; a name has no spaces.
  let members: [String]
  let rows: [[Cell]]
  /// What the JSON document says beside the rows.
  var lists: [(name: String, numbers: [Double])] = []
  /// The header and rows for people, where those of the other formats would be too many.
  let table: TextTable
  /// What stands under the table for people, in one line.
  var footnote: String?

  /// Writes the table in a format.
  package func write<Failure: Error>(
    as format: OutputFormat, flush: Flush<Failure>
  ) throws(Failure) {
    var bytes: [UInt8] = []
    switch format {
    case .table:
      table.write(to: &bytes)
      if let footnote { bytes.append(contentsOf: "\n\(footnote)\n".utf8) }
    case .json: bytes = json()
    case .ndjson: bytes = lines()
    case .csv: bytes = separated(SeparatedValues(isComma: true))
    case .tsv: bytes = separated(SeparatedValues(isComma: false))
    }
    try flush(&bytes)
  }

  private func json() -> [UInt8] {
    var writer = JSONWriter(spacing: .pretty)
    writer.beginObject()
    writer.member("schemaVersion", schemaVersion)
    writer.member(name)
    writer.beginArray(.rows)
    for row in rows { write(row, to: &writer) }
    writer.endArray()
    for list in lists {
      writer.member(list.name)
      writer.beginArray(.line)
      for number in list.numbers { writer.number(number) }
      writer.endArray()
    }
    writer.endObject()
    writer.endDocument()
    return writer.bytes
  }

  private func lines() -> [UInt8] {
    var writer = JSONWriter(spacing: .compact)
    for row in rows {
      write(row, to: &writer)
      writer.endDocument()
    }
    return writer.bytes
  }

  private func write(_ row: [Cell], to writer: inout JSONWriter) {
    writer.beginObject()
    for (member, cell) in zip(members, row) {
      switch cell {
      case .text(let text): writer.member(member, text)
      case .number(let number): writer.member(member, number)
      case .nothing: break
      }
    }
    writer.endObject()
  }

  private func separated(_ values: SeparatedValues) -> [UInt8] {
    var values = values
    values.header(members)
    for row in rows {
      for cell in row {
        switch cell {
        case .text(let text): values.field(text)
        case .number(let number): values.field(number)
        case .nothing: values.field("")
        }
      }
      values.endRow()
    }
    return values.bytes
  }
}

extension BuiltInTable {
  /// The known devices.
  package static var devices: BuiltInTable {
    let rows = Device.all.map { device -> [Cell] in
      [
        .text(device.name), .number(device.width), .number(device.height), .number(device.scale),
        .number(device.portraitSafeArea.top), .number(device.portraitSafeArea.bottom),
        .number(device.landscapeSafeArea.top), .number(device.landscapeSafeArea.left),
        .number(device.landscapeSafeArea.bottom), .number(device.landscapeSafeArea.right),
        device.doubt.map(Cell.text) ?? .nothing,
      ]
    }
    return BuiltInTable(
      name: "devices",
      members: [
        "name", "width", "height", "scale", "portraitSafeTop", "portraitSafeBottom",
        "landscapeSafeTop", "landscapeSafeLeft", "landscapeSafeBottom", "landscapeSafeRight",
        "note",
      ],
      rows: rows, lists: [("splitWidths", Device.splitWidths)], table: deviceTable,
      footnote: "Safe areas are top, left, bottom, right. An iPad's split view is "
        + Device.splitWidths.map(decimal).joined(separator: ", ") + " points wide (--width).")
  }

  private static var deviceTable: TextTable {
    var table = TextTable([
      .init("device"), .init("width", .trailing), .init("height", .trailing),
      .init("scale", .trailing), .init("safe area"), .init("in landscape"), .init("note"),
    ])
    for device in Device.all {
      table.append([
        device.name, decimal(device.width), decimal(device.height), decimal(device.scale),
        text(of: device.portraitSafeArea), text(of: device.landscapeSafeArea), device.doubt ?? "",
      ])
    }
    return table
  }

  /// The four edges as options take them: top, left, bottom, right.
  private static func text(of area: Device.SafeArea) -> String {
    [area.top, area.left, area.bottom, area.right].map(decimal).joined(separator: ",")
  }

  /// The text styles of Dynamic Type at every content size category.
  package static var textStyles: BuiltInTable {
    let rows = TextStyle.allCases.flatMap { style in
      ContentSizeCategory.allCases.map { category -> [Cell] in
        [
          .text(style.rawValue), .text(category.rawValue), .text(category.shortName),
          .number(style.size(at: category)), .number(style.leading(at: category)),
        ]
      }
    }
    return BuiltInTable(
      name: "textStyles",
      members: ["textStyle", "contentSizeCategory", "shortName", "size", "leading"], rows: rows,
      table: textStyleTable)
  }

  private static var textStyleTable: TextTable {
    var table = TextTable(
      [.init("style")] + ContentSizeCategory.allCases.map { .init($0.shortName, .trailing) })
    for style in TextStyle.allCases {
      table.append(
        [style.rawValue]
          + ContentSizeCategory.allCases.map { category in
            "\(decimal(style.size(at: category)))/\(decimal(style.leading(at: category)))"
          })
    }
    return table
  }
}
