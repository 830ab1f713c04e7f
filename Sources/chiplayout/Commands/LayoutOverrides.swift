import ChipLayoutCore

extension LayoutOptions {
  /// What the options that were typed say over a spec.
  var overrides: SpecOverrides {
    var overrides = SpecOverrides()
    overrides.container = container
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
    spec.size = value("--size", font.size)
    spec.weight = font.weight?.weight
    spec.italic = value("--italic", font.isItalic)
    spec.substitute = value("--substitute", font.substitutes)
    return spec == FontSpec() ? nil : spec
  }

  private var chipSpec: ChipSpec? {
    var spec = ChipSpec()
    spec.padding = value("--padding", EdgesSpec(chip.padding))
    spec.height = chip.height.map(Clearable.value)
    spec.minimumWidth = chip.minimumWidth
    spec.maximumWidth = chip.maximumWidth.map(Clearable.value)
    switch chip.sizing {
    case .manual: spec.sizing = value("--sizing", .manual)
    case .automatic: spec.sizing = value("--sizing", .automatic)
    }
    return spec == ChipSpec() ? nil : spec
  }
}

extension EdgesSpec {
  /// The edges as they were typed.
  fileprivate init(_ edges: EdgeLengths) {
    self.init(top: edges.top, left: edges.left, bottom: edges.bottom, right: edges.right)
  }
}
