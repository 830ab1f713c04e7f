extension ResolvedSpec.Edges {
  init(_ edges: EdgesSpec?) {
    self.init(
      top: edges?.top ?? 0, left: edges?.left ?? 0, bottom: edges?.bottom ?? 0,
      right: edges?.right ?? 0)
  }
}

extension ResolvedSpec.DirectionalEdges {
  init(_ edges: DirectionalEdgesSpec?) {
    self.init(
      top: edges?.top ?? 0, leading: edges?.leading ?? 0, bottom: edges?.bottom ?? 0,
      trailing: edges?.trailing ?? 0)
  }
}

extension ResolvedSpec.Size {
  init(_ size: ReferenceSizeSpec?) {
    self.init(width: size?.width ?? 0, height: size?.height ?? 0)
  }

  init(_ size: ItemSizeSpec) {
    self.init(width: size.width ?? 0, height: size.height ?? 0)
  }
}

extension ResolvedSpec.UIKit {
  init(_ uikit: UIKitSpec?) {
    self.init(
      loneLastItem: uikit?.loneLastItem ?? .auto,
      swapsSpacings: uikit?.swapsSpacings ?? true,
      flipsHorizontallyInOppositeLayoutDirection: uikit?
        .flipsHorizontallyInOppositeLayoutDirection ?? false,
      sectionInsetReference: uikit?.sectionInsetReference ?? .contentInset,
      tooWide: uikit?.tooWide ?? .keep)
  }
}

extension ResolvedSpec.Chip {
  init(_ chip: ChipSpec) {
    self.init(
      padding: .init(chip.padding), height: chip.height?.value,
      minimumWidth: chip.minimumWidth ?? 0, maximumWidth: chip.maximumWidth?.value,
      numberOfLines: chip.numberOfLines ?? 1,
      lineBreakMode: chip.lineBreakMode ?? .byTruncatingTail)
  }
}

extension ResolvedSpec.Font {
  init(_ font: FontSpec, category: ContentSizeCategory) {
    let textStyle = font.textStyle?.value
    self.init(
      name: font.name ?? "", size: font.size, weight: font.weight, italic: font.italic,
      variations: font.variations ?? [], features: font.features ?? [],
      language: font.language?.value, kern: font.kern?.value, tracking: font.tracking ?? 0,
      kerning: font.kerning ?? true, ligatures: font.ligatures ?? true, textStyle: textStyle,
      fallback: font.fallback ?? .system, substitute: font.substitute ?? false,
      scaledSize: Self.scaledSize(font.size, textStyle, category))
  }

  /// A style's own font follows Apple's table, a custom size scales as `UIFontMetrics` does.
  private static func scaledSize(
    _ size: Double?, _ textStyle: TextStyle?, _ category: ContentSizeCategory
  ) -> Double {
    switch (size, textStyle) {
    case (let size?, nil): size
    case (nil, let style?): style.size(at: category)
    case (let size?, let style?):
      // At the default category the font stays as it is, a fractional size too.
      category == .large
        ? size : FontMetrics.scaledFontSize(size, style: style, category: category)
    case (nil, nil): 17
    }
  }
}
