/// Times and sizes as configurations give them.
enum Quantity {
  /// `10s`, `500ms`, `2m`, or a number of seconds; nil for anything else, zero and less included.
  static func seconds(_ text: String) -> Double? {
    number(text, units: ["": 1, "s": 1, "ms": 0.001, "m": 60, "min": 60])
  }

  /// `512M`, `2G`, `1.5 GB`, `2GiB`, or a number of bytes. Units are powers of 1,024.
  static func bytes(_ text: String) -> Int? {
    var units: [String: Double] = ["": 1, "b": 1]
    for (power, letter) in ["k", "m", "g", "t"].enumerated() {
      let size = Double(1 << (10 * (power + 1)))
      for suffix in ["", "b", "ib"] { units[letter + suffix] = size }
    }
    return number(text, units: units).flatMap { Int(exactly: $0.rounded()) }
  }

  private static func number(_ text: String, units: [String: Double]) -> Double? {
    let digits = text.prefix { $0.isASCII && $0.isNumber || $0 == "." }
    let unit = text.dropFirst(digits.count).drop { $0 == " " }.lowercased()
    guard let number = Double(digits), let size = units[unit], number > 0, (number * size).isFinite else { return nil }
    return number * size
  }
}
