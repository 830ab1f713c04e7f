/// Parts of a group that follow one another.
struct GroupLine {
  /// The group that the parts are of.
  let group: Group
  /// The least distance of the parts.
  let spacing: Double
  private let start: Point
  /// The extent of the parts and their distances.
  private(set) var length = 0.0
  private var thickness = 0.0
  /// The items of each part.
  private(set) var parts: [Range<Int>] = []

  init(_ group: Group, at start: Point) {
    self.group = group
    self.start = start
    switch group.interItemSpacing {
    case .fixed(let points), .flexible(let points): spacing = usable(points)
    }
  }

  /// Whether there is no part yet.
  var isEmpty: Bool { parts.isEmpty }

  /// Where the next part begins.
  var next: Point {
    let offset = isEmpty ? 0 : length + spacing
    return group.axis == .horizontal
      ? Point(x: start.x + offset, y: start.y) : Point(x: start.x, y: start.y + offset)
  }

  /// The extents of the parts together.
  var size: Size {
    group.axis == .horizontal
      ? Size(width: length, height: thickness) : Size(width: thickness, height: length)
  }

  /// Returns the extent with one part more.
  func length(with size: Size) -> Double {
    (isEmpty ? 0 : length + spacing) + (group.axis == .horizontal ? size.width : size.height)
  }

  /// Adds a part.
  mutating func take(_ size: Size, items: Range<Int>) {
    length = length(with: size)
    thickness = max(thickness, group.axis == .horizontal ? size.height : size.width)
    parts.append(items)
  }
}

extension Group.Part {
  /// Whether the extent along an axis follows from the content.
  func isEstimated(along axis: Group.Axis) -> Bool {
    switch self {
    case .item(let width, let height, _): (axis == .horizontal ? width : height) == .estimated
    case .group(let group): (axis == .horizontal ? group.width : group.height) == .estimated
    }
  }

  /// Returns the part with an extent in points along an axis.
  func resized(to points: Double, along axis: Group.Axis) -> Group.Part {
    switch (self, axis) {
    case (.item(_, let height, let insets), .horizontal):
      return .item(width: .absolute(points), height: height, contentInsets: insets)
    case (.item(let width, _, let insets), .vertical):
      return .item(width: width, height: .absolute(points), contentInsets: insets)
    case (.group(var group), .horizontal):
      group.width = .absolute(points)
      return .group(group)
    case (.group(var group), .vertical):
      group.height = .absolute(points)
      return .group(group)
    }
  }
}
