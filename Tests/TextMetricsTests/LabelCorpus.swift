import Foundation

/// The labels of `Fixtures/labels`, in the scripts and languages of the world.
enum LabelCorpus {
  /// A label, its language (BCP 47) and its script (ISO 15924).
  struct Label: Sendable, Hashable {
    var language: String
    var script: String
    var text: String
  }

  /// Labels that are one run: one script, one direction.
  static let oneScript = labels(of: "one-script.tsv")
  /// All others: several scripts, numbers among right-to-left text, emoji, controls.
  static let mixed = labels(of: "mixed.tsv")

  /// An installed family that has the script's characters.
  static let families: [String: String] = {
    let path = RulerFont.folder + "/../labels/families.tsv"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let pairs = text.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    return Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0[1]) })
  }()

  /// The family for a label: Urdu is written in Nastaliq.
  static func family(of label: Label) -> String? {
    label.language == "ur" ? "Noto Nastaliq Urdu" : families[label.script]
  }

  private static func labels(of file: String) -> [Label] {
    let path = RulerFont.folder + "/../labels/" + file
    let bytes = (try? Data(contentsOf: URL(fileURLWithPath: path))) ?? Data()
    return bytes.split(separator: UInt8(ascii: "\n")).map { line in
      let fields = line.split(separator: UInt8(ascii: "\t")).map {
        String(decoding: $0, as: UTF8.self)
      }
      return Label(language: fields[0], script: fields[1], text: unescaped(fields[2]))
    }
  }

  private static func unescaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var isEscape = false
    for scalar in text.unicodeScalars {
      guard isEscape || scalar == "\\" else {
        result.append(scalar)
        continue
      }
      if isEscape {
        let meanings: [Unicode.Scalar: Unicode.Scalar] = [
          "n": "\n", "r": "\r", "t": "\t", "0": "\0",
        ]
        result.append(meanings[scalar] ?? scalar)
      }
      isEscape.toggle()
    }
    return String(result)
  }
}
