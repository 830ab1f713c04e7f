import Foundation
import RandomText
import Testing

@testable import TextMetrics

/// The corpus in lines, beside ICU's opportunities taken greedily by an independent reference.
struct WrappingTests {
  /// The widths that labels are broken at, in points; letters are about 10 wide.
  static let widths: [Double] = [
    0, 5, 12, 20, 28, 35.5, 42, 50, 60, 70.25, 80, 90, 100, 115, 130, 150, 180, 220, 300, 375,
  ]

  /// What the reference is told of a label.
  struct Broken: Encodable {
    struct Line: Encodable {
      var line: LabelLine

      func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(line.range.lowerBound)
        try list.encode(line.range.upperBound)
        try list.encode(line.width)
        try list.encode(line.text)
      }
    }

    var text: String
    var language: String
    var size: Double
    var limit: Double
    var mode: String
    var faces: [[Int]]
    var lines: [Line]
  }

  /// All labels at all widths with `ALL_WIDTHS` in the environment, else each at one of them.
  @Test(arguments: [
    ("DejaVu Sans", LineBreakMode.wordWrapping), ("Noto Sans", .charWrapping),
    ("Noto Sans", .truncatingTail),
  ])
  func `lines end where the reference ends them`(family: String, mode: LineBreakMode) throws {
    let all = ProcessInfo.processInfo.environment["ALL_WIDTHS"] != nil
    let library = FontLibrary()
    let face = try library.face(for: library.match(family))
    var random = SeededRandom(seed: 5)
    var faces = [face]
    var broken: [Broken] = []
    // Where a control forces the other direction upon letters that join, HarfBuzz takes the context
    // of a part for that of the wrong side: there the reference knows no better.
    let labels = (LabelCorpus.oneScript + LabelCorpus.mixed).filter { label in
      !label.text.unicodeScalars.contains { $0 == "\u{202D}" || $0 == "\u{202E}" }
    }
    for (language, labels) in Dictionary(grouping: labels, by: \.language).sorted(by: {
      $0.key < $1.key
    }) {
      var options = ShapingOptions()
      options.language = language
      var limits = LineLimits()
      limits.maximumLines = 0
      limits.mode = mode
      for width in Self.widths {
        limits.width = width
        let measurer = LabelMeasurer(
          face: face, size: 17, options: options, fallback: .system(library), limits: limits)
        for label in labels where all || Int.random(in: 0..<20, using: &random) == 0 {
          let size = measurer.measure(label.text)
          var lines = size.details?.lines ?? []
          if lines.isEmpty {
            // A newline that ends the only line isn't part of it.
            let end =
              label.text.unicodeScalars.last.map { TextBoundaries.isNewline($0.value) } ?? false
            let shown = end ? String(label.text.dropLast()) : label.text
            lines = [
              LabelLine(range: 0..<shown.utf16.count, text: shown, width: size.width, baseline: 0)
            ]
          }
          expectWhole(label, lines)
          broken.append(
            Broken(
              text: label.text, language: language, size: 17, limit: width, mode: mode.rawValue,
              faces: faces.numbered(size, of: label.text, in: measurer.cascade),
              lines: lines.map(Broken.Line.init)))
        }
      }
    }
    let complaints = try Reference(name: "wrapping.py")
      .complaints(about: [Reference.Faces(faces)] + broken)
    #expect(
      complaints.isEmpty,
      "\(complaints.count) of \(broken.count):\n\(complaints.prefix(40).joined(separator: "\n"))")
    #expect(broken.count > labels.count / 2)
  }

  @Test(arguments: [
    // The ruler at 10 points: n 5, space 2.5. Right, then a width, an end and a text that are wrong.
    (25.0, 6, "nn nn ", 0), (22.5, 6, "nn nn ", 1), (12.5, 3, "nn ", 1), (25, 6, "nn nn", 1),
  ])
  func `the reference knows a wrong line`(
    width: Double, end: Int, text: String, complaints: Int
  ) throws {
    let face = try FontFace(path: RulerFont.plain)
    let lines = [
      LabelLine(range: 0..<end, text: text, width: width, baseline: 0),
      LabelLine(range: 6..<8, text: "nn", width: 10, baseline: 0),
    ]
    let broken = Broken(
      text: "nn nn nn", language: "en", size: 10, limit: 30, mode: "wordWrapping",
      faces: [[0, 8, 0]], lines: lines.map(Broken.Line.init))
    let found = try Reference(name: "wrapping.py")
      .complaints(about: [Reference.Faces([face]), broken])
    #expect(found.count == complaints, "\(found)")
  }

  /// Lines follow one another, with nothing but newlines between them.
  private func expectWhole(_ label: LabelCorpus.Label, _ lines: [LabelLine]) {
    let units = Array(label.text.utf16)
    var end = 0
    for line in lines {
      let between = units[end..<max(end, line.range.lowerBound)]
      #expect(between.allSatisfy { TextBoundaries.isNewline(UInt32($0)) }, "\(label)")
      #expect(line.range.lowerBound >= end, "\(label)")
      end = line.range.upperBound
    }
    #expect(units[end...].allSatisfy { TextBoundaries.isNewline(UInt32($0)) }, "\(label)")
  }
}
