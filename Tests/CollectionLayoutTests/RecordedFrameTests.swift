import CollectionLayout
import Testing

/// Frames that the platform itself produced.
@Suite struct RecordedFrameTests {
  // Drawn by an early system at one pixel a point, where three halves went down (110, 134, 77);
  // later systems take the upper pixel, as the rule does.
  @Test func `A 1: 29 chips of a recorded run`() {
    let rows: [[Double]] = [
      [82, 65, 81], [73, 57, 62], [113, 88], [97, 86, 57], [87, 90, 96], [81, 51, 114],
      [94, 71, 74], [58, 118, 105], [56, 113, 81], [118, 114], [80],
    ]
    let expected: [[Double]] = [
      [10, 128, 229], [10, 137, 248], [10, 222], [10, 137, 253], [10, 111, 214], [10, 118, 196],
      [10, 135, 236], [10, 78, 205], [10, 91, 229], [10, 196], [10],
    ]
    let inset = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let sizes = rows.joined().map { ($0, 30.0) }
    let layout = LayoutResult(
      .of(sizes, spacing: 5, line: 5, inset: inset), width: 320, scale: 1)
    #expect(layout.rows.map(\.items.count) == rows.map(\.count))
    #expect(layout.x == Array(expected.joined()))
    #expect(layout.rows.map(\.offset) == (0..<11).map { 10 + 35 * Double($0) })
  }
}
