import Foundation
import Testing

@testable import ChipLayoutCore

@Suite struct `JSON against Python` {
  /// Both must accept the same documents, and what we write of ours must read back as theirs.
  @Test(arguments: [1, 2, 3] as [UInt64])
  func `damaged documents are accepted and refused alike, with the same values`(
    seed: UInt64
  ) throws {
    let documents = damagedDocuments(seed: seed, count: 2000)
    var accepted = 0
    let lines = documents.map { document -> [String] in
      let result = JSONReader.read(document)
      var writer = JSONWriter(spacing: .compact)
      if let value = result.value, result.problems.isEmpty {
        accepted += 1
        write(value, to: &writer)
      }
      return [Data(document).base64EncodedString(), String(decoding: writer.bytes, as: UTF8.self)]
    }
    #expect(accepted > 200)
    let output = try PythonOracle.run(Self.script, input: JSONEncoder().encode(lines))
    #expect(try JSONDecoder().decode([String].self, from: output) == [])
  }

  private func write(_ value: JSONValue, to writer: inout JSONWriter) {
    switch value.content {
    case .object(let members):
      writer.beginObject()
      for member in members {
        writer.member(member.name)
        write(member.value, to: &writer)
      }
      writer.endObject()
    case .array(let elements):
      writer.beginArray()
      for element in elements { write(element, to: &writer) }
      writer.endArray()
    case .string(let text): writer.string(text)
    case .number(let number): writer.number(number)
    case .boolean(let boolean): writer.boolean(boolean)
    case .null: writer.null()
    }
  }

  private func damagedDocuments(seed: UInt64, count: Int) -> [[UInt8]] {
    var state = seed
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let originals = [
      #"{"a":[1,-2.5e3,0.1,"x\u00e9\n",true,false,null,{}],"b":{"c":[]}}"#,
      #"[1E40,1e-400,0,-0.0,12345678901234567890,39.3125]"#, #""\ud83d\ude00""#, " [ ] ", "12",
    ]
    let pieces =
      #"{}[]":,0159eE+-.\/bfnrtu \#n\#t\#u{1}\#u{7F}'#*xXé"#.map { Array(String($0).utf8) }
      + [[0xC3], [0xA9], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], Array(#"\u"#.utf8)]
    return (0..<count).map { _ in
      var document = Array(originals[next(originals.count)].utf8)
      for _ in 0...next(2) {
        let start = next(document.count + 1)
        let end = min(start + next(3), document.count)
        document.replaceSubrange(start..<end, with: next(3) == 0 ? [] : pieces[next(pieces.count)])
      }
      return document
    }
  }

  /// Python's `json`, made as strict as RFC 8259 and our limits are.
  private static let script = #"""
    import base64, json, math, sys
    def pairs(members):
        if len({name for name, _ in members}) != len(members):
            raise ValueError("a name is given twice")
        return dict(members)
    def refuse(name):
        raise ValueError(name)
    def number(text):
        if math.isinf(float(text)):
            raise ValueError("out of range")
        return float(text)
    def read(data):
        try:
            value = json.loads(data.decode("utf-8"), object_pairs_hook=pairs,
                               parse_constant=refuse, parse_float=number, parse_int=number)
            json.dumps(value, ensure_ascii=False).encode("utf-8")
            return value
        except ValueError:
            return refuse
    wrong = []
    for document, ours in json.load(sys.stdin):
        data = base64.b64decode(document)
        theirs = read(data)
        same = theirs == json.loads(ours, parse_int=float) if ours else theirs is refuse
        if not same:
            wrong.append(repr(data))
    json.dump(wrong, sys.stdout)
    """#
}
