import RandomText
import Testing

@testable import TextMetrics

/// Widths beside those of `hb-shape`, to the font unit.
struct ShapingOracleTests {
  /// The files that 20,000 labels are measured in.
  static let families = ["DejaVu Sans", "Inter", "Noto Sans"]
  /// Every file that Fontconfig lists, with each of its faces.
  static let installed = (try? FontCatalog().fonts) ?? []

  @Test(arguments: families)
  func `20,000 European labels are as wide as hb-shape says`(family: String) throws {
    let font = try FontLibrary().match(family)
    var labels = RandomLabels(seed: 2, kinds: RandomLabels.european)
    try expectEqualWidths(labels.next(20_000), path: font.path, index: font.index)
  }

  @Test(arguments: installed)
  func `500 labels are as wide as hb-shape says in every installed font`(
    font: InstalledFont
  ) throws {
    let seed = font.path.utf8.reduce(UInt64(font.index)) { $0 &* 31 &+ UInt64($1) }
    let kinds = RandomLabels.european.filter { kind in
      Set(kind.map(\.script)).isSubset(of: ["Latn", Alphabet.common])
    }
    var labels = RandomLabels(seed: seed, kinds: kinds)
    try expectEqualWidths(labels.next(500), path: font.path, index: font.index)
  }

  @Test(arguments: [
    ("Noto Sans Hebrew", Alphabet.hebrew), ("Noto Naskh Arabic", .arabic),
    ("Noto Sans Devanagari", .devanagari), ("Noto Sans Bengali", .bengali),
    ("Noto Sans Thai", .thai), ("Noto Sans Tamil", .tamil), ("Noto Sans Khmer", .khmer),
    ("Noto Sans Armenian", .armenian), ("Noto Sans Georgian", .georgian),
    ("Noto Sans Cherokee", .cherokee), ("Noto Sans Yi", .yi), ("DejaVu Sans", .arabic),
    ("DejaVu Sans", .hebrew),
  ])
  func `labels in a script of their own are as wide as hb-shape says`(
    family: String, alphabet: Alphabet
  ) throws {
    let font = try FontLibrary().match(family)
    var labels = RandomLabels(seed: 7, kinds: [[alphabet], [alphabet, .digits, .punctuation]])
    try expectEqualWidths(labels.next(1000), path: font.path, index: font.index)
  }

  @Test func `the oracle tells a kerned pair from an unkerned one`() throws {
    // DejaVu Sans: A 1401, V 1401 units; GPOS kerns the pair by −131 (read with fontTools).
    let font = try FontLibrary().match("DejaVu Sans")
    let command = HarfBuzzCommand(path: font.path)
    #expect(try command.widths(of: ["A", "V", "AV", ""], script: "Latn") == [1401, 1401, 2671, 0])
  }

  /// Sums what `hb-shape` says of each label's runs, and compares.
  private func expectEqualWidths(_ labels: [RandomLabel], path: String, index: Int) throws {
    let face = try FontFace(path: path, index: index)
    let measurer = LabelMeasurer(face: face, size: 16)
    let command = HarfBuzzCommand(
      path: path, index: index,
      variations: face.identity.variations.map { "\($0.axis)=\($0.value)" })
    var runs: [String: [(label: Int, text: String)]] = [:]
    for (index, label) in labels.enumerated() {
      for run in label.runs { runs[run.script, default: []].append((index, run.text)) }
    }
    var expected = [Int](repeating: 0, count: labels.count)
    for (script, runs) in runs.sorted(by: { $0.key < $1.key }) {
      let widths = try command.widths(of: runs.map(\.text), script: script)
      for (run, width) in zip(runs, widths) { expected[run.label] += width }
    }
    var differences: [String] = []
    for (label, width) in zip(labels, expected) {
      let units = measurer.units(of: label.text)
      guard units != width else { continue }
      differences.append("\(label.text.debugDescription): \(units), hb-shape \(width)")
    }
    #expect(differences.isEmpty, "\(path): \(differences.count), such as \(differences.prefix(5))")
  }
}
