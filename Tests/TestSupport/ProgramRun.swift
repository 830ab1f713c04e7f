package import Foundation
import Glibc

/// One run of a program, from its start to its end: what it was given, and what came back.
package struct ProgramRun: Sendable {
  /// What the program wrote to standard output and standard error.
  package let output: [UInt8]
  package let error: [UInt8]
  /// The exit code, or 128 and the number of the signal that ended the program.
  package let exitCode: Int32

  /// Standard output as text, with marks where it isn't UTF-8.
  package var outputText: String { String(decoding: output, as: UTF8.self) }
  /// Standard error as text, with marks where it isn't UTF-8.
  package var errorText: String { String(decoding: error, as: UTF8.self) }

  /// Why a program could not be started.
  package struct StartFailure: Error {
    let program: String
    let number: Int32
  }

  /// Runs a program and waits for its end.
  ///
  /// Arguments are bytes, since a command line need not be UTF-8. All three streams are files, so
  /// that no amount of output can block.
  ///
  /// - Parameters:
  ///   - input: what stands on standard input.
  ///   - environment: all of the program's variables; nothing is inherited.
  ///   - folder: the working directory.
  ///   - outputPath: where standard output goes instead of into `output`, such as `/dev/full`.
  package init(
    _ program: String = Project.program, arguments: [[UInt8]], input: [UInt8] = [],
    environment: [String: String] = ["PATH": "/usr/bin:/bin"], folder: URL = Project.folder,
    outputPath: String? = nil
  ) throws {
    let files = FileManager.default.temporaryDirectory.appending(path: "run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: files) }
    let inputFile = files.appending(path: "input")
    let outputFile = files.appending(path: "output")
    let errorFile = files.appending(path: "error")
    try Data(input).write(to: inputFile)

    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    let create = O_WRONLY | O_CREAT | O_TRUNC
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, inputFile.path, O_RDONLY, 0)
    unsafe posix_spawn_file_actions_addopen(
      &actions, STDOUT_FILENO, outputPath ?? outputFile.path, create, 0o600)
    unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errorFile.path, create, 0o600)

    let changeFolder = "/usr/bin/env"
    let words = [changeFolder, "-C", folder.path, program].map { Array($0.utf8) } + arguments
    let variables = environment.sorted { $0.key < $1.key }.map {
      Array("\($0.key)=\($0.value)".utf8)
    }
    var process = pid_t()
    let failure = unsafe Self.withCStrings(words) { words in
      unsafe Self.withCStrings(variables) { variables in
        unsafe posix_spawn(&process, changeFolder, &actions, nil, words, variables)
      }
    }
    guard failure == 0 else { throw StartFailure(program: program, number: failure) }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}

    let signal = status & 0x7F
    exitCode = signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    output = outputPath == nil ? try Array(Data(contentsOf: outputFile)) : []
    error = try Array(Data(contentsOf: errorFile))
  }

  /// Gives the words as a null-ended array of C strings to `body`.
  private static func withCStrings<Result>(
    _ words: [[UInt8]], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    var pointers: [UnsafeMutablePointer<CChar>?] = unsafe words.map { word in
      unsafe (word + [0]).withUnsafeBytes { bytes in
        let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
        unsafe UnsafeMutableRawPointer(copy).copyMemory(
          from: bytes.baseAddress ?? UnsafeRawPointer(copy), byteCount: bytes.count)
        return unsafe copy
      }
    }
    defer { unsafe pointers.forEach { unsafe $0?.deallocate() } }
    unsafe pointers.append(nil)
    return unsafe body(pointers)
  }
}
