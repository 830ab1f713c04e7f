import CollectionLayout
import Foundation
import Testing

@testable import ChipLayoutCore

/// The screen of `five-sections.json` on phones and a tablet, held either way and read either way.
///
/// What is expected is worked out here from the rules, once more and without the layout: only the
/// widths of labels are taken from the result.
@Suite struct `A screen of five sections` {
  struct Screen: Sendable, CustomTestStringConvertible {
    var device: String
    var orientation: Device.Orientation
    var direction: DirectionChoice
    /// The width in points and the pixels in a point, by `facts/devices 5`.
    var width: Double
    var scale: Double

    var testDescription: String { "\(device) \(orientation) \(direction)" }
    var isMirrored: Bool { direction == .rtl }

    func pixel(_ position: Double) -> Double { (position * scale + 0.5).rounded(.down) / scale }
  }

  static let screens: [Screen] = [
    ("iphone-se-3", 375.0, 667.0, 2.0), ("iphone-15", 393, 852, 3), ("ipad-pro-11", 834, 1194, 2),
  ].flatMap { device, width, height, scale in
    [DirectionChoice.ltr, .rtl].flatMap { direction in
      [
        Screen(
          device: device, orientation: .portrait, direction: direction, width: width, scale: scale),
        Screen(
          device: device, orientation: .landscape, direction: direction, width: height,
          scale: scale),
      ]
    }
  }

  private static func document(on screen: Screen) throws -> FramesDocument {
    let fixture = SpecFixture(url: SpecFixture.root.appending(path: "specs/five-sections.json"))
    var spec = try Spec(json: fixture.bytes())
    var overrides = SpecOverrides()
    overrides.container.device = screen.device
    overrides.container.orientation = screen.orientation
    overrides.container.direction = screen.direction
    spec.apply(overrides)
    return try LaidOutSpec(spec).document
  }

  @Test(arguments: screens)
  func `filters follow one another from the left edge, in rows that take what fits`(
    screen: Screen
  ) throws {
    let frames = try Self.document(on: screen).frames(ofSection: 0)
    #expect(frames.count == 7)
    var (x, y) = (16.0, 44 + 12.0)
    for frame in frames {
      if x > 16, x + frame.width > screen.width - 16 {
        x = 16
        y += 34 + 8
      }
      // 17.4609375 and 16 points of padding are 34 in whole points; the icon is as high.
      #expect(frame == Rect(x: x, y: y, width: frame.width, height: 34))
      x += frame.width + 8
    }
  }

  @Test(arguments: screens)
  func `the grid keeps its columns in the last row, mirrored from right to left`(
    screen: Screen
  ) throws {
    let document = try Self.document(on: screen)
    let frames = document.frames(ofSection: 1)
    let room = screen.width - 32
    var fitting = 1
    while Double(fitting + 1) * 110 + Double(fitting) * 10 <= room { fitting += 1 }
    let gap = (room - Double(fitting) * 110) / Double(fitting - 1)
    let top = document.result.sections[1].rect.y
    for (item, frame) in frames.enumerated() {
      let exact = 16 + Double(item % fitting) * (110 + gap)
      let x = screen.isMirrored ? screen.width - exact - 110 : exact
      #expect(frame.x == screen.pixel(x))
      #expect(frame.y == top + Double(item / fitting) * 120)
      #expect(frame.size == Size(width: 110, height: 110))
    }
  }

  @Test(arguments: screens)
  func `cards of different sizes are spread and centred, and are not mirrored`(
    screen: Screen
  ) throws {
    let document = try Self.document(on: screen)
    let frames = document.frames(ofSection: 2)
    let sizes = [(176.0, 120.0), (176, 148), (361, 96), (176, 132)]
    let room = screen.width - 32
    var rows: [[Int]] = []
    var used = 0.0
    for item in sizes.indices {
      if let last = rows.indices.last, used + 9 + sizes[item].0 <= room {
        rows[last].append(item)
        used += 9 + sizes[item].0
      } else {
        rows.append([item])
        used = sizes[item].0
      }
    }
    let hasFullerRow = rows.contains { $0.count > 1 }
    var top = document.result.sections[2].rect.y + 12
    for (number, row) in rows.enumerated() {
      let isLast = number == rows.count - 1
      let height = row.map { sizes[$0].1 }.max() ?? 0
      let free = room - row.reduce(0) { $0 + sizes[$1].0 }
      let gap = isLast || row.count == 1 ? 9 : free / Double(row.count - 1)
      var x = row.count == 1 && !(isLast && hasFullerRow) && free > 0 ? 16 + free / 2 : 16
      for item in row {
        #expect(frames[item].x == screen.pixel(x))
        #expect(frames[item].y == screen.pixel(top + (height - sizes[item].1) / 2))
        x += sizes[item].0 + gap
      }
      top += height + 8
    }
  }

  @Test(arguments: screens)
  func `the empty section has its header and its insets, and sections touch`(screen: Screen) throws
  {
    let document = try Self.document(on: screen)
    let sections = document.result.sections
    #expect(sections[3].rect.height == 50)
    #expect(
      document.supplementary == [
        .init(
          section: 0, kind: "header", frame: Rect(x: 0, y: 0, width: screen.width, height: 44)),
        .init(
          section: 3, kind: "header",
          frame: Rect(x: 0, y: sections[3].rect.y, width: screen.width, height: 30)),
      ])
    for (above, below) in zip(sections, sections.dropFirst()) {
      #expect(below.rect.y == above.rect.maxY)
    }
    #expect(sections.last?.rect.maxY == document.result.contentSize.height)
  }

  @Test(arguments: screens)
  func `searches are in the middle, and a chip counts those that two rows don't hold`(
    screen: Screen
  ) throws {
    let document = try Self.document(on: screen)
    let frames = document.frames(ofSection: 4)
    let chips = document.chips[4]
    let shown = chips.endsInOverflow ? frames.count - 1 : frames.count
    #expect(shown + chips.hiddenItems == 12)
    if chips.endsInOverflow {
      #expect(chips.labels.text(of: shown) == "+\(chips.hiddenItems)")
    }
    let rows = Dictionary(grouping: frames, by: \.y)
    #expect(rows.count <= 2)
    for row in rows.values {
      let (first, last) = (row[0].x, row[row.count - 1].maxX)
      #expect(abs((first - 16) - (screen.width - 16 - last)) < 1e-9)
      #expect(first >= 16)
      for (item, next) in zip(row, row.dropFirst()) { #expect(next.x == item.maxX + 8) }
    }
  }
}

extension FramesDocument {
  /// The frames of a section's items.
  fileprivate func frames(ofSection section: Int) -> [Rect] {
    result.sections[section].items.map(result.frame(at:))
  }
}
