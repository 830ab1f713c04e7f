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
    }
  }

  /// The section and item.
  var place: (section: Int?, item: Int?) {
    switch self {
    case .itemWiderThanSection(let section, let item, _, _),
      .itemTallerThanSection(let section, let item, _, _),
      .zeroSize(let section, let item, _, _), .invalidSize(let section, let item, _, _):
      (section, item)
    case .noRoom(let section, _, _): (section, nil)
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
    }
  }
}
