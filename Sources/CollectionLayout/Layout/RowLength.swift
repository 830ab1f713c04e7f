extension Section {
  /// Returns the length that a row of the section may take, in points.
  ///
  /// That is what insets leave of the container; negative if they leave less than nothing.
  public func rowLength(in container: Container) -> Double {
    let axes = Axes(container)
    let insets = axes.insets(of: self, in: container)
    return axes.extent(of: container) - insets.lead - insets.trail
  }
}
