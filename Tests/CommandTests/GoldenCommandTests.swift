import Foundation
import TestSupport
import Testing

/// Every folder of `Fixtures/commands`: the output, byte for byte.
struct GoldenCommandTests {
  @Test(arguments: CommandCase.all)
  func `a command prints what its case says`(command: CommandCase) throws {
    let run = try command.run()
    if ProcessInfo.processInfo.environment["RECORD_COMMANDS"] != nil {
      try command.record(run)
      Issue.record("recorded \(command.name); read the diff, then run the tests without recording")
      return
    }
    let expected = try command.expectation()
    #expect(run.exitCode == expected.exitCode, "Fixtures/commands/\(command.name)/exit-code")
    #expect(run.outputText == expected.output, "Fixtures/commands/\(command.name)/stdout")
    #expect(run.errorText == expected.error, "Fixtures/commands/\(command.name)/stderr")
  }

  @Test func `there are cases`() {
    #expect(CommandCase.all.count > 50)
  }
}
