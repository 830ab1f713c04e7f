import CSHA256

/// The SHA-256 digest of bytes (FIPS 180-4).
///
/// Our own, since the digest of a font is much of the time that measuring one label takes: with the
/// processor's instructions it takes a fifth of what a portable library needs.
struct SHA256 {
  private static let blockSize = 64

  /// Chaining values, A to H.
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  private let usesInstructions: Bool

  private init(usesInstructions: Bool) {
    self.usesInstructions = usesInstructions
  }

  /// The 32 bytes of the digest; linear in the bytes.
  ///
  /// - Parameter usesInstructions: whether the processor's own instructions do it, where there are
  ///   any; the digest is the same.
  static func digest(of bytes: Span<UInt8>, usesInstructions: Bool = true) -> [UInt8] {
    var hash = SHA256(usesInstructions: usesInstructions && sha256_has_instructions() != 0)
    let whole = bytes.count / blockSize * blockSize
    hash.add(bytes.extracting(0..<whole))
    hash.add(padding(of: bytes.extracting(whole..<bytes.count), byteCount: bytes.count).span)
    return hash.state.flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  /// The last blocks: what is left of the message, a bit, zeros, and the message's length in bits.
  private static func padding(of rest: Span<UInt8>, byteCount: Int) -> [UInt8] {
    var result: [UInt8] = []
    for index in rest.indices { result.append(rest[index]) }
    result.append(0x80)
    while result.count % blockSize != blockSize - 8 { result.append(0) }
    let bitCount = UInt64(byteCount) * 8
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      result.append(UInt8(truncatingIfNeeded: bitCount >> shift))
    }
    return result
  }

  private mutating func add(_ blocks: Span<UInt8>) {
    guard usesInstructions else {
      for start in stride(from: 0, to: blocks.count, by: Self.blockSize) {
        addBlock(blocks, at: start)
      }
      return
    }
    unsafe blocks.withUnsafeBufferPointer { buffer in
      unsafe sha256_hash_blocks(&state, buffer.baseAddress, buffer.count / Self.blockSize)
    }
  }

  private mutating func addBlock(_ bytes: Span<UInt8>, at start: Int) {
    let words = Self.schedule(of: bytes, at: start)
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    // The words change places with every round; eight rounds bring each back to its own.
    for round in stride(from: 0, to: 64, by: 8) {
      Self.round(a, b, c, &d, e, f, g, &h, Self.constants[round] &+ words[round])
      Self.round(h, a, b, &c, d, e, f, &g, Self.constants[round + 1] &+ words[round + 1])
      Self.round(g, h, a, &b, c, d, e, &f, Self.constants[round + 2] &+ words[round + 2])
      Self.round(f, g, h, &a, b, c, d, &e, Self.constants[round + 3] &+ words[round + 3])
      Self.round(e, f, g, &h, a, b, c, &d, Self.constants[round + 4] &+ words[round + 4])
      Self.round(d, e, f, &g, h, a, b, &c, Self.constants[round + 5] &+ words[round + 5])
      Self.round(c, d, e, &f, g, h, a, &b, Self.constants[round + 6] &+ words[round + 6])
      Self.round(b, c, d, &e, f, g, h, &a, Self.constants[round + 7] &+ words[round + 7])
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  private static func schedule(of bytes: Span<UInt8>, at start: Int) -> InlineArray<64, UInt32> {
    var words = InlineArray<64, UInt32>(repeating: 0)
    for index in 0..<16 {
      let offset = start + 4 * index
      let high = UInt32(bytes[offset]) << 24 | UInt32(bytes[offset + 1]) << 16
      words[index] = high | UInt32(bytes[offset + 2]) << 8 | UInt32(bytes[offset + 3])
    }
    for index in 16..<64 {
      let (first, last) = (words[index - 15], words[index - 2])
      let sigma0 = rotated(first, 7) ^ rotated(first, 18) ^ first >> 3
      let sigma1 = rotated(last, 17) ^ rotated(last, 19) ^ last >> 10
      words[index] = words[index - 16] &+ sigma0 &+ words[index - 7] &+ sigma1
    }
    return words
  }

  @inline(__always)
  private static func round(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32,
    _ g: UInt32, _ h: inout UInt32, _ wordAndConstant: UInt32
  ) {
    let sigma1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
    let choice = g ^ e & (f ^ g)
    let first = h &+ sigma1 &+ choice &+ wordAndConstant
    let sigma0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
    let majority = a & b | c & (a | b)
    d = d &+ first
    h = first &+ sigma0 &+ majority
  }

  @inline(__always)
  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word &>> count | word &<< (32 &- count)
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: InlineArray<64, UInt32> = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5,
    0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3,
    0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc,
    0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13,
    0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3,
    0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5,
    0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208,
    0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
