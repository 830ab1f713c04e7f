import RandomText
import Testing

@testable import TextMetrics

/// Digests of FIPS 180-4's examples, and of both ways to work them out.
struct SHA256Tests {
  private func text(_ digest: [UInt8]) -> String {
    digest.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }

  @Test(
    arguments: [
      // NIST, “Examples with Intermediate Values” and the test vectors of SHA-256.
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "a", count: 1_000_000),
        "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
      ),
    ], [true, false])
  func `a digest is the standard's`(example: (String, String), usesInstructions: Bool) {
    let digest = SHA256.digest(
      of: Array(example.0.utf8).span, usesInstructions: usesInstructions)
    #expect(text(digest) == example.1)
  }

  @Test func `the processor's instructions and Swift agree at every length`() {
    var random = SeededRandom(seed: 256)
    let bytes = (0..<300).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    for count in 0...bytes.count {
      let part = bytes.span.extracting(0..<count)
      #expect(
        SHA256.digest(of: part) == SHA256.digest(of: part, usesInstructions: false), "\(count)")
    }
  }
}
