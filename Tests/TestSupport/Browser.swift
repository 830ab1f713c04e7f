package import Foundation

/// A browser without a window, as a judge that shares no code with us.
///
/// The environment's `CHIPLAYOUT_BROWSER` is a program that takes Chromium's options; `make
/// test-browser` sets it. Tests that need a browser are left out without it.
package enum Browser {
  /// The browser's path, if there is one.
  package static let program: String? = ProcessInfo.processInfo.environment["CHIPLAYOUT_BROWSER"]

  /// Whether tests can ask a browser.
  package static var isAvailable: Bool { program != nil }

  /// Why a page gave no answer.
  package struct Failure: Error {
    let exitCode: Int32
    let message: String
  }

  /// Runs a script of `Tests/Browser` in an empty page.
  ///
  /// The script finds the input as `input`, and defines a function `answer`, whose result comes back
  /// as JSON.
  package static func run(script name: String, input: Data) throws -> Data {
    let folder = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = try String(
      contentsOf: Project.folder.appending(path: "Tests/Browser/\(name)"), encoding: .utf8)
    // A text that has the end tag of a script would end it.
    let json = String(decoding: input, as: UTF8.self).replacing("</", with: "<\\/")
    let page = """
      <!DOCTYPE html><meta charset="utf-8"><title>\(name)</title><body><script>
      const input = \(json);
      \(script)
      Promise.resolve(answer(input)).catch(error => ({ error: String(error) })).then(result => {
        const output = document.createElement("pre");
        output.textContent = "\(openMark)" + JSON.stringify(result) + "\(closeMark)";
        document.body.replaceChildren(output);
      });
      </script>
      """
    let file = folder.appending(path: "page.html")
    try Data(page.utf8).write(to: file)
    let run = try ProgramRun(
      program ?? "chromium",
      arguments: [
        "--headless", "--disable-gpu", "--no-sandbox", "--force-device-scale-factor=1",
        "--virtual-time-budget=60000", "--user-data-dir=\(folder.path)/profile", "--dump-dom",
        file.absoluteString,
      ].map { Array($0.utf8) },
      environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path])
    let shown = run.outputText
    // The script stands in the page too, marks and all, until its answer takes its place.
    guard run.exitCode == 0, let start = shown.range(of: "<pre>" + openMark),
      let end = shown.range(of: closeMark + "</pre>", range: start.upperBound..<shown.endIndex)
    else { throw Failure(exitCode: run.exitCode, message: run.errorText) }
    return Data(unescaped(shown[start.upperBound..<end.lowerBound]).utf8)
  }

  private static let (openMark, closeMark) = ("answer begins ", " answer ends")

  /// The text that an element's serialized content stands for.
  private static func unescaped(_ text: Substring) -> String {
    String(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&nbsp;", with: "\u{A0}").replacing("&amp;", with: "&")
  }
}
