/// What the command line says over a spec; it wins over sections and items too.
package struct SpecOverrides: Sendable {
  package var container = ContainerSpec()
  package var contentSizeCategory: ContentSizeCategory?
  package var settings = SectionSettings()

  /// Overrides that say nothing.
  package init() {}
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
    settings = settings.overridden(by: overrides.settings)
    for section in (sections ?? []).indices {
      sections?[section].apply(overrides.settings)
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
  fileprivate mutating func apply(_ overrides: SectionSettings) {
    settings = settings.overridden(by: overrides)
    guard overrides.style != StyleSpec(), var items else { return }
    self.items = nil
    for index in items.indices where items[index].style != StyleSpec() {
      items[index].style = items[index].style.overridden(by: overrides.style)
    }
    self.items = items
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
