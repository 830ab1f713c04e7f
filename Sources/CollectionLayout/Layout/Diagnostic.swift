/// Something about the input or the layout that is worth telling: facts, not sentences.
///
/// Items and rows are counted within their section. Where many share the matter, the first one and
/// their number are given.
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
  /// Neighbours in a row touch, and their widths are no whole pixels: seams show (cases 9, 10).
  case fractionalWidth(section: Int, item: Int, items: Int, width: Double)
  /// Neighbours across rows touch, and their heights are no whole pixels: seams show.
  case fractionalHeight(section: Int, item: Int, items: Int, height: Double)
  /// A row is full to the last bit: a hair more, and its last item wraps (case 14).
  case exactFit(section: Int, row: Int, rows: Int, available: Double)
  /// An item wraps because of less than a thousandth of a pixel, as thirds of a width do (case 7).
  case narrowMiss(section: Int, row: Int, rows: Int, excess: Double)
  /// Items of a row have tops more than a point apart, so that a layout that tells rows by their
  /// position would place items on top of one another (case 21).
  case mixedHeights(section: Int, row: Int, rows: Int, spread: Double)
  /// In horizontal scrolling sizes differ, so that the spacings have changed places (case 16).
  case spacingsSwapped(section: Int, interitem: Double, line: Double)
  /// In horizontal scrolling with self-sizing cells, the platform doesn't show a last column that
  /// isn't full (1.8).
  case partialLastColumn(section: Int, items: Int)
  /// Headers and footers reach from content inset to content inset, and not across the view as their
  /// code may assume (1.7, recorded case 3).
  case headerNarrowerThanView(section: Int, width: Double, viewWidth: Double)
}
