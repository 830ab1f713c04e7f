/// The reading of one spec: where it is, and what was wrong so far.
struct SpecDecoder {
  let bytes: [UInt8]
  private var path: [SpecPathStep] = []
  private var problems: [(offset: Int, path: String, fault: SpecFault)] = []

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Notes a mistake of a value at the current path.
  mutating func note(_ value: JSONValue, _ fault: SpecFault) {
    note(at: value.range.lowerBound, fault)
  }

  /// Notes a mistake of a member at the path of its value, which begins at its name.
  mutating func note(_ member: JSONMember, _ fault: SpecFault) {
    within(.name(member.name)) { $0.note(at: member.nameRange.lowerBound, fault) }
  }

  /// Notes that something else was expected than the value.
  mutating func note(_ value: JSONValue, expected: String) {
    note(value, .mismatch(expected: expected, found: found(value)))
  }

  /// Goes one step down the path for the time of `body`.
  mutating func within<Value>(_ step: SpecPathStep, _ body: (inout SpecDecoder) -> Value) -> Value {
    path.append(step)
    defer { path.removeLast() }
    return body(&self)
  }

  /// Goes one step down the path, until `leave()`.
  mutating func enter(_ step: SpecPathStep) { path.append(step) }

  /// Goes one step up the path again.
  mutating func leave() { path.removeLast() }

  private mutating func note(at offset: Int, _ fault: SpecFault) {
    problems.append((offset, path.text, fault))
  }

  /// What a value is, for a message: a short value itself, a container by its kind.
  private func found(_ value: JSONValue) -> String {
    switch value.content {
    case .object: "an object"
    case .array: "an array"
    case .string(let text): text.quotedForMessage
    case .number, .boolean, .null:
      String(decoding: bytes[value.range], as: UTF8.self).shortenedForMessage
    }
  }
}

extension SpecDecoder {
  /// All mistakes, those of syntax too, in the order of the file.
  func sorted(with syntax: [JSONProblem]) -> [SpecProblem] {
    enum Mistake {
      case syntax(JSONProblem)
      case value(offset: Int, path: String, fault: SpecFault)
      var offset: Int {
        switch self {
        case .syntax(let problem): problem.offset
        case .value(let offset, _, _): offset
        }
      }
      var otherOffset: Int? {
        switch self {
        case .syntax(let problem):
          guard case .duplicateName(_, let firstAt) = problem.fault else { return nil }
          return firstAt
        case .value(_, _, let fault):
          guard case .duplicateID(_, let firstAt) = fault else { return nil }
          return firstAt
        }
      }
    }
    let mistakes =
      syntax.map(Mistake.syntax)
      + problems.map { .value(offset: $0.offset, path: $0.path, fault: $0.fault) }
    let offsets = Set(mistakes.flatMap { [$0.offset, $0.otherOffset ?? $0.offset] }).sorted()
    let positions = Dictionary(
      uniqueKeysWithValues: zip(offsets, SourcePosition.positions(of: offsets, in: bytes)))
    func position(_ offset: Int) -> SourcePosition {
      positions[offset] ?? SourcePosition(line: 1, column: 1)
    }
    // A stable sort: mistakes of one place stay in the order in which they were noticed.
    let order = mistakes.indices.sorted { (mistakes[$0].offset, $0) < (mistakes[$1].offset, $1) }
    return order.map { index in
      switch mistakes[index] {
      case .syntax(let problem):
        SpecProblem(
          position: position(problem.offset), message: problem.sentence(position: position))
      case .value(let offset, let path, let fault):
        SpecProblem(
          position: position(offset), path: path, message: fault.sentence(position: position))
      }
    }
  }
}
