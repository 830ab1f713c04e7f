import CHarfBuzz

/// A stretch of text that is shaped at once: one face, one script, one direction.
struct TextRun: Equatable {
  /// The code units that the run covers.
  var range: Range<Int>
  /// The script in HarfBuzz's numbers, which are ISO 15924 tags.
  var script: hb_script_t
  /// The embedding level; odd ones run from right to left.
  var level: UInt8
  /// The face's number in the label's cascade.
  var face: Int

  var isRightToLeft: Bool { level & 1 == 1 }
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

  /// A cluster's characters put together where Unicode has one for two: jamo as a syllable, a letter
  /// and its accent as a letter.
  static func composed(_ scalars: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    for scalar in scalars {
      var whole: hb_codepoint_t = 0
      if let last = result.last,
        unsafe hb_unicode_compose(hb_unicode_funcs_get_default(), last, scalar, &whole) != 0
      {
        result[result.count - 1] = whole
      } else {
        result.append(scalar)
      }
    }
    return result
  }

  /// Whether a script is written from right to left.
  static func isRightToLeft(_ script: hb_script_t) -> Bool {
    hb_script_get_horizontal_direction(script) == HB_DIRECTION_RTL
  }

  /// How many open brackets are remembered, as in rule BD16 of Unicode Standard Annex 9.
  private static let deepestBracket = 63

  /// Ranges of one script each.
  ///
  /// Neutral characters belong to the run before them, at the beginning to the one after; a closing
  /// bracket belongs to the script of its opening one (Unicode Standard Annex 24, sections 5.1 and
  /// 5.2). Linear in the text.
  static func runs(in text: LabelText) -> [(range: Range<Int>, script: hb_script_t)] {
    var runs: [(range: Range<Int>, script: hb_script_t)] = []
    var openBrackets: [(closing: UInt32, script: hb_script_t)] = []
    var current = HB_SCRIPT_COMMON
    var position = 0
    while position < text.count {
      let start = position
      let scalar = text.next(at: &position)
      var script = of(scalar)
      if isNeutral(script) {
        script = current
        if let bracket = TextProperties.bracket(scalar) {
          if bracket.opens {
            if openBrackets.count == deepestBracket { openBrackets.removeFirst() }
            openBrackets.append((bracket.partner, current))
          } else if let match = openBrackets.lastIndex(where: { $0.closing == scalar }) {
            script = openBrackets[match].script
            openBrackets.removeSubrange(match...)
          }
        }
      }
      if let last = runs.last, isNeutral(last.script) || last.script == script {
        runs[runs.count - 1] = (last.range.lowerBound..<position, script)
        if isNeutral(last.script), !isNeutral(script) {
          for index in openBrackets.indices { openBrackets[index].script = script }
        }
      } else {
        runs.append((start..<position, script))
      }
      current = script
    }
    return runs
  }
}
