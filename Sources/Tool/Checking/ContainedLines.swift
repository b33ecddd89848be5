/// Lines written into a page where a list or a quote surrounds them.
enum ContainedLines {
  /// What stands before the lines that follow one: marks of quotes and tabs stay, marks of lists are blank.
  static func prefix(below start: ArraySlice<UInt8>) -> [UInt8] {
    start.map { $0 == UInt8(ascii: ">") || $0 == 0x09 ? $0 : 0x20 }
  }

  /// A line behind its prefix, which has no white space at its end where the line is empty.
  static func line(_ text: String, behind prefix: [UInt8]) -> [UInt8] {
    guard text.isEmpty else { return prefix + Array(text.utf8) }
    return prefix.reversed().drop { $0 == 0x20 || $0 == 0x09 }.reversed()
  }

  /// How many backticks or tildes a line begins with.
  static func fenceLength(_ line: String) -> Int {
    let text = line.utf8.drop { $0 == 0x20 }
    guard let mark = text.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return 0 }
    return text.prefix { $0 == mark }.count
  }
}
