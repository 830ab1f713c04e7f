/// The two ways in which a width is found, each by itself.
///
/// `LabelMeasurer.measure(_:)` takes the first that can answer. That both answer alike is proved label
/// by label, in tests and by `layout-benchmark prove`, and timed by benchmarks.
extension LabelMeasurer {
  /// Measures one label by shaping it, which is what `measure(_:)` would find.
  package func measureByShaping(_ text: String) -> LabelSize {
    text.isEmpty
      ? LabelSize(width: 0, height: 0, lines: 0)
      : shapedSize(of: LabelText(units: Array(text.utf16)))
  }

  /// The advances of a label's own font in its font units, which `measure(_:)` scales.
  package func units(of text: String) -> Int {
    pairwiseSum(of: Array(text.utf8).span)?.units ?? shapedUnits(of: text)
  }

  /// The advance width of a label in font units by the pair table; nil when it has to be shaped.
  package func pairwiseUnits(of text: String) -> Int? {
    pairwiseSum(of: Array(text.utf8).span)?.units
  }

  /// The advances of a label's own font in its font units, always by shaping.
  package func shapedUnits(of text: String) -> Int {
    let shaped = typesetter.shape(LabelText(units: Array(text.utf16)))
    return shaped.sum(0..<shaped.clusters.count).primaryUnits
  }
}
