import DocumentModel
import PageParsing
import SiteGeneration
import SwiftSource
import XCTest

/// Damaged pages: whatever the text, reading and writing it ends, and keeps its promises.
final class MutatedPagesTests: XCTestCase {
  private let markdown = """
    ---
    title: "A: b"
    ---
    # Title *x*

    <!-- docs: error="no" swift=5 -->
    ```swift
    let a = "\\(f("x"))" // => 1
    // nef:begin:hidden
    /* b /* c */ */
    // nef:end
    ```

    > - ```swift, no-run
    >   if a { b } else { c }
    >   ```

    <!-- nef:begin:hidden -->

    ~~~swift scope=new
    let r = #/
      a/
    /#
    print(1) // prints: 1
    ~~~

    ```output
    1
    ```

    <!-- nef:end -->
    <!-- docs:hidden
    ```swift
    switch x { case 1: a; default: b }
    ```
    -->
    | a | b |
    |---|---|
    {: .note}

    """

  private let playground = """
    // nef:begin:header
    /*
      title: A: b
     */
    // nef:end
    /*: Label
     # Title
     */
    //: Text `a`
    let a = \"\"\"
      \\(b)
      \"\"\" // => "x"
    // nef:begin:hidden
    func f() {
    // nef:end
    // docs:begin crash="x", timeout=5s
    a.map { $0 / 2 }
      .filter { $0 != /x/ }
    // docs:end
    // nef:begin:hidden
    }
    // nef:end

    """

  /// Pieces that begin or end something.
  private let pieces = [
    "```", "~~~swift", "<!--", "-->", "<!-- docs:hidden", "// nef:begin:hidden", "// nef:end", "nef:begin:header", "/*",
    "*/",
    "/*:", "//:", "\"\"\"", "\"", "\\(", "#/", "/#", "#", "{", "}", "(", ")", "[", "]", "---", "> ", "- ", "\t", "\r\n",
    "\r", "\n", "é",
    "\u{0}", "\u{FEFF}", ": ", "=", ",", "docs:begin", "*",
  ]

  func testMarkdownPages() { check(markdown, path: "Page.md", seed: 1) }

  func testPlaygroundPages() { check(playground, path: "Contents.swift", seed: 2) }

  private func check(_ text: String, path: String, seed: UInt64) {
    var random = Random(state: seed)
    for round in 0..<1000 {
      var bytes = Array(text.utf8)
      for _ in 0...Int.random(in: 0..<6, using: &random) { mutate(&bytes, &random) }
      check(bytes, path, "round \(round)")
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout Random) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 0..<24, using: &random))
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: Array(bytes[place..<end]), at: Int.random(in: 0...bytes.count, using: &random))
    case 2: bytes.removeSubrange(place...)
    case 3: if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &random) }
    default:
      let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
      bytes.insert(contentsOf: Array(piece.utf8), at: place)
    }
  }

  private func check(_ bytes: [UInt8], _ path: String, _ name: String) {
    let page = PageParser.parse(path: path, bytes: bytes)
    let lineCount = max(1, page.source.lineCount)
    for diagnostic in page.diagnostics { XCTAssertTrue((1...lineCount + 1).contains(diagnostic.line), name) }
    for block in page.blocks {
      XCTAssertLessThanOrEqual(block.line, block.endLine, name)
      for line in block.code {
        let range = page.source.lineRange(line.line)
        XCTAssertTrue(range.lowerBound <= line.range.lowerBound && line.range.upperBound <= range.upperBound, name)
      }
      let expected = block.expectations.flatMap(\.ranges)
      XCTAssertTrue(expected.allSatisfy { $0.upperBound <= bytes.count }, name)
    }
    _ = NefMarkdown.jekyll(page, permalink: "/x/")
    _ = NefMarkdown.code(page)
    XCTAssertEqual(SwiftStatements.depths(bytes).count, page.source.lineStarts.count, name)
    for statement in SwiftStatements.find(bytes) {
      XCTAssertLessThanOrEqual(statement.range.upperBound, bytes.count, name)
    }
  }

  /// The same numbers on every machine (a 64-bit linear congruence).
  private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 33)
    }
  }
}
