import CollectionLayout
import TextMetrics

/// The library's way in for other programs: text in, the published documents out.
///
/// What the documents hold is what the command prints and its schemas describe. For frames without
/// text, as an app needs them, there is the module `CollectionLayout`.
public enum ChipLayout {
  /// The frames document of a spec, as `chiplayout layout SPEC --json` prints it.
  ///
  /// Relative font files count from the current folder. Linear in the spec's items.
  ///
  /// - Parameter json: a spec, as `chiplayout schema spec` describes it.
  /// - Throws: everything that is wrong with the spec or its fonts, at once.
  public static func framesDocument(ofSpec json: String) throws(ChipLayoutError) -> String {
    let resolved: ResolvedSpec
    do throws(SpecProblems) {
      resolved = try Spec(json: Array(json.utf8)).resolved()
    } catch {
      throw ChipLayoutError(messages: error.problems.map(\.description))
    }
    do throws(UnsupportedLayout) {
      try resolved.checkIsSupported()
    } catch {
      throw ChipLayoutError(messages: ["\(error.path): \(error.message)"])
    }
    let fonts: OpenedFonts
    do throws(SpecFontErrors) {
      fonts = try OpenedFonts(for: resolved)
    } catch {
      throw ChipLayoutError(messages: error.messages(in: nil))
    }
    return text { flush in
      FramesDocument(of: resolved, with: fonts, identifiesFonts: true).write(
        as: .json, flush: flush)
    }
  }

  /// The sizes of labels in a font, as `chiplayout measure --json` prints them.
  ///
  /// Chips have the command's default padding. Linear in the text.
  ///
  /// - Parameters:
  ///   - labels: the texts.
  ///   - font: a PostScript name, full name, family or font file.
  ///   - size: the font's size in points, greater than 0.
  /// - Throws: what is wrong with the font, with the nearest installed names.
  public static func measureDocument(
    ofLabels labels: [String], font: String, size: Double
  ) throws(ChipLayoutError) -> String {
    guard size > 0, size.isFinite else {
      throw ChipLayoutError(messages: ["a font's size is greater than 0, not \(size)"])
    }
    let library = FontLibrary()
    let face: FontFace
    do throws(FontError) {
      face = try library.face(for: library.match(font), size: size)
    } catch {
      throw ChipLayoutError(messages: [error.message])
    }
    let table = FontTable()
    let chips = MeasuredChips(
      LabelList(labels), with: LabelMeasurer(face: face, size: size, fallback: .system(library)),
      style: ChipStyle(), on: PixelGrid(scale: 2), table: table)
    return text { flush in
      MeasureDocument(chips, fonts: table.records()).write(as: .json, flush: flush)
    }
  }

  /// The text that a document hands over piece by piece.
  private static func text(_ write: (_ flush: Flush<Never>) -> Void) -> String {
    var text: [UInt8] = []
    write { bytes throws(Never) in
      text += bytes
      bytes.removeAll(keepingCapacity: true)
    }
    return String(decoding: text, as: UTF8.self)
  }
}

/// Why there is no document.
public struct ChipLayoutError: Error, Equatable, Sendable {
  /// A sentence for each thing that is wrong; never empty.
  public let messages: [String]
}
