import Foundation
import TestSupport

@testable import ChipLayoutCore

/// Frames documents by the rule of `Fixtures/differences/README.md`, made without the layout engine.
struct PaperFrames {
  /// A chip: a letter is 10 points wide, the padding 12 on both sides.
  struct Chip {
    var text: String
    var id: String?
    var extraWidth = 0.0

    var width: Double { Double(10 * text.unicodeScalars.count + 24) + extraWidth }
  }

  var sections: [[Chip]]
  var width = 200.0
  var lineSpacing = 8.0

  init(_ texts: [String]) { sections = [texts.map { Chip(text: $0) }] }

  init(sections: [[Chip]]) { self.sections = sections }

  /// Rows from the left, as many chips in each as fit.
  var frames: RecordedFrames {
    var frames = RecordedFrames()
    frames.container = [.init(name: "width", value: "\(width)")]
    var y = 0.0
    for (number, section) in sections.enumerated() {
      let start = y
      y += 12
      var x = 10.0
      var row: Int32 = 0
      for (item, chip) in section.enumerated() {
        if x > 10, x + chip.width > width - 10 {
          (x, row, y) = (10, row + 1, y + 35 + lineSpacing)
        }
        frames.role.append(.item)
        frames.section.append(Int32(number))
        frames.item.append(Int32(item))
        frames.row.append(row)
        frames.font.append(0)
        frames.id.append(chip.id)
        frames.text.append(chip.text)
        frames.x.append(x)
        frames.y.append(y)
        frames.width.append(chip.width)
        frames.height.append(35)
        frames.textWidth.append(chip.width - 24 - chip.extraWidth)
        x += chip.width + 8
      }
      y += 35 + 12
      frames.sections.append(
        .init(
          id: nil, layout: "left", rows: Int(row) + 1, x: 0, y: start, width: width,
          height: y - start))
    }
    (frames.contentWidth, frames.contentHeight) = (width, y)
    return frames
  }
}

extension RecordedFrames {
  /// A document of `Fixtures/differences`.
  static func fixture(_ name: String) throws -> RecordedFrames {
    let file = Project.fixtures.appending(path: "differences/\(name).json")
    return try RecordedFrames(json: Array(Data(contentsOf: file)))
  }
}
