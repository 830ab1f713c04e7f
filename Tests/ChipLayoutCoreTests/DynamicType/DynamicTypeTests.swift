import Testing

@testable import ChipLayoutCore

/// Expected values are the examples of `facts/dynamic-type 4`.
@Suite struct `Dynamic Type` {
  @Test(arguments: [
    (TextStyle.body, ContentSizeCategory.accessibilityExtraExtraExtraLarge, 53.0, 62.0),
    (.body, .large, 17, 22), (.headline, .extraSmall, 14, 19), (.largeTitle, .medium, 33, 40),
    (.caption2, .accessibilityMedium, 20, 25), (.subheadline, .extraExtraExtraLarge, 21, 28),
  ])
  func `styles have Apple's sizes and leadings`(
    style: TextStyle, category: ContentSizeCategory, size: Double, leading: Double
  ) {
    #expect(style.size(at: category) == size)
    #expect(style.leading(at: category) == leading)
  }

  @Test(arguments: [
    (ContentSizeCategory.medium, 2.0, 16.0), (.medium, 3, 49.0 / 3),
    (.extraExtraExtraLarge, 2, 22.5), (.extraExtraExtraLarge, 3, 67.0 / 3),
    (.accessibilityExtraExtraExtraLarge, 2, 48), (.accessibilityExtraExtraExtraLarge, 3, 48),
  ])
  func `a 17-point body length scales to the pixel`(
    category: ContentSizeCategory, scale: Double, expected: Double
  ) {
    #expect(FontMetrics.scaledValue(17, style: .body, category: category, scale: scale) == expected)
  }

  @Test(arguments: [
    (ContentSizeCategory.medium, 16.0), (.large, 17), (.extraExtraExtraLarge, 22),
    (.accessibilityExtraExtraExtraLarge, 48),
  ])
  func `a custom 17-point body font scales to whole points`(
    category: ContentSizeCategory, expected: Double
  ) {
    #expect(FontMetrics.scaledFontSize(17, style: .body, category: category) == expected)
  }

  @Test func `the factor is the ratio of leadings`() {
    let value = FontMetrics.exactValue(
      17, style: .body, category: .accessibilityExtraExtraExtraLarge)
    #expect(abs(value - 47.909) < 0.001)
    #expect(FontMetrics.exactValue(12, style: .caption1, category: .accessibilityMedium) == 21)
  }

  @Test func `sizes never shrink from one category to the next`() {
    for style in TextStyle.allCases {
      let categories = ContentSizeCategory.allCases
      for (smaller, larger) in zip(categories, categories.dropFirst()) {
        #expect(style.size(at: smaller) <= style.size(at: larger))
        #expect(style.leading(at: smaller) <= style.leading(at: larger))
      }
    }
  }

  @Test(arguments: [
    ("AX3", ContentSizeCategory.accessibilityExtraLarge), ("XXL", .extraExtraLarge), ("L", .large),
    ("accessibilityExtraLarge", .accessibilityExtraLarge), ("extraExtraLarge", .extraExtraLarge),
    ("xs", .extraSmall), ("AX5", .accessibilityExtraExtraExtraLarge),
  ])
  func `categories have short names and UIKit's`(name: String, expected: ContentSizeCategory) {
    #expect(ContentSizeCategory(name: name) == expected)
  }

  @Test func `other names are no category`() {
    #expect(ContentSizeCategory(name: "AX6") == nil)
    #expect(ContentSizeCategory(name: "") == nil)
  }
}
