/// Times and sizes as authors give them: in configurations, attributes and on the command line.
public enum Quantity {
  /// The longest time, in seconds: a day.
  public static let longest = 86_400.0

  /// `10s`, `500ms`, `2m`, or a number of seconds; nil for anything else, for zero and less, and for more than a day.
  public static func seconds(_ text: String) -> Double? {
    number(text, units: ["": 1, "s": 1, "ms": 0.001, "m": 60, "min": 60]).flatMap { $0 <= longest ? $0 : nil }
  }

  /// `512M`, `2G`, `1.5 GB`, `2GiB`, or a number of bytes. Units are powers of 1,024.
  public static func bytes(_ text: String) -> Int? {
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
