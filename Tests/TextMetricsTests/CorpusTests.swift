import Foundation
import Testing

@testable import TextMetrics

/// The corpus of labels beside `hb-shape` and an independent reference.
struct CorpusTests {
  @Test func `the corpus is as large and as wide as was promised`() {
    let labels = LabelCorpus.oneScript + LabelCorpus.mixed
    #expect(Set(labels).count >= 5000)
    #expect(Set(labels.map(\.script)).count >= 25)
    #expect(Set(labels.map(\.language)).count >= 40)
  }

  @Test(arguments: Set(LabelCorpus.oneScript.map(\.script)).sorted())
  func `a label of one script is as wide as hb-shape says`(script: String) throws {
    let library = FontLibrary()
    let labels = LabelCorpus.oneScript.filter { $0.script == script }
    for (language, labels) in Dictionary(grouping: labels, by: \.language) {
      let family = try #require(LabelCorpus.family(of: labels[0]))
      let face = try library.face(for: library.match(family))
      var options = ShapingOptions()
      options.language = language
      let measurer = LabelMeasurer(face: face, size: 17, options: options)
      var command = HarfBuzzCommand(path: face.path)
      command.language = language
      let expected = try command.widths(of: labels.map(\.text), script: script)
      for (label, width) in zip(labels, expected) {
        #expect(measurer.units(of: label.text) == width, "\(label) in \(family)")
        #expect(measurer.shapedUnits(of: label.text) == width, "\(label) in \(family)")
      }
    }
  }

  /// What the reference is told of a label.
  struct Measured: Encodable {
    var text: String
    var language: String
    var size: Double
    var width: Double
    var faces: [[Int]]
  }

  @Test(arguments: ["DejaVu Sans", "Noto Sans"])
  func `each cluster has the right face, and a width is the sum of its runs`(
    family: String
  ) throws {
    let library = FontLibrary()
    let face = try library.face(for: library.match(family))
    let labels = (LabelCorpus.oneScript + LabelCorpus.mixed).filter { label in
      !label.text.unicodeScalars.contains { TextBoundaries.isNewline($0.value) }
    }
    var faces = [face]
    var measured: [Measured] = []
    for (language, labels) in Dictionary(grouping: labels, by: \.language) {
      var options = ShapingOptions()
      options.language = language
      let measurer = LabelMeasurer(
        face: face, size: 17, options: options, fallback: .system(library))
      for label in labels {
        let size = measurer.measure(label.text)
        measured.append(
          Measured(
            text: label.text, language: language, size: 17, width: size.width,
            faces: faces.numbered(size, of: label.text, in: measurer.cascade)))
      }
    }
    let complaints = try Reference(name: "shaping.py")
      .complaints(about: [Reference.Faces(faces)] + measured)
    #expect(
      complaints.isEmpty,
      "\(complaints.count) of \(measured.count):\n\(complaints.prefix(40).joined(separator: "\n"))")
    #expect(faces.count > 30)
  }
}

extension Reference.Faces {
  init(_ faces: [FontFace]) {
    self.faces = faces.map {
      File(path: $0.path, index: $0.identity.faceIndex, isColored: $0.isColored)
    }
  }
}

extension [FontFace] {
  /// A label's face ranges as start, end and the face's place in this list, which grows.
  mutating func numbered(_ size: LabelSize, of text: String, in cascade: FontCascade) -> [[Int]] {
    let ranges = size.details?.faces ?? []
    guard !ranges.isEmpty else { return [[0, text.utf16.count, 0]] }
    return ranges.map { range in
      let face = cascade.faces[range.face]
      let place = firstIndex { $0 === face } ?? count
      if place == count { append(face) }
      return [range.range.lowerBound, range.range.upperBound, place]
    }
  }
}

/// The reference complains when something is wrong: it can't agree with everything.
struct CorpusReferenceTests {
  private static let faces = [
    ("DejaVu Sans", false), ("Noto Sans Thai", false), ("Noto Color Emoji", true),
    ("Noto Sans", false),
  ]

  @Test(arguments: [
    // DejaVu Sans: A 1401, V 1401 units, AV −131 (fontTools), 2048 in an em; 1401·16/2048 = 10.9453125.
    ("A", 10.9453125, [[0, 1, 0]], nil), ("A", 10.95, [[0, 1, 0]], "wide"),
    ("AV", 21.890625, [[0, 2, 0]], "wide"),
    ("AV", 20.8671875, [[0, 1, 0], [1, 2, 0]], "wide"),
    ("ก้", 9.0, [[0, 1, 1], [1, 2, 0]], "a cluster is split"),
    ("A", 10.0, [[0, 1, 3]], "left the label's own font"),
    ("ก", 9.0, [[0, 1, 0]], "another face has it"),
    ("😀", 10.0, [[0, 2, 0]], "not drawn as a picture"),
    ("😀 ", 25.0, [[0, 3, 2]], "white space"), ("AV", 20.8671875, [[0, 1, 0]], "don't cover"),
  ])
  func `the reference knows right from wrong`(
    text: String, width: Double, ranges: [[Int]], complaint: String?
  ) throws {
    let library = FontLibrary()
    let faces = try Self.faces.map { try library.face(for: library.match($0.0)) }
    let measured = CorpusTests.Measured(
      text: text, language: "en", size: 16, width: width, faces: ranges)
    let complaints = try Reference(name: "shaping.py")
      .complaints(about: [Reference.Faces(faces), measured])
    #expect(complaints.count == (complaint == nil ? 0 : 1))
    #expect(complaints.allSatisfy { $0.contains(complaint ?? "") }, "\(complaints)")
  }
}
