import Glibc
import RandomText
import TextMetrics

/// Measures with damaged copies of installed fonts: each is turned away, or measured as HarfBuzz
/// does, and none ends the process or holds it up.
struct DamagedFontProof {
  /// What became of the copies.
  struct Summary {
    var copies = 0
    /// The copies that were turned away with an error.
    var refused = 0
    /// The copies whose pair table and shaper disagreed, and a label that shows it.
    var differences: [(font: String, copy: Int, text: String)] = []
    var slowest = Duration.zero
    var slowestFont = ""
  }

  let seed: UInt64
  let copyCount: Int

  /// Runs the proof; each copy is written to a file of its own, which is removed.
  ///
  /// - Throws: `FontError` when there is no list of fonts.
  func run(progress: (String) -> Void) throws(FontError) -> Summary {
    var summary = Summary()
    var damage = FontDamage(seed: seed)
    var random = SeededRandom(seed: seed)
    var labels = RandomLabels(
      seed: seed, kinds: RandomLabels.european + RandomLabels.worldwide, lengths: 1...8)
    let fonts = try FontCatalog().fonts
    let path = "/tmp/layout-benchmark-damaged-\(getpid()).ttf"
    defer { unsafe unlink(path) }
    while summary.copies < copyCount, !fonts.isEmpty {
      let font = random.pick(fonts)
      let bytes = damage.damaged(File.bytes(font.path))
      File.write(bytes, to: path)
      summary.copies += 1
      let texts = labels.next(40).map(\.text) + ["AVATAR To fi ffi", "->=>", "10:30", "Привет"]
      let time = ContinuousClock().measure {
        measure(texts, path: path, font: font, summary: &summary)
      }
      if time > summary.slowest { (summary.slowest, summary.slowestFont) = (time, font.path) }
      if summary.copies % 250 == 0 { progress("\(summary.copies) of \(copyCount) copies") }
    }
    return summary
  }

  private func measure(
    _ texts: [String], path: String, font: InstalledFont, summary: inout Summary
  ) {
    guard let face = try? FontFace(path: path, index: font.index) else {
      summary.refused += 1
      return
    }
    let measurer = LabelMeasurer(face: face, size: 16)
    for text in texts where measurer.units(of: text) != measurer.shapedUnits(of: text) {
      summary.differences.append((font.path, summary.copies, text))
      return
    }
  }
}
