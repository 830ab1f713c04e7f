package import TextMetrics

/// The comparison of specs with their baselines; nothing is written.
package struct BaselineCheck: Sendable {
  package let places: BaselinePlaces
  package let tolerance: FrameTolerance

  package init(places: BaselinePlaces, tolerance: FrameTolerance) {
    self.places = places
    self.tolerance = tolerance
  }

  /// Compares a spec with its baseline.
  package func entry(ofSpec path: String, fonts: FontLibrary) -> ComparisonReport.Entry {
    let baseline = places.baseline(ofSpec: path)
    func entry(_ outcome: ComparisonReport.Outcome) -> ComparisonReport.Entry {
      ComparisonReport.Entry(path: path, baseline: baseline, outcome: outcome)
    }
    let document: BaselineDocument
    do throws(BaselineDocument.Failure) {
      document = try BaselineDocument(ofSpec: path, fonts: fonts)
    } catch {
      return entry(.failed(error.messages))
    }
    guard Folder.hasEntry(baseline) else { return entry(.missingBaseline) }
    let recorded: [UInt8]
    do throws(FileError) {
      recorded = try InputFile.bytes(at: baseline)
    } catch {
      return entry(.failed([error.message]))
    }
    // The same bytes say the same, and most baselines of a project are the same.
    guard recorded != document.bytes else { return entry(.same(notes: [])) }
    let difference: FramesDifference
    do throws(SpecProblems) {
      difference = FramesDifference(
        from: try RecordedFrames(json: recorded), to: try RecordedFrames(json: document.bytes),
        tolerance: tolerance)
    } catch {
      return entry(.failed(error.messages(in: baseline)))
    }
    guard !difference.isEmpty else { return entry(.same(notes: difference.notes)) }
    var result = entry(.different(difference))
    result.positions = SpecPositions(of: document.source).positions(of: difference.causes)
    return result
  }

  /// The entry of a spec that is gone though its baseline is there.
  package func entry(ofMissingSpec path: String) -> ComparisonReport.Entry {
    ComparisonReport.Entry(
      path: path, baseline: places.baseline(ofSpec: path), outcome: .missingSpec)
  }
}
