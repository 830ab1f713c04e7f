import CHarfBuzz

/// An OpenType feature switched on, off, or to a value.
package struct FontFeature: Equatable, Hashable, Sendable {
  /// The four-letter tag as a number.
  var tag: UInt32
  /// 0 is off, 1 on; alternates count from 1.
  var value: UInt32
  /// The code units that it is for; nil for the whole label.
  var range: Range<Int>?

  /// Reads `tnum`, `ss01=2`, `-liga`, `+calt`, `kern=0`, or `smcp[0:5]` with a range of code units
  /// (UTF-16, as `NSRange` counts); nil when the text is none of these.
  package init?(_ text: String) {
    let count = Int32(text.utf8.count)
    var feature = hb_feature_t()
    guard unsafe hb_feature_from_string(text, count, &feature) != 0 else { return nil }
    tag = feature.tag
    value = feature.value
    let isGlobal = feature.start == 0 && feature.end == UInt32.max
    range =
      isGlobal
      ? nil : Int(feature.start)..<max(Int(feature.start), Int(clamping: feature.end))
  }

  init(tag: String, value: UInt32) {
    self.tag = Shaper.tag(tag)
    self.value = value
  }

  /// The feature for a part of a label that begins at `offset`; nil when it doesn't reach there.
  func shifted(by offset: Int, count: Int) -> hb_feature_t? {
    guard let range else {
      return hb_feature_t(tag: tag, value: value, start: 0, end: UInt32.max)
    }
    let start = max(0, range.lowerBound - offset)
    let end = min(count, range.upperBound - offset)
    guard start < end else { return nil }
    return hb_feature_t(
      tag: tag, value: value, start: UInt32(clamping: start), end: UInt32(clamping: end))
  }
}
