extension Device {
  /// The known devices, newest and largest phones first, then tablets.
  ///
  /// Source: `facts/devices 5`. Sizes are those of the Human Interface Guidelines; safe areas come
  /// from simulator dumps and from the view configurations of snapshot tests.
  package static let all: [Device] =
    phone(440, 956, island: 62, ["iphone-17-pro-max", "iphone-16-pro-max"])
    + phone(402, 874, island: 62, ["iphone-17-pro", "iphone-17", "iphone-16-pro"])
    + phone(420, 912, island: 68, ["iphone-air"], doubt: "safe area guessed")
    + phone(
      430, 932, island: 59,
      ["iphone-16-plus", "iphone-15-plus", "iphone-15-pro-max", "iphone-14-pro-max"])
    + phone(393, 852, island: 59, ["iphone-16", "iphone-15", "iphone-15-pro", "iphone-14-pro"])
    + phone(428, 926, island: 47, ["iphone-14-plus", "iphone-13-pro-max", "iphone-12-pro-max"])
    + phone(390, 844, island: 47, ["iphone-16e"], doubt: "safe area inferred")
    + phone(
      390, 844, island: 47,
      ["iphone-14", "iphone-13", "iphone-13-pro", "iphone-12", "iphone-12-pro"])
    + phone(375, 812, island: 50, ["iphone-13-mini", "iphone-12-mini"])
    + phone(375, 812, island: 44, ["iphone-11-pro", "iphone-xs", "iphone-x"])
    + phone(414, 896, island: 44, ["iphone-11-pro-max", "iphone-xs-max"])
    // 44 on iOS 12 and 13.
    + phone(414, 896, scale: 2, island: 48, ["iphone-11", "iphone-xr"])
    + homeButtonPhone(414, 736, scale: 3, ["iphone-8-plus", "iphone-7-plus", "iphone-6s-plus"])
    + homeButtonPhone(
      375, 667, scale: 2, ["iphone-se-3", "iphone-se-2", "iphone-8", "iphone-7", "iphone-6s"])
    + homeButtonPhone(320, 568, scale: 2, ["iphone-se-1"])
    + tablet(1032, 1376, ["ipad-pro-13"], doubt: "size guessed")
    + tablet(1024, 1366, ["ipad-pro-12.9", "ipad-air-13"])
    + tablet(1024, 1366, hasHomeButton: true, ["ipad-pro-12.9-home-button"])
    + tablet(834, 1210, ["ipad-pro-11-m4"], doubt: "size guessed")
    + tablet(834, 1194, ["ipad-pro-11"])
    + tablet(820, 1180, ["ipad-air-11", "ipad-air-10.9", "ipad-11", "ipad-10"])
    // A copy of the guidelines prints 1194; two other sources say 1112.
    + tablet(834, 1112, hasHomeButton: true, ["ipad-pro-10.5", "ipad-air-3"])
    + tablet(810, 1080, hasHomeButton: true, ["ipad-9", "ipad-8", "ipad-7"])
    + tablet(768, 1024, hasHomeButton: true, ["ipad-9.7", "ipad-mini-7.9"])
    + tablet(744, 1133, ["ipad-mini-8.3"])

  /// A phone without a home button: in landscape its notch or island takes both sides.
  private static func phone(
    _ width: Double, _ height: Double, scale: Double = 3, island: Double, _ names: [String],
    doubt: String? = nil
  ) -> [Device] {
    names.map { name in
      Device(
        name: name, width: width, height: height, scale: scale,
        portraitSafeArea: SafeArea(top: island, left: 0, bottom: 34, right: 0),
        landscapeSafeArea: SafeArea(top: 0, left: island, bottom: 21, right: island),
        doubt: doubt)
    }
  }

  /// A phone with a home button: only the status bar takes room, and none in landscape.
  private static func homeButtonPhone(
    _ width: Double, _ height: Double, scale: Double, _ names: [String]
  ) -> [Device] {
    names.map { name in
      Device(
        name: name, width: width, height: height, scale: scale,
        portraitSafeArea: SafeArea(top: 20, left: 0, bottom: 0, right: 0),
        landscapeSafeArea: SafeArea(top: 0, left: 0, bottom: 0, right: 0))
    }
  }

  /// A tablet, whose bars are the same in both orientations.
  private static func tablet(
    _ width: Double, _ height: Double, hasHomeButton: Bool = false, _ names: [String],
    doubt: String? = nil
  ) -> [Device] {
    let safeArea =
      hasHomeButton
      ? SafeArea(top: 20, left: 0, bottom: 0, right: 0)
      : SafeArea(top: 24, left: 0, bottom: 20, right: 0)
    return names.map { name in
      Device(
        name: name, width: width, height: height, scale: 2, portraitSafeArea: safeArea,
        landscapeSafeArea: safeArea, doubt: doubt)
    }
  }
}
