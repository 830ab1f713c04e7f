import CICU

/// What Unicode says of a code point, as far as itemising and breaking need it.
enum TextProperties {
  /// Whether the code point shows nothing by itself: joiners, variation selectors, soft hyphen.
  static func isDefaultIgnorable(_ scalar: UInt32) -> Bool {
    has(UCHAR_DEFAULT_IGNORABLE_CODE_POINT, scalar)
  }

  /// Whether the code point is a picture unless a text selector follows.
  static func isEmojiByDefault(_ scalar: UInt32) -> Bool { has(UCHAR_EMOJI_PRESENTATION, scalar) }

  /// Whether the code point can be a picture at all.
  static func isEmoji(_ scalar: UInt32) -> Bool { has(UCHAR_EMOJI, scalar) }

  /// Whether the code point gives the emoji before it a skin tone.
  static func isEmojiModifier(_ scalar: UInt32) -> Bool { has(UCHAR_EMOJI_MODIFIER, scalar) }

  /// Whether the code point is half of a flag.
  static func isRegionalIndicator(_ scalar: UInt32) -> Bool {
    has(UCHAR_REGIONAL_INDICATOR, scalar)
  }

  /// Whether the code point makes text run from right to left, or is a number among such text.
  static func isRightToLeft(_ scalar: UInt32) -> Bool {
    switch icu_direction(Int32(bitPattern: scalar)) {
    case U_RIGHT_TO_LEFT, U_RIGHT_TO_LEFT_ARABIC, U_ARABIC_NUMBER: true
    case _: false
    }
  }

  /// Whether the code point is white space.
  static func isWhiteSpace(_ scalar: UInt32) -> Bool { has(UCHAR_WHITE_SPACE, scalar) }

  /// The bracket that a code point opens or closes a pair with; nil for anything else.
  static func bracket(_ scalar: UInt32) -> (partner: UInt32, opens: Bool)? {
    let type = icu_bracket_type(Int32(bitPattern: scalar))
    guard type != 0 else { return nil }
    let partner = icu_paired_bracket(Int32(bitPattern: scalar))
    return (UInt32(bitPattern: partner), type == U_BPT_OPEN.rawValue)
  }

  private static func has(_ property: UProperty, _ scalar: UInt32) -> Bool {
    icu_has_property(Int32(bitPattern: scalar), property) != 0
  }
}

/// Code points that itemising and breaking know by name.
enum CodePoint {
  static let textSelector: UInt32 = 0xFE0E
  static let emojiSelector: UInt32 = 0xFE0F
  static let enclosingKeycap: UInt32 = 0x20E3
  static let softHyphen: UInt32 = 0x00AD
  static let hyphen: UInt32 = 0x2010
  static let hyphenMinus: UInt32 = 0x002D
  static let ellipsis: UInt32 = 0x2026
}
