import Glibc

/// A glob for paths: `*`, `?` and `[…]` within a component, `**` for any number of components.
package struct PathPattern: Sendable {
  private let components: [String]

  /// A pattern; without a slash it is one for a file's name, whatever its folder.
  package init(_ text: String) {
    let normalized = PathName.normalized(text)
    let parts = normalized.split(separator: "/").map(String.init)
    components = parts.count == 1 && !normalized.hasPrefix("/") ? ["**"] + parts : parts
  }

  /// A pattern whose components are all taken as they are.
  package init(path text: String) {
    components = PathName.normalized(text).split(separator: "/").map(String.init)
  }

  /// Whether the text has a character that means something in a pattern.
  package static func isPattern(_ text: String) -> Bool {
    text.utf8.contains { byte in
      byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "[")
    }
  }

  /// The folder before the first component that isn't plain.
  package static func folder(of text: String) -> String {
    let isAbsolute = text.hasPrefix("/")
    let plain = text.split(separator: "/").dropLast().prefix { !isPattern(String($0)) }
    let joined = plain.joined(separator: "/")
    return isAbsolute ? "/" + joined : joined.isEmpty ? "." : joined
  }

  /// Whether a path matches; the product of the numbers of components at worst.
  package func matches(_ path: String) -> Bool {
    let names = PathName.normalized(path).split(separator: "/").map(String.init)
    // `reached[n]`: the components so far match the first n names.
    var reached = Array(repeating: false, count: names.count + 1)
    reached[0] = true
    for component in components {
      var next = Array(repeating: false, count: names.count + 1)
      if component == "**" {
        var isReached = false
        for place in reached.indices {
          isReached = isReached || reached[place]
          next[place] = isReached
        }
      } else {
        for place in names.indices where reached[place] {
          next[place + 1] = Self.matches(component, names[place])
        }
      }
      reached = next
    }
    return reached[names.count]
  }

  private static func matches(_ component: String, _ name: String) -> Bool {
    unsafe fnmatch(component, name, FNM_PERIOD) == 0
  }
}
