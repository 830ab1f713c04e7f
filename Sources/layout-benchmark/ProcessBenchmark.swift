import Glibc

/// Whole processes: `chiplayout` beside `hb-shape`, from the command to its end.
struct ProcessBenchmark {
  private static let font = "DejaVu Sans"
  private static let labelCount = 100_000

  private let program = BuiltProgram.path

  func run(into table: inout FigureTable) {
    guard ChildProcess(program, "--version").fastest(of: 1) != nil else {
      print("skipped whole processes: \(program) isn't built")
      return
    }
    addBatches(to: &table)
    addMillion(to: &table)
    addStart(to: &table)
  }

  /// 100,000 labels from a file to lines of JSON.
  private func addBatches(to table: inout FigureTable) {
    let labels = LabelFile(count: Self.labelCount)
    let shaping = ChildProcess(
      "hb-shape", "--text-file=\(labels.path)", "--output-file=/dev/null",
      "--font-file=\(Self.fontPath)"
    ).fastest(of: 3)
    for command in ["measure", "layout"] {
      let run = ChildProcess(
        program, command, "--input", labels.path, "--format", "ndjson", "--font", Self.font)
      guard let ours = run.fastest(of: 5) else {
        print("skipped \(command): it failed")
        continue
      }
      let isLayout = command == "layout"
      let ratio = shaping.map { $0.seconds / ours.seconds }
      table.add(
        "\(command) 100,000 labels to ndjson, process", ours.seconds * 1000, unit: "ms",
        peer: shaping.map { ("hb-shape", $0.seconds * 1000) }, ratio: ratio,
        target: isLayout ? .atMost(100) : .atLeast(5), checked: isLayout ? nil : ratio ?? 0,
        targetUnit: isLayout ? nil : "×")
    }
  }

  /// Ten times as many: the target is ten times as long.
  private func addMillion(to table: inout FigureTable) {
    let labels = LabelFile(count: 1_000_000)
    let run = ChildProcess(program, "layout", "--input", labels.path, "--format", "ndjson")
    guard let cost = run.fastest(of: 1) else { return }
    table.add(
      "layout 1,000,000 labels to ndjson, process", cost.seconds * 1000, unit: "ms",
      target: .atMost(1000))
  }

  private func addStart(to table: inout FigureTable) {
    let run = ChildProcess(program, "measure", "Swift")
    guard let ours = run.fastest(of: 30) else { return }
    let empty = ChildProcess(program, "--version").fastest(of: 30)
    table.add(
      "start: measure Swift (peer: --version)", ours.seconds * 1000, unit: "ms",
      peer: empty.map { ("itself", $0.seconds * 1000) }, target: .atMost(8))
  }

  private static let fontPath = InstalledPath.of(font)
}

/// The program that was built beside this one.
enum BuiltProgram {
  static let path: String = {
    var path = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe path.withUnsafeMutableBytes { buffer in
      guard let start = unsafe buffer.assumingMemoryBound(to: CChar.self).baseAddress else {
        return 0
      }
      return unsafe readlink("/proc/self/exe", start, buffer.count)
    }
    let own = String(decoding: path.prefix(max(0, count)), as: UTF8.self)
    let folder = own.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return (folder + ["chiplayout"]).joined(separator: "/")
  }()
}
