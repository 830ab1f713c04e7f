import CollectionLayout

/// The frames document as a table for people.
///
/// Columns that no row has anything for are left out.
struct FramesTable {
  let document: FramesDocument

  private var hasSections: Bool { document.result.sections.count > 1 }
  private var hasIDs: Bool { document.chips.contains { !$0.ids.isEmpty } }

  /// The lines of the table, the summary and the fonts.
  func bytes() -> [UInt8] {
    var table = TextTable(columns)
    for number in document.result.sections.indices {
      append(view: "header", of: number, to: &table)
      appendItems(of: number, to: &table)
      append(view: "footer", of: number, to: &table)
    }
    var bytes: [UInt8] = []
    table.write(to: &bytes)
    bytes.append(contentsOf: summary.utf8)
    bytes.append(fontLines: document.fonts)
    return bytes
  }

  private var columns: [TextTable.Column] {
    (hasSections ? [.init("section")] : [])
      + [.init("item", .trailing), .init("row", .trailing)] + (hasIDs ? [.init("id")] : [])
      + [
        .init("text"), .init("x", .trailing), .init("y", .trailing), .init("width", .trailing),
        .init("height", .trailing), .init("text width", .trailing),
      ]
  }

  private func appendItems(of number: Int, to table: inout TextTable) {
    let (result, chips) = (document.result, document.chips[number])
    for index in result.sections[number].items {
      let item = index - result.sections[number].items.lowerBound
      let hasLabel = chips.hasLabel(at: item)
      append(
        section: number, item: "\(item)", row: "\(result.row[index])", id: chips.id(at: item),
        text: hasLabel ? chips.labels.text(of: item) : "", frame: result.frame(at: index),
        textWidth: hasLabel ? decimal(chips.textWidths[item]) : "", to: &table)
    }
  }

  private func append(view kind: String, of number: Int, to table: inout TextTable) {
    for view in document.supplementary where view.section == number && view.kind == kind {
      append(
        section: number, item: kind, row: "", id: nil, text: "", frame: view.frame,
        textWidth: "", to: &table)
    }
  }

  private func append(
    section: Int, item: String, row: String, id: String?, text: String, frame: Rect,
    textWidth: String, to table: inout TextTable
  ) {
    var cells = hasSections ? [document.sectionNames[section].id ?? "\(section)"] : []
    cells += [item, row]
    if hasIDs { cells.append(id ?? "") }
    cells += [
      text, decimal(frame.x), decimal(frame.y), decimal(frame.width), decimal(frame.height),
      textWidth,
    ]
    table.append(cells)
  }

  /// The lines under a table that say how large everything is together.
  private var summary: String {
    let result = document.result
    let rows = result.rows.count
    let sections = result.sections.count
    var summary =
      "\ncontent \(decimal(result.contentSize.width)) × \(decimal(result.contentSize.height)), "
    if hasSections { summary += "\(sections) sections, " }
    summary += "\(rows) \(rows == 1 ? "row" : "rows"), container "
    if let device = document.container.device {
      summary += "\(device) \(document.container.orientation.rawValue), "
    }
    summary += "\(decimal(document.container.width))"
    if document.container.scrollDirection == .horizontal, let height = document.container.height {
      summary += " × \(decimal(height))"
    }
    return summary + " at \(decimal(document.container.scale))x\n"
  }
}
