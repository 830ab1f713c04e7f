/// All about a section but its items, measured along and across its rows.
///
/// Vertical and horizontal scrolling differ here and in the assembly, nowhere between: `length` and
/// `along` run in the direction of a row, `thickness` and `across` in that of scrolling.
struct SectionTraits: Hashable, Sendable {
  /// The largest length that is used; a screen has a few thousand points, and doubles of this size
  /// can still be added up by the million without losing a pixel.
  static let largestLength = 1e9

  let kind: Section.Kind
  /// Whether rows run downwards, as in horizontal scrolling.
  let isHorizontal: Bool
  /// The extent of the container along a row, its content inset taken off.
  let extent: Double
  /// Where rows begin.
  let lead: Double
  /// The length that a row may take.
  let available: Double
  /// The space between the header and the first row, and between the last one and the footer.
  let before, after: Double
  let header, footer: Double
  /// The distance to a section that follows.
  let sectionSpacing: Double
  /// The least distance in a row, and the distance of rows, after any swap.
  let spacing, lineSpacing: Double
  /// Whether all items are of one size, and no cell sizes itself.
  let isUniform: Bool
  /// Whether the spacings change places as soon as sizes differ.
  let swapsSpacingsWhenMixed: Bool
  /// Whether positions along the row are mirrored for right-to-left reading.
  let isMirrored: Bool
  /// Whether positions across are rounded now; where content is mirrored, they are later.
  let roundsAcross: Bool
  /// Whether items are rounded to the pixel before rows are broken.
  let isSelfSizing: Bool
  /// Whether items are made no longer than their row.
  let clampsItems: Bool
  let rowBreaking: Section.RowBreaking
  let maximumItems: Int
  let lastRow: Section.LastRow
  let loneItem: Section.LoneItem
  let loneLastItem: OpenQuestions.LoneLastItem
  let verticalAlignment: Section.VerticalAlignment
  let grid: PixelGrid

  /// Whether the spacings have changed places.
  var hasSwappedSpacings: Bool { swapsSpacingsWhenMixed && !isUniform }

  /// Whether items may be laid out in another size than they were given.
  var keepsGivenSizes: Bool { isSelfSizing || clampsItems }

  /// Returns whether the same items break into the same rows, of the same facts, with other traits.
  func breaksRows(as other: SectionTraits) -> Bool {
    available == other.available && spacing == other.spacing && lineSpacing == other.lineSpacing
      && isHorizontal == other.isHorizontal && maximumItems == other.maximumItems
      && verticalAlignment == other.verticalAlignment && kind == other.kind
      && (grid == other.grid || !isSelfSizing)
  }

  /// Takes from a section all but its items, of which two facts matter.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - container: The view that it is in.
  ///   - areEqual: Whether all items have one size.
  ///   - isEmpty: Whether there are no items.
  ///   - mirrorsContent: Whether the section is part of content that is mirrored as a whole.
  init(
    _ section: Section, in container: Container, itemsAreEqual areEqual: Bool, isEmpty: Bool,
    mirrorsContent: Bool
  ) {
    let axes = Axes(container)
    let insets = axes.insets(of: section, in: container)
    kind = section.kind
    isHorizontal = axes.areHorizontal
    grid = PixelGrid(scale: container.scale)
    extent = axes.extent(of: container)
    available = extent - insets.lead - insets.trail
    isSelfSizing = section.isSelfSizing
    clampsItems = section.kind == .compositional || section.uikit.tooWide == .clamp
    rowBreaking = section.rowBreaking
    maximumItems = max(1, section.maximumItemsPerRow ?? .max)
    lastRow = section.lastRow
    loneItem = section.loneItem
    loneLastItem = section.uikit.loneLastItem

    sectionSpacing = usable(container.interSectionSpacing)

    // An empty compositional section has no height at all (3, measured).
    let isAbsent = section.kind == .compositional && isEmpty
    before = isAbsent ? 0 : insets.before
    after = isAbsent ? 0 : insets.after
    header = isAbsent ? 0 : max(0, axes.thickness(of: section.headerReferenceSize))
    footer = isAbsent ? 0 : max(0, axes.thickness(of: section.footerReferenceSize))

    isUniform = areEqual && !section.isSelfSizing
    swapsSpacingsWhenMixed =
      axes.areHorizontal && section.uikit.swapsSpacings && section.kind != .compositional
    let swaps = swapsSpacingsWhenMixed && !isUniform
    let inRow = usable(section.minimumInteritemSpacing)
    let betweenRows = usable(section.minimumLineSpacing)
    spacing = swaps ? betweenRows : inRow
    lineSpacing = swaps ? inRow : betweenRows

    roundsAcross = !mirrorsContent
    let mirror = Mirror(section, in: container, isUniform: isUniform)
    isMirrored = mirror != .none
    lead = mirror == .itemsOnly ? insets.trail : insets.lead

    let standard: Section.VerticalAlignment = section.kind == .compositional ? .top : .center
    let alignment = section.verticalAlignment ?? standard
    verticalAlignment = axes.areHorizontal && alignment == .baseline ? .top : alignment
  }

  /// Returns a length as it is laid out, from one that is not negative.
  func prepared(length: Double) -> Double {
    let own = isSelfSizing ? grid.nearest(to: length) : length
    return clampsItems ? min(own, max(0, available)) : own
  }

  /// Returns a thickness as it is laid out, from one that is not negative.
  func prepared(thickness: Double) -> Double {
    isSelfSizing ? grid.nearest(to: thickness) : thickness
  }
}

/// Returns a length that arithmetic can trust: finite, and of a size that sums can bear.
func usable(_ length: Double) -> Double {
  let limit = SectionTraits.largestLength
  return length.isNaN ? 0 : min(max(length, -limit), limit)
}

/// How right-to-left reading changes the positions along a row (facts/collection-layouts 1.11).
private enum Mirror {
  case none
  /// All positions are mirrored, and the section inset with them.
  case all
  /// The items are mirrored between insets that stay where they are.
  case itemsOnly

  init(_ section: Section, in container: Container, isUniform: Bool) {
    guard container.direction == .rightToLeft, container.scrollDirection == .vertical else {
      self = .none
      return
    }
    guard !section.uikit.flipsHorizontallyInOppositeLayoutDirection else {
      self = .all
      return
    }
    switch section.kind {
    case .flow: self = isUniform ? .all : .none
    case .leading, .trailing: self = .itemsOnly
    // Its insets are leading and trailing ones by nature.
    case .compositional: self = .all
    case .left, .center, .right, .justified, .spaceAround, .spaceEvenly, .fill: self = .none
    }
  }
}
