import CICU

/// Finds grapheme clusters and line break opportunities with ICU.
///
/// A class, since it owns ICU's iterators and uses them for every label.
@safe final class TextBoundaries {
  private let language: String
  private var clusterIterator: OpaquePointer?
  private var lineIterator: OpaquePointer?

  /// Boundaries by the rules of a language; its dictionaries are loaded when first needed.
  init(language: String?) {
    self.language = language ?? ""
  }

  deinit {
    unsafe clusterIterator.map { unsafe icu_breaks_close($0) }
    unsafe lineIterator.map { unsafe icu_breaks_close($0) }
  }

  /// A place where a line may or must end.
  struct LineBreak: Equatable {
    /// The code unit that the next line begins with.
    var position: Int
    /// Whether a newline forces it; the end of the text doesn't.
    var isMandatory: Bool
  }

  /// The starts of all grapheme clusters, and the end of the text (Unicode Standard Annex 29).
  func clusterStarts(in text: LabelText) -> [Int] {
    if unsafe clusterIterator == nil {
      unsafe clusterIterator = icu_breaks_open(UBRK_CHARACTER, language)
    }
    var starts = [0]
    unsafe iterate(clusterIterator, over: text) { position, _ in starts.append(position) }
    return starts
  }

  /// All places where a line may end, in order, the end of the text last (Unicode Standard Annex
  /// 14, with dictionaries for scripts that don't write spaces).
  func lineBreaks(in text: LabelText) -> [LineBreak] {
    if unsafe lineIterator == nil {
      unsafe lineIterator = icu_breaks_open(UBRK_LINE, language)
    }
    var breaks: [LineBreak] = []
    unsafe iterate(lineIterator, over: text) { position, isMandatory in
      breaks.append(LineBreak(position: position, isMandatory: isMandatory))
    }
    if let last = breaks.last, last.isMandatory, !Self.endsWithNewline(text) {
      breaks[breaks.count - 1].isMandatory = false
    }
    return breaks
  }

  /// Whether the text ends with a character that ends a line.
  static func endsWithNewline(_ text: LabelText) -> Bool {
    text.units.last.map { isNewline(UInt32($0)) } ?? false
  }

  /// Whether a character ends a line: classes BK, CR, LF and NL of Annex 14.
  static func isNewline(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    case _: false
    }
  }

  /// Without an iterator (ICU's data is missing) every code point is a place of its own.
  private func iterate(
    _ iterator: OpaquePointer?, over text: LabelText, _ body: (Int, Bool) -> Void
  ) {
    guard text.count > 0 else { return }
    let done = Int(UBRK_DONE)
    let found: Bool = unsafe text.units.withUnsafeBufferPointer { units in
      guard let iterator = unsafe iterator,
        unsafe icu_breaks_set_text(iterator, units.baseAddress, Int32(clamping: units.count)) != 0
      else { return false }
      while case let next = unsafe Int(icu_breaks_next(iterator)), next != done {
        unsafe body(next, icu_breaks_is_mandatory(iterator) != 0)
      }
      return true
    }
    guard !found else { return }
    var position = 0
    while position < text.count {
      _ = text.next(at: &position)
      body(position, false)
    }
  }
}
