package import TextMetrics

/// The fonts of one result, each once, in the order in which labels use them.
///
/// A class, so that everything that measures for a document adds to the same table.
package final class FontTable {
  private struct Key: Hashable {
    var face: ObjectIdentifier
    var size: Double
  }

  private var places: [Key: Int] = [:]
  private var fonts: [(face: FontFace, size: Double)] = []

  package init() {}

  /// The PostScript names, by place.
  package var names: [String] { fonts.map(\.face.identity.postScriptName) }

  /// The sizes in points, by place.
  var sizes: [Double] { fonts.map(\.size) }

  /// The place of a face at a size, which is added when it is new.
  package func place(of face: FontFace, size: Double) -> Int {
    let key = Key(face: ObjectIdentifier(face), size: size)
    if let place = places[key] { return place }
    places[key] = fonts.count
    fonts.append((face, size))
    return fonts.count - 1
  }

  /// What identifies each font; linear in the size of their files.
  package func records() -> [FontRecord] {
    fonts.map { FontRecord($0.face, size: $0.size) }
  }
}
