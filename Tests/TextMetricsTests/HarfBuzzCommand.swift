import Foundation

/// The `hb-shape` command, an oracle that shares neither our code nor our advances.
struct HarfBuzzCommand {
  /// Why the oracle could not answer.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// The font file, and the face in it as `FontFace` takes it.
  var path: String
  var index = 0
  /// The language of all texts; HarfBuzz finds no OpenType tag for “C”.
  var language = "C"
  /// Further options, such as features.
  var options: [String] = []
  /// Values for the axes of a variable font, such as `wght=550`.
  var variations: [String] = []

  /// The sum of advances of each text in font units; one process for all texts.
  ///
  /// - Parameter script: the ISO 15924 code that all texts are shaped in.
  func widths(of texts: [String], script: String) throws -> [Int] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("hb-shape-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appendingPathComponent("texts")
    let output = folder.appendingPathComponent("glyphs")
    try Data(texts.map { $0 + "\n" }.joined().utf8).write(to: input)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "hb-shape", "--shapers=ot", "--script=\(script)", "--direction=\(Self.direction(of: script))",
      "--no-glyph-names", "--no-clusters", "--face-index=\(index & 0xFFFF)",
      "--language=\(language)", "--text-file=\(input.path)",
      "--output-file=\(output.path)", "--font-file=\(path)",
    ]
    process.arguments? += options
    if !variations.isEmpty {
      process.arguments?.append("--variations=\(variations.joined(separator: ","))")
    }
    process.environment = ProcessInfo.processInfo.environment
      .merging(["LC_ALL": "C"]) { _, new in new }
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "hb-shape failed on \(path): is libharfbuzz-bin installed?")
    }
    let widths = Self.sums(of: try Data(contentsOf: output))
    guard widths.count == texts.count else {
      throw Failure(description: "\(texts.count) texts, \(widths.count) answers: \(path)")
    }
    return widths
  }

  private static func direction(of script: String) -> String {
    ["Arab", "Hebr", "Syrc", "Thaa", "Nkoo"].contains(script) ? "rtl" : "ltr"
  }

  /// The advances of each line such as `[36+1401|57@0,3+1401]`, added up.
  private static func sums(of output: Data) -> [Int] {
    var sums: [Int] = []
    var sum = 0
    var number: Int?
    var sign = 1
    for byte in output {
      if let digits = number, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        number = digits * 10 + Int(byte - UInt8(ascii: "0"))
        continue
      }
      if byte == UInt8(ascii: "-"), number == 0 {
        sign = -1
        continue
      }
      sum += sign * (number ?? 0)
      (number, sign) = (byte == UInt8(ascii: "+") ? 0 : nil, 1)
      if byte == UInt8(ascii: "\n") {
        sums.append(sum)
        sum = 0
      }
    }
    return sums
  }
}
