import ChipLayoutCore
import Foundation
import Testing

/// The library as another program sees it: no `@testable`.
@Suite struct `The library's way in` {
  @Test func `a spec's frames are those of the command`() throws {
    let text = try ChipLayout.framesDocument(
      ofSpec: """
        {"container": {"width": 375}, "font": {"name": "DejaVuSans", "size": 16},
         "sections": [{"layout": "left",
           "items": ["Swift", "UICollectionView", "Dynamic Width", "iOS"]}]}
        """)
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let items = try #require(document["items"] as? [[String: Any]])
    let frames = items.map { item in
      ["x", "y", "width", "height"].compactMap { item[$0] as? Double }
    }
    // The numbers of the first issue: contract's defaults at 375 points.
    #expect(
      frames == [[16, 12, 64, 35], [88, 12, 158, 35], [16, 55, 147, 35], [171, 55, 52, 35]])
    #expect(document["contentSize"] as? [String: Double] == ["width": 375, "height": 102])
  }

  @Test func `labels are measured`() throws {
    let text = try ChipLayout.measureDocument(ofLabels: ["iOS"], font: "DejaVu Sans", size: 16)
    #expect(text.contains(#""width": 27.1953125, "height": 18.625, "lines": 1, "chipWidth": 52"#))
  }

  @Test func `all that is wrong is told at once`() {
    #expect {
      _ = try ChipLayout.framesDocument(
        ofSpec: #"{"sections": [{"layuot": "left", "items": [7]}]}"#)
    } throws: { error in
      (error as? ChipLayoutError)?.messages.count == 2
    }
    #expect {
      _ = try ChipLayout.framesDocument(
        ofSpec: #"{"font": {"name": "DejaVuSanz"}, "sections": [{"items": ["a"]}]}"#)
    } throws: { error in
      (error as? ChipLayoutError)?.messages.first?.contains("DejaVu Sans") == true
    }
    for size in [0, -1, Double.nan, .infinity] {
      #expect(throws: ChipLayoutError.self) {
        _ = try ChipLayout.measureDocument(ofLabels: ["a"], font: "DejaVu Sans", size: size)
      }
    }
    #expect(throws: ChipLayoutError.self) {
      _ = try ChipLayout.measureDocument(ofLabels: ["a"], font: "DejaVuSanz", size: 16)
    }
  }
}
