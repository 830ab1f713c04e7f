/// A section whose lengths are checked, and measured along and across its rows.
struct PreparedSection: Sendable {
  let traits: SectionTraits
  let items: PreparedItems
  /// Whether no size needs a remark: each is positive, in bounds, and no longer than its row.
  let sizesAreUnremarkable: Bool
  /// The thickness that all items have; `nil` when they differ.
  let commonThickness: Double?
  /// The places of items that fill a pattern of groups.
  let filling: GroupFilling?

  var count: Int { items.count }

  /// Prepares a section, alone or as part of content that is mirrored as a whole.
  ///
  /// What is negative or no number counts as 0. A self-sized cell is rounded to the pixel before
  /// rows are broken (facts/collection-layouts 1.0, rule 10). Where sizes need no change, the arrays
  /// are the section's own.
  init(_ section: Section, in container: Container, mirrorsContent: Bool = false) {
    let axes = Axes(container)
    let isEmpty = section.items.count == 0
    var items = PreparedItems(
      lengths: axes.areHorizontal ? section.items.heights : section.items.widths,
      thicknesses: axes.areHorizontal ? section.items.widths : section.items.heights,
      baselines: section.items.baselines, grows: section.items.grows,
      breaksBefore: section.items.breaksBefore)
    let insets = axes.insets(of: section, in: container)
    let available = axes.extent(of: container) - insets.lead - insets.trail
    let limit = SectionTraits.largestLength
    let along = Survey(of: items.lengths, upTo: min(available, limit))
    let across = Survey(of: items.thicknesses, upTo: limit)
    sizesAreUnremarkable = along.areWithin && across.areWithin

    func traits(itemsAreEqual areEqual: Bool) -> SectionTraits {
      SectionTraits(
        section, in: container, itemsAreEqual: areEqual, isEmpty: isEmpty,
        mirrorsContent: mirrorsContent)
    }
    let asGiven = traits(itemsAreEqual: along.areEqual && across.areEqual)
    guard section.isSelfSizing || !sizesAreUnremarkable else {
      self.items = items
      self.traits = asGiven
      commonThickness = across.areEqual ? items.thicknesses.first : nil
      filling = Self.filling(of: section, in: container, traits: asGiven)
      return
    }
    items.lengths = items.lengths.map { asGiven.prepared(length: max(0, usable($0))) }
    items.thicknesses = items.thicknesses.map { asGiven.prepared(thickness: max(0, usable($0))) }
    let thicknessesAreEqual = Survey(of: items.thicknesses, upTo: limit).areEqual
    self.traits = traits(
      itemsAreEqual: Survey(of: items.lengths, upTo: limit).areEqual && thicknessesAreEqual)
    commonThickness = thicknessesAreEqual ? items.thicknesses.first : nil
    self.items = items
    filling = Self.filling(of: section, in: container, traits: self.traits)
  }
}

/// What one look at many numbers tells.
private struct Survey {
  /// Whether all are the same.
  let areEqual: Bool
  /// Whether all are above zero and not above a limit.
  let areWithin: Bool

  init(of values: [Double], upTo limit: Double) {
    let first = values.first ?? 0
    // Gathered without a branch, so that the compiler can look at several values at once.
    var (different, outside) = (0, 0)
    for value in values {
      different |= value == first ? 0 : 1
      outside |= (value > 0 ? 0 : 1) | (value <= limit ? 0 : 1)
    }
    areEqual = different == 0
    areWithin = outside == 0
  }
}
