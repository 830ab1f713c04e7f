/// The faces that a label is drawn with: its own font, and others for what that one lacks.
///
/// A class, since faces are opened when a label first needs them and kept for the next.
package final class FontCascade {
  /// Where faces for missing characters come from.
  package enum Fallback {
    /// Nowhere: what the font lacks shows as its missing-glyph box.
    case none
    /// Fontconfig's faces, in its order.
    case system(FontLibrary)
    /// These faces, in this order.
    case faces([FontFace])
  }

  /// The faces in use so far, the label's own first.
  ///
  /// A run names its face by its place here.
  package private(set) var faces: [FontFace]

  private let fallback: Fallback
  private let language: String?
  private var order: FallbackOrder?
  private var isOrdered = false
  /// The place in `faces` of each place in Fontconfig's order that was opened; nil if it can't be.
  private var opened: [Int: Int?] = [:]

  package init(primary: FontFace, fallback: Fallback, language: String?) {
    faces = [primary]
    self.fallback = fallback
    self.language = language
    if case .faces(let others) = fallback { faces += others }
  }

  /// The first face, and only one to try when it can show a cluster and no picture is wanted.
  var primary: FontFace { faces[0] }

  /// The place in `faces` of the first face that shows a whole cluster; nil when none does.
  ///
  /// - Parameters:
  ///   - scalars: the cluster's characters that need a glyph, to look faces up by.
  ///   - prefersColor: whether a picture is wanted; faces that draw in colours then come first, and
  ///     last otherwise.
  ///   - shows: whether a face really shows the cluster, which shaping decides.
  func face(
    for scalars: [UInt32], prefersColor: Bool, shows: (FontFace) -> Bool
  ) -> Int? {
    switch fallback {
    case .none:
      return shows(primary) ? 0 : nil
    case .faces:
      let isColored = faces.map(\.isColored)
      let places = faces.indices.sorted { first, second in
        guard isColored[first] != isColored[second] else { return first < second }
        return prefersColor ? isColored[first] : (first == 0 || (second != 0 && !isColored[first]))
      }
      return places.first { shows(faces[$0]) }
    case .system(let library):
      if !prefersColor, shows(primary) { return 0 }
      return systemFace(for: scalars, prefersColor: prefersColor, from: library, shows: shows)
        ?? (shows(primary) ? 0 : nil)
    }
  }

  private func systemFace(
    for scalars: [UInt32], prefersColor: Bool, from library: FontLibrary,
    shows: (FontFace) -> Bool
  ) -> Int? {
    guard let order = fallbackOrder(from: library) else { return nil }
    let forms = [scalars, Script.composed(scalars)]
    let covering = (0..<order.count).filter { place in
      forms.contains { $0.allSatisfy { order.hasCharacter($0, face: place) } }
    }
    let colored = covering.filter { order.isColored(face: $0) }
    let plain = covering.filter { !order.isColored(face: $0) }
    for place in prefersColor ? colored : plain + colored {
      guard let index = open(place, in: order, from: library), shows(faces[index]) else { continue }
      return index
    }
    guard prefersColor, !shows(primary) else { return nil }
    for place in plain {
      guard let index = open(place, in: order, from: library), shows(faces[index]) else { continue }
      return index
    }
    return nil
  }

  private func fallbackOrder(from library: FontLibrary) -> FallbackOrder? {
    guard !isOrdered else { return order }
    isOrdered = true
    let style = primary.identity.style.lowercased()
    let isItalic = style.contains("italic") || style.contains("oblique")
    order = try? library.catalog().fallbackOrder(
      forFamily: primary.identity.family,
      style: FontStyle(weight: primary.weight, isItalic: isItalic), language: language)
    return order
  }

  private func open(_ place: Int, in order: FallbackOrder, from library: FontLibrary) -> Int? {
    if let known = opened[place] { return known }
    guard let file = order.file(ofFace: place),
      let face = try? library.face(path: file.path, index: file.index)
    else {
      opened[place] = .some(nil)
      return nil
    }
    let index = faces.firstIndex { $0 === face } ?? faces.count
    if index == faces.count { faces.append(face) }
    opened[place] = index
    return index
  }
}
