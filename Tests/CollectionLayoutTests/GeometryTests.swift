import CollectionLayout
import Testing

@Suite struct GeometryTests {
  @Test(
    arguments: [
      (27.25, 2.0, 27.5), (27.24, 2, 27), (170.5, 1, 171), (0, 3, 0), (-0.25, 2, 0),
      (-0.3, 2, -0.5),
      (-27.25, 2, -27), (12, 2, 12), (1e15, 2, 1e15),
    ])
  func `the nearest pixel is the higher of two that are equally near`(
    _ position: Double, _ scale: Double, _ pixel: Double
  ) {
    #expect(PixelGrid(scale: scale).nearest(to: position) == pixel)
  }

  @Test func `a position just below the middle of a pixel goes down`() {
    let below = 0.5.nextDown
    #expect(PixelGrid(scale: 1).nearest(to: below) == 0)
    #expect(PixelGrid(scale: 2).nearest(to: 100.25.nextDown) == 100)
  }

  @Test func `zero has no sign`() {
    for position in [-0.0, -0.1] {
      #expect(PixelGrid(scale: 2).nearest(to: position).sign == .plus)
      #expect(PixelGrid(scale: 2).roundedUp(position).sign == .plus)
    }
  }

  @Test func `rounding to thirds of a point is stable`() {
    let grid = PixelGrid(scale: 3)
    #expect(abs(grid.nearest(to: 100.1667) - 100.3333) < 0.0001)
    for pixel in 0..<3000 {
      let edge = Double(pixel) / 3
      #expect(grid.nearest(to: edge) == edge)
      #expect(grid.roundedUp(edge) == edge)
      #expect(grid.isWhole(edge))
    }
  }

  @Test func `a length is rounded up to the pixel`() {
    #expect(PixelGrid(scale: 2).roundedUp(41.4) == 41.5)
    #expect(PixelGrid(scale: 2).roundedUp(41.5) == 41.5)
    #expect(PixelGrid(scale: 1).roundedUp(0.001) == 1)
    #expect(!PixelGrid(scale: 2).isWhole(41.4))
  }

  @Test(arguments: [0, -2, .nan, .infinity, 1e-300, 1e300])
  func `a scale that no screen has counts as one`(_ scale: Double) {
    #expect(PixelGrid(scale: scale).scale == 1)
  }

  @Test func `rectangles that touch, or are empty, share no area`() {
    let rect = Rect(x: 10, y: 10, width: 20, height: 20)
    #expect(rect.intersects(Rect(x: 29.5, y: 29.5, width: 5, height: 5)))
    #expect(rect.intersects(Rect(x: 15, y: 15, width: 1, height: 1)))
    #expect(!rect.intersects(Rect(x: 30, y: 10, width: 5, height: 5)))
    #expect(!rect.intersects(Rect(x: 10, y: 5, width: 5, height: 5)))
    #expect(!rect.intersects(Rect(x: 15, y: 15, width: 0, height: 5)))
    #expect(!Rect(x: 15, y: 15, width: 5, height: 0).intersects(rect))
  }
}

@Suite struct ItemsTests {
  @Test func `items keep what is unusual about them through edits`() {
    var items = Items(size: Size(width: 50, height: 20), count: 2)
    #expect(items[1] == Item(size: Size(width: 50, height: 20)))
    #expect(items.grows.isEmpty && items.baselines.isEmpty && items.breaksBefore.isEmpty)
    let odd = Item(size: Size(width: 70, height: 30), baseline: 22, grow: 2, breaksBefore: true)
    items.insert(odd, at: 1)
    items.append(Item(size: Size(width: 10, height: 10)))
    #expect(items.widths == [50, 70, 50, 10])
    #expect(items.baselines == [-1, 22, -1, -1])
    #expect(items.grows == [1, 2, 1, 1])
    #expect(items.breaksBefore == [false, true, false, false])
    #expect(items.prefix(2)[1] == odd)
    #expect(items.prefix(9) == items)
    #expect(items.remove(at: 1) == odd)
    #expect(items.count == 3 && items[1].baseline == nil)
  }

  @Test func `a negative count is no items`() {
    #expect(Items(size: Size(width: 1, height: 1), count: -3) == Items.none)
  }
}
