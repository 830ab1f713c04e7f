import Glibc
import TextMetrics

/// Folders and what is in them.
package enum Folder {
  /// Whether a path leads to a folder.
  package static func exists(_ path: String) -> Bool {
    kind(of: path, followingLinks: true) == S_IFDIR
  }

  /// Whether a path leads to anything.
  package static func hasEntry(_ path: String) -> Bool {
    kind(of: path, followingLinks: true) != nil
  }

  /// The paths of all files in a folder and the folders inside it, sorted; hidden ones are left out.
  ///
  /// Links to folders are not followed, so that there is an end.
  package static func files(in folder: String) throws(FileError) -> [String] {
    var files: [String] = []
    var waiting = [folder]
    while let next = waiting.popLast() {
      for name in try names(in: next) where !name.hasPrefix(".") {
        let path = next == "." ? name : next.hasSuffix("/") ? next + name : "\(next)/\(name)"
        switch kind(of: path, followingLinks: false) {
        case S_IFDIR?: waiting.append(path)
        case S_IFLNK? where exists(path): break
        default: files.append(path)
        }
      }
    }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = unsafe opendir(folder) else {
      throw FileError(
        path: folder, action: "read the folder", reason: SystemError.reason(for: errno))
    }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      names.append(name)
    }
    return names
  }

  private static func kind(of path: String, followingLinks: Bool) -> mode_t? {
    var information = stat()
    let result =
      followingLinks ? unsafe stat(path, &information) : unsafe lstat(path, &information)
    return result == 0 ? information.st_mode & S_IFMT : nil
  }
}
