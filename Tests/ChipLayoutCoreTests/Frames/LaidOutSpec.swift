import Foundation

@testable import ChipLayoutCore

/// A spec of `Fixtures`, laid out, and its frames document as a reader of the JSON sees it.
struct LaidOutSpec {
  let document: FramesDocument
  let json: [UInt8]

  init(_ fixture: SpecFixture) throws {
    try self.init(SpecFile.read(fixture.url.path))
  }

  init(_ spec: Spec) throws {
    let resolved = spec.resolved()
    try resolved.checkIsSupported()
    document = FramesDocument(of: resolved, with: try OpenedFonts(for: resolved))
    var bytes: [UInt8] = []
    document.write(as: .json) { part throws(Never) in
      bytes += part
      part = []
    }
    json = bytes
  }

  /// The document as Foundation reads it.
  func object() throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any] ?? [:]
  }
}
