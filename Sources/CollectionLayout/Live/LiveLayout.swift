/// A layout whose items can be inserted, removed, moved and resized.
///
/// It answers as a full layout of the same sections does, and after an edit only the touched rows are
/// broken anew. With n items, where a row holds few of them:
///
/// - `frame(at:)`, `row(ofItem:)`, `contentSize`: O(log n).
/// - `items(in:)`: O(log n) and the items that it finds.
/// - An edit: the rows that change, and O(log n) for all that come after. Once in some hundred edits
///   it also adds up anew what each few hundred items amount to.
/// - Another container: nothing if its rows are as long, else O(n).
///
/// An edit lays a section out anew if its rows are balanced, and, in horizontal scrolling, when the
/// first item of another size makes the spacings change places.
///
///     var layout = LiveLayout(sections: sections, container: Container(width: 375))
///     layout.insert(Item(size: Size(width: 80, height: 32)), at: ItemPath(section: 0, item: 0))
///     let visible = layout.items(in: Rect(x: 0, y: 1000, width: 375, height: 667))
public struct LiveLayout: Sendable {
  /// The view that sections are laid out in.
  public private(set) var container: Container
  private var sections: [LiveSection]
  private var totals: RunningTotals
  private var mirrorsContent: Bool
  /// Whether sections, and the rows in them, follow one another without overlap.
  private var isOrdered: Bool

  /// Lays out sections in a container, in O(items).
  public init(sections: [Section], container: Container) {
    self.container = container
    let mirrors = container.mirrorsContent(of: sections)
    mirrorsContent = mirrors
    self.sections = sections.map {
      LiveSection($0, in: container, mirrorsContent: mirrors)
    }
    totals = RunningTotals(of: self.sections.lazy.map(\.sum))
    isOrdered = self.sections.allSatisfy(\.isOrdered)
  }
}

// MARK: - Questions

extension LiveLayout {
  /// The number of sections.
  public var sectionCount: Int { sections.count }

  /// The number of items in all sections.
  public var itemCount: Int { totals.sum.items }

  /// The extent of the content, without the content inset.
  public var contentSize: Size {
    let axes = Axes(container)
    var end = totals.sum.extent
    // Nothing follows the last section.
    if let last = sections.last { end += -last.traits.sectionSpacing }
    return axes.rect(
      along: 0, across: 0, length: max(0, axes.extent(of: container)),
      thickness: max(0, end.value)
    ).size
  }

  /// Returns the number of items in a section.
  public func itemCount(inSection section: Int) -> Int { sections[section].count }

  /// Returns the number of rows in a section.
  public func rowCount(inSection section: Int) -> Int { sections[section].rowCount }

  /// Returns a section with its items as they are now, in O(items); what is no size counts as 0.
  public func section(at section: Int) -> Section { sections[section].section }

  /// Returns an item as it is now; what is no size counts as 0.
  public func item(at path: ItemPath) -> Item { sections[path.section].item(at: path.item) }

  /// Returns the number of the row that an item is in, counted within its section.
  public func row(ofItem path: ItemPath) -> Int { sections[path.section].row(ofItem: path.item) }

  /// Returns the frame of an item.
  public func frame(at path: ItemPath) -> Rect {
    let start = totals.before(path.section).extent
    return rect(
      sections[path.section].place(ofItem: path.item, from: start),
      in: sections[path.section].traits)
  }

  /// Returns the section with its header, its inset and its footer, unrounded.
  public func frame(ofSection section: Int) -> Rect {
    let start = totals.before(section).extent
    let end = end(ofSection: section)
    return edge(across: start.value, thickness: max(0, end.value - start.value))
  }

  /// Returns where a section ends in the direction of scrolling.
  private func end(ofSection section: Int) -> ExactSum {
    var end = totals.before(section).extent
    end += sections[section].sum.extent
    end += -sections[section].traits.sectionSpacing
    return end
  }

  /// Returns the frame of a section's header, or `nil` if it has none.
  public func headerFrame(ofSection section: Int) -> Rect? {
    let (start, traits) = (totals.before(section).extent, sections[section].traits)
    guard traits.header > 0 else { return nil }
    return edge(across: traits.grid.nearest(to: start.value), thickness: traits.header)
  }

  /// Returns the place of a section's header when it sticks to the visible part of its section.
  public func headerFrame(ofSection section: Int, pinnedAt contentOffset: Point) -> Rect? {
    headerFrame(ofSection: section).map {
      container.pinned($0, in: frame(ofSection: section), at: contentOffset)
    }
  }

  /// Returns the frame of a section's footer, or `nil` if it has none.
  public func footerFrame(ofSection section: Int) -> Rect? {
    let traits = sections[section].traits
    guard traits.footer > 0 else { return nil }
    var end = end(ofSection: section)
    end += -traits.footer
    return edge(across: traits.grid.nearest(to: end.value), thickness: traits.footer)
  }

