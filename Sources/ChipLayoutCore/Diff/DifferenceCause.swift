/// Why frames changed: one reason, the chips that it changed itself, and those that followed.
package struct DifferenceCause: Sendable {
  /// The kinds of causes, in the words that scripts see.
  package enum Kind: String, CaseIterable, Sendable {
    case container, font, fingerprint, settings, spacing, text, inserted, deleted, moved
    case resized, shifted, section, contentSize, diagnostics
  }

  /// A frame in words that stay valid when its document is gone.
  package struct Chip: Equatable, Sendable {
    /// What the frame is of.
    package var role: RecordedFrames.Role
    /// The number of its section.
    package var section: Int
    /// The id of its section, if it has one.
    package var sectionID: String?
    /// The number of the item within its section.
    package var item: Int
    package var id: String?
    package var text: String?
  }

  /// A row that ends at another chip than before.
  package struct RowBreak: Equatable, Sendable {
    package var section: Int
    package var row: Int
    /// How many chips earlier; negative if later.
    package var earlier: Int
  }

  /// The frames that moved because of the cause, without having changed themselves.
  package struct Followers: Equatable, Sendable {
    /// Items that are in another row.
    package var rowChanged = 0
    /// Items that only moved.
    package var shifted = 0
    /// Headers and footers that moved.
    package var supplementary = 0

    /// All of them.
    package var count: Int { rowChanged + shifted + supplementary }
  }

  /// What kind of cause it is.
  package var kind: Kind
  /// Values that changed, as `chip.padding.left 12 → 14`; empty where the chip itself is the cause.
  package var values: [ValueChange] = []
  /// The section whose options changed, if they aren't those of the whole spec.
  package var section: Int?
  /// The first frame that it changed itself.
  package var chip: Chip?
  /// The size of `chip` before and after, if both are known.
  package var sizes: SizeChange?
  /// The texts of `chip` before and after, if it is its text that changed.
  package var texts: (old: String, new: String)?
  /// Where `chip` was before, if it moved in the order.
  package var oldItem: Int?
  /// How many frames it changed itself.
  package var own = 0
  package var followers = Followers()
  package var rowBreak: RowBreak?
  /// How much wider and taller the content is, if it is this cause alone that made it so.
  package var contentGrowth: (width: Double, height: Double) = (0, 0)
  /// Sentences of diagnostics that appeared.
  package var messages: [String] = []

  /// How many frames the cause accounts for.
  package var frames: Int { own + followers.count }

  /// A cause that has changed nothing yet.
  init(_ kind: Kind) {
    self.kind = kind
  }
}

/// A named value before and after; `nil` where it wasn't said.
package struct ValueChange: Hashable, Sendable {
  package var name: String
  package var old: String?
  package var new: String?
}

/// The size of a frame and its label before and after.
package struct SizeChange: Equatable, Sendable {
  package var oldWidth: Double
  package var newWidth: Double
  package var oldHeight: Double
  package var newHeight: Double
  package var oldTextWidth: Double
  package var newTextWidth: Double
}
