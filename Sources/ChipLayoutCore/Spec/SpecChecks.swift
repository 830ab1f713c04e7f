/// The rules that need what a section inherits, checked once the whole spec is read.
extension Spec {
  func check(_ members: [JSONMember], _ value: JSONValue, _ decoder: inout SpecDecoder) {
    checkScrolling(value, &decoder)
    guard let sections, let list = value.member("sections")?.value,
      let elements = list.elements, elements.count == sections.count
    else { return }
    decoder.within(.name("sections")) { decoder in
      decoder.checkIDs(of: list)
      for (index, (section, element)) in zip(sections, elements).enumerated()
      where element.members != nil {
        decoder.within(.index(index)) { decoder in
          checkLayout(of: section, element, &decoder)
          checkOverflow(of: section, element, &decoder)
          checkSizes(of: section, element, &decoder)
        }
      }
    }
  }

  /// Horizontal scrolling fills columns, so it needs to know how high they may be.
  private func checkScrolling(_ value: JSONValue, _ decoder: inout SpecDecoder) {
    guard let container, container.scrollDirection == .horizontal,
      let object = value.member("container")?.value, object.member("height") == nil,
      object.member("device") == nil, let member = object.member("scrollDirection")
    else { return }
    decoder.within(.name("container")) { $0.note(member, .noHeightToScroll) }
  }

  /// A key of another kind of layout would do nothing, silently.
  private func checkLayout(
    of section: SectionSpec, _ value: JSONValue, _ decoder: inout SpecDecoder
  ) {
    let layout = section.settings.layout ?? settings.layout ?? .left
    guard value.member("layout") == nil || section.settings.layout != nil else { return }
    let strangers: [(key: String, instead: String?)] =
      layout == .compositional
      ? [
        ("sectionInset", "contentInsets"), ("minimumInteritemSpacing", "group"),
        ("minimumLineSpacing", "interGroupSpacing"),
      ]
      : [
        ("group", nil), ("contentInsets", "sectionInset"),
        ("interGroupSpacing", "minimumLineSpacing"), ("orthogonalScrollingBehavior", nil),
      ]
    for (key, instead) in strangers {
      guard let member = value.member(key) else { continue }
      decoder.note(member, .otherLayout(key: key, layout: layout.rawValue, instead: instead))
    }
  }

  private func checkOverflow(
    of section: SectionSpec, _ value: JSONValue, _ decoder: inout SpecDecoder
  ) {
    guard section.settings.overflow?.value != nil, value.member("maximumRows") == nil,
      settings.maximumRows?.value == nil, let member = value.member("overflow")
    else { return }
    decoder.note(member, .overflowWithoutMaximumRows)
  }

  /// A size has one owner: the spec, the section's `itemSize`, or in automatic sizing the label.
  private func checkSizes(
    of section: SectionSpec, _ value: JSONValue, _ decoder: inout SpecDecoder
  ) {
    let sizing = section.settings.style.chip?.sizing ?? settings.style.chip?.sizing ?? .manual
    switch sizing {
    case .automatic:
      if let member = value.member("itemSize") {
        decoder.note(member, .givenSizeInAutomaticSection("itemSize"))
      }
    case .manual:
      if let member = value.member("estimatedItemSize") {
        decoder.note(member, .estimatedSizeInManualSection)
      }
    }
    guard let items = section.items, let list = value.member("items")?.value,
      let elements = list.elements, elements.count == items.count
    else { return }
    let isSizedBySection = value.member("itemSize") != nil || section.group?.isTree == true
    decoder.within(.name("items")) { decoder in
      for (index, element) in elements.enumerated() where element.members != nil {
        decoder.within(.index(index)) { decoder in
          switch sizing {
          case .automatic: Self.checkAutomatic(element, &decoder)
          case .manual:
            guard !isSizedBySection else { return }
            let style = items[index].style
            let height = style.chip?.height ?? section.settings.style.chip?.height
            let hasHeight = (height ?? settings.style.chip?.height)?.value != nil
            Self.checkManual(element, hasHeight: hasHeight, &decoder)
          }
        }
      }
    }
  }

  private static func checkAutomatic(_ item: JSONValue, _ decoder: inout SpecDecoder) {
    var givesSize = false
    for key in ["width", "height"] {
      guard let member = item.member(key) else { continue }
      decoder.note(member, .givenSizeInAutomaticSection(key))
      givesSize = true
    }
    if !givesSize, item.member("text") == nil {
      decoder.note(item, .itemWithoutSize(lacks: "\"text\""))
    }
  }

  private static func checkManual(
    _ item: JSONValue, hasHeight: Bool, _ decoder: inout SpecDecoder
  ) {
    guard item.member("text") == nil else { return }
    let hasWidth = item.member("width") != nil
    let hasHeight = hasHeight || item.member("height") != nil
    switch (hasWidth, hasHeight) {
    case (true, true): return
    case (true, false): decoder.note(item, .itemWithoutSize(lacks: "\"height\""))
    case (false, true): decoder.note(item, .itemWithoutSize(lacks: "\"width\""))
    case (false, false): decoder.note(item, .itemWithoutSize(lacks: "\"text\" and no \"width\""))
    }
  }
}
