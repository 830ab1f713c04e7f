/// Something about the input or the layout that is worth telling: facts, not sentences.
///
/// Items and rows are counted within their section. Where many items of a section share the matter,
/// the first one and the count are given.
public enum Diagnostic: Hashable, Sendable {
  /// An item is wider than its row has room for (facts/collection-layouts 1.9).
  case itemWiderThanSection(section: Int, item: Int, width: Double, available: Double)
  /// In horizontal scrolling, an item is taller than its column has room for (1.9).
  case itemTallerThanSection(section: Int, item: Int, height: Double, available: Double)
  /// An item has no area; the platform makes no cell for it (1.9).
  case zeroSize(section: Int, item: Int, width: Double, height: Double)
  /// An item has a size that is negative, no number or absurdly large, and is laid out as if it were
  /// zero or the largest length.
  case invalidSize(section: Int, item: Int, width: Double, height: Double)
  /// The insets leave no room for items (case 39).
  case noRoom(section: Int, extent: Double, available: Double)
}

extension Diagnostic {
  /// Returns what is worth telling about a section, its items in order.
  static func all(
    of section: Section, at index: Int, prepared: PreparedSection
  ) -> [Diagnostic] {
    var found: [Diagnostic] = []
    if prepared.available <= 0, prepared.count > 0 {
      found.append(.noRoom(section: index, extent: prepared.extent, available: prepared.available))
    }
    guard !prepared.sizesAreUnremarkable else { return found }
    let (widths, heights) = (section.items.widths.span, section.items.heights.span)
    let longest = prepared.available
    let limit = PreparedSection.largestLength
    for item in widths.indices {
      let (width, height) = (widths[item], heights[item])
      let length = prepared.isHorizontal ? height : width
      guard !(width > 0 && height > 0 && max(width, height) <= limit && length <= longest) else {
        continue
      }
      if !(width >= 0 && height >= 0 && max(width, height) <= limit) {
        found.append(.invalidSize(section: index, item: item, width: width, height: height))
      } else if width == 0 || height == 0 {
        found.append(.zeroSize(section: index, item: item, width: width, height: height))
      } else if length > longest, longest > 0 {
        found.append(
          prepared.isHorizontal
            ? .itemTallerThanSection(
              section: index, item: item, height: height, available: longest)
            : .itemWiderThanSection(section: index, item: item, width: width, available: longest))
      }
    }
    return found
  }
}
