import DocumentModel
import PageParsing
import XCTest

final class ExpectationTests: XCTestCase {
  /// The expectations of code: kind, lines and text.
  private func expectations(_ code: String) -> [String] {
    let page = PageParser.parse(path: "Contents.swift", bytes: Array(code.utf8))
    return page.blocks.flatMap(\.expectations).map {
      let lines = $0.line == $0.endLine ? "\($0.line)" : "\($0.line)-\($0.endLine)"
      return "\($0.kind.rawValue) \(lines)\($0.isTrailing ? " trailing" : ""): \($0.text.joined(separator: "|"))"
    }
  }

  // MARK: Values

  func testValueBehindCode() {
    XCTAssertEqual(expectations("a // => 1"), ["value 1 trailing: 1"])
    XCTAssertEqual(expectations("a//=>1"), ["value 1 trailing: 1"])
    XCTAssertEqual(expectations("a\t//\t=>\t1 \t"), ["value 1 trailing: 1"])
  }

  func testSpaceBeyondTheFirstIsText() {
    XCTAssertEqual(expectations("a // =>   1"), ["value 1 trailing:   1"])
  }

  func testNothingMayBeStated() {
    XCTAssertEqual(expectations("a // =>"), ["value 1 trailing: "])
    XCTAssertEqual(expectations("a // prints:"), ["prints 1 trailing: "])
    XCTAssertEqual(expectations("a // Prints \"\""), ["bookPrints 1 trailing: "])
  }

  func testValueGoesOnStraightBelow() {
    XCTAssertEqual(expectations("a // => [\n//  =>   1\n// => ]"), ["value 1-3 trailing: [|  1|]"])
  }

  func testBlankLineCodeAndCommentsEndAValue() {
    XCTAssertEqual(expectations("a // => 1\n\n// => 2"), ["value 1 trailing: 1", "value 3: 2"])
    XCTAssertEqual(expectations("a // => 1\nb // => 2"), ["value 1 trailing: 1", "value 2 trailing: 2"])
    XCTAssertEqual(expectations("a // => 1\n// note\n// => 2"), ["value 1 trailing: 1", "value 3: 2"])
  }

  func testArrowsElsewhereAreNone() {
    for code in [
      "let s = \"// => 1\"", "let s = #\"\"// => 1\"#", "let s = \"\"\"\n// => 1\n\"\"\"", "/* // => 1 */ a",
      "/*\n// => 1\n*/ a",
      "a // b // => 1", "a /// => 1", "a // ==> 1", "a => 1", "let s = \"\\(f(\"// => 1\"))\"", "let r = #/a// => 1/#",
    ] {
      XCTAssertEqual(expectations(code), [], code)
    }
  }

  func testOperatorHandedOverIsNoRegex() {
    XCTAssertEqual(expectations("xs.reduce(8, /)// => 1"), ["value 1 trailing: 1"])
  }

  func testStrayBackQuoteHidesNothing() {
    XCTAssertEqual(expectations("a ` b // => 1"), ["value 1 trailing: 1"])
  }

  func testLineEndings() {
    XCTAssertEqual(
      expectations("é // => é\r\n// => b\r\na // => 1\rb // => 2\r"),
      ["value 1-2 trailing: é|b", "value 3 trailing: 1", "value 4 trailing: 2"])
  }

  // MARK: Output

  func testPrintsAnywhereInCode() {
    XCTAssertEqual(expectations("f {\n  print(1) // prints: 1\n}"), ["prints 2 trailing: 1"])
  }

  func testPrintsGoOnStraightBelow() {
    XCTAssertEqual(
      expectations("f() // prints: a\n// prints:  b\n\n// prints: c"), ["prints 1-2 trailing: a| b", "prints 4: c"])
  }

  func testWordsWithoutAColonAreProse() {
    for code in [
      "f()\n// prints a", "f()\n// Prints a", "f() // printsa", "f() // prints", "f() // Prints \"a\" twice",
    ] {
      XCTAssertEqual(expectations(code), [], code)
    }
  }

  func testBookForms() {
    XCTAssertEqual(expectations("f() // Prints a"), ["bookPrints 1 trailing: a"])
    XCTAssertEqual(expectations("f()\n// Prints: a"), ["bookPrints 2: a"])
    XCTAssertEqual(expectations("f()\n// prints \"a\"."), ["bookPrints 2: a"])
    XCTAssertEqual(expectations("f()\n// PRINTS: \"a\" and \"b\" ."), ["bookPrints 2: a\" and \"b"])
  }

  func testConsecutiveBookFormsAreOne() {
    XCTAssertEqual(
      expectations("f() // Prints \"a\"\n// Prints \"b\"\n// prints: c"), ["bookPrints 1-3 trailing: a|b|c"])
  }

  func testQuotesAreTextAmongPlainLines() {
    XCTAssertEqual(expectations("f() // prints: a\n// prints: \"b\""), ["prints 1-2 trailing: a|\"b\""])
  }

  func testTypographicQuotesCountWhereNothingElseWould() {
    XCTAssertEqual(expectations("f()\n// Prints “a”."), ["bookPrints 2: a"])
    XCTAssertEqual(expectations("f() // Prints “a”"), ["bookPrints 1 trailing: “a”"])
    XCTAssertEqual(expectations("f()\n// Prints “a” to the console"), [])
  }

  func testDifferentKindsDoNotMix() {
    XCTAssertEqual(
      expectations("f() // => 1\n// prints: a\n// => 2"), ["value 1 trailing: 1", "prints 2: a", "value 3: 2"])
  }

  // MARK: Places

  func testRangesReachFromTheMarksToTheLineEnd() {
    let page = PageParser.parse(
      path: "Page.md", bytes: Array("> ```swift\r\n> é // => 1  \r\n> // => 2\r\n> ```\r\n".utf8))
    XCTAssertEqual(page.blocks[0].expectations[0].ranges.map(page.source.text), ["// => 1  ", "// => 2"])
  }
}
