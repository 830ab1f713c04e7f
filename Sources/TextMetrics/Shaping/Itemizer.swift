import CHarfBuzz

/// Divides a label's text into runs of one direction, one script and one face.
final class Itemizer {
  private let cascade: FontCascade
  private let boundaries: TextBoundaries
  private let shaper: Shaper
  private let bidi = BidiLevels()
  private let baseDirection: BaseDirection
  /// The face of each cluster that was looked up, since labels repeat theirs.
  private var facesOfClusters: [[UInt32]: Int] = [:]

  init(
    cascade: FontCascade, boundaries: TextBoundaries, shaper: Shaper,
    baseDirection: BaseDirection
  ) {
    self.cascade = cascade
    self.boundaries = boundaries
    self.shaper = shaper
    self.baseDirection = baseDirection
  }

  /// The runs of a text in logical order; linear in the text.
  func runs(in text: LabelText) -> [TextRun] {
    let levels = bidi.runs(in: text, base: baseDirection)
    let scripts = Script.runs(in: text)
    let faces = faceRuns(in: text, scripts: scripts)
    return intersection(of: levels, scripts, faces)
  }

  /// Cuts the text wherever one of the three divisions does.
  private func intersection(
    of levels: [(range: Range<Int>, level: UInt8)],
    _ scripts: [(range: Range<Int>, script: hb_script_t)],
    _ faces: [(range: Range<Int>, face: Int)]
  ) -> [TextRun] {
    var runs: [TextRun] = []
    var (level, script, face) = (0, 0, 0)
    var start = 0
    while level < levels.count, script < scripts.count, face < faces.count {
      let end = min(
        levels[level].range.upperBound, scripts[script].range.upperBound,
        faces[face].range.upperBound)
      runs.append(
        TextRun(
          range: start..<end, script: scripts[script].script, level: levels[level].level,
          face: faces[face].face))
      if levels[level].range.upperBound == end { level += 1 }
      if scripts[script].range.upperBound == end { script += 1 }
      if faces[face].range.upperBound == end { face += 1 }
      start = end
    }
    return runs
  }

  /// Ranges of one face each; a cluster is never divided, and white space stays with the cluster
  /// before it, at the beginning with the one after.
  ///
  /// White space beside a picture is the text font's: a picture font's space is as wide as a picture.
  private func faceRuns(
    in text: LabelText, scripts: [(range: Range<Int>, script: hb_script_t)]
  ) -> [(range: Range<Int>, face: Int)] {
    let starts = boundaries.clusterStarts(in: text)
    var runs: [(range: Range<Int>, face: Int)] = []
    var waiting: Int?
    var script = 0
    for (start, end) in zip(starts, starts.dropFirst()) {
      while scripts[script].range.upperBound <= start { script += 1 }
      let scalars = text.scalars(in: start..<end)
      let isSpace = scalars.allSatisfy(TextProperties.isWhiteSpace)
      if isSpace, runs.isEmpty {
        waiting = waiting ?? start
        continue
      }
      let face: Int
      if isSpace, let last = runs.last, !cascade.faces[last.face].isColored,
        shows(scalars, in: cascade.faces[last.face])
      {
        face = last.face
      } else {
        face = self.face(for: scalars, script: scripts[script].script)
      }
      if let last = runs.last, last.face == face {
        runs[runs.count - 1] = (last.range.lowerBound..<end, face)
      } else {
        if let space = waiting, face != 0,
          cascade.faces[face].isColored
            || !shows(text.scalars(in: space..<start), in: cascade.faces[face])
        {
          runs.append((space..<start, 0))
          waiting = nil
        }
        runs.append(((waiting ?? start)..<end, face))
        waiting = nil
      }
    }
    // Nothing but white space, or space that the first face lacks.
    if let waiting { runs.append((waiting..<text.count, 0)) }
    return runs
  }

  /// The face for a cluster: the first that shows all of it, the label's own when none does.
  private func face(for scalars: [UInt32], script: hb_script_t) -> Int {
    let isPicture = Self.wantsPicture(scalars)
    if scalars.count == 1, !isPicture, shows(scalars, in: cascade.primary) { return 0 }
    if let known = facesOfClusters[scalars] { return known }
    let needed = scalars.filter { !TextProperties.isDefaultIgnorable($0) }
    let face =
      cascade.face(for: needed, prefersColor: isPicture) { shows(scalars, in: $0, script: script) }
      ?? 0
    facesOfClusters[scalars] = face
    return face
  }

  /// Whether a face has a glyph for each character that shows.
  private func shows(_ scalars: [UInt32], in face: FontFace) -> Bool {
    scalars.allSatisfy {
      face.shaping.nominalGlyph(of: $0) != nil || TextProperties.isDefaultIgnorable($0)
    }
  }

  /// The same, or shaping finds glyphs for the cluster by composing or decomposing it.
  private func shows(_ scalars: [UInt32], in face: FontFace, script: hb_script_t) -> Bool {
    if shows(scalars, in: face) { return true }
    var glyphs: [ShapedGlyph] = []
    shaper.shape(scalars, script: script, face: face, to: &glyphs)
    return glyphs.allSatisfy { $0.glyph != 0 }
  }

  /// Whether a cluster is shown as a picture: by default, by a selector, or as a sequence (Unicode
  /// Technical Standard 51, sections 1.4 and 4.3).
  static func wantsPicture(_ scalars: [UInt32]) -> Bool {
    guard let first = scalars.first, TextProperties.isEmoji(first) || scalars.count > 1 else {
      return TextProperties.isRegionalIndicator(scalars.first ?? 0)
    }
    if scalars.contains(CodePoint.textSelector) { return false }
    if TextProperties.isEmojiByDefault(first) { return true }
    guard TextProperties.isEmoji(first), scalars.count > 1 else { return false }
    return scalars.dropFirst().contains { scalar in
      scalar == CodePoint.emojiSelector || scalar == CodePoint.enclosingKeycap
        || TextProperties.isEmojiModifier(scalar)
    }
  }
}
