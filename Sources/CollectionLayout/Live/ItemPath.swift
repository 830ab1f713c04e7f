/// The place of an item among sections.
public struct ItemPath: Hashable, Sendable, Comparable {
  /// The number of the section.
  public var section: Int
  /// The number of the item in its section.
  public var item: Int

  /// Creates a path from a section and an item of it.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Returns whether one item comes before another.
  public static func < (one: ItemPath, other: ItemPath) -> Bool {
    one.section == other.section ? one.item < other.item : one.section < other.section
  }
}
