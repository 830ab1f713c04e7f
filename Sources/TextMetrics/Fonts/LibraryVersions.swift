import CFreeType
import CHarfBuzz
import CICU

/// The versions of the C libraries that measure, as they are loaded.
package struct LibraryVersions: Equatable, Sendable {
  /// FreeType, which reads advances.
  package let freeType: String
  /// HarfBuzz, which shapes.
  package let harfBuzz: String
  /// ICU, which knows the properties of characters.
  package let icu: String

  /// The versions in this process.
  package static let loaded = LibraryVersions(
    freeType: freeTypeVersion(), harfBuzz: unsafe String(cString: hb_version_string()),
    icu: unsafe String(cString: icu_version()))

  private static func freeTypeVersion() -> String {
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0 else { return "unknown" }
    defer { unsafe FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    unsafe FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
