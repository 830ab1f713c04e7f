import Foundation
import Glibc
import TestSupport

/// A folder of specs made for one test, and the program run inside it.
struct SpecRepository {
  let folder: URL

  /// The environment of a person's machine, with the fonts of the command cases.
  static let environment = [
    "PATH": "/usr/bin:/bin",
    "FONTCONFIG_FILE": CommandCase.folder.appending(path: "fonts.conf").path,
  ]

  /// Runs `body` with a new repository of so many specs, `specs/00.json` and so on.
  static func with<Result>(
    specs count: Int, chips: Int = 24, _ body: (SpecRepository) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let repository = SpecRepository(folder: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "specs"), withIntermediateDirectories: true)
    for number in 0..<count {
      try repository.write(Spec(number: number, chips: chips).json, to: Self.path(number))
    }
    return try body(repository)
  }

  /// The path of a spec in the repository.
  static func path(_ number: Int) -> String {
    "specs/\(number < 10 ? "0" : "")\(number).json"
  }

  /// A spec of one section, an item a line, that tests edit as text.
  struct Spec {
    var settings = ""
    var items: [String]

    init(number: Int, chips: Int) {
      let words = ["Swift", "iOS", "Layout", "Kerning", "Rows", "UICollectionView", "Tag"]
      items = (0..<chips).map { "\"\(words[($0 + number) % words.count]) \($0)\"" }
    }

    /// The file; the first item stands on line 5.
    var json: String {
      """
      {
        "container": {"width": 375},
        \(settings)"sections": [
          {"items": [
            \(items.joined(separator: ",\n      "))
          ]}
        ]
      }

      """
    }
  }

  /// Writes a file of the repository.
  func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: path))
  }

  /// The bytes of a file of the repository.
  func bytes(_ path: String) throws -> Data {
    try Data(contentsOf: folder.appending(path: path))
  }

  /// The names in a folder of the repository, hidden ones too.
  func names(_ path: String = "specs") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path).sorted()
  }

  /// Runs the program in the repository.
  func run(_ arguments: [String], environment: [String: String] = [:]) throws -> ProgramRun {
    try ProgramRun(
      arguments: arguments.map { Array($0.utf8) },
      environment: Self.environment.merging(environment) { $1 }, folder: folder)
  }

  /// The report of `check --json` as JSON.
  func check(_ arguments: [String] = ["specs"]) throws -> [String: Any] {
    let run = try run(["check", "--json"] + arguments)
    return try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any] ?? [:]
  }

  /// The causes that `check` finds in the first spec.
  func causes() throws -> [[String: Any]] {
    let specs = try check()["specs"] as? [[String: Any]]
    return specs?.first?["causes"] as? [[String: Any]] ?? []
  }
}
