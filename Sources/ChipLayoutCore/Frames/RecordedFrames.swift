/// A frames document read back: what was laid out before, as flat arrays.
///
/// Frames are in the order of the sections: a section's header, its items, its footer.
package struct RecordedFrames: Equatable, Sendable {
  /// What a frame is of.
  package enum Role: UInt8, Sendable {
    case header, item, footer
  }

  /// A font that was measured.
  package struct Font: Equatable, Sendable {
    package var postScriptName: String
    package var family: String
    package var style: String
    package var version: String
    package var sha256: String
    /// Points.
    package var size: Double
  }

  /// Where a section lay.
  package struct Section: Equatable, Sendable {
    package var id: String?
    package var layout: String
    package var rows: Int
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double
  }

  /// Something that was worth telling.
  package struct Diagnostic: Hashable, Sendable {
    package var kind: String
    package var section: Int?
    package var item: Int?
    package var message: String
  }

  /// What produced the frames, name by name.
  package struct Fingerprint: Equatable, Sendable {
    /// The versions of program and libraries, in the document's order.
    package var versions: [NamedValue] = []
    /// Each option by its path in the spec, such as `chip.padding.left`, in the document's order.
    package var options: [NamedValue] = []
  }

  /// A value as JSON shows it, and what it is called.
  package struct NamedValue: Hashable, Sendable {
    package var name: String
    package var value: String
  }

  /// What the collection view was, each value by its path, such as `contentInset.top`.
  package var container: [NamedValue] = []
  package var contentWidth = 0.0
  package var contentHeight = 0.0
  package var fonts: [Font] = []
  package var sections: [Section] = []
  package var diagnostics: [Diagnostic] = []
  /// `nil` in documents that aren't baselines.
  package var fingerprint: Fingerprint?

  /// What each frame is of.
  package var role: [Role] = []
  /// The section of each frame.
  package var section: [Int32] = []
  /// The number of each item within its section; 0 for headers and footers.
  package var item: [Int32] = []
  /// The row of each item within its section; 0 for headers and footers.
  package var row: [Int32] = []
  /// The place of each item's font in `fonts`.
  package var font: [Int32] = []
  package var id: [String?] = []
  package var text: [String?] = []
  package var x: [Double] = []
  package var y: [Double] = []
  package var width: [Double] = []
  package var height: [Double] = []
  /// The width of each label, unrounded; 0 where there is none.
  package var textWidth: [Double] = []

  /// A document without frames.
  package init() {}

  /// The number of frames, headers and footers too.
  package var count: Int { x.count }

  /// Makes room for so many frames.
  mutating func reserveCapacity(_ count: Int) {
    role.reserveCapacity(count)
    section.reserveCapacity(count)
    item.reserveCapacity(count)
    row.reserveCapacity(count)
    font.reserveCapacity(count)
    id.reserveCapacity(count)
    text.reserveCapacity(count)
    x.reserveCapacity(count)
    y.reserveCapacity(count)
    width.reserveCapacity(count)
    height.reserveCapacity(count)
    textWidth.reserveCapacity(count)
  }

  /// Brings the frames into the order of their sections, if they aren't yet.
  mutating func sortBySection() {
    func key(_ index: Int) -> (Int32, UInt8) { (section[index], role[index].rawValue) }
    let isSorted = (1..<max(1, count)).allSatisfy { key($0 - 1) <= key($0) }
    guard !isSorted else { return }
    let order = (0..<count).sorted { first, second in
      key(first) == key(second) ? first < second : key(first) < key(second)
    }
    func permute<Value>(_ values: inout [Value]) { values = order.map { values[$0] } }
    permute(&role)
    permute(&section)
    permute(&item)
    permute(&row)
    permute(&font)
    permute(&id)
    permute(&text)
    permute(&x)
    permute(&y)
    permute(&width)
    permute(&height)
    permute(&textWidth)
  }
}
