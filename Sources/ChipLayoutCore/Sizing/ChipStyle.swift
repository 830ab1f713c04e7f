package import CollectionLayout

/// How a chip gets its size from its label.
package struct ChipStyle: Equatable, Sendable {
  /// Who owns a chip's size.
  package enum Sizing: String, CaseIterable, Sendable {
    /// The size is computed as `sizeForItemAt` code does: text and padding together, rounded up to
    /// whole points.
    case manual
    /// The label's constraints own it: the label is rounded up to the pixel, then padding is added.
    case automatic
  }

  /// The space between the label and the chip's edges, in points.
  package var padding = EdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
  /// Who owns the size.
  package var sizing = Sizing.manual
  /// The chip's height, nil to take it from the label and the padding.
  package var height: Double?
  /// The least width of a chip.
  package var minimumWidth: Double?
  /// The greatest width of a chip; a longer label is clipped.
  package var maximumWidth: Double?

  package init() {}

  /// The space that the padding takes from the width.
  package var horizontalPadding: Double { padding.left + padding.right }

  /// The space that the padding takes from the height.
  package var verticalPadding: Double { padding.top + padding.bottom }

  /// The size of a chip around a label.
  ///
  /// Contract, “Measuring”; facts/text, section 6 (`UILabel` rounds up to 1/scale on both axes).
  ///
  /// - Parameter label: the text's size, fractional.
  package func size(around label: Size, on grid: PixelGrid) -> Size {
    let content: Size
    switch sizing {
    case .manual:
      content = Size(
        width: (label.width + horizontalPadding).rounded(.up),
        height: (label.height + verticalPadding).rounded(.up))
    case .automatic:
      content = Size(
        width: grid.roundedUp(label.width) + horizontalPadding,
        height: grid.roundedUp(label.height) + verticalPadding)
    }
    var width = max(0, content.width)
    if let minimumWidth { width = max(width, minimumWidth) }
    if let maximumWidth { width = min(width, maximumWidth) }
    return Size(width: width, height: height ?? max(0, content.height))
  }
}
