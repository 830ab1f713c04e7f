import ChipLayoutCore
import TextMetrics

extension LayoutOptions {
  /// What the options that were typed say over a spec.
  var overrides: SpecOverrides {
    var overrides = SpecOverrides()
    overrides.container = container
    overrides.contentSizeCategory = font.contentSize
    overrides.settings = settings
    overrides.settings.style.font = fontSpec
    overrides.settings.style.chip = chipSpec
    return overrides
  }

  /// The value, if the option was typed.
  private func value<Value>(_ name: String, _ value: Value) -> Value? {
    typed.contains(name) ? value : nil
  }

  private var container: ContainerSpec {
    var container = ContainerSpec()
    container.device = device?.name
    container.orientation = value("--orientation", orientation)
    container.width = value("--width", width)
    container.scale = value("--scale", chip.scale)
    container.direction = value("--direction", direction)
    return container
  }

  private var settings: SectionSettings {
    var settings = SectionSettings()
    settings.layout = value("--layout", layout)
    settings.sectionInset = value("--section-inset", EdgesSpec(sectionInset))
    settings.minimumInteritemSpacing = value("--interitem-spacing", interitemSpacing)
    settings.minimumLineSpacing = value("--line-spacing", lineSpacing)
    settings.maximumRows = maximumRows.map(Clearable.value)
    settings.overflow = overflow.map { text in
      var overflow = OverflowSpec()
      overflow.text = text
      return .value(overflow)
    }
    return settings
  }

  private var fontSpec: FontSpec? {
    var spec = FontSpec()
    spec.name = value("--font", font.font)
    spec.size = font.size
    spec.weight = font.weight?.weight
    spec.italic = value("--italic", font.isItalic)
    spec.variations = value("--variation", variations)
    spec.features = value("--feature", text.features.flatMap(\.texts))
    spec.language = (text.language?.tag).map(Clearable.value)
    spec.kern = text.kern.map(Clearable.value)
    spec.tracking = value("--tracking", text.tracking)
    spec.kerning = value("--no-kerning", text.hasKerning)
    spec.ligatures = value("--no-ligatures", text.hasLigatures)
    spec.textStyle = font.textStyle.map(Clearable.value)
    spec.fallback = value("--fallback", fallback)
    spec.substitute = value("--substitute", font.substitutes)
    return spec == FontSpec() ? nil : spec
  }

  private var variations: [FontVariation] {
    font.variations.map(\.variation)
  }

  private var fallback: FontFallback {
    switch font.fallback {
    case .system: .system
    case .none: .none
    case .names(let names): .named(names)
    }
  }

  private var chipSpec: ChipSpec? {
    var spec = ChipSpec()
    spec.padding = value("--padding", EdgesSpec(chip.padding))
    spec.height = chip.height.map(Clearable.value)
    spec.minimumWidth = chip.minimumWidth
    spec.maximumWidth = chip.maximumWidth.map(Clearable.value)
    spec.numberOfLines = value("--lines", chip.lines)
    spec.lineBreakMode = value("--line-break", LineBreakModeChoice(chip.lineBreak))
    switch chip.sizing {
    case .manual: spec.sizing = value("--sizing", .manual)
    case .automatic: spec.sizing = value("--sizing", .automatic)
    }
    return spec == ChipSpec() ? nil : spec
  }
}

extension LineBreakModeChoice {
  /// The mode as options name it.
  fileprivate init(_ mode: LineBreakMode) {
    switch mode {
    case .wordWrapping: self = .byWordWrapping
    case .charWrapping: self = .byCharWrapping
    case .clipping: self = .byClipping
    case .truncatingHead: self = .byTruncatingHead
    case .truncatingMiddle: self = .byTruncatingMiddle
    case .truncatingTail: self = .byTruncatingTail
    }
  }
}

extension EdgesSpec {
  /// The edges as they were typed.
  fileprivate init(_ edges: EdgeLengths) {
    self.init(top: edges.top, left: edges.left, bottom: edges.bottom, right: edges.right)
  }
}
