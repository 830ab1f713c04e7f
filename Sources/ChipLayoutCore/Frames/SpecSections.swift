package import CollectionLayout

extension Container {
  /// The container of a resolved spec; `auto` is for texts, and lays out from left to right.
  package init(_ container: ResolvedSpec.Container) {
    self.init(
      width: container.width, height: container.height, scale: container.scale,
      contentInset: EdgeInsets(container.contentInset), safeArea: EdgeInsets(container.safeArea))
    switch container.direction {
    case .ltr, .auto: direction = .leftToRight
    case .rtl: direction = .rightToLeft
    }
    switch container.scrollDirection {
    case .vertical: scrollDirection = .vertical
    case .horizontal: scrollDirection = .horizontal
    }
  }
}

extension Section {
  /// A section of a resolved spec in its container, still without items.
  init(_ section: ResolvedSpec.Section, in container: Container) {
    self.init(
      kind: Kind(section.layout), sectionInset: EdgeInsets(section.sectionInset),
      minimumInteritemSpacing: section.minimumInteritemSpacing,
      minimumLineSpacing: section.minimumLineSpacing)
    headerReferenceSize = Size(section.headerReferenceSize)
    footerReferenceSize = Size(section.footerReferenceSize)
    verticalAlignment = VerticalAlignment(section.verticalAlignment)
    maximumItemsPerRow = section.maximumItemsPerRow
    uikit = OpenQuestions(section.uikit)
    switch section.sizing {
    case .manual: isSelfSizing = false
    case .automatic: isSelfSizing = true
    }
    switch section.rowBreaking {
    case .greedy: rowBreaking = .greedy
    case .balanced: rowBreaking = .balanced
    }
    // As the other rows, but for the flow layout, whose last row is its own matter.
    switch section.lastRow {
    case .same: lastRow = .automatic
    case .leading: lastRow = .leading
    }
    if section.layout == .compositional { takeGroup(of: section, in: container) }
  }

  /// The names that a compositional layout has for the same lengths.
  ///
  /// Leading and trailing are exchanged by the layout itself.
  private mutating func takeGroup(of section: ResolvedSpec.Section, in container: Container) {
    let insets = section.contentInsets
    sectionInset = EdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    let spacing = section.group?.interItemSpacing
    minimumInteritemSpacing = spacing?.fixed ?? spacing?.flexible ?? 0
    minimumLineSpacing = section.interGroupSpacing
    switch section.orthogonalScrollingBehavior {
    case .none: scrollsOrthogonally = false
    // The behaviours differ in where scrolling stops, not in where items are.
    case .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered:
      scrollsOrthogonally = true
    }
    guard let stated = section.group else { return }
    if stated.isTree {
      group = Group(stated, in: room(in: container))
    } else if let least = stated.interItemSpacing?.flexible {
      // Chips that wrap, with what is left of each group shared between them.
      group = Group(
        axis: .horizontal, width: .fractional(1), height: .estimated,
        interItemSpacing: .flexible(least),
        content: .parts([.item(width: .estimated, height: .estimated)]))
    }
  }

  /// What fractions of the section's groups refer to (facts/collection-layouts 3).
  private func room(in container: Container) -> Size {
    let inset = container.contentInset
    let width = max(0, container.width - inset.left - inset.right)
    let height = max(0, (container.height ?? 0) - inset.top - inset.bottom)
    let along = max(0, rowLength(in: container))
    switch container.scrollDirection {
    case .vertical:
      let rest = max(0, height - sectionInset.top - sectionInset.bottom)
      return Size(width: scrollsOrthogonally ? width : along, height: rest)
    case .horizontal:
      let rest = max(0, width - sectionInset.left - sectionInset.right)
      return Size(width: rest, height: scrollsOrthogonally ? height : along)
    }
  }

  /// Gives the only row of a section the place that the spec wants for it.
  mutating func settleLoneRow(_ choice: LoneRowChoice, in container: Container) {
    switch choice {
    case .last: return
    case .other:
      guard kind == .flow || lastRow == .leading,
        LayoutResult(sections: [self], container: container).rows.count == 1
      else { return }
      lastRow = .asOthers
    }
  }
}

extension Section.Kind {
  init(_ choice: LayoutChoice) {
    switch choice {
    case .flow: self = .flow
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .justified: self = .justified
    case .spaceAround: self = .spaceAround
    case .spaceEvenly: self = .spaceEvenly
    case .fill: self = .fill
    case .compositional: self = .compositional
    }
  }
}

extension Section.VerticalAlignment {
  init(_ choice: VerticalAlignmentChoice) {
    switch choice {
    case .top: self = .top
    case .center: self = .center
    case .bottom: self = .bottom
    case .baseline: self = .baseline
    }
  }
}

extension OpenQuestions {
  init(_ uikit: ResolvedSpec.UIKit) {
    self.init()
    swapsSpacings = uikit.swapsSpacings
    flipsHorizontallyInOppositeLayoutDirection = uikit.flipsHorizontallyInOppositeLayoutDirection
    switch uikit.loneLastItem {
    case .auto: loneLastItem = .auto
    case .center: loneLastItem = .center
    case .left: loneLastItem = .left
    }
    switch uikit.sectionInsetReference {
    case .contentInset: sectionInsetReference = .contentInset
    case .safeArea: sectionInsetReference = .safeArea
    }
    switch uikit.tooWide {
    case .keep: tooWide = .keep
    case .clamp: tooWide = .clamp
    }
  }
}

extension EdgeInsets {
  init(_ edges: ResolvedSpec.Edges) {
    self.init(top: edges.top, left: edges.left, bottom: edges.bottom, right: edges.right)
  }
}

extension Size {
  init(_ size: ResolvedSpec.Size) {
    self.init(width: size.width, height: size.height)
  }
}
