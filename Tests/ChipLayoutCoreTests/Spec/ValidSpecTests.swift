import Testing
import TextMetrics

@testable import ChipLayoutCore

@Suite struct `Valid specs` {
  @Test(arguments: SpecFixture.all(in: "specs"))
  func `what is printed reads back to the same spec`(fixture: SpecFixture) throws {
    let spec = try Spec(json: try fixture.bytes())
    let printed = spec.json()
    #expect(try Spec(json: printed) == spec)
    #expect(try Spec(json: printed).json() == printed)
  }

  @Test(arguments: SpecFixture.all(in: "specs"))
  func `the effective spec of an effective spec is the same`(fixture: SpecFixture) throws {
    let effective = try Spec(json: try fixture.bytes()).effective()
    #expect(effective.effective() == effective)
    #expect(try Spec(json: effective.json()) == effective)
  }

  @Test(arguments: SpecFixture.all(in: "specs"))
  func `resolving loses no section and no item`(fixture: SpecFixture) throws {
    let spec = try Spec(json: try fixture.bytes())
    let resolved = spec.resolved()
    #expect(resolved.sections.map(\.items.count) == spec.sections?.map { $0.items?.count ?? 0 })
    for section in resolved.sections {
      for item in section.items { #expect(resolved.styles.indices.contains(item.style)) }
    }
  }

  @Test func `there are specs`() {
    #expect(SpecFixture.all(in: "specs").count >= 5)
  }

  @Test func `a byte order mark is allowed`() throws {
    #expect(try Spec(json: Array("\u{FEFF}{\"sections\": []}".utf8)).sections == [])
  }

  @Test func `a comment may stand in every object and is kept by nobody`() throws {
    let spec = try Spec(
      json: Array(
        """
        {"comment": 1, "font": {"comment": [], "variations": {"comment": {}}},
         "sections": [{"comment": "x", "items": [{"comment": null, "text": "a"}]}]}
        """.utf8))
    #expect(!String(decoding: spec.json(), as: UTF8.self).contains("comment"))
    #expect(spec.sections?.first?.items == [ItemSpec(text: "a")])
  }
}

@Suite struct `Resolved specs` {
  @Test func `what nobody says has the defaults of the contract`() throws {
    let resolved = try resolve("{\"sections\": [{\"items\": [\"a\"]}]}")
    #expect(resolved.container.width == 375)
    #expect(resolved.container.scale == 2)
    #expect(resolved.container.height == nil)
    let section = resolved.sections[0]
    #expect(section.layout == .left)
    #expect(section.sectionInset == .init(top: 12, left: 16, bottom: 12, right: 16))
    #expect(section.minimumInteritemSpacing == 8)
    #expect(section.minimumLineSpacing == 8)
    #expect(section.sizing == .manual)
    #expect(section.uikit.loneLastItem == .auto)
    #expect(section.uikit.swapsSpacings)
    #expect(!section.uikit.flipsHorizontallyInOppositeLayoutDirection)
    let style = resolved.styles[section.items[0].style]
    #expect(style.font.name == "DejaVu Sans")
    #expect(style.font.scaledSize == 17)
    #expect(style.chip.padding == .init(top: 8, left: 12, bottom: 8, right: 12))
    #expect(style.chip.numberOfLines == 1)
    #expect(style.chip.lineBreakMode == .byTruncatingTail)
  }

  @Test func `an item takes what it leaves out from its section, and that from the spec`() throws {
    let resolved = try resolve(
      """
      {"font": {"name": "A", "size": 16, "kern": 2, "variations": {"wght": 400, "wdth": 90}},
       "chip": {"padding": {"left": 1, "right": 2}, "maximumWidth": 90},
       "sections": [
         {"font": {"size": 20}, "chip": {"padding": {"right": 3}},
          "items": ["a", {"text": "b", "font": {"weight": 700, "kern": null,
                                                "variations": {"wght": 700}},
                          "chip": {"maximumWidth": null}}]},
         {"items": ["c", "d"]}]}
      """)
    let styles = resolved.sections.map { $0.items.map { resolved.styles[$0.style] } }
    #expect(styles[0][0].font.size == 20)
    #expect(styles[0][0].font.name == "A")
    #expect(styles[0][0].font.kern == 2)
    #expect(styles[0][0].chip.padding == .init(top: 8, left: 1, bottom: 8, right: 3))
    #expect(styles[0][1].font.size == 20)
    #expect(styles[0][1].font.weight == 700)
    #expect(styles[0][1].font.kern == nil)
    #expect(
      styles[0][1].font.variations == [
        FontVariation(axis: "wdth", value: 90), FontVariation(axis: "wght", value: 700),
      ])
    #expect(styles[0][1].chip.maximumWidth == nil)
    #expect(styles[1][0].font.size == 16)
    #expect(styles[1][0].chip.maximumWidth == 90)
    #expect(resolved.styles.count == 3)
  }

