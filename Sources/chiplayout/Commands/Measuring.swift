import ChipLayoutCore
import CollectionLayout
import TextMetrics

/// The font and the chip style of a command, opened and checked.
struct Measuring {
  /// What is worth telling about the font.
  let diagnostics: [ChipDiagnostic]
  let measurer: LabelMeasurer
  let style: ChipStyle
  let grid: PixelGrid
  let library = FontLibrary()
  let table = FontTable()

  init(
    font: FontOptions, text: TextOptions, chip: ChipOptions, command: String
  ) throws(CommandFailure) {
    do throws(ArgumentError.Problem) {
      try font.check()
      style = try chip.style()
    } catch {
      throw .usage(ArgumentError(error, command: command))
    }
    grid = PixelGrid(scale: chip.scale)
    let size = font.resolvedSize
    do throws(FontError) {
      let (face, diagnostics) = try font.open(library, size: size)
      measurer = LabelMeasurer(
        face: face, size: size, options: text.shaping,
        fallback: try font.cascade(library, size: size), limits: chip.limits(of: style))
      self.diagnostics = diagnostics
    } catch {
      throw .init(error)
    }
  }

  /// Measures labels.
  func chips(of labels: LabelList) -> MeasuredChips {
    let progress = ProgressLine(verb: "measuring", count: labels.count)
    defer { progress.clear() }
    return MeasuredChips(
      labels, with: measurer, style: style, on: grid, table: table,
      progress: { progress.advance(by: $0) })
  }

  /// The fonts as a format shows them; files' digests are only worked out where they are shown.
  func fontRecords(for format: OutputFormat) -> [FontRecord] {
    format.showsFonts ? table.records() : []
  }
}
