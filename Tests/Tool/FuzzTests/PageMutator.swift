import TestSupport

/// Damages pages in the ways that texts are damaged, and in some that only a parser's enemy thinks of.
struct PageMutator {
  let seeds: [SeedPage]

  /// The page of a seed number: always the same one.
  func page(seed: UInt64) -> SeedPage {
    var random = SeededGenerator(seed: seed)
    var page = seeds[Int.random(in: 0..<seeds.count, using: &random)]
    for _ in 0...Int.random(in: 0..<8, using: &random) { mutate(&page.bytes, &random) }
    return page
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let piece = place..<min(bytes.count, place + Int.random(in: 0..<32, using: &random))
    switch Int.random(in: 0..<15, using: &random) {
    case 0: if place < bytes.count { bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
    case 1: bytes.removeSubrange(piece)
    case 2: if random.isOne(in: 3) { bytes.removeSubrange(place...) }
    case 3: bytes.insert(contentsOf: bytes[piece], at: Int.random(in: 0...bytes.count, using: &random))
    case 4: duplicateLines(&bytes, &random)
    case 5: splice(&bytes, &random)
    case 6: changeLineEndings(&bytes, from: place, &random)
    case 7: nest(&bytes, at: place, &random)
    case 8:
      if random.isOne(in: 6) { bytes.insert(contentsOf: Self.malformed.randomElement(using: &random) ?? [], at: place) }
    case 9: bytes.insert(contentsOf: [0xEF, 0xBB, 0xBF], at: random.isOne(in: 2) ? 0 : place)
    case 10, 11: insert(Self.lines, "\n", &bytes, at: lineStart(before: place, in: bytes), &random)
    default: insert(Self.pieces, "", &bytes, at: place, &random)
    }
  }

  private func insert(
    _ texts: [String], _ end: String, _ bytes: inout [UInt8], at place: Int, _ random: inout SeededGenerator
  ) {
    guard let text = texts.randomElement(using: &random) else { return }
    bytes.insert(contentsOf: Array((text + end).utf8), at: place)
  }

  private func lineStart(before place: Int, in bytes: [UInt8]) -> Int {
    bytes[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
  }

  private func duplicateLines(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let first = Int.random(in: 0..<lines.count, using: &random)
    let copied = lines[first..<min(lines.count, first + Int.random(in: 1...6, using: &random))]
    let to = Int.random(in: 0...lines.count, using: &random)
    bytes = Array((lines[..<to] + copied + lines[to...]).joined(separator: [0x0A]))
  }

  private func splice(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let other = seeds[Int.random(in: 0..<seeds.count, using: &random)].bytes
    let start = Int.random(in: 0...other.count, using: &random)
    bytes = Array(bytes[..<Int.random(in: 0...bytes.count, using: &random)] + other[start...])
  }

  private func changeLineEndings(_ bytes: inout [UInt8], from place: Int, _ random: inout SeededGenerator) {
    let ending: [UInt8] = random.isOne(in: 3) ? [0x0D] : [0x0D, 0x0A]
    let isWhole = random.isOne(in: 2)
    bytes = bytes.indices.flatMap { index in
      bytes[index] == 0x0A && (isWhole || index >= place) ? ending : [bytes[index]]
    }
  }

  private func nest(_ bytes: inout [UInt8], at place: Int, _ random: inout SeededGenerator) {
    guard
      let piece = ["(", "[", "{", "> ", "- ", "/*", "\"\\(", "#", "*", "`", "<!--", "if a {\n"].randomElement(
        using: &random)
    else { return }
    let depth = Int.random(in: 1...200, using: &random)
    bytes.insert(contentsOf: Array(String(repeating: piece, count: depth).utf8), at: place)
  }

  /// Begins, ends and parts of everything that a parser here looks for.
  private static let pieces = [
    "```", "~~~", "```swift\n", "````", "<!--", "-->", "<!-- docs:", "docs:begin", "nef:end", "//", "/*", "*/", "/*:",
    "//:", "\"\"\"", "\"", "'", "\\(", "#/", "/#", "#\"", "\"#", "#", "##", "{", "}", "(", ")", "[", "]", "---", "...",
    "> ", "- ", "    ", "\t", "\r\n", "\r", "\n", "\n\n", "é", "👩‍👩‍👧", "e\u{301}", "\u{2028}", "\u{A0}", "\u{0}",
    "\u{FEFF}",
    ": ", "=", ",", "*", ";", "\\", "`", "@", "$0", "/", "=>", "// =>", "//=>", "// prints:", "// Prints \"", "Prints ",
    "“", "”", "<", "&amp;", "{{", "{%", "{: .x}", "let ", "if ", "in ", "case ", "else", "func f() ", "switch ", "&",
    "!",
  ]

  /// Whole lines that mean something on their own.
  private static let lines = [
    "```swift", "```", "~~~swift, no-run", "```output", "```text output", "~~~", "---", "<!-- docs: error=\"x\" -->",
    "<!-- docs: scope=new", "-->", "<!-- docs:hidden", "<!-- nef:begin:hidden -->", "<!-- nef:end -->",
    "// nef:begin:hidden", "// nef:begin:header", "// nef:end", "// docs:begin crash", "// docs:end", "// nef:edn",
    "/*:", "*/", "//: text", "// => 1", "// =>", "// prints: a", "// prints:", "// Prints \"a\"", "/*", "\"\"\"",
    "#if x",
    "#endif", "}", "{", ")", "## Section", "title: x: y", "scopes: blok", "> quote", "- item", "  \t ", "&a [*a, *a]",
    "x: &x [*x]", "```{.swift}", "```swift skip", "```swift if=linus", "```swift swift=4", "```swift swift=6",
  ]

  private static let malformed: [[UInt8]] = [
    [0xFF], [0x80], [0xC0, 0x80], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF0, 0x9F], [0x00],
  ]
}
