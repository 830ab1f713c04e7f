import CollectionLayout
import TextMetrics

/// The sizing of one section: its items become chips.
struct SectionSizing {
  let spec: ResolvedSpec
  let section: ResolvedSpec.Section
  /// The section's place in the spec.
  let number: Int
  /// The length that a row may take, in points; a chip of several lines gets no wider.
  let rowLength: Double
  let fonts: OpenedFonts
  let grid: PixelGrid

  /// The chips of all items; linear in their text.
  func chips() -> MeasuredChips {
    if let labels = section.labels { return chips(of: labels) }
    guard let count = section.count else { return chips(of: section.items) }
    let size = section.itemSize ?? .init(width: 0, height: 0)
    return MeasuredChips(
      Size(width: size.width, height: size.height), count: count, ofSection: number)
  }

  /// How the overflow chip is measured.
  func ruler(of overflow: ResolvedSpec.Overflow) -> ChipRuler {
    ruler(style: overflow.style, given: .init())
  }

  private func chips(of labels: LabelList) -> MeasuredChips {
    var chips = MeasuredChips(labels, ofSection: number)
    let given = given(width: nil, height: nil)
    let ruler = ruler(style: section.style, given: given)
    chips.measureAll(with: ruler, given: given, progress: fonts.progress)
    return chips
  }

  private func chips(of items: [ResolvedSpec.Item]) -> MeasuredChips {
    var chips = MeasuredChips(LabelList(), ofSection: number)
    // Most items look alike, so rulers are looked up by what few of them differ in.
    var rulers: [RulerKey: ChipRuler] = [:]
    for (index, item) in items.enumerated() {
      if index % 4096 == 4095 { fonts.progress(4096) }
      let given = given(width: item.width, height: item.height)
      guard let text = item.text else {
        chips.append(size(ofUnlabelled: item, given: given))
        continue
      }
      let key = RulerKey(style: item.style, width: given.width)
      let ruler = rulers[key] ?? ruler(style: item.style, given: given)
      rulers[key] = ruler
      chips.append(text, with: ruler, given: given)
    }
    chips.name(ids: items.map(\.id), labelled: items.map { $0.text != nil })
    return chips
  }

  private struct RulerKey: Hashable {
    var style: Int
    var width: Double?
  }

  /// What an item says about its size, and its section where it says nothing.
  private func given(width: Double?, height: Double?) -> ChipRuler.GivenSize {
    .init(width: width ?? section.itemSize?.width, height: height ?? section.itemSize?.height)
  }

  private func size(
    ofUnlabelled item: ResolvedSpec.Item, given: ChipRuler.GivenSize
  ) -> Size {
    let height = given.height ?? spec.styles[item.style].chip.height
    return Size(width: given.width ?? 0, height: height ?? 0)
  }

  private func ruler(style index: Int, given: ChipRuler.GivenSize) -> ChipRuler {
    let style = spec.styles[index]
    let limits = limits(of: style.chip, width: given.width)
    var ruler = ChipRuler(
      fonts.measurer(for: style.font, limits: limits),
      style: ChipStyle(style.chip, sizing: section.sizing), on: grid, table: fonts.table)
    ruler.shown = style.labelFont.map { fonts.measurer(for: $0, limits: limits) }
    ruler.tellsBaselines = section.verticalAlignment == .baseline
    return ruler
  }

  /// How much room a label has.
  ///
  /// A label of one line may be as long as it likes, and its chip with it, unless a width is given;
  /// one of several lines breaks where the row ends.
  private func limits(of chip: ResolvedSpec.Chip, width: Double?) -> LineLimits {
    var limits = LineLimits()
    limits.maximumLines = chip.numberOfLines
    limits.mode = LineBreakMode(chip.lineBreakMode)
    var greatest = width ?? chip.maximumWidth
    if greatest == nil, chip.numberOfLines != 1, spec.container.scrollDirection == .vertical {
      greatest = rowLength
    }
    limits.width = greatest.map { max(0, $0 - chip.padding.left - chip.padding.right) }
    return limits
  }
}
