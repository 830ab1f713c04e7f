/// A random label, and the runs of one script each that shaping has to make of it.
package struct RandomLabel: Sendable {
  /// The whole label.
  package private(set) var text = ""
  /// Its runs: ISO 15924 code and text.
  package private(set) var runs: [(script: String, text: String)] = []

  fileprivate mutating func append(_ word: String, script: String) {
    text += word
    guard let last = runs.last else { return runs.append((script, word)) }
    // A neutral character goes with the run before it, or at the beginning with the one after it
    // (Unicode Standard Annex 24, section 5.2).
    let end = runs.count - 1
    if script == Alphabet.common || script == last.script {
      runs[end].text += word
    } else if last.script == Alphabet.common {
      runs[end] = (script, last.text + word)
    } else {
      runs.append((script, word))
    }
  }
}

/// An endless row of random labels of one or many kinds, the same for the same seed.
package struct RandomLabels: Sendable {
  /// What labels are made of: a few of these at a time.
  package typealias Kind = [Alphabet]

  /// Labels such as people write, and such as break shapers, in the scripts of Europe.
  package static let european: [Kind] = [
    [.latin], [.latin, .digits], [.latin, .punctuation, .digits], [.latin, .extendedLatin],
    [.extendedLatin], [.latin, .vietnamese, .punctuation], [.greek, .punctuation, .digits],
    [.cyrillic, .punctuation], [.digits, .punctuation], [.kerningPairs, .latin], [.kerningPairs],
    [.ligatures, .latin], [.ligatures], [.contexts, .latin], [.contexts, .digits], [.contexts],
    [.dimensions, .digits, .contexts],
    [.latin, .marks], [.greek, .marks], [.cyrillic, .marks, .digits], [.latin, .spaces],
    [.digits, .spaces], [.latin, .invisible], [.ligatures, .invisible], [.invisible, .digits],
    [.symbols], [.symbols, .latin], [.latin, .emoji], [.emoji, .invisible],
    [.latin, .greek, .cyrillic, .digits], [.greek, .latin, .contexts],
  ]
  /// Scripts beyond Europe, those with shaping rules of their own among them.
  package static let worldwide: [Kind] = [
    [.armenian], [.georgian, .punctuation], [.cherokee], [.han, .punctuation],
    [.hiragana, .katakana, .han], [.katakana, .latin], [.yi], [.hangul, .digits], [.hebrew],
    [.hebrew, .latin], [.arabic], [.arabic, .digits], [.devanagari], [.bengali], [.thai],
    [.tamil], [.khmer], [.thai, .latin], [.arabic, .latin, .punctuation],
  ]

  private var random: SeededRandom
  private let kinds: [Kind]
  private let lengths: ClosedRange<Int>

  /// - Parameter lengths: how many words of an alphabet, mostly single characters, a label has.
  package init(seed: UInt64, kinds: [Kind], lengths: ClosedRange<Int> = 1...16) {
    random = SeededRandom(seed: seed)
    self.kinds = kinds
    self.lengths = lengths
  }

  /// The next label.
  package mutating func next() -> RandomLabel {
    let kind = random.pick(kinds)
    var label = RandomLabel()
    var alphabet = random.pick(kind)
    for _ in 0..<Int.random(in: lengths, using: &random) {
      if Int.random(in: 0..<3, using: &random) == 0 { alphabet = random.pick(kind) }
      label.append(random.pick(alphabet.words), script: alphabet.script)
    }
    return label
  }

  /// The next `count` labels.
  package mutating func next(_ count: Int) -> [RandomLabel] {
    (0..<count).map { _ in next() }
  }
}
