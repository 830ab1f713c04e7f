/// The collection view that sections are laid out in.
public struct Container: Hashable, Sendable {
  /// The direction in which content that doesn't fit is scrolled to.
  public enum ScrollDirection: Hashable, Sendable {
    /// Items fill rows, and rows go down.
    case vertical
    /// Items fill columns, and columns go to the right.
    case horizontal
  }

  /// The direction in which the user reads.
  public enum Direction: Hashable, Sendable {
    /// From the left to the right.
    case leftToRight
    /// From the right to the left.
    case rightToLeft
  }

  /// The width of the view, its content inset included.
  public var width: Double
  /// The height of the view, which only horizontal scrolling needs; without it, it is 0 there.
  public var height: Double?
  /// The number of pixels in a point.
  public var scale: Double
  /// The adjusted content inset: what UIKit calls `adjustedContentInset`.
  public var contentInset: EdgeInsets
  /// The safe area of the view, used where a section refers to it.
  public var safeArea: EdgeInsets
  /// The direction in which the user reads.
  public var direction: Direction
  /// The direction in which content is scrolled.
  public var scrollDirection: ScrollDirection
  /// The distance of neighbouring sections, which only a compositional layout has.
  ///
  /// An empty section keeps it on both sides (recorded case 27).
  public var interSectionSpacing: Double

  /// Creates a container; what isn't given is as in a plain view that scrolls vertically.
  public init(
    width: Double, height: Double? = nil, scale: Double = 2, contentInset: EdgeInsets = .zero,
    safeArea: EdgeInsets = .zero, direction: Direction = .leftToRight,
    scrollDirection: ScrollDirection = .vertical, interSectionSpacing: Double = 0
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.contentInset = contentInset
    self.safeArea = safeArea
    self.direction = direction
    self.scrollDirection = scrollDirection
    self.interSectionSpacing = interSectionSpacing
  }
}
