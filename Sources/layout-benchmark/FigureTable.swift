/// What a benchmark found, printed as a line beside its peer and its target.
struct FigureTable {
  private var met = 0
  private var missed = 0

  /// A target: the figure has to be this, or on the good side of it.
  enum Target {
    case atLeast(Double)
    case atMost(Double)

    func isMet(by value: Double) -> Bool {
      switch self {
      case .atLeast(let limit): value >= limit
      case .atMost(let limit): value <= limit
      }
    }
  }

  init() {
    printColumns("", "figure", "peer", "ratio", "target", "")
  }

  /// Prints a figure.
  ///
  /// - Parameters:
  ///   - peer: the same work by somebody else, with its name.
  ///   - ratio: how many times better than the peer.
  ///   - checked: the number that the target is for; the value itself when nil.
  mutating func add(
    _ name: String, _ value: Double, unit: String, peer: (name: String, value: Double)? = nil,
    ratio: Double? = nil, target: Target, checked: Double? = nil, targetUnit: String? = nil
  ) {
    let isMet = target.isMet(by: checked ?? value)
    if isMet { met += 1 } else { missed += 1 }
    let targetText =
      switch target {
      case .atLeast(let limit): "≥ \(Self.text(limit)) \(targetUnit ?? unit)"
      case .atMost(let limit): "≤ \(Self.text(limit)) \(targetUnit ?? unit)"
      }
    printColumns(
      name, "\(Self.text(value)) \(unit)",
      peer.map { "\($0.name) \(Self.text($0.value)) \(unit)" } ?? "",
      ratio.map { "\(Self.text($0)) ×" } ?? "", targetText, isMet ? "met" : "MISSED")
  }

  /// Prints how many targets were met.
  func finish() {
    print("\n\(met) of \(met + missed) targets met")
  }

  private func printColumns(_ columns: String...) {
    let widths = [46, 14, 24, 9, 16, 0]
    let cells = zip(columns, widths).map { text, width in
      text + String(repeating: " ", count: max(1, width - text.count))
    }
    print(cells.joined())
  }

  /// Three significant digits.
  private static func text(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    let decimals = abs(value) >= 100 ? 0 : abs(value) >= 10 ? 1 : 2
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = Int((abs(value) * scale).rounded())
    var digits = String(scaled)
    while digits.count <= decimals { digits = "0" + digits }
    if decimals > 0 {
      digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -decimals))
    }
    return (value < 0 ? "−" : "") + digits
  }
}
