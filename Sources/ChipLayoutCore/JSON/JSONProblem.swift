/// One mistake against RFC 8259, or against a limit of the reader.
package struct JSONProblem: Error, Hashable, Sendable {
  /// The byte where the mistake begins.
  package var offset: Int
  /// What is wrong.
  package var fault: Fault

  /// What is wrong, with the facts that a message needs.
  package enum Fault: Hashable, Sendable {
    case empty
    case unexpected(found: String, expected: String)
    case missingComma(before: String)
    case trailingComma(closing: String)
    case commentary
    case singleQuotes
    case controlCharacter(UInt8)
    case unknownEscape(String)
    case loneSurrogate(String)
    case unfinishedString
    case leadingZero(String)
    case malformedNumber(String, String)
    case numberOutOfRange(String)
    case duplicateName(String, firstAt: Int)
    case tooDeep(limit: Int)
    case tooLarge(bytes: Int, limit: Int)
    case notUTF8(byte: UInt8, byteInLine: Int)
    case otherEncoding(String)
  }
}