  /// Returns the items that share an area with a rectangle, in order.
  public func items(in rect: Rect) -> [ItemPath] {
    guard !sections.isEmpty else { return [] }
    let (band, along) = bands(of: rect)
    var found: [ItemPath] = []
    // Sections that overlap are all looked at; that takes a negative inset or spacing.
    var (number, before) =
      isOrdered
      ? totals.lastPart { $0.extent.value <= band.start } : (0, Totals())
    while number < sections.count, !isOrdered || before.extent.value < band.end {
      let traits = sections[number].traits
      sections[number].visitItems(across: band, along: along, from: before.extent) {
        guard self.rect($1, in: traits).intersects(rect) else { return }
        found.append(ItemPath(section: number, item: $0))
      }
      before += sections[number].sum
      number += 1
    }
    return found
  }

  /// The extents of a rectangle across rows and along them, as they are before content is mirrored.
  ///
  /// Across it is a pixel wider on both sides, since rounding may move an item out of its row by less
  /// than that.
  private func bands(of rect: Rect) -> (across: Band, along: Band) {
    let pixel = 1 / PixelGrid(scale: container.scale).scale
    let horizontal = Band(start: rect.x, end: rect.maxX)
    let vertical = Band(start: rect.y, end: rect.maxY)
    let isHorizontal = container.scrollDirection == .horizontal
    var across = isHorizontal ? horizontal : vertical
    if mirrorsContent {
      let width = contentSize.width
      across = Band(start: width - rect.maxX, end: width - rect.x)
    }
    return (
      Band(start: across.start - pixel, end: across.end + pixel),
      isHorizontal ? vertical : horizontal
    )
  }

  /// Returns the rectangle of a header, a footer or a section.
  private func edge(across: Double, thickness: Double) -> Rect {
    let axes = Axes(container)
    var rect = axes.rect(
      along: 0, across: across, length: max(0, axes.extent(of: container)), thickness: thickness)
    if mirrorsContent { rect.mirror(in: contentSize.width) }
    return rect
  }

  /// Returns the rectangle of an item's place.
  private func rect(_ place: ItemPlace, in traits: SectionTraits) -> Rect {
    let axes = Axes(container)
    var rect = axes.rect(
      along: place.along, across: place.across, length: place.length, thickness: place.thickness)
    if mirrorsContent {
      rect.mirror(in: contentSize.width)
      rect.x = traits.grid.nearest(to: rect.x)
    }
    guard traits.kind == .compositional else { return rect }
    rect.width = traits.grid.nearest(to: rect.width)
    rect.height = traits.grid.nearest(to: rect.height)
    return rect
  }
}

// MARK: - Edits

extension LiveLayout {
  /// Inserts an item before the one that is there, or at the end of a section.
  public mutating func insert(_ item: Item, at path: ItemPath) {
    edit(path.section) { $0.insert(item, at: path.item) }
  }

  /// Removes an item and returns it.
  @discardableResult
  public mutating func remove(at path: ItemPath) -> Item {
    let item = item(at: path)
    edit(path.section) { $0.remove(at: path.item) }
    return item
  }

  /// Moves an item, to the place that it has when all is done.
  public mutating func move(from path: ItemPath, to other: ItemPath) {
    let item = remove(at: path)
    insert(item, at: other)
  }

  /// Gives an item another size.
  public mutating func resize(at path: ItemPath, to size: Size) {
    var item = item(at: path)
    item.size = size
    replace(at: path, with: item)
  }

  /// Puts another item in an item's place.
  public mutating func replace(at path: ItemPath, with item: Item) {
    edit(path.section) { $0.replace(at: path.item, with: item) }
  }

  /// Inserts a section before the one that is there, or at the end.
  public mutating func insert(_ section: Section, at index: Int) {
    sections.insert(LiveSection(section, in: container, mirrorsContent: mirrorsContent), at: index)
    recount()
  }

  /// Removes a section.
  public mutating func removeSection(at index: Int) {
    sections.remove(at: index)
    recount()
  }

  /// Puts another section in a section's place.
  public mutating func replaceSection(at index: Int, with section: Section) {
    sections[index] = LiveSection(section, in: container, mirrorsContent: mirrorsContent)
    recount()
  }

  /// Lays out in another container.
  ///
  /// Rows are only broken anew where their length, or the pixels of self-sizing cells, changed.
  public mutating func move(to container: Container) {
    self.container = container
    mirrorsContent = container.mirrorsContent(of: sections.map(\.options))
    for section in sections.indices {
      sections[section].move(to: container, mirrorsContent: mirrorsContent)
    }
    totals = RunningTotals(of: sections.lazy.map(\.sum))
    isOrdered = sections.allSatisfy(\.isOrdered)
  }

  private mutating func edit(_ section: Int, _ change: (inout LiveSection) -> Void) {
    let (old, wasOrdered) = (sections[section].sum, sections[section].isOrdered)
    change(&sections[section])
    totals.change(section, from: old, to: sections[section].sum)
    if sections[section].isOrdered != wasOrdered {
      isOrdered = sections.allSatisfy(\.isOrdered)
    }
  }

  /// Adds up all sections, and sees whether content is still mirrored as it was.
  private mutating func recount() {
    guard container.mirrorsContent(of: sections.map(\.options)) == mirrorsContent else {
      return move(to: container)
    }
    totals = RunningTotals(of: sections.lazy.map(\.sum))
    isOrdered = sections.allSatisfy(\.isOrdered)
  }
}
