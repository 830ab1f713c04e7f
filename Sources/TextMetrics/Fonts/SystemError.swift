import Glibc

/// The system's words for its error numbers.
package enum SystemError {
  /// A sentence such as “No space left on device”.
  package static func sentence(for number: Int32) -> String {
    guard let text = unsafe strerror(number) else { return "error \(number)" }
    return unsafe String(cString: text)
  }

  /// The same with a small first letter, to stand behind a colon.
  package static func reason(for number: Int32) -> String {
    let sentence = sentence(for: number)
    return sentence.prefix(1).lowercased() + sentence.dropFirst()
  }
}
