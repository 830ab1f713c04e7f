import CollectionLayout
import RandomText
import Testing

@testable import ChipLayoutCore

/// Contract, “Measuring”: manual sizing rounds text and padding up together, automatic sizing rounds
/// the label up to the pixel first.
@Suite struct `The size of a chip` {
  private static func style(_ sizing: ChipStyle.Sizing, left: Double, right: Double) -> ChipStyle {
    var style = ChipStyle()
    style.sizing = sizing
    style.padding = EdgeInsets(top: 8, left: left, bottom: 8, right: right)
    return style
  }

  @Test(arguments: 0..<20)
  func `24 points of padding are 12 and 12`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    for _ in 0..<500 {
      let label = Size(
        width: Double.random(in: 0...400, using: &random), height: 18.625)
      for sizing in ChipStyle.Sizing.allCases {
        for scale in [1.0, 2, 3] {
          let grid = PixelGrid(scale: scale)
          let both = Self.style(sizing, left: 12, right: 12).size(around: label, on: grid)
          #expect(Self.style(sizing, left: 24, right: 0).size(around: label, on: grid) == both)
          #expect(Self.style(sizing, left: 0, right: 24).size(around: label, on: grid) == both)
          // Rounding never makes a chip narrower than its text and padding.
          #expect(both.width >= label.width + 24 && both.width < label.width + 25)
        }
      }
    }
  }

  // facts/text, section 6: text 41.4 is 66 in whole points, 65.5 at 2x and 65.667 at 3x self-sized.
  @Test(arguments: [
    (ChipStyle.Sizing.manual, 2.0, 66.0), (.automatic, 2, 65.5), (.automatic, 3, 125.0 / 3 + 24),
  ])
  func `the two ways of rounding differ`(sizing: ChipStyle.Sizing, scale: Double, width: Double) {
    let style = Self.style(sizing, left: 12, right: 12)
    let size = style.size(around: Size(width: 41.4, height: 20), on: PixelGrid(scale: scale))
    #expect(size.width == width)
  }

  @Test func `limits hold, the greatest width last`() {
    var style = Self.style(.manual, left: 12, right: 12)
    style.minimumWidth = 80
    style.maximumWidth = 100
    let widths = [10.0, 60, 200].map { width in
      style.size(around: Size(width: width, height: 20), on: PixelGrid(scale: 2)).width
    }
    #expect(widths == [80, 84, 100])
  }
}
