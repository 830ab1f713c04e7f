import Foundation
import Glibc
import Testing

@testable import ChipLayoutCore
@testable import chiplayout

@Suite struct `Buffered output` {
  @Test func `arrives whole and in order`() throws {
    let pipe = Pipe()
    var output = BufferedOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor, capacity: 4)
    try output.write("ab")
    try output.write(Array("cdefghij".utf8))
    try output.write([])
    try output.write("漢")
    try output.flush()
    try output.flush()
    try pipe.fileHandleForWriting.close()
    #expect(try pipe.fileHandleForReading.readToEnd() == Data("abcdefghij漢".utf8))
  }

  @Test func `waits in the buffer until it is full or flushed`() throws {
    let pipe = Pipe()
    let reader = pipe.fileHandleForReading
    _ = fcntl(reader.fileDescriptor, F_SETFL, O_NONBLOCK)
    var output = BufferedOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor, capacity: 4)
    try output.write("abc")
    #expect(throws: (any Error).self) { try reader.read(upToCount: 1) }
    try output.write("d")
    #expect(try reader.read(upToCount: 4) == Data("abcd".utf8))
    try output.write("e")
    try output.flush()
    #expect(try reader.read(upToCount: 1) == Data("e".utf8))
  }

  @Test func `survives partial writes to a pipe that doesn't block`() async throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    // Four times what a pipe holds.
    let bytes = (0..<(1 << 18)).map { UInt8(truncatingIfNeeded: $0 ^ ($0 >> 8)) }
    // A thread of its own: the writer may hold the only one that tasks have.
    let reader = pipe.fileHandleForReading
    let (received, continuation) = AsyncThrowingStream.makeStream(of: Data?.self)
    Thread.detachNewThread {
      continuation.yield(with: Result { try reader.readToEnd() })
      continuation.finish()
    }
    var output = BufferedOutput(descriptor: descriptor)
    try output.write(bytes)
    try output.flush()
    try pipe.fileHandleForWriting.close()
    var data: Data?
    for try await all in received { data = all }
    #expect(data == Data(bytes))
  }

  @Test func `of a closed pipe is an error of its own`() throws {
    BufferedOutput.ignoreClosedPipes()
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    var output = BufferedOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    try output.write("abc")
    var caught: OutputError?
    do { try output.flush() } catch { caught = error }
    #expect(caught == .closedPipe)
    // What could not be written is not tried again.
    try output.flush()
  }

  @Test func `on a full disk says so`() throws {
    let full = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
    var output = BufferedOutput(descriptor: full.fileDescriptor)
    try output.write("abc")
    var caught: OutputError?
    do { try output.flush() } catch { caught = error }
    #expect(caught == .failed(errno: ENOSPC))
    #expect(caught?.sentence == "No space left on device")
  }

  @Test func `to no open file is an error`() {
    var caught: OutputError?
    var output = BufferedOutput(descriptor: -1, capacity: 1)
    do { try output.write("abc") } catch { caught = error }
    #expect(caught == .failed(errno: EBADF))
  }
}
