import CollectionLayout

extension Group {
  /// The group of a resolved spec; `room` is what fractions of it refer to.
  init(_ group: GroupSpec, in room: Size) {
    let size = group.size(in: room)
    let inner = GroupRoom(of: size, without: group.contentInsets)
    let spacing = group.interItemSpacing
    self.init(
      axis: group.axis == .vertical ? .vertical : .horizontal,
      width: Dimension(group.width, in: room, isWidth: true),
      height: Dimension(group.height, in: room, isWidth: false),
      interItemSpacing: spacing?.flexible.map(Spacing.flexible) ?? .fixed(spacing?.fixed ?? 0),
      contentInsets: EdgeInsets(group.contentInsets),
      content: Content(group, in: inner.size))
  }
}

extension Group.Content {
  /// A plain subitem with a count is divided, as by `subitem:count:`; a repeating one is not.
  fileprivate init(_ group: GroupSpec, in room: Size) {
    if let part = group.repeatingSubitem?.value {
      self = .repeating(.init(part, in: room), count: group.count ?? 1, resizing: false)
    } else if let count = group.count, let part = group.subitems?.first {
      self = .repeating(.init(part, in: room), count: count, resizing: true)
    } else {
      self = .parts((group.subitems ?? []).map { .init($0, in: room) })
    }
  }
}

extension Group.Part {
  fileprivate init(_ part: GroupSpec, in room: Size) {
    self =
      part.isTree
      ? .group(Group(part, in: room))
      : .item(
        width: .init(part.width, in: room, isWidth: true),
        height: .init(part.height, in: room, isWidth: false),
        contentInsets: EdgeInsets(part.contentInsets))
  }
}

extension Group.Dimension {
  /// A dimension; a fraction of the other axis is taken of the room there.
  fileprivate init(_ dimension: DimensionSpec?, in room: Size, isWidth: Bool) {
    let across = isWidth ? dimension?.fractionalHeight : dimension?.fractionalWidth
    let along = isWidth ? dimension?.fractionalWidth : dimension?.fractionalHeight
    if let across {
      self = .absolute(across * (isWidth ? room.height : room.width))
    } else if let fraction = along ?? dimension?.fractional {
      self = .fractional(fraction)
    } else if let points = dimension?.absolute {
      self = .absolute(points)
    } else {
      self = .estimated
    }
  }

  /// The extent in some room, as far as it is known before anything is placed.
  fileprivate func extent(in room: Double) -> Double {
    switch self {
    case .fractional(let fraction): fraction * room
    case .absolute(let points): points
    case .estimated: room
    }
  }
}

extension GroupSpec {
  fileprivate func size(in room: Size) -> Size {
    Size(
      width: Group.Dimension(width, in: room, isWidth: true).extent(in: room.width),
      height: Group.Dimension(height, in: room, isWidth: false).extent(in: room.height))
  }
}

/// The room inside a group for its parts.
private struct GroupRoom {
  var size: Size

  init(of size: Size, without insets: DirectionalEdgesSpec?) {
    let edges = EdgeInsets(insets)
    self.size = Size(
      width: max(0, size.width - edges.left - edges.right),
      height: max(0, size.height - edges.top - edges.bottom))
  }
}

extension EdgeInsets {
  /// Directional edges; the layout itself exchanges leading and trailing.
  fileprivate init(_ edges: DirectionalEdgesSpec?) {
    self.init(
      top: edges?.top ?? 0, left: edges?.leading ?? 0, bottom: edges?.bottom ?? 0,
      right: edges?.trailing ?? 0)
  }
}

extension GroupSpec {
  /// The path of the first part below this group that asks for an edge spacing.
  func pathOfEdgeSpacing(at path: String) -> String? {
    if edgeSpacing != nil { return "\(path).edgeSpacing" }
    if let part = repeatingSubitem?.value {
      return part.pathOfEdgeSpacing(at: "\(path).repeatingSubitem")
    }
    for (index, part) in (subitems ?? []).enumerated() {
      if let found = part.pathOfEdgeSpacing(at: "\(path).subitems[\(index)]") { return found }
    }
    return nil
  }
}
