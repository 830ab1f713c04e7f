import CollectionLayout

/// One step from a label's width to its chip's.
struct RoundingStep: Equatable {
  /// What is done.
  var name: String
  /// The width after it, in points.
  var value: Double
}

extension ChipStyle {
  /// The steps from a label's advance width to the chip's width, in the order in which
  /// `size(around:on:)` takes them.
  func steps(from width: Double, on grid: PixelGrid) -> [RoundingStep] {
    var steps = [RoundingStep(name: "advance width", value: width)]
    let padding = "padding \(decimal(self.padding.left)) + \(decimal(self.padding.right))"
    switch sizing {
    case .manual:
      steps.append(RoundingStep(name: padding, value: width + horizontalPadding))
      steps.append(
        RoundingStep(
          name: "up to whole points", value: (width + horizontalPadding).rounded(.up)))
    case .automatic:
      steps.append(
        RoundingStep(
          name: "up to the pixel at \(decimal(grid.scale))x", value: grid.roundedUp(width)))
      steps.append(
        RoundingStep(name: padding, value: grid.roundedUp(width) + horizontalPadding))
    }
    let final = size(around: Size(width: width, height: 0), on: grid).width
    if let last = steps.last, last.value != final {
      steps.append(RoundingStep(name: "minimum and maximum width", value: final))
    }
    return steps
  }
}
