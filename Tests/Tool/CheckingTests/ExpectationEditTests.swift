import DocumentModel
import PageParsing
import XCTest

@testable import Checking

/// What `--fix` writes.
final class ExpectationEditTests: XCTestCase {
  /// The page after all its expectations have been told what happened.
  private func fixed(_ text: String, _ actual: String..., path: String = "Page.md") -> String {
    let page = PageParser.parse(path: path, bytes: Array(text.utf8))
    XCTAssertEqual(page.diagnostics, [])
    let expectations = page.blocks.flatMap { block in block.expectations.map { (block, $0) } }
    XCTAssertEqual(expectations.count, actual.count)
    let edits = zip(expectations, actual).flatMap { pair, actual in
      ExpectationEdit(page: page, block: pair.0).edits(of: pair.1, actual: actual)
    }
    return String(decoding: edits.applied(to: page.source.bytes), as: UTF8.self)
  }

  private func code(_ lines: String) -> String { "```swift\n\(lines)\n```\n" }

  func testAValueIsReplacedAndTheCommentsSpellingStays() {
    XCTAssertEqual(fixed(code("1 + 1\t//=>  3 "), "2"), code("1 + 1\t//=>  2"))
    XCTAssertEqual(fixed(code("1 + 1 // =>"), "2"), code("1 + 1 // => 2"))
  }

  func testAValueOfSeveralLinesGoesOnBelow() {
    XCTAssertEqual(fixed(code("  a // => x"), "one\n two"), code("  a // => one\n  // =>  two"))
    XCTAssertEqual(
      fixed(code("a // => x\n    // => y\n    // => z"), "1\n2\n3\n4"),
      code("a // => 1\n    // => 2\n    // => 3\n    // => 4"))
  }

  func testLinesTooManyAreRemoved() {
    XCTAssertEqual(fixed(code("a // => x\n// => y\n// => z\nb"), "1"), code("a // => 1\nb"))
    XCTAssertEqual(fixed("```swift\na // prints: x\n// prints: y", "1"), "```swift\na // prints: 1")
  }

  func testNoOutputIsStatedByAnEmptyComment() {
    XCTAssertEqual(fixed(code("a() // prints: x"), ""), code("a() // prints:"))
    XCTAssertEqual(fixed(code("a()\n// Prints \"x\""), ""), code("a()\n// Prints \"\""))
  }

  func testTheBooksFormKeepsItsQuotesAndFullStop() {
    XCTAssertEqual(
      fixed(code("a()\n// Prints \"x\"."), "one\ntwo"), code("a()\n// Prints \"one\".\n// Prints \"two\"."))
    XCTAssertEqual(fixed(code("a() // prints x"), "y"), code("a() // prints y"))
  }

  func testOutputThatBeginsWithAQuoteIsQuoted() {
    let text = fixed(code("a() // prints: x"), "\"hi\" he said")
    XCTAssertEqual(text, code("a() // prints: \"\"hi\" he said\""))
    let page = PageParser.parse(path: "Page.md", bytes: Array(text.utf8))
    XCTAssertEqual(page.blocks[0].expectations.map(\.text), [["\"hi\" he said"]])
  }

  func testWildcardsAreLeftAlone() {
    XCTAssertEqual(fixed(code("a // => [1, ...]"), "x"), code("a // => [1, ...]"))
    XCTAssertEqual(fixed(code("a() // prints: x\n// prints: ..."), "y"), code("a() // prints: x\n// prints: ..."))
  }

  func testWhatNoCommentCanHoldIsNotWritten() {
    XCTAssertEqual(fixed(code("a // => x"), "1\r2"), code("a // => x"))
    XCTAssertEqual(fixed(code("a // => x"), "\0"), code("a // => x"))
  }

  func testLineEndingsAndPrefixesOfQuotesAndListsStay() {
    XCTAssertEqual(
      fixed("> ```swift\r\n> \ta() // prints: x\r\n> ```\r\n", "1\n2"),
      "> ```swift\r\n> \ta() // prints: 1\r\n> \t// prints: 2\r\n> ```\r\n")
  }

  func testAnOutputFenceIsFilledWithItsPrefix() {
    XCTAssertEqual(
      fixed("- ```swift\n  a()\n  ```\n\n  ```output\n  ```\n", "one\n\n  two\n"),
      "- ```swift\n  a()\n  ```\n\n  ```output\n  one\n\n    two\n  ```\n")
    XCTAssertEqual(
      fixed("> ```swift\n> a()\n> ```\n>\n> ```output\n> x\n> y\n> ```\n", "1\n\n2"),
      "> ```swift\n> a()\n> ```\n>\n> ```output\n> 1\n>\n> 2\n> ```\n")
  }

  func testAnOutputFenceIsLongerThanAnyFenceInIt() {
    XCTAssertEqual(
      fixed("```swift\na()\n```\n\n```output\nx\n```\n", "````swift\n````"),
      "```swift\na()\n```\n\n`````output\n````swift\n````\n`````\n")
  }

  func testAnUnclosedOutputFenceIsFilled() {
    XCTAssertEqual(fixed("```swift\na()\n```\n\n```output", "x"), "```swift\na()\n```\n\n```output\nx")
    XCTAssertEqual(fixed("```swift\na()\n```\n\n```output\ny\nz\n", "x"), "```swift\na()\n```\n\n```output\nx\n")
  }

  func testWhatIsWrittenIsReadAsItWasMeant() {
    let texts = [
      "", " leading", "`a` */ $1 ü", "// => x", "\"", "\"\"", "\"a\".", "a\n\nb", "...", "prints: \"x\"",
      "é\u{301}\n\tb",
    ]
    for text in texts {
      for form in ["a() // prints: old", "a()\n// Prints \"old\"", "a() // prints old", "a() // => old"] {
        let page = PageParser.parse(path: "Page.md", bytes: Array(fixed(code(form), text).utf8))
        XCTAssertEqual(page.blocks[0].expectations.count, 1, "\(form): \(text)")
        let stated = page.blocks[0].expectations[0].text.joined(separator: "\n")
        XCTAssertEqual(TextMatcher.trimmedLines(of: stated), TextMatcher.trimmedLines(of: text), "\(form): \(text)")
      }
    }
  }
}
