import Glibc

/// The two questions that fonts ask of the file system.
enum FileSystem {
  /// Returns when `path` names a file that can be opened for reading.
  ///
  /// - Throws: `FontError.unreadable` with the system's own reason; a folder is not a file.
  static func checkReadableFile(_ path: String) throws(FontError) {
    var information = stat()
    guard unsafe stat(path, &information) == 0, unsafe access(path, R_OK) == 0 else {
      throw .unreadable(path: path, reason: SystemError.reason(for: errno))
    }
    guard information.st_mode & S_IFMT != S_IFDIR else {
      throw .unreadable(path: path, reason: "it is a folder, not a font file")
    }
    guard information.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path: path, reason: "it is not a regular file")
    }
  }

  /// Whether something is at `path`.
  static func exists(_ path: String) -> Bool {
    unsafe access(path, F_OK) == 0
  }
}
