/// Where an expected and an actual line part.
struct FirstDifference: Equatable {
  /// In Unicode scalars from the start of both.
  let offset: Int
  /// Says which characters differ where one cannot see it.
  let note: String?

  /// Nil when nothing before the first `...` differs.
  init?(expected: String, actual: String) {
    let pattern = LinePattern(expected)
    let wanted = Array((pattern.hasWildcard ? pattern.literalStart : expected).unicodeScalars)
    let found = Array(actual.unicodeScalars)
    let offset = zip(wanted, found).prefix { $0 == $1 }.count
    if offset == wanted.count, pattern.hasWildcard || offset == found.count { return nil }
    let sides = [wanted, found].map { offset < $0.count ? $0[offset] : nil }
    let isClear = sides.allSatisfy { $0.map(Self.isSeen) ?? true }
    let names = sides.map { $0.map(Self.name) ?? "the end" }
    self.offset = offset
    note = isClear ? nil : "expected \(names[0]), found \(names[1])"
  }

  /// Whether a reader can tell the character from others.
  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value >= 0x20 }
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format, .nonspacingMark, .enclosingMark:
      return false
    default: return true
    }
  }

  private static func name(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
