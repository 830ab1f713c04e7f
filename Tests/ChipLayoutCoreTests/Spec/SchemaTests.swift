import Foundation
import Testing

@testable import ChipLayoutCore

/// The published schemas, judged by Python's `jsonschema`, which shares no code with the reader.
@Suite struct `Published schemas` {
  @Test func `each is a schema, and none forgets a newline at its end`() throws {
    for schema in PublishedSchema.allCases {
      #expect(schema.document().last == UInt8(ascii: "\n"))
      #expect(try verdicts(schema, []) == [:])
    }
  }

  @Test func `every valid spec passes, as it stands and as it is printed`() throws {
    let fixtures = SpecFixture.all(in: "specs")
    var documents: [String: String] = [:]
    for fixture in fixtures {
      let bytes = try fixture.bytes()
      let spec = try Spec(json: bytes)
      documents[fixture.name] = String(decoding: bytes, as: UTF8.self)
      documents[fixture.name + ", printed"] = String(decoding: spec.json(), as: UTF8.self)
      documents[fixture.name + ", effective"] =
        String(decoding: spec.effective().json(), as: UTF8.self)
    }
    for (name, verdict) in try verdicts(.spec, documents.sorted { $0.key < $1.key }) {
      #expect(verdict == "valid", "\(name)")
    }
  }

  /// A schema can't state the rules between values, what devices are called, or how JSON is spelt.
  private static let beyondASchema: Set = [
    "count-in-a-chip-section", "count-of-two-subitems", "count-with-items", "count-without-size",
    "dimension-of-two-kinds",
    "duplicate-item-id", "duplicate-key", "duplicate-section-id",
    "estimated-size-in-manual-section", "given-size-in-automatic-section", "group-in-flow",
    "group-without-height", "group-without-subitems", "horizontal-without-height",
    "item-says-nothing", "item-size-in-automatic-spec", "item-size-without-items",
    "item-without-size", "lone-surrogate", "minimum-above-maximum", "nested-too-deep",
    "overflow-without-rows",
    "repeating-subitem-without-count", "section-inset-in-compositional", "sizing-of-one-item",
    "spacing-of-no-kind", "subitems-given-twice", "unknown-device",
  ]

  @Test func `every invalid spec fails that is JSON and breaks no rule beyond a schema`() throws {
    let fixtures = SpecFixture.all(in: "invalid")
    let documents = try fixtures.map { fixture in
      (fixture.name, String(validating: try fixture.bytes(), as: UTF8.self) ?? "not UTF-8")
    }
    let verdicts = try verdicts(.spec, documents)
    #expect(verdicts.count == fixtures.count)
    for (name, verdict) in verdicts where verdict != "not JSON" {
      #expect(verdict == (Self.beyondASchema.contains(name) ? "valid" : "invalid"), "\(name)")
    }
  }

