import Glibc
import TextMetrics

/// Writes whole files, so that a reader sees the old one or the new one and never a part.
package enum ReplacedFile {
  /// Writes a file beside its target, brings it to the disk, and renames it.
  ///
  /// A link is followed, and the target's permissions are kept. Two processes that write the same
  /// file each leave a whole one; the last wins.
  ///
  /// - Throws: `FileError`; the old file is as it was then, and nothing is left beside it.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let target = try resolved(path)
    guard isReplaceable(target) else { return try writeInto(target, bytes, path: path) }
    let temporary = try TemporaryFile(beside: target, for: path)
    do throws(FileError) {
      try temporary.write(bytes)
      guard unsafe rename(temporary.path, target) == 0 else { throw failure(path) }
    } catch {
      // The reason is known; the temporary file is of no use to anyone.
      unsafe unlink(temporary.path)
      throw error
    }
    synchronizeFolder(of: target)
  }

  /// Appends bytes to a file, which is made if it isn't there.
  package static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    try writeAll(bytes, to: descriptor, path: path)
  }

  /// Makes a folder and those above it, as far as they are missing.
  package static func makeFolder(_ path: String) throws(FileError) {
    guard !path.isEmpty, path != "/", unsafe access(path, F_OK) != 0 else { return }
    try makeFolder(PathName.folder(of: path))
    // Another process may have made it meanwhile.
    guard unsafe mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw FileError(path: path, action: "make the folder", reason: SystemError.reason(for: errno))
    }
  }

  fileprivate static func failure(_ path: String) -> FileError {
    FileError(path: path, action: "write", reason: SystemError.reason(for: errno))
  }

  /// The file that a link leads to, or the path itself.
  private static func resolved(_ path: String) throws(FileError) -> String {
    var information = stat()
    guard unsafe lstat(path, &information) == 0 else { return path }
    switch information.st_mode & S_IFMT {
    case S_IFDIR: throw FileError(path: path, action: "write", reason: "it is a folder")
    case S_IFLNK:
      guard let whole = unsafe realpath(path, nil) else { throw failure(path) }
      defer { unsafe free(whole) }
      return unsafe String(cString: whole)
    default: return path
    }
  }

  /// Whether the target is a file or nothing: a pipe or a terminal can only be written into.
  private static func isReplaceable(_ target: String) -> Bool {
    var information = stat()
    return unsafe stat(target, &information) != 0 || information.st_mode & S_IFMT == S_IFREG
  }

  private static func writeInto(
    _ target: String, _ bytes: [UInt8], path: String
  ) throws(FileError) {
    let descriptor = unsafe open(target, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    try writeAll(bytes, to: descriptor, path: path)
  }

  /// Brings the folder's entry to the disk, where the system can; the file itself is there already.
  private static func synchronizeFolder(of path: String) {
    let descriptor = unsafe open(PathName.folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  fileprivate static func writeAll(
    _ bytes: [UInt8], to descriptor: Int32, path: String
  ) throws(FileError) {
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { all in
        unsafe Glibc.write(descriptor, all.baseAddress?.advanced(by: done), all.count - done)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw failure(path) }
      done += count
    }
  }
}

/// A new file with a name of its own, in the folder of its target.
private struct TemporaryFile {
  let path: String
  private let descriptor: Int32
  private let target: String
  private let shownPath: String

  init(beside target: String, for shownPath: String) throws(FileError) {
    let folder = PathName.folder(of: target)
    let name = PathName.name(of: target)
    // A name of 255 bytes leaves no room for more.
    let kept = String(decoding: name.utf8.prefix(180), as: UTF8.self)
    var random = SystemRandomNumberGenerator()
    for _ in 0..<16 {
      let suffix = String(random.next() & 0xFFFF_FFFF_FFFF, radix: 36)
      let path = "\(folder)/.\(kept).\(suffix).tmp"
      let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 {
        (self.path, self.descriptor) = (path, descriptor)
        (self.target, self.shownPath) = (target, shownPath)
        return
      }
      guard errno == EEXIST else { break }
    }
    throw ReplacedFile.failure(shownPath)
  }

  /// Writes everything, and closes the file when it is on the disk.
  func write(_ bytes: [UInt8]) throws(FileError) {
    do throws(FileError) {
      var information = stat()
      if unsafe stat(target, &information) == 0 {
        fchmod(descriptor, information.st_mode & 0o7777)
      }
      try ReplacedFile.writeAll(bytes, to: descriptor, path: shownPath)
      guard fsync(descriptor) == 0 else { throw ReplacedFile.failure(shownPath) }
    } catch {
      close(descriptor)
      throw error
    }
    // Some file systems say only now that there was no room.
    guard close(descriptor) == 0 else { throw ReplacedFile.failure(shownPath) }
  }
}
