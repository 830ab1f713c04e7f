import ChipLayoutCore
import CollectionLayout
import TestSupport
import Testing

/// The examples of the module's documentation, with the values that it promises.
struct DocumentationTests {
  @Test func `the examples of the article are those that are compiled here`() throws {
    let examples = try DocumentedExample.all(
      in: "Sources/ChipLayoutCore/Documentation.docc/ChipLayoutCore.md")
    #expect(examples.count == 3)
    for example in examples {
      #expect(try example.stands(inFileAt: #filePath), "\(example)")
    }
  }

  @Test func `the example for other programs gives a document`() throws {
    let frames = try ChipLayout.framesDocument(ofSpec: #"{"sections": [{"items": ["Swift"]}]}"#)
    #expect(frames.contains(#""text": "Swift", "x": 16, "y": 12"#))
  }

  @Test func `the examples lay out a spec, and write its frames`() throws {
    let json = #"{"container": {"width": 200}, "sections": [{"items": ["Swift", "iOS"]}]}"#
    let spec = try Spec(json: Array(json.utf8))
    let resolved = spec.resolved()
    try resolved.checkIsSupported()
    let fonts = try OpenedFonts(for: resolved)
    let document = FramesDocument(of: resolved, with: fonts)
    let frame = document.result.frame(ofItem: 0, inSection: 0)

    var bytes: [UInt8] = []
    document.write(as: .ndjson) { part throws(Never) in
      bytes += part
      part = []
    }

    // The section inset is 12 and 16 unless a spec says more.
    #expect(frame.origin == Point(x: 16, y: 12))
    #expect(String(decoding: bytes, as: UTF8.self).split(separator: "\n").count == 2)
  }
}
