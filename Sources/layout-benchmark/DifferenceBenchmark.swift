import ChipLayoutCore

/// Two frames documents of 100,000 chips, explained; reading and printing them is apart.
struct DifferenceBenchmark {
  private static let count = 100_000

  func run(into table: inout FigureTable) {
    let texts = (0..<Self.count).map { "Chip \($0 % 977) \($0)" }
    var edited = texts
    edited[10] = "A chip that reads otherwise"
    edited.remove(at: 50_000)
    edited.insert("A new chip", at: 90_000)
    guard let old = Self.frames(of: texts, width: 375) else {
      print("skipped differences: DejaVu Sans can't be laid out")
      return
    }
    let others = [
      ("identical", Self.frames(of: texts, width: 375)),
      ("three edits", Self.frames(of: edited, width: 375)),
      ("another width", Self.frames(of: texts, width: 390)),
    ]
    for (name, new) in others {
      guard let new else { continue }
      var changed = 0
      let seconds = Stopwatch.seconds(runs: 5) {
        changed = FramesDifference(from: old, to: new).changedFrames
      }
      precondition((changed == 0) == (name == "identical"), "an edit changes frames")
      table.add(
        "explain a diff of 100,000 frames, \(name)", seconds * 1000, unit: "ms",
        target: .atMost(50))
    }
  }

  /// The frames of chips as a document that was written and read back.
  private static func frames(of texts: [String], width: Double) -> RecordedFrames? {
    var spec = Spec()
    var section = SectionSpec()
    section.items = texts.map { ItemSpec(text: $0) }
    spec.sections = [section]
    var container = ContainerSpec()
    container.width = width
    spec.container = container
    let resolved = spec.resolved()
    guard let fonts = try? OpenedFonts(for: resolved) else { return nil }
    let document = FramesDocument(of: resolved, with: fonts, identifiesFonts: true)
    var written: [UInt8] = []
    document.write(as: .json) { bytes throws(Never) in
      written += bytes
      bytes.removeAll(keepingCapacity: true)
    }
    return try? RecordedFrames(json: written)
  }
}
