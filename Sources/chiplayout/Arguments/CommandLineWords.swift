/// The words of the command line as text, none of them repaired.
enum CommandLineWords {
  /// Reads the words of this process after the program's name; throws when one isn't UTF-8.
  static func ofThisProcess() throws(ArgumentError) -> [String] {
    try decode(bytesOfThisProcess())
  }

  /// Decodes words; the error of one that isn't UTF-8 says which, and the byte where it breaks.
  static func decode(_ words: [[UInt8]]) throws(ArgumentError) -> [String] {
    var decoded: [String] = []
    decoded.reserveCapacity(words.count)
    for (index, bytes) in words.enumerated() {
      if let word = String(validating: bytes, as: UTF8.self) {
        decoded.append(word)
        continue
      }
      let offset = firstInvalidByte(of: bytes)
      throw ArgumentError(
        .notUTF8(position: index + 1, offset: offset + 1, byte: bytes[offset]))
    }
    return decoded
  }

  /// The start of the first sequence that isn't UTF-8; `bytes` must have one.
  private static func firstInvalidByte(of bytes: [UInt8]) -> Int {
    var source = bytes.makeIterator()
    var decoder = UTF8()
    var offset = 0
    while true {
      switch decoder.decode(&source) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput, .error: return min(offset, bytes.count - 1)
      }
    }
  }

  /// The bytes of each word, as the system passed them: `CommandLine.arguments` would repair them.
  private static func bytesOfThisProcess() -> [[UInt8]] {
    var words: [[UInt8]] = []
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let start = unsafe CommandLine.unsafeArgv[index] else { break }
      var bytes: [UInt8] = []
      var length = 0
      while unsafe start[length] != 0 {
        bytes.append(UInt8(bitPattern: unsafe start[length]))
        length += 1
      }
      words.append(bytes)
    }
    return words
  }
}
