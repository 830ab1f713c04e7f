import Foundation
import Testing

@testable import ChipLayoutCore

/// What options say over a spec, and where its fonts are.
@Suite struct `Overrides of a spec` {
  private static func spec(_ text: String) throws -> Spec {
    try Spec(json: Array(text.utf8))
  }

  @Test func `a section that leaves the compositional layout keeps its lengths`() throws {
    var spec = try Self.spec(
      """
      {"sections": [{"layout": "compositional", "interGroupSpacing": 5, "items": ["a"],
                     "contentInsets": {"top": 1, "leading": 2, "bottom": 3, "trailing": 4},
                     "group": {"interItemSpacing": {"fixed": 6}},
                     "orthogonalScrollingBehavior": "paging"}]}
      """)
    var overrides = SpecOverrides()
    overrides.settings.layout = .right
    spec.apply(overrides)
    try spec.check()
    let section = spec.resolved().sections[0]
    #expect(section.layout == .right)
    #expect(section.sectionInset == .init(top: 1, left: 2, bottom: 3, right: 4))
    #expect(section.minimumLineSpacing == 5)
    #expect(section.minimumInteritemSpacing == 6)
    #expect(section.group == nil)
  }

  @Test func `a section that becomes compositional keeps its lengths, and options reach it`() throws
  {
    var spec = try Self.spec(
      """
      {"sections": [{"layout": "flow", "sectionInset": {"top": 1, "left": 2}, "items": ["a"],
                     "minimumLineSpacing": 5, "minimumInteritemSpacing": 6}]}
      """)
    var overrides = SpecOverrides()
    overrides.settings.layout = .compositional
    overrides.settings.minimumInteritemSpacing = 7
    spec.apply(overrides)
    try spec.check()
    let section = spec.resolved().sections[0]
    #expect(section.contentInsets == .init(top: 1, leading: 2, bottom: 12, trailing: 16))
    #expect(section.interGroupSpacing == 5)
    #expect(section.group?.interItemSpacing?.fixed == 7)
  }

  @Test func `options win over sections and items, but only where items say something`() throws {
    var spec = try Self.spec(
      """
      {"font": {"size": 10},
       "sections": [{"font": {"size": 11}, "items": ["a", {"text": "b", "font": {"size": 12}},
                                                     {"text": "c", "chip": {"minimumWidth": 9}}]}]}
      """)
    var overrides = SpecOverrides()
    var font = FontSpec()
    font.size = 20
    overrides.settings.style.font = font
    spec.apply(overrides)
    let resolved = spec.resolved()
    let items = resolved.sections[0].items
    #expect(items.map { resolved.styles[$0.style].font.scaledSize } == [20, 20, 20])
    #expect(items.map { resolved.styles[$0.style].chip.minimumWidth } == [0, 0, 9])
  }

  @Test func `a device that is given anew brings its own screen`() throws {
    var spec = try Self.spec(
      """
      {"container": {"width": 200, "scale": 1, "safeArea": {"top": 9}}, "sections": []}
      """)
    var overrides = SpecOverrides()
    overrides.container.device = "iphone-15"
    spec.apply(overrides)
    let container = spec.resolved().container
    // facts/devices 5: 393 × 852 at 3x, safe area 59 and 34.
    #expect(container.width == 393)
    #expect(container.height == 852)
    #expect(container.scale == 3)
    #expect(container.safeArea == .init(top: 59, left: 0, bottom: 34, right: 0))
  }

  @Test func `what the spec says about compositional sections reaches them`() throws {
    let section = try Self.spec(
      """
      {"interGroupSpacing": 20, "contentInsets": {"top": 1}, "verticalAlignment": "bottom",
       "uikit": {"sectionInsetReference": "contentInset"},
       "sections": [{"layout": "compositional", "items": ["a"]}]}
      """
    ).resolved().sections[0]
    #expect(section.interGroupSpacing == 20)
    #expect(section.contentInsets == .init(top: 1, leading: 16, bottom: 12, trailing: 16))
    #expect(section.verticalAlignment == .bottom)
    #expect(section.uikit.sectionInsetReference == .contentInset)
  }

  @Test func `a compositional section has UIKit's own defaults where nobody says anything`() throws
  {
    let section = try Self.spec(
      #"{"sections": [{"layout": "compositional", "items": ["a"]}]}"#
    ).resolved().sections[0]
    // facts/collection-layouts 3: items at the top of their group, insets from the safe area.
    #expect(section.verticalAlignment == .top)
    #expect(section.uikit.sectionInsetReference == .safeArea)
  }

  @Test(arguments: [
    ("fonts/My.ttf", "specs/fonts/My.ttf"), ("My.ttc#1", "specs/My.ttc#1"),
    ("../My.otf", "specs/../My.otf"), ("/fonts/My.ttf", "/fonts/My.ttf"),
    ("DejaVu Sans", "DejaVu Sans"), ("DejaVu Sans:bold", "DejaVu Sans:bold"),
  ])
  func `a font file is found beside the spec, and a name is left as it is`(
    name: String, found: String
  ) throws {
    var spec = try Self.spec(
      """
      {"font": {"name": "\(name)", "fallback": ["\(name)"]}, "maximumRows": 1,
       "overflow": {"font": {"name": "\(name)"}},
       "sections": [{"labelFont": {"name": "\(name)"},
                     "items": [{"text": "a", "font": {"name": "\(name)"}}]}]}
      """)
    spec.findFontFiles(besides: "specs/screen.json")
    #expect(spec.settings.style.font?.name == found)
    #expect(spec.settings.style.font?.fallback == .named([found]))
    #expect(spec.settings.overflow?.value?.style.font?.name == found)
    #expect(spec.sections?[0].settings.style.labelFont?.value?.name == found)
    #expect(spec.sections?[0].items?[0].style.font?.name == found)
  }

  @Test func `a hundred mistakes are listed, and the others counted`() throws {
    let items = Array(repeating: "7", count: 130).joined(separator: ", ")
    let error = #expect(throws: SpecProblems.self) {
      try Self.spec(#"{"sections": [{"items": [\#(items)]}]}"#)
    }
    let messages = try #require(error).messages(in: "screen.json")
    #expect(messages.count == 101)
    #expect(
      messages[0] == "screen.json:1:26: $.sections[0].items[0]: expected a text or an item "
        + "(a string or an object), found 7")
    #expect(messages[100] == "screen.json: 30 more mistakes")
  }

  @Test func `a file that is larger than allowed is refused, and one byte less is read`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(repeating: 32, count: 1 << 20).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try InputFile.bytes(at: file.path, limit: 1 << 20).count == 1 << 20)
    let error = #expect(throws: FileError.self) {
      try InputFile.bytes(at: file.path, limit: (1 << 20) - 1)
    }
    #expect(error?.action == "read")
  }
}
