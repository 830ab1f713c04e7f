/// A value for one axis of a variable font.
package struct FontVariation: Equatable, Hashable, Sendable {
  /// The axis's tag, such as `wght`.
  package var axis: String
  /// The value on the axis's own scale.
  package var value: Double

  package init(axis: String, value: Double) {
    self.axis = axis
    self.value = value
  }

  /// Reads `wght=500`; nil when the text is no axis and number.
  package init?(_ text: String) {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...4).contains(parts[0].utf8.count),
      parts[0].utf8.allSatisfy({ 0x21...0x7E ~= $0 }), let value = Double(parts[1]),
      value.isFinite
    else { return nil }
    axis = String(parts[0])
    self.value = value
  }
}

/// An axis that a variable font has.
package struct VariationAxis: Equatable, Sendable {
  /// The tag, such as `wght`.
  package let tag: String
  /// The values that the axis takes, as the font's own numbers.
  package let minimum: Double
  package let standard: Double
  package let maximum: Double

  /// The axis and its range in words.
  var description: String {
    "\(tag) from \(FontStyle.text(minimum)) to \(FontStyle.text(maximum))"
  }
}
