import Glibc

/// The environment variables that a program looks at.
struct Environment: Sendable {
  /// Returns the value of a variable, or nil when it isn't set.
  let value: @Sendable (String) -> String?

  /// The environment of this process.
  static let process = Environment { name in
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }
}

/// How output may look on a file descriptor.
struct TerminalStyle: Equatable, Sendable {
  let isTerminal: Bool
  /// Whether colours may be used: on a terminal, without `NO_COLOR` and not `TERM=dumb`.
  let allowsColor: Bool
  /// The width in columns; 80 when nobody says it.
  let columns: Int

  /// Asks the system about an open file descriptor.
  init(descriptor: Int32, environment: Environment = .process) {
    let isTerminal = isatty(descriptor) == 1
    self.init(
      isTerminal: isTerminal, windowColumns: isTerminal ? Self.windowColumns(descriptor) : nil,
      environment: environment)
  }

  /// Decides from what the system said; `COLUMNS` goes before the window's width.
  init(isTerminal: Bool, windowColumns: Int?, environment: Environment) {
    self.isTerminal = isTerminal
    let forbidsColor = environment.value("NO_COLOR").map { !$0.isEmpty } ?? false
    let isDumb = environment.value("TERM") == "dumb"
    allowsColor = isTerminal && !forbidsColor && !isDumb
    let asked = environment.value("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    columns = asked ?? windowColumns ?? 80
  }

  private static func windowColumns(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }
}
