/// A streaming writer that appends JSON to one byte buffer.
///
/// The caller decides the order of the keys and the shape of each container; the writer adds the
/// commas, the indentation and the escapes, so the same calls give the same bytes. Text that is
/// already UTF-8 is copied as it is: the caller answers for its being valid.
///
/// ```swift
/// var writer = JSONWriter(spacing: .pretty)
/// writer.beginObject()
/// writer.member("items")
/// writer.beginArray(.rows)
/// writer.beginObject()
/// writer.member("x", 16)
/// writer.endObject()
/// writer.endArray()
/// writer.endObject()
/// writer.endDocument()
/// ```
package struct JSONWriter: Sendable {
  /// Whether white space is written at all.
  package enum Spacing: Sendable {
    /// No white space: `{"x":1,"y":[2,3]}`.
    case compact
    /// A space after commas and colons, and the lines that a container's `Shape` asks for.
    case pretty
  }

  /// Where the elements of a container stand when the spacing is pretty.
  package enum Shape: Sendable {
    /// Each element on a line of its own, indented by 2 spaces.
    case lines
    /// Each element on a line of its own, and everything inside an element on that line.
    case rows
    /// Everything on one line; so is whatever it contains.
    case line
  }

  /// What has been written; the caller may write it out and call `removeWritten()` at any time.
  package private(set) var bytes: [UInt8] = []

  private let spacing: Spacing
  /// The containers that are open around the current one, outermost first.
  private var enclosing: [Container] = []
  private var current = Container(shape: .lines, isEmpty: true)
  /// Whether a member's name stands written and waits for its value.
  private var awaitsValue = false

  private struct Container {
    var shape: Shape
    var isEmpty: Bool
  }

  /// A writer with an empty buffer.
  package init(spacing: Spacing, capacity: Int = 0) {
    self.spacing = spacing
    bytes.reserveCapacity(capacity)
  }

  /// Forgets the bytes written so far but keeps the place in the document and the memory.
  package mutating func removeWritten() {
    bytes.removeAll(keepingCapacity: true)
  }

  /// Hands the bytes written so far to `flush`, which empties them.
  package mutating func handOver<Failure: Error>(
    _ flush: (inout [UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    try flush(&bytes)
  }

  /// Ends a whole document, or one of a sequence of them (NDJSON), with a newline.
  package mutating func endDocument() {
    precondition(enclosing.isEmpty && !awaitsValue, "a container is still open")
    bytes.append(.newline)
    current.isEmpty = true
  }
}

// MARK: Containers

extension JSONWriter {
  /// Opens an object; `shape` matters only in pretty spacing.
  package mutating func beginObject(_ shape: Shape = .lines) {
    begin(.leftBrace, shape)
  }

  /// Closes the object that was opened last.
  package mutating func endObject() {
    end(.rightBrace)
  }

  /// Opens an array; `shape` matters only in pretty spacing.
  package mutating func beginArray(_ shape: Shape = .lines) {
    begin(.leftBracket, shape)
  }

  /// Closes the array that was opened last.
  package mutating func endArray() {
    end(.rightBracket)
  }

  /// Writes the name of a member, which the next call must give its value.
  package mutating func member(_ name: String) {
    precondition(!awaitsValue, "a member without a value")
    separate()
    quote(name)
    bytes.append(.colon)
    if spacing == .pretty { bytes.append(.space) }
    awaitsValue = true
  }

  private mutating func begin(_ bracket: UInt8, _ shape: Shape) {
    let isOnOneLine = !enclosing.isEmpty && current.shape != .lines
    beginValue()
    bytes.append(bracket)
    enclosing.append(current)
    current = Container(shape: isOnOneLine ? .line : shape, isEmpty: true)
  }

  private mutating func end(_ bracket: UInt8) {
    precondition(!awaitsValue, "a member without a value")
    let closed = current
    guard let outer = enclosing.popLast() else {
      preconditionFailure("no container is open")
    }
    current = outer
    current.isEmpty = false
    if spacing == .pretty, closed.shape != .line, !closed.isEmpty {
      breakLine(depth: enclosing.count)
    }
    bytes.append(bracket)
  }

  /// What comes before a value: nothing after its name, else what stands between elements.
  private mutating func beginValue() {
    guard !awaitsValue else {
      awaitsValue = false
      return
    }
    separate()
  }

  private mutating func separate() {
    let isFirst = current.isEmpty
    current.isEmpty = false
    guard !enclosing.isEmpty else {
      precondition(isFirst, "a document has one value")
      return
    }
    if !isFirst { bytes.append(.comma) }
    guard spacing == .pretty else { return }
    if current.shape != .line {
      breakLine(depth: enclosing.count)
    } else if !isFirst {
      bytes.append(.space)
    }
  }

  private mutating func breakLine(depth: Int) {
    bytes.append(.newline)
    for _ in 0..<depth {
      bytes.append(.space)
      bytes.append(.space)
    }
  }
}

// MARK: Values

extension JSONWriter {
  /// Writes a string.
  package mutating func string(_ text: String) {
    beginValue()
    quote(text)
  }

  /// Writes a string that is already UTF-8.
  package mutating func string(utf8 text: Span<UInt8>) {
    beginValue()
    quote(text)
  }

  /// Writes a string that is already UTF-8.
  package mutating func string(utf8 text: ArraySlice<UInt8>) {
    beginValue()
    quote(text.span)
  }

  /// Writes a number with the fewest digits that read back to the same double.
  ///
  /// - Precondition: `value` is finite; JSON has no NaN and no infinities.
  package mutating func number(_ value: Double) {
    beginValue()
    bytes.append(decimal: value)
  }

  /// Writes a whole number.
  package mutating func number(_ value: Int) {
    beginValue()
    bytes.append(decimal: value)
  }

  /// Writes `true` or `false`.
  package mutating func boolean(_ value: Bool) {
    beginValue()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  /// Writes `null`.
  package mutating func null() {
    beginValue()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Writes a member whose value is a string.
  package mutating func member(_ name: String, _ value: String) {
    member(name)
    string(value)
  }

  /// Writes a member whose value is a number.
  ///
  /// - Precondition: `value` is finite.
  package mutating func member(_ name: String, _ value: Double) {
    member(name)
    number(value)
  }

  /// Writes a member whose value is a whole number.
  package mutating func member(_ name: String, _ value: Int) {
    member(name)
    number(value)
  }

  /// Writes a member whose value is `true` or `false`.
  package mutating func member(_ name: String, _ value: Bool) {
    member(name)
    boolean(value)
  }

  private mutating func quote(_ text: String) {
    quote(text.utf8Span.span)
  }

  private mutating func quote(_ text: Span<UInt8>) {
    bytes.append(quoting: text)
  }
}
