import RandomText
import TextMetrics

/// Compares the pair path of measuring with the shaper, label by label, in every installed font.
struct PairPathProof {
  /// A label that the pair table and the shaper give different sizes.
  struct Difference {
    var font: String
    var request: String
    var text: String
    /// Points.
    var pairwise: Double
    /// Points.
    var shaped: Double
  }

  /// What was compared.
  struct Summary {
    var fonts = 0
    var labels = 0
    /// The labels whose width the pair table gave; the others went to the shaper anyway.
    var pairwise = 0
    var differences: [Difference] = []
  }

  /// What is asked of shaping in one round.
  private struct Request {
    var name: String
    var options: ShapingOptions

    init(_ name: String, _ change: (inout ShapingOptions) -> Void) {
      self.name = name
      options = ShapingOptions()
      change(&options)
    }
  }

  let seed: UInt64
  /// How many labels are measured in all fonts together.
  let labelCount: Int

  /// Each font meets the first request, and two of the others in turn.
  private static let requests = [
    Request("plain") { _ in },
    Request("Romanian") { $0.language = "ro" },
    Request("no kerning") { $0.hasKerning = false },
    Request("tabular figures") { $0.features = ["tnum", "ss01"].compactMap(FontFeature.init) },
    Request("Turkish") { $0.language = "tr" },
    Request("tracking") { $0.tracking = 0.3 },
    Request("no ligatures") { $0.hasLigatures = false },
    Request("small capitals, fractions") {
      $0.features = ["smcp", "frac", "case"].compactMap(FontFeature.init)
    },
    Request("kern") { $0.kern = -0.7 },
    Request("no alternates") { $0.features = ["-calt", "zero"].compactMap(FontFeature.init) },
  ]

  /// Runs the comparison.
  ///
  /// - Throws: `FontError` when there is no list of fonts.
  func run(progress: (String) -> Void) throws(FontError) -> Summary {
    var summary = Summary()
    let fonts = try FontCatalog().fonts
    let rounds = 3
    let perRound = max(1, labelCount / max(1, fonts.count * rounds))
    for (index, font) in fonts.enumerated() {
      guard let face = try? FontFace(path: font.path, index: font.index) else {
        progress("skipped \(font.path): it can't be opened")
        continue
      }
      summary.fonts += 1
      let own = ownAlphabet(of: face)
      for round in 0..<rounds {
        let others = Self.requests.count - 1
        let request =
          Self.requests[round == 0 ? 0 : 1 + (2 * index + round) % others]
        let kinds =
          RandomLabels.european + RandomLabels.worldwide + Array(repeating: own, count: 25)
        var labels = RandomLabels(
          seed: seed &+ UInt64(index * rounds + round), kinds: kinds.filter { !$0.isEmpty })
        compare(
          labels.next(perRound).map(\.text), request: request, face: face, summary: &summary)
      }
      if (index + 1) % 100 == 0 { progress("\(index + 1) of \(fonts.count) fonts") }
    }
    return summary
  }

  private func compare(
    _ texts: [String], request: Request, face: FontFace, summary: inout Summary
  ) {
    let measurer = LabelMeasurer(face: face, size: 16, options: request.options)
    for text in texts {
      summary.labels += 1
      guard measurer.pairwiseUnits(of: text) != nil else { continue }
      summary.pairwise += 1
      let pairwise = measurer.measure(text)
      let shaped = measurer.measureByShaping(text)
      guard pairwise != shaped else { continue }
      summary.differences.append(
        Difference(
          font: face.path, request: request.name, text: text, pairwise: pairwise.width,
          shaped: shaped.width))
    }
  }

  /// The characters of the Basic Multilingual Plane that a face has a glyph for, in blocks of 64, so
  /// that most labels stay in one script.
  private func ownAlphabet(of face: FontFace) -> RandomLabels.Kind {
    var blocks: [[String]] = []
    for start in stride(from: 0x20, to: 0xFFC0, by: 64) {
      let characters = (start..<start + 64).compactMap(Unicode.Scalar.init)
        .filter { face.hasGlyph(for: $0) }
      if !characters.isEmpty { blocks.append(characters.map { String($0) }) }
    }
    return blocks.map { Alphabet(Alphabet.common, words: $0) }
  }
}
