import CollectionLayout

extension Diagnostic {
  /// A word for scripts.
  var kind: String {
    switch self {
    case .itemWiderThanSection: "itemWiderThanSection"
    case .itemTallerThanSection: "itemTallerThanSection"
    case .zeroSize: "zeroSize"
    case .invalidSize: "invalidSize"
    case .noRoom: "noRoom"
    case .fractionalWidth: "fractionalWidth"
    case .fractionalHeight: "fractionalHeight"
    case .exactFit: "exactFit"
    case .narrowMiss: "narrowMiss"
    case .mixedHeights: "mixedHeights"
    case .spacingsSwapped: "spacingsSwapped"
    case .partialLastColumn: "partialLastColumn"
    case .headerNarrowerThanView: "headerNarrowerThanView"
    }
  }

  /// The section and item.
  var place: (section: Int?, item: Int?) {
    switch self {
    case .itemWiderThanSection(let section, let item, _, _),
      .itemTallerThanSection(let section, let item, _, _),
      .zeroSize(let section, let item, _, _), .invalidSize(let section, let item, _, _),
      .fractionalWidth(let section, let item, _, _),
      .fractionalHeight(let section, let item, _, _):
      (section, item)
    case .noRoom(let section, _, _), .exactFit(let section, _, _, _),
      .narrowMiss(let section, _, _, _), .mixedHeights(let section, _, _, _),
      .spacingsSwapped(let section, _, _), .partialLastColumn(let section, _),
      .headerNarrowerThanView(let section, _, _):
      (section, nil)
    }
  }

  /// One sentence, without the place.
  var message: String {
    switch self {
    case .itemWiderThanSection(_, _, let width, let available):
      "the item is \(decimal(width)) wide, and the section has room for \(decimal(available)); "
        + "UIKit leaves undefined what happens then"
    case .itemTallerThanSection(_, _, let height, let available):
      "the item is \(decimal(height)) high, and the section has room for \(decimal(available)); "
        + "UIKit leaves undefined what happens then"
    case .zeroSize(_, _, let width, let height):
      "the item is \(decimal(width)) × \(decimal(height)); UIKit makes no cell without an area"
    case .invalidSize(_, _, let width, let height):
      "\(width) × \(height) is no size for an item"
    case .noRoom(_, let extent, let available):
      "the insets leave \(decimal(available)) of \(decimal(extent)) points for items"
    case .fractionalWidth(_, _, let items, let width):
      "\(counted(items, "item")) of fractional pixel width (\(decimal(width)) points) touch their "
        + "neighbours, so seams can show; round the width down to the pixel"
    case .fractionalHeight(_, _, let items, let height):
      "\(counted(items, "item")) of fractional pixel height (\(decimal(height)) points) touch the "
        + "next row, so seams can show; round the height to the pixel"
    case .exactFit(_, let row, let rows, let available):
      "row \(row) fills \(decimal(available)) points to the last bit"
        + more(rows, "row") + "; a hair more, and its last item wraps"
    case .narrowMiss(_, let row, let rows, let excess):
      "row \(row) wraps one item early because of \(excess) points" + more(rows, "row")
        + "; round item widths down to the pixel"
    case .mixedHeights(_, let row, let rows, let spread):
      "row \(row) has tops \(decimal(spread)) points apart" + more(rows, "row")
        + "; a layout that tells rows by their y places items on top of one another"
    case .spacingsSwapped(_, let interitem, let line):
      "item sizes differ in a horizontal flow, so UIKit uses minimumInteritemSpacing "
        + "(\(decimal(interitem))) between columns and minimumLineSpacing (\(decimal(line))) inside them"
    case .headerNarrowerThanView(_, let width, let viewWidth):
      "headers and footers are \(decimal(width)) wide, from content inset to content inset, and not "
        + "\(decimal(viewWidth)) as the view is"
    case .partialLastColumn(_, let items):
      "UIKit does not show a last column that is not full when cells size themselves: "
        + "\(counted(items, "item"))"
    }
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private func more(_ count: Int, _ noun: String) -> String {
    count > 1 ? " (and \(counted(count - 1, noun)) more)" : ""
  }
}
