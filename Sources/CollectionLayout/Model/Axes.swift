/// Which of the two directions rows run in.
struct Axes: Hashable, Sendable {
  /// Whether scrolling is horizontal, so that rows are columns and run downwards.
  let areHorizontal: Bool

  init(_ container: Container) {
    areHorizontal = container.scrollDirection == .horizontal
  }

  /// Returns the room of a container along a row, its content inset taken off.
  func extent(of container: Container) -> Double {
    let inset = container.contentInset
    guard areHorizontal else {
      return usable(container.width) - usable(inset.left) - usable(inset.right)
    }
    return usable(container.height ?? 0) - usable(inset.top) - usable(inset.bottom)
  }

  /// Returns the extent of a size across rows.
  func thickness(of size: Size) -> Double {
    usable(areHorizontal ? size.width : size.height)
  }

  /// Returns the rectangle at a place that is given along and across rows.
  func rect(along: Double, across: Double, length: Double, thickness: Double) -> Rect {
    areHorizontal
      ? Rect(x: across, y: along, width: thickness, height: length)
      : Rect(x: along, y: across, width: length, height: thickness)
  }

  /// Returns the insets of a section along a row (lead, trail) and across (before, after).
  ///
  /// The safe area only matters where it reaches further than the content inset, which content
  /// coordinates have left out already (facts/collection-layouts 1.7, recorded case 3).
  func insets(
    of section: Section, in container: Container
  ) -> (lead: Double, trail: Double, before: Double, after: Double) {
    let (own, content, safe) = (section.sectionInset, container.contentInset, container.safeArea)
    let standard: OpenQuestions.SectionInsetReference =
      section.kind == .compositional ? .safeArea : .contentInset
    let refersToSafeArea = (section.uikit.sectionInsetReference ?? standard) == .safeArea
    func edge(_ inset: Double, _ content: Double, _ safe: Double) -> Double {
      usable(inset) + (refersToSafeArea ? max(0, usable(safe) - usable(content)) : 0)
    }
    guard areHorizontal else {
      return (
        edge(own.left, content.left, safe.left), edge(own.right, content.right, safe.right),
        usable(own.top), usable(own.bottom)
      )
    }
    return (
      edge(own.top, content.top, safe.top), edge(own.bottom, content.bottom, safe.bottom),
      usable(own.left), usable(own.right)
    )
  }
}
