import Testing

@testable import ChipLayoutCore

/// Expected values are rows of `facts/devices 5`.
@Suite struct Devices {
  @Test func `a phone turned to landscape has its island on both sides`() throws {
    let device = try #require(Device.named("iphone-16-pro-max"))
    #expect(
      device.screen(.portrait)
        == .init(
          width: 440, height: 956, scale: 3, safeArea: .init(top: 62, left: 0, bottom: 34, right: 0)
        ))
    #expect(
      device.screen(.landscape)
        == .init(
          width: 956, height: 440, scale: 3,
          safeArea: .init(top: 0, left: 62, bottom: 21, right: 62)))
  }

  @Test func `a tablet has the same bars in both orientations`() throws {
    let device = try #require(Device.named("ipad-pro-11"))
    let safeArea = Device.SafeArea(top: 24, left: 0, bottom: 20, right: 0)
    #expect(
      device.screen(.portrait) == .init(width: 834, height: 1194, scale: 2, safeArea: safeArea))
    #expect(
      device.screen(.landscape) == .init(width: 1194, height: 834, scale: 2, safeArea: safeArea))
  }

  @Test func `a phone with a home button has no safe area in landscape`() throws {
    let device = try #require(Device.named("iphone-se-2"))
    #expect(device.screen(.portrait).safeArea == .init(top: 20, left: 0, bottom: 0, right: 0))
    #expect(device.screen(.landscape).safeArea == .init(top: 0, left: 0, bottom: 0, right: 0))
    #expect(device.scale == 2)
  }

  @Test func `names are found in the way people write them`() {
    #expect(Device.named("iPhone 15")?.width == 393)
    #expect(Device.named("iphone_xr")?.scale == 2)
    #expect(Device.named("iphone-99") == nil)
  }

  @Test(arguments: [
    ("iphone-61", "iphone-16"), ("ipadpro-11", "ipad-pro-11"),
    ("iPhone 16 Pro Mx", "iphone-16-pro-max"),
  ])
  func `a mistyped name is answered with the nearest`(name: String, nearest: String) {
    #expect(Device.nearestName(to: name) == nearest)
  }

  @Test func `a name far from all has no nearest`() {
    #expect(Device.nearestName(to: "toaster") == nil)
  }

  @Test func `no name is used twice`() {
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
  }
}
