/// The chip that stands for the items that `maximumRows` leaves out.
package struct OverflowSpec: SpecObject, Hashable {
  package var text: String?
  package var style = StyleSpec()

  /// A chip that says nothing.
  package init() {}

  static let noun = "an overflow chip"
  static let keys = SpecKeys<OverflowSpec>(
    [
      SpecKey(
        "text", \.text, .text("a text"),
        "Its text, in which {count} is the number of items left out.")
    ] + StyleSpec.keys.within(\.style))
}
