/// A screen that a layout may be made for.
package struct Device: Hashable, Sendable {
  /// The name in specs and on the command line, such as `iphone-16-pro-max`.
  package var name: String
  /// The size in portrait, in points.
  package var width: Double
  package var height: Double
  /// Pixels per point.
  package var scale: Double
  /// What bars and corners take in portrait.
  package var portraitSafeArea: SafeArea
  /// What bars and corners take in landscape.
  package var landscapeSafeArea: SafeArea
  /// What is guessed or inferred rather than found in a source; `nil` if nothing is.
  package var doubt: String?

  /// The insets of a screen that content should keep clear of, in points.
  package struct SafeArea: Hashable, Sendable {
    package var top: Double
    package var left: Double
    package var bottom: Double
    package var right: Double
  }

  /// How a device is held.
  package enum Orientation: String, CaseIterable, Sendable {
    case portrait, landscape
  }

  /// What a device offers a layout when it is held one way.
  package struct Screen: Hashable, Sendable {
    package var width: Double
    package var height: Double
    package var scale: Double
    package var safeArea: SafeArea
  }
}

extension Device {
  /// The screen when the device is held that way.
  package func screen(_ orientation: Orientation) -> Screen {
    switch orientation {
    case .portrait:
      Screen(width: width, height: height, scale: scale, safeArea: portraitSafeArea)
    case .landscape:
      Screen(width: height, height: width, scale: scale, safeArea: landscapeSafeArea)
    }
  }

  /// The device with that name; `iPhone 16 Pro` is the same as `iphone-16-pro`.
  package static func named(_ name: String) -> Device? {
    let name = slug(name)
    return all.first { $0.name == name }
  }

  /// The name of a known device that was probably meant.
  package static func nearestName(to name: String) -> String? {
    NearestName.nearest(to: slug(name), in: all.lazy.map(\.name))
  }

  /// Widths that an iPad's split view gives an app, in points (`facts/devices 5`).
  package static let splitWidths: [Double] = [
    320, 375, 438, 480, 504, 507, 535, 551, 592, 639, 678, 694, 750, 782, 809, 981,
  ]

  private static func slug(_ name: String) -> String {
    String(name.lowercased().map { $0 == " " || $0 == "_" ? "-" : $0 })
  }
}
