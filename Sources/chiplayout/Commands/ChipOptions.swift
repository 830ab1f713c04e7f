import ChipLayoutCore
import CollectionLayout
import TextMetrics

/// How a chip gets its size from its label.
struct ChipOptions: Sendable {
  var padding = EdgeLengths(top: 8, left: 12, bottom: 8, right: 12)
  var height: Double?
  var sizing = ChipStyle.Sizing.manual
  var minimumWidth: Double?
  var maximumWidth: Double?
  var scale = 2.0
  var lines = 1
  var lineBreak = LineBreakMode.truncatingTail

  /// Lengths beyond this are taken for a slip of the hand.
  static let longest = 1_000_000.0

  static let group = Group<ChipOptions>("Chip") {
    Option(
      "--padding", "V,H", \.padding, in: .from(0, upTo: longest),
      help: "Space between label and edge: V,H or T,L,B,R.")
    Option(
      "--height", "N", \.height, in: .from(0, upTo: longest), help: "Height of a chip.",
      defaultText: "label and padding")
    Option(
      "--sizing", "MODE", \.sizing,
      help: "manual rounds the chip up to whole points, automatic the label up to the pixel.")
    Option(
      "--min-width", "N", \.minimumWidth, in: .from(0, upTo: longest),
      help: "Least width of a chip.")
    Option(
      "--max-width", "N", \.maximumWidth, in: .from(0, upTo: longest),
      help: "Greatest width of a chip; a longer label is wrapped or cut.")
    Option("--scale", "N", \.scale, in: .from(1, upTo: 16), help: "Pixels in a point.")
    Option(
      "--lines", "N", \.lines, in: .from(0, upTo: 10_000),
      help: "Most lines of a label; 0 is no limit.")
    Option(
      "--line-break", "MODE", \.lineBreak, help: "What happens to text that does not fit.")
  }

  /// The style, or why its parts contradict each other.
  func style() throws(ArgumentError.Problem) -> ChipStyle {
    if let minimumWidth, let maximumWidth, minimumWidth > maximumWidth {
      throw .contradiction(
        "--min-width \(minimumWidth.argumentText ?? "") is more than "
          + "--max-width \(maximumWidth.argumentText ?? "")")
    }
    var style = ChipStyle()
    style.padding = .init(
      top: padding.top, left: padding.left, bottom: padding.bottom, right: padding.right)
    style.sizing = sizing
    style.height = height
    style.minimumWidth = minimumWidth
    style.maximumWidth = maximumWidth
    return style
  }

  /// The room that a style leaves for a label's lines.
  func limits(of style: ChipStyle) -> LineLimits {
    var limits = LineLimits()
    limits.maximumLines = lines
    limits.mode = lineBreak
    limits.width = style.maximumWidth.map { max(0, $0 - style.horizontalPadding) }
    return limits
  }
}

extension ChipStyle.Sizing: ArgumentChoice {}
extension LineBreakMode: ArgumentChoice {}
