import Foundation
import Testing

@testable import ChipLayoutCore

/// The cases of UIKit's own frames and of public reports: a spec, and what is known of its frames.
///
/// A file of `Fixtures/frames` states a part of the frames document of the spec of the same name:
/// members that it leaves out are not compared, arrays are as long as they have to be, and
/// `diagnosticKinds` are all kinds in any order. Its numbers come from the case, to the thousandth.
@Suite struct `Cases as fixtures` {
  @Test(arguments: SpecFixture.all(in: "frames"))
  func `the frames are those of the case`(expected: SpecFixture) throws {
    let spec = SpecFixture(
      url: SpecFixture.root.appending(path: "specs/\(expected.name).json"))
    let found = try LaidOutSpec(spec).object()
    var stated =
      try JSONSerialization.jsonObject(with: Data(expected.bytes())) as? [String: Any] ?? [:]
    stated["comment"] = nil
    if let kinds = stated.removeValue(forKey: "diagnosticKinds") as? [String] {
      let diagnostics = found["diagnostics"] as? [[String: Any]] ?? []
      #expect(diagnostics.compactMap { $0["kind"] as? String }.sorted() == kinds.sorted())
    }
    let differences = Self.differences(stated, found, at: "")
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  @Test func `there are fixtures for recorded frames and for reports`() {
    let names = SpecFixture.all(in: "frames").map(\.name)
    #expect(names.count { $0.hasPrefix("recorded-") } >= 15)
    #expect(names.count { $0.hasPrefix("report-") } >= 45)
  }

  /// What differs between what is stated and what was found, each with its place.
  private static func differences(_ stated: Any, _ found: Any?, at path: String) -> [String] {
    switch (stated, found) {
    case (let stated as [String: Any], let found as [String: Any]):
      return stated.sorted { $0.key < $1.key }.flatMap { key, value in
        differences(value, found[key], at: "\(path).\(key)")
      }
    case (let stated as [Any], let found as [Any]):
      guard stated.count == found.count else {
        return ["\(path): expected \(stated.count) elements, found \(found.count)"]
      }
      return stated.indices.flatMap {
        differences(stated[$0], found[$0], at: "\(path)[\($0)]")
      }
    case (let stated as String, let found as String):
      return stated == found ? [] : ["\(path): expected \(stated), found \(found)"]
    case (let stated as NSNumber, let found as NSNumber):
      let isNear = abs(stated.doubleValue - found.doubleValue) < 0.0006
      return isNear ? [] : ["\(path): expected \(stated), found \(found)"]
    default:
      return ["\(path): expected \(stated), found \(found ?? "nothing")"]
    }
  }
}
