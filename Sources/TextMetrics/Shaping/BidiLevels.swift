import CICU

/// The way a text runs where its characters don't say it.
package enum BaseDirection: Sendable {
  case leftToRight
  case rightToLeft
  /// By the first strong character.
  case automatic
}

/// Resolves the direction of each part of a text with ICU (Unicode Standard Annex 9).
@safe final class BidiLevels {
  private var bidi: OpaquePointer?

  init() {}

  deinit {
    unsafe bidi.map { unsafe icu_bidi_close($0) }
  }

  /// Ranges of one embedding level each, in logical order; odd levels run from right to left.
  func runs(in text: LabelText, base: BaseDirection) -> [(range: Range<Int>, level: UInt8)] {
    let all = 0..<text.count
    guard !all.isEmpty else { return [] }
    if base != .rightToLeft, text.units.allSatisfy(Self.isSurelyLeftToRight) { return [(all, 0)] }
    if unsafe bidi == nil { unsafe bidi = icu_bidi_open() }
    return unsafe text.units.withUnsafeBufferPointer { units in
      guard let bidi = unsafe bidi,
        unsafe icu_bidi_set_text(
          bidi, units.baseAddress, Int32(clamping: units.count), Self.level(of: base)) != 0
      else { return [(all, 0)] }
      var runs: [(Range<Int>, UInt8)] = []
      var start = 0
      while start < text.count {
        var limit: Int32 = 0
        var level: UBiDiLevel = 0
        unsafe icu_bidi_run(bidi, Int32(start), &limit, &level)
        guard Int(limit) > start else { break }
        runs.append((start..<Int(limit), level))
        start = Int(limit)
      }
      return runs
    }
  }

  private static func level(of base: BaseDirection) -> UBiDiLevel {
    switch base {
    case .leftToRight: 0
    case .rightToLeft: 1
    case .automatic: UBiDiLevel(UBIDI_DEFAULT_LTR)
    }
  }

  /// Whether a code unit is below the first right-to-left block, or among CJK, and no control.
  private static func isSurelyLeftToRight(_ unit: UInt16) -> Bool {
    unit < 0x0590 || (0x0900...0x200A).contains(unit) || (0x2E80...0xD7FF).contains(unit)
  }
}