  @Test func `the frames document of the contract passes, and fields may be added`() throws {
    let frames = """
      {
        "schemaVersion": 1,
        "container": {"width": 375, "scale": 2, "direction": "ltr"},
        "contentSize": {"width": 375, "height": 142},
        "fonts": [{"postScriptName": "DejaVuSans", "family": "DejaVu Sans", "style": "Book",
                   "version": "2.37", "sha256": "\(String(repeating: "0a", count: 32))",
                   "size": 16, "unitsPerEm": 2048,
                   "ascender": 14.8515625, "descender": -3.7734375, "lineHeight": 18.625}],
        "sections": [{"section": 0, "id": "tags", "layout": "left", "rows": 2,
                      "x": 0, "y": 0, "width": 375, "height": 142}],
        "items": [{"section": 0, "item": 0, "row": 0, "id": "swift", "text": "Swift",
                   "x": 16, "y": 12, "width": 64, "height": 35, "textWidth": 39.3125}],
        "supplementary": [],
        "diagnostics": []
      }
      """
    let documents = [
      ("as it is", frames),
      ("with a new field", frames.replacing("\"row\": 0", with: "\"row\": 0, \"baseline\": 1")),
      ("without a row", frames.replacing("\"row\": 0, ", with: "")),
      ("of another version", frames.replacing("Version\": 1", with: "Version\": 2")),
      ("with a text for x", frames.replacing("\"x\": 16", with: "\"x\": \"16\"")),
    ]
    #expect(
      try verdicts(.frames, documents) == [
        "as it is": "valid", "with a new field": "valid", "without a row": "invalid",
        "of another version": "invalid", "with a text for x": "invalid",
      ])
  }

  @Test func `the frames of every spec that can be laid out pass`() throws {
    var documents: [(String, String)] = []
    for fixture in SpecFixture.all(in: "specs") {
      do {
        let json = try LaidOutSpec(fixture).json
        documents.append((fixture.name, String(decoding: json, as: UTF8.self)))
      } catch is UnsupportedLayout {
        continue
      } catch is SpecFontErrors {
        continue
      }
    }
    #expect(documents.count > 60)
    for (name, verdict) in try verdicts(.frames, documents) {
      #expect(verdict == "valid", "\(name)")
    }
  }

  @Test func `every JSON document of a command case passes`() throws {
    let folder = SpecFixture.root.appending(path: "commands")
    var documents: [PublishedSchema: [(String, String)]] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let file = folder.appending(path: "\(name)/stdout")
      guard let text = try? String(contentsOf: file, encoding: .utf8),
        text.hasPrefix("{\n  \"schemaVersion\"")
      else { continue }
      let filled = text.replacing(
        #/\{sha256 of [^}]+\}/#, with: String(repeating: "0", count: 64))
      if text.contains("\n  \"sections\": ") {
        documents[.frames, default: []].append((name, filled))
      } else if text.contains("\n  \"items\": ") {
        documents[.measure, default: []].append((name, filled))
      }
    }
    for schema in [PublishedSchema.frames, .measure] {
      let documents = documents[schema] ?? []
      #expect(documents.count >= 5)
      for (name, verdict) in try verdicts(schema, documents) {
        #expect(verdict == "valid", "\(name)")
      }
    }
  }

  @Test func `the measure document of the contract passes`() throws {
    let measure = """
      {"schemaVersion": 1, "fonts": [],
       "items": [{"text": "Swift", "width": 39.3125, "height": 18.625, "lines": 1,
                  "chipWidth": 64, "chipHeight": 35}]}
      """
    let documents = [
      ("as it is", measure), ("without a width", measure.replacing("\"width\"", with: "\"w\"")),
    ]
    #expect(
      try verdicts(.measure, documents) == ["as it is": "valid", "without a width": "invalid"])
  }

  /// What the validator says of each document: `valid`, `invalid` or `not JSON`.
  private func verdicts(_ schema: PublishedSchema, _ documents: [(String, String)]) throws
    -> [String: String]
  {
    let script = """
      import json, sys
      from jsonschema import Draft202012Validator
      given = json.load(sys.stdin)
      schema = json.loads(given["schema"])
      Draft202012Validator.check_schema(schema)
      validator = Draft202012Validator(schema)
      def refuse(name):
          raise ValueError(name)
      def verdict(text):
          try:
              document = json.loads(text, parse_constant=refuse)
          except (ValueError, RecursionError):
              return "not JSON"
          return "valid" if validator.is_valid(document) else "invalid"
      json.dump({name: verdict(text) for name, text in given["documents"]}, sys.stdout)
      """
    let given: [String: Any] = [
      "schema": String(decoding: schema.document(), as: UTF8.self),
      "documents": documents.map { [$0.0, $0.1] },
    ]
    let data = try PythonOracle.run(script, input: JSONSerialization.data(withJSONObject: given))
    return try JSONDecoder().decode([String: String].self, from: data)
  }
}
