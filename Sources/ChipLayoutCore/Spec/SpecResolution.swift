extension Spec {
  /// The same spec with every default and device filled in, as `--print-spec` shows it.
  ///
  /// What all sections inherit stands at the top; sections and items keep what they say themselves.
  /// The effective spec of an effective spec is the same.
  package func effective() -> Spec {
    var spec = self
    spec.container = effectiveContainer()
    spec.inherit(from: .defaults)
    spec.settings.style.fillSize()
    for index in (spec.sections ?? []).indices {
      // What the spec itself says comes before what a compositional section does by itself.
      spec.sections?[index].fillCompositional(layout: spec.settings.layout, stated: settings)
    }
    return spec
  }

  /// The spec with every value in its place: what sizing and layout start from.
  package func resolved() -> ResolvedSpec {
    var resolution = Resolution(spec: effective())
    return resolution.resolve()
  }

  private func effectiveContainer() -> ContainerSpec {
    var container = container ?? ContainerSpec()
    guard let device = container.device.flatMap(Device.named) else { return container }
    let screen = device.screen(container.orientation ?? .portrait)
    var filled = ContainerSpec()
    filled.width = screen.width
    filled.height = screen.height
    filled.scale = screen.scale
    filled.safeArea = EdgesSpec(
      top: screen.safeArea.top, left: screen.safeArea.left, bottom: screen.safeArea.bottom,
      right: screen.safeArea.right)
    container.inherit(from: filled)
    return container
  }
}

extension StyleSpec {
  /// A font without a text style has the contract's size; one with a style takes it from there.
  fileprivate mutating func fillSize() {
    guard font?.size == nil, font?.textStyle?.value == nil else { return }
    font?.size = 17
  }
}

extension SectionSpec {
  /// A chip section has the contract's spacings; a full tree has UIKit's, which are zero.
  ///
  /// Its items stand at the top of their row, and its insets count from the safe area
  /// (`facts/collection-layouts 3`).
  fileprivate mutating func fillCompositional(layout: LayoutChoice?, stated: SectionSettings) {
    guard (settings.layout ?? layout) == .compositional else { return }
    let isTree = group?.isTree ?? false
    if !isTree {
      var group = group ?? GroupSpec()
      var spacing = SpacingSpec()
      spacing.fixed = 8
      group.interItemSpacing = group.interItemSpacing ?? spacing
      self.group = group
    }
    let insets =
      isTree
      ? DirectionalEdgesSpec(top: 0, leading: 0, bottom: 0, trailing: 0)
      : DirectionalEdgesSpec(top: 12, leading: 16, bottom: 12, trailing: 16)
    settings.interGroupSpacing =
      settings.interGroupSpacing ?? stated.interGroupSpacing ?? (isTree ? 0 : 8)
    var contentInsets = settings.contentInsets ?? DirectionalEdgesSpec()
    if let above = stated.contentInsets { contentInsets.inherit(from: above) }
    contentInsets.inherit(from: insets)
    settings.contentInsets = contentInsets
    settings.verticalAlignment = settings.verticalAlignment ?? stated.verticalAlignment ?? .top
    var uikit = settings.uikit ?? UIKitSpec()
    uikit.sectionInsetReference =
      uikit.sectionInsetReference ?? stated.uikit?.sectionInsetReference ?? .safeArea
    settings.uikit = uikit
  }
}

/// The resolving of one effective spec: collects its styles, each once.
private struct Resolution {
  let spec: Spec
  private var styles: [ResolvedSpec.Style] = []
  private var styleIndices: [ResolvedSpec.Style: Int] = [:]

  init(spec: Spec) {
    self.spec = spec
  }

  private var category: ContentSizeCategory { spec.contentSizeCategory ?? .large }

  mutating func resolve() -> ResolvedSpec {
    let sections = (spec.sections ?? []).map { resolve($0) }
    return ResolvedSpec(
      container: resolvedContainer(),
      contentSizeCategory: category,
      contentOffset: .init(x: spec.contentOffset?.x ?? 0, y: spec.contentOffset?.y ?? 0),
      sectionHeadersPinToVisibleBounds: spec.sectionHeadersPinToVisibleBounds ?? false,
      sectionFootersPinToVisibleBounds: spec.sectionFootersPinToVisibleBounds ?? false,
      interSectionSpacing: spec.interSectionSpacing ?? 0,
      sections: sections,
      styles: styles)
  }

