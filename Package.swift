// swift-tools-version: 6.3

import PackageDescription

/// The settings of every Swift target: whatever the compiler can check, it checks, and a warning
/// fails the build.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "chiplayout",
  products: [
    .library(name: "CollectionLayout", targets: ["CollectionLayout"]),
    .library(name: "ChipLayoutCore", targets: ["ChipLayoutCore"]),
    .executable(name: "chiplayout", targets: ["chiplayout"]),
  ],
  targets: [
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig",
      providers: [.apt(["libfontconfig1-dev"]), .brew(["fontconfig"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CICU", pkgConfig: "icu-uc",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .systemLibrary(
      name: "CMessageDigest", pkgConfig: "libmd",
      providers: [.apt(["libmd-dev"]), .brew(["libmd"])]),

    .target(
      name: "TextMetrics",
      dependencies: ["CFreeType", "CFontconfig", "CHarfBuzz", "CICU", "CMessageDigest"],
      swiftSettings: strict),
    .target(name: "CollectionLayout", swiftSettings: strict),
    .target(
      name: "ChipLayoutCore", dependencies: ["TextMetrics", "CollectionLayout"],
      swiftSettings: strict),
    .executableTarget(
      name: "chiplayout", dependencies: ["ChipLayoutCore", "CollectionLayout", "TextMetrics"],
      swiftSettings: strict),
    .executableTarget(
      name: "layout-benchmark",
      dependencies: [
        "ChipLayoutCore", "TextMetrics", "CollectionLayout", "CHarfBuzz", "RandomText",
      ],
      swiftSettings: strict),

    .target(name: "RandomText", path: "Tests/RandomText", swiftSettings: strict),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(
      name: "TextMetricsTests", dependencies: ["TextMetrics", "RandomText"],
      swiftSettings: strict),
    .testTarget(
      name: "CollectionLayoutTests", dependencies: ["CollectionLayout", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ChipLayoutCoreTests",
      dependencies: ["ChipLayoutCore", "CollectionLayout", "RandomText", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CommandTests",
      dependencies: ["chiplayout", "ChipLayoutCore", "TextMetrics", "RandomText", "TestSupport"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
