/// What the help, errors and completions know of one option, flag or argument.
struct ParameterDescription: Equatable, Sendable {
  /// What kind of thing is typed.
  enum Kind: Equatable, Sendable {
    /// A name alone.
    case flag
    /// A name and a value.
    case option
    /// One word without a name.
    case argument(isRequired: Bool)
    /// All the words that are left, at least so many.
    case arguments(atLeast: Int)
    /// An option that does not work yet: recognised, refused, and shown nowhere.
    case planned
  }

  var kind: Kind
  /// The names with their dashes, the long one first; none for arguments.
  var names: [String] = []
  /// What stands for the value in the help, such as `FILE`.
  var valueName = ""
  var help = ""
  /// The heading in the help.
  var group = ""
  /// The default as shown to the user.
  var defaultText: String?
  var expectation = Expectation.text
  var range: ArgumentRange?
  /// Whether the next word is the value even if it starts as an option does, such as `-liga`.
  var takesAnyWord = false
  /// Whether a repeated option adds a value instead of replacing it.
  var collects = false
}

/// One option, flag or argument of a command, and how its value gets into `Options`.
struct Parameter<Options>: Sendable {
  /// Reads a value into the options.
  typealias Store = @Sendable (inout Options, String) throws(ValueProblem) -> Void

  var description: ParameterDescription
  let store: Store
  /// The default as the untouched options have it.
  let defaultText: @Sendable (Options) -> String?

  /// The parameter for options that hold this parameter's options as a part.
  func at<Whole>(
    _ part: SettablePath<Whole, Options>
  ) -> Parameter<Whole> {
    Parameter<Whole>(
      description: description,
      store: { (whole, text) throws(ValueProblem) in try store(&whole[keyPath: part], text) },
      defaultText: { whole in defaultText(whole[keyPath: part]) })
  }
}

/// A key path to write through, that a grammar may keep.
typealias SettablePath<Root, Value> = any WritableKeyPath<Root, Value> & Sendable
