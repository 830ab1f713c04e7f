/// A position in points; x grows to the right, y downwards.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the top edge.
  public var y: Double

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// Creates a point from its coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// No extent at all.
  public static let zero = Size(width: 0, height: 0)

  /// Creates a size from its extents.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in points, with its origin in the top left corner.
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The horizontal extent, not negative.
  public var width: Double
  /// The vertical extent, not negative.
  public var height: Double

  /// The empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }
  /// The width and the height.
  public var size: Size { Size(width: width, height: height) }
  /// The top left corner.
  public var origin: Point { Point(x: x, y: y) }

  /// Creates a rectangle from its origin and extents.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Returns whether the two rectangles share an area.
  ///
  /// Rectangles that only touch share none, and an empty rectangle shares none with any other.
  public func intersects(_ other: Rect) -> Bool {
    width > 0 && height > 0 && other.width > 0 && other.height > 0
      && x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}

/// Distances from the four edges of a rectangle inwards, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// No distance at any edge.
  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets, in the order that UIKit uses.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
