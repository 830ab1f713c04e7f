/// What came out of comparing documents: one entry for each spec, or one for two documents.
package struct ComparisonReport: Sendable {
  /// What came out for one spec.
  package enum Outcome: Sendable {
    /// Nothing that anyone could see is different.
    case same(notes: [ValueChange])
    case different(FramesDifference)
    /// The spec has no baseline.
    case missingBaseline
    /// The baseline's spec is gone.
    case missingSpec
    /// It could not be compared: one sentence for each mistake.
    case failed([String])
  }

  /// One comparison.
  package struct Entry: Sendable {
    /// What was checked: the spec's path, or the new document's.
    package var path: String
    /// What it was compared with.
    package var baseline: String
    package var outcome: Outcome
    /// Where the chip of each cause stands in the spec, if that is known.
    package var positions: [SourcePosition?] = []
    /// What an animation of the update shows, if that was asked for.
    package var moves: AnimatedMoves?

    package init(
      path: String, baseline: String, outcome: Outcome, positions: [SourcePosition?] = []
    ) {
      self.path = path
      self.baseline = baseline
      self.outcome = outcome
      self.positions = positions
    }
  }

  /// How many entries came out in each way.
  package struct Tally: Equatable, Sendable {
    package var same = 0
    package var different = 0
    package var missingBaseline = 0
    package var missingSpec = 0
    package var failed = 0
    package var changedFrames = 0
  }

  /// What was compared with what.
  package enum Subject: Sendable {
    /// Specs with their baselines.
    case baselines
    /// Two documents with each other.
    case documents
  }

  package let subject: Subject
  /// The entries, in the order in which specs were named.
  package var entries: [Entry]

  /// A report of comparisons.
  package init(_ entries: [Entry], of subject: Subject = .baselines) {
    self.entries = entries
    self.subject = subject
  }

  /// What came out of all of it, in one sentence.
  package var summary: String {
    switch subject {
    case .baselines: tally.sentence
    case .documents: entries.first?.headline ?? "every frame is where it was"
    }
  }

  /// How many entries came out in each way.
  package var tally: Tally {
    entries.reduce(into: Tally()) { tally, entry in
      switch entry.outcome {
      case .same: tally.same += 1
      case .different(let difference):
        tally.different += 1
        tally.changedFrames += difference.changedFrames
      case .missingBaseline: tally.missingBaseline += 1
      case .missingSpec: tally.missingSpec += 1
      case .failed: tally.failed += 1
      }
    }
  }

  /// The exit code: 2 if something could not be compared, 1 for differences, else 0.
  package var exitCode: Int32 {
    let tally = tally
    if tally.failed > 0 { return 2 }
    return tally.same == entries.count ? 0 : 1
  }
}

extension ComparisonReport.Entry {
  /// One thing that is wrong, with its place in the spec.
  package struct Finding: Sendable {
    /// A few words that head it.
    package var title: String
    /// One sentence without a full stop.
    package var sentence: String
    package var position: SourcePosition?
    /// How many frames it accounts for.
    package var frames: Int
    /// Whether it could not be compared at all.
    package var isFailure = false
  }

  /// What is wrong, one finding for each cause or mistake.
  package var findings: [Finding] {
    switch outcome {
    case .same: []
    case .different(let difference):
      difference.causes.enumerated().map { number, cause in
        Finding(
          title: cause.title, sentence: cause.sentence,
          position: number < positions.count ? positions[number] : nil, frames: cause.frames)
      }
    case .missingBaseline:
      [
        Finding(
          title: "No baseline",
          sentence: "there is no baseline \(baseline); `chiplayout record` writes it", frames: 0)
      ]
    case .missingSpec:
      [
        Finding(
          title: "Spec is gone",
          sentence: "the baseline \(baseline) has no spec \(path) any more; delete it, or put the "
            + "spec back", frames: 0)
      ]
    case .failed(let sentences):
      sentences.map { Finding(title: "Failed", sentence: $0, frames: 0, isFailure: true) }
    }
  }

  /// What came out, in a few words; `nil` if nothing is wrong.
  package var headline: String? {
    switch outcome {
    case .same: nil
    case .different(let difference): difference.headline
    case .missingBaseline: "no baseline"
    case .missingSpec: "the spec is gone"
    case .failed: "failed"
    }
  }

  /// The word for scripts.
  package var word: String {
    switch outcome {
    case .same: "same"
    case .different: "different"
    case .missingBaseline: "missingBaseline"
    case .missingSpec: "missingSpec"
    case .failed: "failed"
    }
  }
}

extension FramesDifference {
  /// How many frames differ, and the content if it isn't one cause that made it grow.
  var headline: String {
    let frames =
      switch changedFrames {
      case 0: "differs, though no frame changed"
      case 1: "1 frame differs"
      default: "\(changedFrames) frames differ"
      }
    let isTold = causes.contains { $0.contentGrowth != (0, 0) }
    let words = isTold ? [] : Growth(width: contentGrowth.width, height: contentGrowth.height).words
    return words.isEmpty ? frames : "\(frames), content \(words.joined(separator: " and "))"
  }
}

extension ComparisonReport.Tally {
  /// How many specs came out how, such as `2 of 40 specs differ, 1 has no baseline`.
  package var sentence: String {
    let count = same + different + missingBaseline + missingSpec + failed
    let specs = count == 1 ? "1 spec" : "\(count) specs"
    guard same < count else { return "\(specs) checked: every frame is where it was" }
    let parts = [
      (different, "differ"), (missingBaseline, "without a baseline"), (missingSpec, "gone"),
      (failed, "failed"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return "\(specs) checked: " + parts.joined(separator: ", ")
  }
}
