/// Numbers with their nouns.
enum Count {
  /// `1 error`, `2 errors`.
  static func of(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)" + (number == 1 ? "" : "s")
  }
}
