import CollectionLayout
import TextMetrics

/// What turns a label into a chip: a measurer, a style, and the pixels.
struct ChipRuler {
  /// What a spec says about the size of one chip.
  struct GivenSize: Hashable {
    var width: Double?
    var height: Double?
  }

  let measurer: LabelMeasurer
  /// The measurer of the font that the label shows, if that is another one.
  var shown: LabelMeasurer?
  let style: ChipStyle
  let grid: PixelGrid
  let table: FontTable
  /// The place of the font in the table.
  let font: Int32
  /// Whether chips tell where their baselines are.
  var tellsBaselines = false

  init(_ measurer: LabelMeasurer, style: ChipStyle, on grid: PixelGrid, table: FontTable) {
    self.measurer = measurer
    self.style = style
    self.grid = grid
    self.table = table
    font = Int32(clamping: table.place(of: measurer.face, size: measurer.size))
  }

  /// The size of the chip around a label.
  func size(around label: Size, given: GivenSize) -> Size {
    let size = style.size(around: label, on: grid)
    return Size(width: given.width ?? size.width, height: given.height ?? size.height)
  }

  /// The distance of a label's first baseline from the top of its chip.
  ///
  /// The label is centred in what the padding leaves.
  func baseline(of label: Size, in chip: Size) -> Double {
    let free = chip.height - style.verticalPadding - label.height
    let face = measurer.face.metrics
    return style.padding.top + free / 2 + face.points(face.ascender, size: measurer.size)
  }
}

extension ChipStyle {
  /// The style of a resolved spec.
  init(_ chip: ResolvedSpec.Chip, sizing: SizingChoice) {
    self.init()
    padding = EdgeInsets(
      top: chip.padding.top, left: chip.padding.left, bottom: chip.padding.bottom,
      right: chip.padding.right)
    switch sizing {
    case .manual: self.sizing = .manual
    case .automatic: self.sizing = .automatic
    }
    height = chip.height
    minimumWidth = chip.minimumWidth
    maximumWidth = chip.maximumWidth
  }
}

extension LineBreakMode {
  /// The mode of a spec.
  init(_ choice: LineBreakModeChoice) {
    switch choice {
    case .byWordWrapping: self = .wordWrapping
    case .byCharWrapping: self = .charWrapping
    case .byClipping: self = .clipping
    case .byTruncatingHead: self = .truncatingHead
    case .byTruncatingTail: self = .truncatingTail
    case .byTruncatingMiddle: self = .truncatingMiddle
    }
  }
}
