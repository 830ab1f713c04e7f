package import TextMetrics

/// A spec laid out, as its baseline would be written.
package struct BaselineDocument: Sendable {
  /// The spec's file.
  package let source: [UInt8]
  /// The frames document with its fingerprint: pretty JSON, one chip a line.
  package let bytes: [UInt8]

  /// Why a spec can't be laid out: a sentence for each mistake, which names the file.
  package struct Failure: Error, Sendable {
    package let messages: [String]

    init(_ messages: [String]) { self.messages = messages }
  }

  /// Reads and lays out the spec at a path.
  ///
  /// - Parameter library: the fonts, which many specs may share.
  package init(ofSpec path: String, fonts library: FontLibrary) throws(Failure) {
    let source: [UInt8]
    do throws(FileError) {
      source = try InputFile.bytes(at: path, limit: SpecFile.greatestLength)
    } catch {
      throw Failure([error.message])
    }
    try self.init(ofSpec: source, path: path, fonts: library)
  }

  /// Lays out a spec that has been read from a path.
  package init(
    ofSpec source: [UInt8], path: String, fonts library: FontLibrary
  ) throws(Failure) {
    self.source = source
    let spec: Spec
    do throws(SpecProblems) {
      spec = try Spec(json: source)
    } catch {
      throw Failure(error.messages(in: path))
    }
    let resolved = spec.resolved()
    do throws(UnsupportedLayout) {
      try resolved.checkIsSupported()
    } catch {
      throw Failure(["\(path): \(error.path): \(error.message)"])
    }
    let document: FramesDocument
    do throws(SpecFontErrors) {
      let fonts = try OpenedFonts(for: resolved, from: library)
      document = FramesDocument(of: resolved, with: fonts)
    } catch {
      throw Failure(error.messages(in: path))
    }
    var bytes: [UInt8] = []
    document.writeJSON(fingerprint: Fingerprint(of: spec)) { part in
      bytes.append(contentsOf: part)
      part.removeAll(keepingCapacity: true)
    }
    self.bytes = bytes
  }
}
