/// Paths taken apart as text, without asking the file system.
package enum PathName {
  /// The folder that a file is in, `.` if the path doesn't say.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last component.
  package static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The path without `.`, doubled slashes and, as far as they cancel, `..`.
  package static func normalized(_ path: String) -> String {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    var kept: [Substring] = []
    for component in path.split(separator: "/") where component != "." {
      if component == "..", let last = kept.last, last != ".." {
        kept.removeLast()
      } else if component != ".." || !isAbsolute {
        kept.append(component)
      }
    }
    let joined = kept.joined(separator: "/")
    return isAbsolute ? "/" + joined : joined.isEmpty ? "." : joined
  }
}
