/// A group of a compositional section: a pattern that items fill, repeated until all are placed.
///
/// facts/collection-layouts, section 3. Insets are `left` for leading and `right` for trailing.
public struct Group: Hashable, Sendable {
  /// An extent of an item or a group.
  public enum Dimension: Hashable, Sendable {
    /// A part of the extent of what the item or group is in.
    case fractional(Double)
    /// Points.
    case absolute(Double)
    /// What the item's own size, or the group's content, asks for.
    case estimated
  }

  /// The direction in which the parts of a group follow one another.
  public enum Axis: Hashable, Sendable, CaseIterable {
    /// From the leading edge to the trailing one.
    case horizontal
    /// Downwards.
    case vertical
  }

  /// The distance of parts that follow one another.
  public enum Spacing: Hashable, Sendable {
    /// So many points.
    case fixed(Double)
    /// At least so many points, and what is left, in even shares.
    case flexible(Double)
  }

  /// What a group is made of.
  public indirect enum Part: Hashable, Sendable {
    /// Room for one item, whose insets shrink it inside that room.
    case item(width: Dimension, height: Dimension, contentInsets: EdgeInsets = .zero)
    /// Another group.
    case group(Group)
  }

  /// The parts of a group.
  public enum Content: Hashable, Sendable {
    /// Parts in this order, and again from the first one on as long as one more fits.
    case parts([Part])
    /// One part so many times; they share the group evenly if they are resized, as they are by the
    /// older `subitem:count:`, and keep their own extent if not, as with `repeatingSubitem:count:`.
    case repeating(Part, count: Int, resizing: Bool)
  }

  /// The direction of the parts.
  public var axis: Axis
  /// The width of the group.
  public var width: Dimension
  /// The height of the group.
  public var height: Dimension
  /// The distance of the parts.
  public var interItemSpacing: Spacing
  /// The space around the parts.
  public var contentInsets: EdgeInsets
  /// The parts.
  public var content: Content

  /// Creates a group; without more said its parts touch.
  public init(
    axis: Axis, width: Dimension, height: Dimension, interItemSpacing: Spacing = .fixed(0),
    contentInsets: EdgeInsets = .zero, content: Content
  ) {
    self.axis = axis
    self.width = width
    self.height = height
    self.interItemSpacing = interItemSpacing
    self.contentInsets = contentInsets
    self.content = content
  }
}
