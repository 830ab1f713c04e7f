/// The pixels of a screen: the only place where a length is rounded.
///
/// A pixel is `1 / scale` point (facts/collection-layouts 1.10).
public struct PixelGrid: Hashable, Sendable {
  /// The number of pixels in a point, between a thousandth and a thousand.
  public let scale: Double

  /// Creates the grid of a screen; a scale that no screen can have counts as 1.
  public init(scale: Double) {
    self.scale = scale >= 0.001 && scale <= 1000 ? scale : 1
  }

  /// Returns the pixel edge nearest to a position, the higher one of two that are equally near.
  ///
  /// 27.25 is 27.5 at two pixels a point, and 100.1667 is 100.333 at three.
  @inline(__always)
  public func nearest(to position: Double) -> Double {
    let pixels = position * scale
    let nearest = wholeNumber(nearestTo: pixels)
    // Not floor(pixels + 0.5): that sum itself rounds, and would lift the value just below a half.
    return (nearest + (pixels - nearest >= 0.5 ? 1 : 0)) / scale
  }

  /// Returns the smallest whole number of pixels that holds a length.
  public func roundedUp(_ length: Double) -> Double {
    -wholeNumber(notAbove: -(length * scale)) / scale + 0
  }

  /// Returns whether a length is a whole number of pixels, but for the last bits of a division.
  ///
  /// A third of a width at three pixels a point is whole, though its double may miss it narrowly.
  public func isWhole(_ length: Double) -> Bool {
    let pixels = length * scale
    return (pixels - wholeNumber(nearestTo: pixels)).magnitude < 1e-6
  }
}

/// Returns the whole number nearest to a value, the even one of two that are equally near.
///
/// `rounded(_:)` calls the C library on processors of the base line, and this module imports
/// nothing. Adding 1.5 × 2⁵² leaves a double no bits for a fraction, so that the addition itself
/// rounds to a whole number; from 2⁵¹ on there is next to no fraction to lose.
@inline(__always)
func wholeNumber(nearestTo value: Double) -> Double {
  value.magnitude < 0x1p51 ? (value + 0x1.8p52) - 0x1.8p52 : value
}

/// Returns the largest whole number that isn't above a value.
func wholeNumber(notAbove value: Double) -> Double {
  let nearest = wholeNumber(nearestTo: value)
  return nearest > value ? nearest - 1 : nearest
}
