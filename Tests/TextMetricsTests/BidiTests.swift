import Glibc
import Testing

@testable import TextMetrics

/// Text that breaks careless code: controls, lone marks and joiners, labels of a megabyte.
struct BidiTests {
  @Test(arguments: [
    // Letters 500, .notdef 600 (ruler.py); what is default-ignorable shows nothing (Unicode
    // Standard, section 5.21), and no circle is put under a mark that opens the text.
    ("\u{200D}", 0.0), ("\u{200C}", 0), ("\u{FE0F}", 0), ("\u{202E}", 0), ("\u{2066}\u{2069}", 0),
    ("\u{301}", 0), ("\u{301}n", 5), ("n\u{200D}n", 10), ("\u{202B}nn\u{202C}", 10),
    ("\u{2067}nn", 10), ("nn\u{2069}\u{202C}\u{202C}", 10), ("\u{0}", 6), ("n\u{0}n", 16),
    ("n\u{E0020}\u{E007F}", 5), ("\u{2060}\u{FEFF}n\u{34F}", 5),
  ])
  func `what shows nothing takes no room`(text: String, width: Double) throws {
    let measurer = try RulerFont.measurer(RulerFont.plain, size: 10)
    #expect(measurer.measure(text).width == width)
    #expect(measurer.measure(text).height == 10)
    #expect(measurer.measureByShaping(text).width == width)
  }

  @Test func `brackets that never close, and others that never opened, are read once`() throws {
    let measurer = try RulerFont.measurer(RulerFont.plain, size: 10)
    let text = String(repeating: "[", count: 200_000) + String(repeating: ")", count: 200_000)
    #expect(Self.seconds { _ = measurer.measureByShaping(text) } < 20)
  }

  @Test(
    arguments: [
      // Unicode Standard Annex 9, rule L2.
      ([0, 0, 1, 1, 0], [0, 1, 3, 2, 4]), ([1, 2, 1], [2, 1, 0]),
      ([0, 1, 2, 1, 0], [0, 3, 2, 1, 4]),
      ([2, 2, 1], [2, 0, 1]), ([0], [0]), ([], []), ([1, 1], [1, 0]), ([2, 2], [0, 1]),
    ] as [([UInt8], [Int])])
  func `runs stand in visual order`(levels: [UInt8], order: [Int]) {
    #expect(Typesetter.visualOrder(of: levels) == order)
  }

  @Test func `a hundred embeddings and unclosed isolates end like any other label`() throws {
    let measurer = try RulerFont.measurer(RulerFont.plain, size: 10)
    for control in [
      "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}",
    ] {
      let text = String(repeating: control + "n", count: 200)
      #expect(measurer.measure(text).width == 1000)
    }
  }

  @Test(arguments: [
    ("Noto Sans Thai", "ภาษาไทยการตั้งค่าที่น้ำผู้ใหญ่กรุงเทพมหานคร"),
    ("Noto Naskh Arabic", "السلام عليكم الإعدادات "),
    ("Noto Naskh Arabic", "السلامعليكمالإعدادات"), ("DejaVu Sans", "office fi "),
    ("DejaVu Sans", "\u{A0}"), ("DejaVu Sans", " "), ("DejaVu Sans", "((([)"),
    ("DejaVu Sans", "a\u{AD}"),
    ("Noto Sans Khmer", "ភាសាខ្មែរ"),
  ])
  func `sixteen times the text takes about sixteen times as long`(family: String, piece: String)
    throws
  {
    let library = FontLibrary()
    let face = try library.face(for: library.match(family))
    for mode in [LineBreakMode.wordWrapping, .charWrapping, .truncatingMiddle] {
      var limits = LineLimits()
      limits.width = 200
      limits.maximumLines = mode == .truncatingMiddle ? 1 : 0
      limits.mode = mode
      let measurer = LabelMeasurer(face: face, size: 17, limits: limits)
      let times = [2_000, 32_000].map { length in
        let text = String(repeating: piece, count: length / piece.utf16.count)
        return (0..<3).map { _ in Self.seconds { _ = measurer.measure(text) } }.min() ?? 0
      }
      // Quadratic work would take 256 times as long.
      #expect(times[1] < 80 * times[0] + 0.1, "\(mode) \(times)")
    }
  }

  /// The processor time of this thread, so that a busy machine is no matter.
  private static func seconds(_ body: () -> Void) -> Double {
    let now = {
      var time = timespec()
      unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    body()
    return now() - start
  }
}
