import CHarfBuzz

/// A stretch of UTF-8 text that is shaped at once: one script, one direction.
struct TextRun: Equatable {
  /// The bytes of the label that the run covers.
  var range: Range<Int>
  /// The script in HarfBuzz's numbers, which are ISO 15924 tags.
  var script: hb_script_t
}

/// Scripts as HarfBuzz knows them.
enum Script {
  /// The script of a code point.
  static func of(_ scalar: UInt32) -> hb_script_t {
    unsafe hb_unicode_script(hb_unicode_funcs_get_default(), scalar)
  }

  /// Whether a script takes its neighbours': punctuation, spaces, marks.
  static func isNeutral(_ script: hb_script_t) -> Bool {
    script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED
  }

  /// Splits text into runs of one script each.
  ///
  /// Neutral characters belong to the run before them, at the beginning to the one after
  /// (Unicode Standard Annex 24, section 5.2). Linear in the text.
  static func runs(in text: Span<UInt8>) -> [TextRun] {
    var runs: [TextRun] = []
    var position = 0
    while position < text.count {
      let start = position
      let scalar = UTF8Reader.next(in: text, at: &position)
      let script = of(scalar)
      guard var last = runs.popLast() else {
        runs.append(TextRun(range: start..<position, script: script))
        continue
      }
      if isNeutral(last.script), !isNeutral(script) { last.script = script }
      if isNeutral(script) || script == last.script {
        last.range = last.range.lowerBound..<position
        runs.append(last)
      } else {
        runs.append(last)
        runs.append(TextRun(range: start..<position, script: script))
      }
    }
    return runs
  }
}
