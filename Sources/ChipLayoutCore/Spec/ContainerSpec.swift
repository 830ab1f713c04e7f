/// What the collection view is, and where it stands.
package struct ContainerSpec: SpecObject, Hashable {
  package var device: String?
  package var orientation: Device.Orientation?
  package var width: Double?
  package var height: Double?
  package var scale: Double?
  package var safeArea: EdgesSpec?
  package var contentInset: EdgesSpec?
  package var direction: DirectionChoice?
  package var scrollDirection: ScrollDirectionChoice?

  /// A container that says nothing.
  package init() {}

  static let noun = "a container"
  static let keys = SpecKeys<ContainerSpec>([
    SpecKey("device", \.device, device, "A device whose screen the container fills."),
    SpecKey("orientation", \.orientation, .choice, "How the device is held."),
    SpecKey("width", \.width, .length, "Width in points, instead of the device's."),
    SpecKey("height", \.height, .length, "Height in points, instead of the device's."),
    SpecKey("scale", \.scale, .number("a scale", 1...16), "Pixels per point."),
    SpecKey("safeArea", \.safeArea, .object, "The safe area, instead of the device's."),
    SpecKey("contentInset", \.contentInset, .object, "The adjusted content inset."),
    SpecKey("direction", \.direction, .choice, "The direction of the layout."),
    SpecKey("scrollDirection", \.scrollDirection, .choice, "The direction of scrolling."),
  ])

  /// The name of a known device, in the way people write it.
  private static let device = SpecRule<String>(schema: .string(pattern: nil)) { value, decoder in
    guard case .string(let name) = value.content else {
      decoder.note(value, expected: "the name of a device (a string)")
      return nil
    }
    guard let device = Device.named(name) else {
      let fault = SpecFault.unknownChoice(
        noun: "device", found: name, nearest: Device.nearestName(to: name),
        known: Device.all.map(\.name))
      decoder.note(value, fault)
      return nil
    }
    return device.name
  } write: {
    $1.string($0)
  }
}
