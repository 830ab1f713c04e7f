/// A section whose lengths are checked, and measured along and across its rows.
///
/// Vertical and horizontal scrolling differ here and in the assembly, nowhere between: `length` and
/// `along` run in the direction of a row, `thickness` and `across` in that of scrolling.
struct PreparedSection: Sendable {
  /// The largest length that is used; a screen has a few thousand points, and doubles of this size
  /// can still be added up by the million without losing a pixel.
  static let largestLength = 1e9

  let kind: Section.Kind
  /// Whether rows run downwards, as in horizontal scrolling.
  let isHorizontal: Bool
  /// The extent of the container along a row, its content inset taken off.
  let extent: Double
  /// Where rows begin, and what they have to end before.
  let lead, trail: Double
  /// The length that a row may take.
  let available: Double
  /// The space between the header and the first row, and between the last one and the footer.
  let before, after: Double
  let header, footer: Double
  /// The least distance in a row, and the distance of rows, after any swap.
  let spacing, lineSpacing: Double
  /// Whether all items are of one size, and no cell sizes itself.
  let isUniform: Bool
  /// Whether the spacings changed places, as they do in horizontal scrolling when sizes differ.
  let hasSwappedSpacings: Bool
  /// Whether the spacings change places as soon as sizes differ.
  let swapsSpacingsWhenMixed: Bool
  /// Whether positions along the row are mirrored for right-to-left reading.
  let isMirrored: Bool
  /// Whether positions across are rounded now; where content is mirrored, they are later.
  let roundsAcross: Bool
  let verticalAlignment: Section.VerticalAlignment
  let grid: PixelGrid

  /// Whether no item's size needs a remark.
  let sizesAreUnremarkable: Bool
  let lengths: [Double]
  let thicknesses: [Double]
  let ascents: [Double]
  let grows: [Double]
  let breaksBefore: [Bool]

  var count: Int { lengths.count }
  /// Returns the extents of an item along its row and across, as width and height.
  func size(at item: Int) -> Size { Size(width: lengths[item], height: thicknesses[item]) }
  /// The smallest position along a row, whichever way it is read.
  var physicalLead: Double { isMirrored ? extent - lead - available : lead }

  /// Prepares a section, alone or as part of content that is mirrored as a whole.
  init(_ section: Section, in container: Container, mirroringContent: Bool = false) {
    let axes = Axes(container)
    let grid = PixelGrid(scale: container.scale)
    let insets = axes.insets(of: section, in: container)
    let extent = axes.extent(of: container)
    let room = extent - insets.lead - insets.trail
    let sizes = PreparedSizes(section, along: axes, available: room, grid: grid)

    self.kind = section.kind
    self.isHorizontal = axes.areHorizontal
    self.grid = grid
    self.extent = extent
    self.available = room
    // An empty compositional section has no height at all (3, measured).
    let isAbsent = section.kind == .compositional && section.items.count == 0
    self.before = isAbsent ? 0 : insets.before
    self.after = isAbsent ? 0 : insets.after
    self.header = isAbsent ? 0 : max(0, axes.thickness(of: section.headerReferenceSize))
    self.footer = isAbsent ? 0 : max(0, axes.thickness(of: section.footerReferenceSize))
    self.sizesAreUnremarkable = sizes.areUnremarkable
    self.lengths = sizes.lengths
    self.thicknesses = sizes.thicknesses
    self.isUniform = sizes.areEqual && !section.isSelfSizing

    self.swapsSpacingsWhenMixed =
      axes.areHorizontal && section.uikit.swapsSpacings && section.kind != .compositional
    let swaps = swapsSpacingsWhenMixed && !isUniform
    let spacing = usable(section.minimumInteritemSpacing)
    let lineSpacing = usable(section.minimumLineSpacing)
    self.hasSwappedSpacings = swaps
    self.spacing = swaps ? lineSpacing : spacing
    self.lineSpacing = swaps ? spacing : lineSpacing

    self.roundsAcross = !mirroringContent
    let mirror = Mirror(section, in: container, isUniform: isUniform)
    self.isMirrored = mirror != .none
    self.lead = mirror == .itemsOnly ? insets.trail : insets.lead
    self.trail = mirror == .itemsOnly ? insets.lead : insets.trail

    let standard: Section.VerticalAlignment = section.kind == .compositional ? .top : .center
    let alignment = section.verticalAlignment ?? standard
    self.verticalAlignment =
      axes.areHorizontal && alignment == .baseline ? .top : alignment
    self.ascents = verticalAlignment == .baseline ? section.items.baselines : []
    self.grows = section.kind == .fill ? section.items.grows : []
    self.breaksBefore = section.items.breaksBefore
  }
}

/// Returns a length that arithmetic can trust: finite, and of a size that sums can bear.
func usable(_ length: Double) -> Double {
  let limit = PreparedSection.largestLength
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
