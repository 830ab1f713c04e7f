import Testing

@testable import TextMetrics

/// What each cluster adds, in the ruler font at 10 points.
struct ExplanationTests {
  private func explanation(_ text: String, tracking: Double = 0) throws -> [ClusterExplanation] {
    var options = ShapingOptions()
    options.tracking = tracking
    return LabelMeasurer(
      face: try FontFace(path: RulerFont.plain), size: 10, options: options
    ).explanation(of: text)
  }

  @Test func `kerning and a ligature are explained`() throws {
    // A 500 − 100, V 500, fi 600 (ruler.py).
    let clusters = try explanation("AVfi")
    #expect(clusters.map(\.text) == ["A", "V", "fi"])
    #expect(clusters.map { $0.glyphs.map(\.name) } == [["A"], ["V"], ["f_i"]])
    #expect(clusters.map(\.nominalUnits) == [500, 500, 600])
    #expect(clusters.map(\.adjustmentUnits) == [-100, 0, 0])
    #expect(clusters.map(\.spacing) == [0, 0, 0])
    #expect(clusters.map(\.runningTotal) == [4, 9, 15])
    #expect(clusters.map(\.range) == [0..<1, 1..<2, 2..<4])
    #expect(clusters.map(\.codePoints) == [[0x41], [0x56], [0x66, 0x69]])
  }

  @Test func `spacing is explained`() throws {
    let clusters = try explanation("AVfi", tracking: 1)
    #expect(clusters.map(\.text) == ["A", "V", "f", "i"])
    #expect(clusters.map(\.spacing) == [1, 1, 1, 1])
    #expect(clusters.map(\.runningTotal) == [5, 11, 17, 20])
  }

  @Test func `an accent is part of its letter's cluster`() throws {
    let clusters = try explanation("ne\u{301}")
    #expect(clusters.map(\.codePoints) == [[0x6E], [0x65, 0x301]])
    #expect(clusters.map(\.runningTotal) == [5, 10])
  }

  @Test func `the explanation of every label of the corpus ends with its width`() throws {
    let library = FontLibrary()
    let face = try library.face(for: library.match("DejaVu Sans"))
    let measurer = LabelMeasurer(face: face, size: 17, fallback: .system(library))
    for label in LabelCorpus.mixed
    where !label.text.unicodeScalars.contains(where: { TextBoundaries.isNewline($0.value) }) {
      let clusters = measurer.explanation(of: label.text)
      #expect(clusters.last?.runningTotal == measurer.measure(label.text).width, "\(label)")
      #expect(clusters.map(\.text).joined() == label.text)
    }
  }
}
