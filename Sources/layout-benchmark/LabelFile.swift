import Glibc
import TextMetrics

/// A file of distinct labels, one a line, that is removed with the value that made it.
final class LabelFile {
  let path: String

  init(count: Int) {
    path = "/tmp/layout-benchmark-labels-\(getpid())-\(count).txt"
    // Line by line: what this process holds would count as the memory of those it starts.
    guard let file = unsafe fopen(path, "wb") else { return }
    defer { unsafe fclose(file) }
    for index in 0..<count { unsafe fputs("UICollectionView\(index)\n", file) }
  }

  deinit {
    unsafe unlink(path)
  }
}

/// Where an installed font lies.
enum InstalledPath {
  /// The path of a font by name; the name itself when it isn't installed.
  static func of(_ name: String) -> String {
    (try? FontLibrary().match(name).path) ?? name
  }
}