  private func resolvedContainer() -> ResolvedSpec.Container {
    let container = spec.container ?? ContainerSpec()
    return ResolvedSpec.Container(
      device: container.device,
      orientation: container.orientation ?? .portrait,
      width: container.width ?? 0,
      height: container.height,
      scale: container.scale ?? 1,
      safeArea: .init(container.safeArea),
      contentInset: .init(container.contentInset),
      direction: container.direction ?? .ltr,
      scrollDirection: container.scrollDirection ?? .vertical)
  }

  private mutating func resolve(_ section: SectionSpec) -> ResolvedSpec.Section {
    var settings = section.settings
    settings.inherit(from: spec.settings)
    let style = index(of: settings.style)
    let items = resolve(section.items ?? [], sectionStyle: settings.style, index: style)
    let overflow = settings.overflow?.value.map { overflow in
      var overflowStyle = overflow.style
      overflowStyle.inherit(from: settings.style)
      return ResolvedSpec.Overflow(
        text: overflow.text ?? "+{count}", style: index(of: overflowStyle))
    }
    return ResolvedSpec.Section(
      id: section.id,
      layout: settings.layout ?? .left,
      sectionInset: .init(settings.sectionInset),
      minimumInteritemSpacing: settings.minimumInteritemSpacing ?? 0,
      minimumLineSpacing: settings.minimumLineSpacing ?? 0,
      headerReferenceSize: .init(settings.headerReferenceSize),
      footerReferenceSize: .init(settings.footerReferenceSize),
      verticalAlignment: settings.verticalAlignment ?? .center,
      lastRow: settings.lastRow ?? .same,
      loneRow: settings.loneRow ?? .last,
      rowBreaking: settings.rowBreaking ?? .greedy,
      maximumItemsPerRow: settings.maximumItemsPerRow?.value,
      maximumRows: settings.maximumRows?.value,
      overflow: overflow,
      group: section.group,
      interGroupSpacing: settings.interGroupSpacing ?? 0,
      contentInsets: .init(settings.contentInsets),
      orthogonalScrollingBehavior: settings.orthogonalScrollingBehavior ?? .none,
      uikit: .init(settings.uikit),
      sizing: settings.style.chip?.sizing ?? .manual,
      itemSize: section.itemSize.map(ResolvedSpec.Size.init),
      estimatedItemSize: section.estimatedItemSize.map(ResolvedSpec.Size.init),
      count: section.count,
      items: items,
      labels: nil,
      style: style)
  }

  private mutating func resolve(
    _ items: [ItemSpec], sectionStyle: StyleSpec, index sectionIndex: Int
  ) -> [ResolvedSpec.Item] {
    // Few styles are shared by many items, so each is resolved once.
    var known: [StyleSpec: Int] = [:]
    return items.map { item in
      var style = sectionIndex
      if item.style != StyleSpec() {
        if let index = known[item.style] {
          style = index
        } else {
          var own = item.style
          own.inherit(from: sectionStyle)
          style = index(of: own)
          known[item.style] = style
        }
      }
      return ResolvedSpec.Item(
        id: item.id, text: item.text, width: item.width, height: item.height,
        grow: item.grow ?? 1, breakBefore: item.breakBefore ?? false, style: style)
    }
  }

  private mutating func index(of style: StyleSpec) -> Int {
    let font = style.font ?? FontSpec()
    let labelFont = style.labelFont?.value.map { labelFont in
      var labelFont = labelFont
      labelFont.inherit(from: font)
      return ResolvedSpec.Font(labelFont, category: category)
    }
    let resolved = ResolvedSpec.Style(
      font: .init(font, category: category), labelFont: labelFont,
      chip: .init(style.chip ?? ChipSpec()), pixelBudget: style.pixelBudget?.value)
    if let index = styleIndices[resolved] { return index }
    styleIndices[resolved] = styles.count
    styles.append(resolved)
    return styles.count - 1
  }
}
