package import TextMetrics

/// The fonts of a spec, opened, with a measurer for each way of measuring in them.
///
/// A class, since measurers are made when a label first needs them and serve all later ones.
package final class OpenedFonts {
  /// A font of a spec, ready to be measured in.
  private struct Opened {
    var face: FontFace
    var fallback: FontCascade.Fallback
    var options: ShapingOptions
  }

  private struct Key: Hashable {
    var font: ResolvedSpec.Font
    var limits: LineLimits
  }

  /// Told now and then how many labels have been measured since.
  package var progress: (Int) -> Void = { _ in }

  private let library: FontLibrary
  private var opened: [ResolvedSpec.Font: Opened] = [:]
  private var measurers: [Key: LabelMeasurer] = [:]
  /// The fonts that labels have been measured in.
  let table = FontTable()
  /// What is worth telling about the fonts: those that were taken for others.
  package private(set) var diagnostics: [ChipDiagnostic] = []

  /// Opens every font that a label of the spec needs, and throws all that is wrong at once.
  package init(
    for spec: ResolvedSpec, from library: FontLibrary = FontLibrary()
  ) throws(SpecFontErrors) {
    self.library = library
    var problems: [SpecFontErrors.Problem] = []
    for use in spec.labelFonts {
      guard opened[use.font] == nil, !problems.contains(where: { $0.font == use.font }) else {
        continue
      }
      do throws(FontError) {
        opened[use.font] = try open(use.font)
      } catch {
        problems.append(.init(path: use.path, font: use.font, error: error))
      }
    }
    guard problems.isEmpty else { throw SpecFontErrors(problems: problems) }
  }

  /// The measurer for labels in a font of the spec, with so much room.
  func measurer(for font: ResolvedSpec.Font, limits: LineLimits) -> LabelMeasurer {
    let key = Key(font: font, limits: limits)
    if let measurer = measurers[key] { return measurer }
    guard let opened = opened[font] else {
      preconditionFailure("a font that no label of the spec needs")
    }
    let measurer = LabelMeasurer(
      face: opened.face, size: font.scaledSize, options: opened.options,
      fallback: opened.fallback, limits: limits)
    measurers[key] = measurer
    return measurer
  }

  private func open(_ font: ResolvedSpec.Font) throws(FontError) -> Opened {
    let match = try library.match(
      font.name, style: FontStyle(weight: font.weight, isItalic: font.italic ?? false),
      substituting: font.substitute)
    let face = try library.face(
      for: match, variations: font.variations, size: font.scaledSize)
    if let asked = match.substituted {
      let found = face.identity.postScriptName
      let diagnostic = ChipDiagnostic.substitutedFont(asked: asked, found: found)
      if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }
    return Opened(face: face, fallback: try fallback(of: font), options: ShapingOptions(font))
  }

  private func fallback(of font: ResolvedSpec.Font) throws(FontError) -> FontCascade.Fallback {
    switch font.fallback {
    case .none: return .none
    case .system: return .system(library)
    case .named(let names):
      return .faces(try library.faces(named: names, size: font.scaledSize))
    }
  }
}

/// All fonts of a spec that can't be used, each with the place that first asks for it.
package struct SpecFontErrors: Error, Sendable {
  /// One font that can't be used.
  package struct Problem: Sendable {
    /// The JSON path of what needs the font, such as `$.sections[0].items[2]`.
    package var path: String
    var font: ResolvedSpec.Font
    /// Why it can't be used.
    package var error: FontError
  }

  /// The fonts, in the order of the spec.
  package var problems: [Problem]
}

extension ShapingOptions {
  /// What a font of a spec asks of shaping.
  fileprivate init(_ font: ResolvedSpec.Font) {
    self.init()
    language = font.language
    features = font.features.compactMap(FontFeature.init)
    tracking = font.tracking
    kern = font.kern
    hasKerning = font.kerning
    hasLigatures = font.ligatures
  }
}

extension ResolvedSpec {
  /// The fonts that labels need, each where it is first needed in a section.
  fileprivate var labelFonts: [(path: String, font: Font)] {
    var uses: [(path: String, font: Font)] = []
    for (number, section) in sections.enumerated() {
      var seen: Set<Int> = []
      func note(_ style: Int, _ path: String) {
        guard seen.insert(style).inserted else { return }
        uses.append((path, styles[style].font))
        if let labelFont = styles[style].labelFont { uses.append((path, labelFont)) }
      }
      let path = "$.sections[\(number)]"
      if section.labels != nil { note(section.style, path) }
      for (index, item) in section.items.enumerated() where item.text != nil {
        note(item.style, item.style == section.style ? path : "\(path).items[\(index)]")
      }
      if let overflow = section.overflow, section.maximumRows != nil {
        note(overflow.style, "\(path).overflow")
      }
    }
    return uses
  }
}
