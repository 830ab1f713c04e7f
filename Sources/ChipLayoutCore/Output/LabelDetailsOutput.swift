import TextMetrics

extension JSONWriter {
  /// Writes what only some labels have as members of the open object.
  ///
  /// - Parameter fontNames: the document's fonts, by the numbers that the details use.
  mutating func detailMembers(_ details: LabelDetails, fontNames: [String]) {
    if details.isTruncated { member("truncated", true) }
    if !details.lines.isEmpty {
      member("lineFragments")
      beginArray(.line)
      for line in details.lines {
        beginObject()
        rangeMembers(line.range)
        member("text", line.text)
        member("width", line.width)
        member("baseline", line.baseline)
        endObject()
      }
      endArray()
    }
    if !details.faces.isEmpty {
      member("faces")
      beginArray(.line)
      for run in details.faces {
        beginObject()
        rangeMembers(run.range)
        member("font", fontNames[run.face])
        endObject()
      }
      endArray()
    }
  }

  /// Writes a range of UTF-16 code units as `NSRange` names its parts.
  private mutating func rangeMembers(_ range: Range<Int>) {
    member("location", range.lowerBound)
    member("length", range.count)
  }
}
