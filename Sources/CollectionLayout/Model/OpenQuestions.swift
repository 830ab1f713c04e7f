/// What evidence about UIKit leaves open, each question with its likeliest answer as the default.
///
/// facts/collection-layouts, section 7.
public struct OpenQuestions: Hashable, Sendable {
  /// The place of an item that is alone in the last row of a flow section with differing sizes.
  public enum LoneLastItem: Hashable, Sendable, CaseIterable {
    /// At the left if some row of the section has two items or more, in the middle if none has.
    case auto
    /// In the middle.
    case center
    /// At the left.
    case left
  }

  /// What happens to an item that is longer than its row.
  public enum TooWide: Hashable, Sendable, CaseIterable {
    /// It keeps its size and begins where rows begin.
    case keep
    /// It is made as long as the row.
    case clamp
  }

  /// The rectangle that a section inset is measured from.
  public enum SectionInsetReference: Hashable, Sendable, CaseIterable {
    /// The content inset of the view.
    case contentInset
    /// The safe area, where it reaches further than the content inset.
    case safeArea
  }

  /// The place of an item that is alone in the last row (facts/collection-layouts 1.4).
  public var loneLastItem: LoneLastItem = .auto
  /// Whether horizontal scrolling swaps the two spacings when sizes differ (1.8).
  public var swapsSpacings: Bool = true
  /// Whether right-to-left reading mirrors the section, whatever its kind (1.11).
  ///
  /// Without it only a grid of equal sizes is mirrored, and the kinds that follow the reading
  /// direction by themselves.
  public var flipsHorizontallyInOppositeLayoutDirection: Bool = false
  /// What happens to an item that is longer than its row (1.9).
  public var tooWide: TooWide = .keep
  /// The rectangle that the section inset is measured from; `nil` is what the kind does.
  ///
  /// A flow layout starts with the content inset, a compositional one with the safe area.
  public var sectionInsetReference: SectionInsetReference? = nil

  /// Creates the default answers.
  public init() {}
}
