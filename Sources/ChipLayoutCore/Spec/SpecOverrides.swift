/// What the command line says over a spec; it wins over sections and items too.
package struct SpecOverrides: Sendable {
  package var container = ContainerSpec()
  package var contentSizeCategory: ContentSizeCategory?
  package var settings = SectionSettings()

  /// Overrides that say nothing.
  package init() {}

  /// Whether they say nothing.
  package var isEmpty: Bool {
    container == ContainerSpec() && contentSizeCategory == nil && settings == SectionSettings()
  }
}

extension Spec {
  /// Puts the overrides over what spec, sections and items say.
  ///
  /// A device that is given anew brings its own screen: the width, height, scale
  /// and safe area that the spec gives are dropped.
  package mutating func apply(_ overrides: SpecOverrides) {
    var container = container ?? ContainerSpec()
    if overrides.container.device != nil {
      (container.width, container.height) = (nil, nil)
      (container.scale, container.safeArea) = (nil, nil)
    }
    self.container = container.overridden(by: overrides.container)
    contentSizeCategory = overrides.contentSizeCategory ?? contentSizeCategory
    let stated = settings.layout ?? .left
    settings = settings.overridden(by: overrides.settings)
    for section in (sections ?? []).indices {
      sections?[section].apply(overrides.settings, specLayout: stated)
    }
  }
}

extension Spec {
  /// Throws if the spec contradicts itself, as it may after overrides.
  ///
  /// It is checked as if it came from a file that looks like `json()`, which the positions mean.
  package func check() throws(SpecProblems) {
    _ = try Spec(json: json())
  }
}

extension SectionSpec {
  /// Puts the overrides over what the section says, in the words of its kind of layout.
  fileprivate mutating func apply(_ overrides: SectionSettings, specLayout: LayoutChoice) {
    let before = settings.layout ?? specLayout
    let after = overrides.layout ?? before
    var overrides = overrides
    switch (before == .compositional, after == .compositional) {
    case (true, false): leaveCompositional()
    case (false, true): enterCompositional()
    case (true, true), (false, false): break
    }
    if after == .compositional { translate(&overrides) }
    settings = settings.overridden(by: overrides)
    guard overrides.style != StyleSpec(), var items else { return }
    self.items = nil
    for index in items.indices where items[index].style != StyleSpec() {
      items[index].style = items[index].style.overridden(by: overrides.style)
    }
    self.items = items
  }

  /// Says in a compositional section's words what a flow layout's overrides say.
  private mutating func translate(_ overrides: inout SectionSettings) {
    if let inset = overrides.sectionInset {
      overrides.contentInsets = DirectionalEdgesSpec(inset)
      overrides.sectionInset = nil
    }
    if let spacing = overrides.minimumLineSpacing {
      overrides.interGroupSpacing = spacing
      overrides.minimumLineSpacing = nil
    }
    if let spacing = overrides.minimumInteritemSpacing {
      setInterItemSpacing(spacing)
      overrides.minimumInteritemSpacing = nil
    }
  }

  /// Drops what has no effect outside a compositional layout; its lengths keep their meaning.
  private mutating func leaveCompositional() {
    settings.sectionInset = settings.contentInsets.map(EdgesSpec.init)
    settings.minimumLineSpacing = settings.interGroupSpacing
    settings.minimumInteritemSpacing = group?.interItemSpacing?.fixed
    (settings.contentInsets, settings.interGroupSpacing) = (nil, nil)
    settings.orthogonalScrollingBehavior = nil
    group = nil
  }

  /// Drops what has no effect in a compositional layout; its lengths keep their meaning.
  private mutating func enterCompositional() {
    settings.contentInsets = settings.sectionInset.map(DirectionalEdgesSpec.init)
    settings.interGroupSpacing = settings.minimumLineSpacing
    if let spacing = settings.minimumInteritemSpacing { setInterItemSpacing(spacing) }
    (settings.sectionInset, settings.minimumLineSpacing) = (nil, nil)
    settings.minimumInteritemSpacing = nil
  }

  private mutating func setInterItemSpacing(_ spacing: Double) {
    var fixed = SpacingSpec()
    fixed.fixed = spacing
    var group = group ?? GroupSpec()
    group.interItemSpacing = fixed
    self.group = group
  }
}

extension DirectionalEdgesSpec {
  /// The edges of a text that runs from left to right.
  fileprivate init(_ edges: EdgesSpec) {
    self.init()
    (top, leading, bottom, trailing) = (edges.top, edges.left, edges.bottom, edges.right)
  }
}

extension EdgesSpec {
  /// The edges of a text that runs from left to right.
  fileprivate init(_ edges: DirectionalEdgesSpec) {
    self.init()
    (top, left, bottom, right) = (edges.top, edges.leading, edges.bottom, edges.trailing)
  }
}

extension SpecObject {
  /// The object with everything that another one says in place of what it says.
  fileprivate func overridden(by other: Self) -> Self {
    var object = other
    object.inherit(from: self)
    return object
  }
}
