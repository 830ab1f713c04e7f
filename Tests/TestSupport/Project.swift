package import Foundation

/// Where the project's files are on this machine.
package enum Project {
  /// The folder of `Package.swift`.
  package static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of everything that tests read.
  package static let fixtures = folder.appending(path: "Fixtures")

  /// The program under test: the environment's `CHIPLAYOUT_PROGRAM`, else the debug build beside
  /// the tests.
  package static let program: String =
    ProcessInfo.processInfo.environment["CHIPLAYOUT_PROGRAM"]
    ?? folder.appending(path: ".build/debug/chiplayout").path
}
