import ChipLayoutCore

/// `chiplayout layout`: labels or a spec in, frames out.
struct LayoutCommand {
  private let options: LayoutOptions

  init(_ options: LayoutOptions) {
    self.options = options
  }

  func run(_ streams: inout Streams) throws(CommandFailure) {
    let input = try LayoutInput(options, inputIsTerminal: streams.inputIsTerminal)
    guard !options.printsSpec else {
      var bytes = input.specToPrint.json()
      try streams.write(&bytes)
      return
    }
    let format = options.output.format
    let document = try input.document(identifiesFonts: format.showsFonts)
    try streams.warn(document, isStrict: options.text.isStrict)
    try document.write(as: format) { bytes throws(CommandFailure) in try streams.write(&bytes) }
  }
}

/// What is to be laid out: a spec, or labels in a spec made from the options.
struct LayoutInput {
  private let spec: Spec
  /// The name of the spec's file in messages; `nil` for labels.
  private let specName: String?
  /// The items of the only section; `nil` if the spec has items.
  private let labels: LabelList?

  /// Reads the labels or the spec that the options name, and puts the options over it.
  init(_ options: LayoutOptions, inputIsTerminal: Bool) throws(CommandFailure) {
    if let path = options.specPath {
      labels = nil
      specName = SpecFile.name(of: path)
      do throws(SpecFile.Failure) {
        spec = try Self.overridden(SpecFile.read(path), by: options.overrides)
      } catch {
        throw .problems(error.messages)
      }
      return
    }
    specName = nil
    labels = try options.labels.read(command: "layout", inputIsTerminal: inputIsTerminal)
    var spec = Spec()
    spec.sections = [SectionSpec()]
    spec.apply(options.overrides)
    self.spec = spec
  }

  /// The spec with the overrides, checked again if there are any.
  private static func overridden(
    _ spec: Spec, by overrides: SpecOverrides
  ) throws(SpecFile.Failure) -> Spec {
    guard !overrides.isEmpty else { return spec }
    var spec = spec
    spec.apply(overrides)
    do throws(SpecProblems) {
      try spec.check()
    } catch {
      throw .contradicted(error)
    }
    return spec
  }

  /// The effective spec, which may be laid out again with the same result.
  var specToPrint: Spec {
    var spec = spec
    if let labels {
      spec.sections?[0].items = (0..<labels.count).map { ItemSpec(text: labels.text(of: $0)) }
    }
    return spec.effective()
  }

  /// Lays out the spec.
  func document(identifiesFonts: Bool) throws(CommandFailure) -> FramesDocument {
    var resolved = spec.resolved()
    if let labels { resolved.sections[0].labels = labels }
    do throws(UnsupportedLayout) {
      try resolved.checkIsSupported()
    } catch {
      throw .problems(["\(specName.map { "\($0): " } ?? "")\(error.path): \(error.message)"])
    }
    do throws(SpecFontErrors) {
      let fonts = try OpenedFonts(for: resolved)
      let count = resolved.sections.reduce(0) { $0 + ($1.labels?.count ?? $1.items.count) }
      let progress = ProgressLine(verb: "measuring", count: count)
      defer { progress.clear() }
      fonts.progress = { progress.advance(by: $0) }
      return FramesDocument(of: resolved, with: fonts, identifiesFonts: identifiesFonts)
    } catch {
      throw .problems(error.messages(in: specName))
    }
  }
}
