extension [UInt8] {
  /// Appends a whole number in decimal digits.
  package mutating func append(decimal value: Int) {
    append(addingCapacity: 20) { output in
      if value < 0 { output.append(UInt8(ascii: "-")) }
      output.append(digits: UInt64(value.magnitude))
    }
  }

  /// Appends the fewest decimal digits that read back to the same double.
  ///
  /// Whole numbers below 2⁵³ have no point, zero has no sign. Numbers that are whole multiples of
  /// 1/65536, as sums of font units and positions on a pixel grid mostly are, take a short way:
  /// their exact expansion has at most 16 decimals, and where it has at most 15 significant digits
  /// no other decimal of that length or less reads back to them.
  ///
  /// - Precondition: `value` is finite; JSON has no NaN and no infinities.
  package mutating func append(decimal value: Double) {
    precondition(value.isFinite, "JSON has no NaN and no infinities")
    guard !appendExactly(value) else { return }
    let digits = value.description.utf8
    append(contentsOf: digits.suffix(2).elementsEqual(".0".utf8) ? digits.dropLast(2) : digits[...])
  }

  /// Appends the exact expansion, if that is also the shortest; says whether it did.
  private mutating func appendExactly(_ value: Double) -> Bool {
    let magnitude = value.magnitude
    guard magnitude < 9_007_199_254_740_992 else { return false }  // 2⁵³
    guard magnitude >= 0.0001 || magnitude == 0 else { return false }  // they have an exponent
    // Signed conversions are single instructions, unsigned ones are not.
    let signedWhole = Int64(magnitude)
    let rest = (magnitude - Double(signedWhole)) * 65536
    let signedUnits = Int64(rest)
    guard Double(signedUnits) == rest else { return false }
    let whole = UInt64(signedWhole)
    let units = UInt64(signedUnits)
    guard units > 0 else {
      append(addingCapacity: 17) { output in
        if value < 0 { output.append(UInt8(ascii: "-")) }
        output.append(digits: whole)
      }
      return true
    }
    // An odd number of 1/2ⁿ has exactly n decimals: odd·5ⁿ/10ⁿ, and odd·5ⁿ < 10¹⁶ fits.
    let decimalCount = 16 - units.trailingZeroBitCount
    var decimals = units >> units.trailingZeroBitCount
    for _ in 0..<decimalCount { decimals *= 5 }
    let significantCount =
      whole > 0 ? whole.decimalDigitCount + decimalCount : decimals.decimalDigitCount
    guard significantCount <= 15 else { return false }
    append(addingCapacity: 20) { output in
      if value < 0 { output.append(UInt8(ascii: "-")) }
      output.append(digits: whole)
      output.append(UInt8(ascii: "."))
      output.append(digits: decimals, atLeast: decimalCount)
    }
    return true
  }
}

extension UInt64 {
  /// How many decimal digits the number has; 1 for zero.
  fileprivate var decimalDigitCount: Int {
    var count = 1
    var limit: UInt64 = 10
    while count < 19, self >= limit {
      count += 1
      limit *= 10
    }
    return self >= 10_000_000_000_000_000_000 ? 20 : count
  }
}

extension OutputSpan<UInt8> {
  /// Appends decimal digits, with zeros before them up to a count.
  @inline(__always)
  fileprivate mutating func append(digits value: UInt64, atLeast minimumCount: Int = 1) {
    var count = value.decimalDigitCount
    for _ in 0..<max(0, minimumCount - count) { append(UInt8(ascii: "0")) }
    let start = self.count
    append(repeating: UInt8(ascii: "0"), count: count)
    var span = mutableSpan
    var rest = value
    while count > 0 {
      count -= 1
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      span[start + count] = UInt8(ascii: "0") + UInt8(digit)
      rest = quotient
    }
  }
}
