import Glibc

/// Whole processes: `chiplayout` beside `hb-shape`, from the command to its end.
struct ProcessBenchmark {
  private static let font = "DejaVu Sans"
  private static let labelCount = 100_000

  /// The program that was built beside this one.
  private let program: String

  init() {
    var path = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe path.withUnsafeMutableBytes { buffer in
      guard let start = unsafe buffer.assumingMemoryBound(to: CChar.self).baseAddress else {
        return 0
      }
      return unsafe readlink("/proc/self/exe", start, buffer.count)
    }
    let own = String(decoding: path.prefix(max(0, count)), as: UTF8.self)
    let folder = own.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    program = (folder + ["chiplayout"]).joined(separator: "/")
  }

  func run(into table: inout FigureTable) {
    guard ChildProcess(program, "--version").fastest(of: 1) != nil else {
      print("skipped whole processes: \(program) isn't built")
      return
    }
    addBatches(to: &table)
    addStart(to: &table)
    addMemory(to: &table)
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

  private func addStart(to table: inout FigureTable) {
    let run = ChildProcess(program, "measure", "Swift")
    guard let ours = run.fastest(of: 30) else { return }
    let empty = ChildProcess(program, "--version").fastest(of: 30)
    table.add(
      "start: measure Swift (peer: --version)", ours.seconds * 1000, unit: "ms",
      peer: empty.map { ("itself", $0.seconds * 1000) }, target: .atMost(8))
  }

  /// Bytes at the peak for each of a million chips, beyond what one chip takes.
  private func addMemory(to table: inout FigureTable) {
    let (many, one) = (LabelFile(count: 1_000_000), LabelFile(count: 1))
    let cost = { (path: String) in
      ChildProcess(program, "layout", "--input", path, "--format", "ndjson").fastest(of: 1)
    }
    guard let large = cost(many.path), let small = cost(one.path) else { return }
    table.add(
      "layout 1,000,000 labels, memory a chip", Double(large.peakMemory - small.peakMemory) / 1e6,
      unit: "bytes", target: .atMost(150))
    table.add(
      "layout 1,000,000 labels to ndjson, process", large.seconds * 1000, unit: "ms",
      target: .atMost(1000))
  }

  private static let fontPath = InstalledPath.of(font)
}
