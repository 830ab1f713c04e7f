/// A font's name as names are compared: without case and spaces, as Fontconfig compares families.
struct FoldedName: Equatable {
  /// The name in small letters, without spaces.
  let text: String

  init(_ name: String) {
    text = String(name.lowercased().filter { $0 != " " })
  }

  /// Whether a name, which ends with a zero byte, is this one.
  ///
  /// Most names are ASCII, and most differ in their first letters: no string is made of those.
  @unsafe func matches(_ name: UnsafePointer<UInt8>) -> Bool {
    var position = 0
    for byte in text.utf8 {
      while unsafe name[position] == UInt8(ascii: " ") { position += 1 }
      let other = unsafe name[position]
      guard other < 0x80, byte < 0x80 else {
        return unsafe FoldedName(String(cString: name)) == self
      }
      let isCapital = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= other
      guard byte == (isCapital ? other | 0x20 : other) else { return false }
      position += 1
    }
    while unsafe name[position] == UInt8(ascii: " ") { position += 1 }
    return unsafe name[position] == 0
  }
}
