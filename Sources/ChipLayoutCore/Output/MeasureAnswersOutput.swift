import CollectionLayout
import TextMetrics

extension MeasureAnswers {
  /// The names of the columns that answers add to separated values.
  var columnNames: [String] {
    (ink.isEmpty ? [] : ["inkX", "inkY", "inkWidth", "inkHeight"])
      + (comparisons.isEmpty ? [] : ["labelWidth", "difference", "fit", "amount"])
  }

  /// The same for people.
  var columnTitles: [String] {
    (ink.isEmpty ? [] : ["ink x", "ink y", "ink width", "ink height"])
      + (comparisons.isEmpty ? [] : ["label width", "difference", "fit", "by"])
  }

  /// The cells of a label in those columns.
  func cells(_ index: Int) -> [String] {
    var cells: [String] = []
    if !ink.isEmpty {
      let ink = ink[index]
      cells += [ink.left, ink.top, ink.right - ink.left, ink.bottom - ink.top].map(decimal)
    }
    if !comparisons.isEmpty {
      let comparison = comparisons[index]
      cells += [
        decimal(comparison.shownWidth), decimal(comparison.difference), comparison.fit.rawValue,
        decimal(comparison.amount),
      ]
    }
    return cells
  }

  /// Writes a label's answers as members of the open object.
  func write(_ index: Int, chips: MeasuredChips, to writer: inout JSONWriter) {
    if !ink.isEmpty {
      let ink = ink[index]
      writer.member("ink")
      writer.beginObject(.line)
      writer.frameMembers(
        Rect(x: ink.left, y: ink.top, width: ink.right - ink.left, height: ink.bottom - ink.top))
      writer.endObject()
    }
    if !comparisons.isEmpty {
      let comparison = comparisons[index]
      writer.member("labelFont")
      writer.beginObject(.line)
      writer.member("width", comparison.shownWidth)
      writer.member("difference", comparison.difference)
      writer.member("fit", comparison.fit.rawValue)
      writer.member("amount", comparison.amount)
      writer.endObject()
    }
    if !explanations.isEmpty {
      writeClusters(explanations[index], to: &writer)
      writer.member("rounding")
      writer.beginArray(.line)
      for step in style.steps(from: chips.textWidths[index], on: grid) {
        writer.beginObject()
        writer.member("step", step.name)
        writer.member("width", step.value)
        writer.endObject()
      }
      writer.endArray()
    }
  }

  private func writeClusters(_ clusters: [ClusterExplanation], to writer: inout JSONWriter) {
    writer.member("clusters")
    writer.beginArray(.line)
    for cluster in clusters {
      writer.beginObject()
      writer.member("location", cluster.range.lowerBound)
      writer.member("length", cluster.range.count)
      writer.member("text", cluster.text)
      writer.member("codePoints")
      writer.beginArray(.line)
      for codePoint in cluster.codePoints { writer.string(unicodeName(codePoint)) }
      writer.endArray()
      writer.member("font", fontNames[cluster.face])
      writer.member("glyphs")
      writer.beginArray(.line)
      for glyph in cluster.glyphs {
        writer.beginObject()
        writer.member("id", Int(glyph.id))
        writer.member("name", glyph.name)
        writer.endObject()
      }
      writer.endArray()
      writer.member("nominalUnits", cluster.nominalUnits)
      writer.member("adjustmentUnits", cluster.adjustmentUnits)
      writer.member("spacing", cluster.spacing)
      writer.member("total", cluster.runningTotal)
      writer.endObject()
    }
    writer.endArray()
  }

  /// Appends a table for each label that is explained, and the steps to its chip's width.
  func writeExplanations(of chips: MeasuredChips, to bytes: inout [UInt8]) {
    for (index, clusters) in explanations.enumerated() {
      var table = TextTable([
        .init("cluster"), .init("code points"), .init("glyphs"), .init("font"),
        .init("advance", .trailing), .init("adjustment", .trailing), .init("spacing", .trailing),
        .init("total", .trailing),
      ])
      for cluster in clusters {
        table.append([
          cluster.text, cluster.codePoints.map(unicodeName).joined(separator: " "),
          cluster.glyphs.map { "\($0.name) (\($0.id))" }.joined(separator: " "),
          fontNames[cluster.face], "\(cluster.nominalUnits)", "\(cluster.adjustmentUnits)",
          decimal(cluster.spacing), decimal(cluster.runningTotal),
        ])
      }
      bytes.append(UInt8(ascii: "\n"))
      table.write(to: &bytes)
      let steps = style.steps(from: chips.textWidths[index], on: grid)
        .map { "\($0.name) \(decimal($0.value))" }
      bytes.append(contentsOf: "chip: \(steps.joined(separator: " → "))\n".utf8)
    }
  }
}

/// A code point as `U+0041`.
func unicodeName(_ codePoint: UInt32) -> String {
  let digits = String(codePoint, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
