/// The defaults of the contract, in the form of a spec, so that they are inherited like any level.
extension Spec {
  /// What holds when nobody says anything.
  package static let defaults: Spec = {
    var spec = Spec()
    spec.container = .defaults
    spec.contentSizeCategory = .large
    spec.contentOffset = PointSpec(x: 0, y: 0)
    spec.sectionHeadersPinToVisibleBounds = false
    spec.sectionFootersPinToVisibleBounds = false
    spec.interSectionSpacing = 0
    spec.settings = .defaults
    return spec
  }()
}

extension ContainerSpec {
  fileprivate static let defaults: ContainerSpec = {
    var container = ContainerSpec()
    container.orientation = .portrait
    container.width = 375
    container.scale = 2
    container.safeArea = EdgesSpec(top: 0, left: 0, bottom: 0, right: 0)
    container.contentInset = EdgesSpec(top: 0, left: 0, bottom: 0, right: 0)
    container.direction = .ltr
    container.scrollDirection = .vertical
    return container
  }()
}

extension SectionSettings {
  fileprivate static let defaults: SectionSettings = {
    var settings = SectionSettings()
    settings.layout = .left
    settings.sectionInset = EdgesSpec(top: 12, left: 16, bottom: 12, right: 16)
    settings.minimumInteritemSpacing = 8
    settings.minimumLineSpacing = 8
    settings.headerReferenceSize = ReferenceSizeSpec(width: 0, height: 0)
    settings.footerReferenceSize = ReferenceSizeSpec(width: 0, height: 0)
    settings.verticalAlignment = .center
    settings.lastRow = .same
    settings.loneRow = .last
    settings.rowBreaking = .greedy
    settings.maximumItemsPerRow = .cleared
    settings.maximumRows = .cleared
    settings.overflow = .cleared
    settings.orthogonalScrollingBehavior = OrthogonalScrollingChoice.none
    settings.uikit = .defaults
    settings.style = .defaults
    return settings
  }()
}

extension UIKitSpec {
  /// The defaults of `facts/collection-layouts 7`.
  fileprivate static let defaults: UIKitSpec = {
    var uikit = UIKitSpec()
    uikit.loneLastItem = .auto
    uikit.swapsSpacings = true
    uikit.flipsHorizontallyInOppositeLayoutDirection = false
    uikit.sectionInsetReference = .contentInset
    uikit.tooWide = .keep
    return uikit
  }()
}

extension StyleSpec {
  fileprivate static let defaults: StyleSpec = {
    var font = FontSpec()
    font.name = "DejaVu Sans"
    font.variations = []
    font.features = []
    font.language = .cleared
    font.kern = .cleared
    font.tracking = 0
    font.kerning = true
    font.ligatures = true
    font.textStyle = .cleared
    font.fallback = .system
    font.substitute = false
    var chip = ChipSpec()
    chip.padding = EdgesSpec(top: 8, left: 12, bottom: 8, right: 12)
    chip.sizing = .manual
    chip.height = .cleared
    chip.minimumWidth = 0
    chip.maximumWidth = .cleared
    chip.numberOfLines = 1
    chip.lineBreakMode = .byTruncatingTail
    var style = StyleSpec()
    style.font = font
    style.labelFont = .cleared
    style.chip = chip
    style.pixelBudget = .cleared
    return style
  }()
}
