/// Insets by physical edges, in points; an edge that is left out comes from the level above.
package struct EdgesSpec: SpecObject, Hashable {
  package var top: Double?
  package var left: Double?
  package var bottom: Double?
  package var right: Double?

  /// Edges that say nothing.
  package init() {}

  /// Edges that say all.
  package init(top: Double, left: Double, bottom: Double, right: Double) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  static let noun = "edges"
  static let keys = SpecKeys<EdgesSpec>([
    SpecKey("top", \.top, .offset, "Inset from the top edge, in points."),
    SpecKey("left", \.left, .offset, "Inset from the left edge, in points."),
    SpecKey("bottom", \.bottom, .offset, "Inset from the bottom edge, in points."),
    SpecKey("right", \.right, .offset, "Inset from the right edge, in points."),
  ])
}

/// Insets by the edges of the reading direction, in points.
package struct DirectionalEdgesSpec: SpecObject, Hashable {
  package var top: Double?
  package var leading: Double?
  package var bottom: Double?
  package var trailing: Double?

  /// Edges that say nothing.
  package init() {}

  /// Edges that say all.
  package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  static let noun = "directional edges"
  static let keys = SpecKeys<DirectionalEdgesSpec>([
    SpecKey("top", \.top, .offset, "Inset from the top edge, in points."),
    SpecKey("leading", \.leading, .offset, "Inset from the leading edge, in points."),
    SpecKey("bottom", \.bottom, .offset, "Inset from the bottom edge, in points."),
    SpecKey("trailing", \.trailing, .offset, "Inset from the trailing edge, in points."),
  ])
}

/// The size of a header or footer, in points; 0 is no view.
package struct ReferenceSizeSpec: SpecObject, Hashable {
  package var width: Double?
  package var height: Double?

  /// A size that says nothing.
  package init() {}

  /// A size that says all.
  package init(width: Double, height: Double) {
    (self.width, self.height) = (width, height)
  }

  static let noun = "a size"
  static let keys = SpecKeys<ReferenceSizeSpec>([
    SpecKey("width", \.width, .length, "Width in points; counts in horizontal scrolling."),
    SpecKey("height", \.height, .length, "Height in points; counts in vertical scrolling."),
  ])
}

/// The size of every item of a section, in points.
package struct ItemSizeSpec: SpecObject, Hashable {
  package var width: Double?
  package var height: Double?

  /// A size that says nothing.
  package init() {}

  /// A size that says all.
  package init(width: Double, height: Double) {
    (self.width, self.height) = (width, height)
  }

  static let noun = "a size"
  static let keys = SpecKeys<ItemSizeSpec>([
    SpecKey("width", \.width, .length, "Width in points.", required: "a number of points"),
    SpecKey("height", \.height, .length, "Height in points.", required: "a number of points"),
  ])
}

/// A place in the content, in points.
package struct PointSpec: SpecObject, Hashable {
  package var x: Double?
  package var y: Double?

  /// A place that says nothing.
  package init() {}

  /// A place that says all.
  package init(x: Double, y: Double) {
    (self.x, self.y) = (x, y)
  }

  static let noun = "a point"
  static let keys = SpecKeys<PointSpec>([
    SpecKey("x", \.x, .offset, "Distance from the left edge of the content, in points."),
    SpecKey("y", \.y, .offset, "Distance from the top edge of the content, in points."),
  ])
}