  @Test func `a device gives the screen, and the container's own words stand over it`() throws {
    let resolved = try resolve(
      """
      {"container": {"device": "iPhone 16 Pro Max", "orientation": "landscape", "width": 900,
                     "safeArea": {"left": 0}}, "sections": []}
      """)
    #expect(resolved.container.device == "iphone-16-pro-max")
    #expect(resolved.container.width == 900)
    #expect(resolved.container.height == 440)
    #expect(resolved.container.scale == 3)
    #expect(resolved.container.safeArea == .init(top: 0, left: 0, bottom: 21, right: 62))
  }

  @Test(arguments: [
    ("{\"textStyle\": \"body\"}", "AX5", 53.0), ("{\"textStyle\": \"body\"}", "large", 17),
    ("{\"textStyle\": \"body\", \"size\": 17}", "AX5", 48),
    ("{\"textStyle\": \"body\", \"size\": 16.5}", "L", 16.5), ("{\"size\": 16}", "AX5", 16),
  ])
  func `fonts with a text style follow the content size`(
    font: String, category: String, size: Double
  ) throws {
    let resolved = try resolve(
      "{\"font\": \(font), \"contentSizeCategory\": \"\(category)\", \"sections\": [{}]}")
    #expect(resolved.styles[0].font.scaledSize == size)
  }

  @Test func `a label font is the measured font but for what it says`() throws {
    let resolved = try resolve(
      """
      {"font": {"name": "A", "size": 16}, "labelFont": {"weight": 500}, "sections": [{}]}
      """)
    #expect(resolved.styles[0].labelFont?.name == "A")
    #expect(resolved.styles[0].labelFont?.size == 16)
    #expect(resolved.styles[0].labelFont?.weight == 500)
    #expect(resolved.styles[0].font.weight == nil)
  }

  @Test func `a compositional chip section has the contract's spacings, a tree has none`() throws {
    let resolved = try resolve(
      """
      {"layout": "compositional", "sections": [
        {"items": ["a"]}, {"contentInsets": {"leading": 4}, "interGroupSpacing": 2},
        {"count": 1, "group": {"width": {"fractional": 1}, "height": {"absolute": 40},
                               "subitems": []}}]}
      """)
    let sections = resolved.sections
    #expect(sections[0].contentInsets == .init(top: 12, leading: 16, bottom: 12, trailing: 16))
    #expect(sections[0].group?.interItemSpacing?.fixed == 8)
    #expect(sections[0].interGroupSpacing == 8)
    #expect(sections[1].contentInsets == .init(top: 12, leading: 4, bottom: 12, trailing: 16))
    #expect(sections[1].interGroupSpacing == 2)
    #expect(sections[2].contentInsets == .init(top: 0, leading: 0, bottom: 0, trailing: 0))
    #expect(sections[2].interGroupSpacing == 0)
    #expect(sections[2].group?.interItemSpacing == nil)
  }

  @Test func `overrides win over spec, section and item`() throws {
    var spec = try Spec(
      json: Array(
        """
        {"container": {"device": "iphone-16", "width": 300, "direction": "rtl"},
         "font": {"size": 10},
         "sections": [{"layout": "flow", "font": {"size": 11},
                       "items": ["a", {"text": "b", "font": {"size": 12, "weight": 700}}]}]}
        """.utf8))
    var overrides = SpecOverrides()
    overrides.container.device = "ipad-pro-11"
    overrides.settings.layout = .right
    var font = FontSpec()
    font.size = 20
    overrides.settings.style.font = font
    spec.apply(overrides)
    let resolved = spec.resolved()
    #expect(resolved.container.width == 834)
    #expect(resolved.container.direction == .rtl)
    #expect(resolved.sections[0].layout == .right)
    let fonts = resolved.sections[0].items.map { resolved.styles[$0.style].font }
    #expect(fonts.map(\.size) == [20, 20])
    #expect(fonts.map(\.weight) == [nil, 700])
  }

  @Test func `overrides that contradict a spec are found`() throws {
    var spec = try Spec(
      json: Array("{\"sections\": [{\"items\": [{\"width\": 9, \"height\": 9}]}]}".utf8))
    #expect(throws: Never.self) { try spec.check() }
    var overrides = SpecOverrides()
    var chip = ChipSpec()
    chip.sizing = .automatic
    overrides.settings.style.chip = chip
    spec.apply(overrides)
    let error = #expect(throws: SpecProblems.self) { try spec.check() }
    #expect(
      error?.problems.map(\.path) == [
        "$.sections[0].items[0].width", "$.sections[0].items[0].height",
      ])
  }

  private func resolve(_ text: String) throws -> ResolvedSpec {
    try Spec(json: Array(text.utf8)).resolved()
  }
}
