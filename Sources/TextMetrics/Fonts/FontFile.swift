import CHarfBuzz
import CMessageDigest

/// The bytes of one font file, mapped once: FreeType, HarfBuzz and the digest read the same ones.
///
/// A face measured from other bytes than those that are identified would break the tool's first
/// promise, so nobody else opens the file.
@safe final class FontFile {
  /// The path it was opened by.
  let path: String
  private let blob: OpaquePointer
  private let bytes: UnsafeRawBufferPointer

  /// Maps the file at `path`.
  ///
  /// - Throws: `FontError.unreadable` when there is no such file or it can't be read, and
  ///   `FontError.notAFont` when it is empty.
  init(path: String) throws(FontError) {
    try FileSystem.checkReadableFile(path)
    guard let blob = unsafe hb_blob_create_from_file_or_fail(path) else {
      throw .unreadable(path: path, reason: "it could not be mapped into memory")
    }
    self.path = path
    unsafe self.blob = blob
    var length: UInt32 = 0
    let data = unsafe hb_blob_get_data(blob, &length)
    unsafe bytes = UnsafeRawBufferPointer(start: data, count: Int(length))
    guard length > 0 else { throw .notAFont(path: path, reason: "the file is empty") }
  }

  deinit {
    unsafe hb_blob_destroy(blob)
  }

  /// The number of bytes in the file.
  var count: Int { unsafe bytes.count }

  /// The last component of the path, which is the same on every machine that has the font.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The SHA-256 of all bytes as 64 lower-case hexadecimal digits.
  ///
  /// Linear in the file's size.
  private(set) lazy var sha256: String = {
    var context = SHA2_CTX()
    var digest = [UInt8](repeating: 0, count: 32)
    unsafe SHA256Init(&context)
    unsafe withBytes { unsafe SHA256Update(&context, $0, $1) }
    unsafe SHA256Final(&digest, &context)
    return hexadecimal(digest)
  }()

  /// Gives the bytes and their number to `body`, for as long as the call lasts.
  func withBytes<Result>(_ body: (UnsafePointer<UInt8>, Int) -> Result) -> Result {
    let buffer = unsafe bytes.assumingMemoryBound(to: UInt8.self)
    guard let start = buffer.baseAddress else {
      preconditionFailure("an empty file was turned away when it was opened")
    }
    return unsafe body(start, buffer.count)
  }

  /// Gives the blob to `body`, for as long as the call lasts.
  func withBlob<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    unsafe body(blob)
  }

  /// The bytes as text, two lower-case digits each.
  private func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef")
    return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }
}
