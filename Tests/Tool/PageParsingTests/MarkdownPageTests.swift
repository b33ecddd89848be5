import DocumentModel
import PageParsing
import XCTest

final class MarkdownPageTests: XCTestCase {
  private func page(_ text: String) -> Page { PageParser.parse(path: "Page.md", bytes: Array(text.utf8)) }
  private func code(_ page: Page, _ block: Int) -> [String] {
    page.blocks[block].code.map { page.source.text($0.range) }
  }

  func testFenceLinesAndCodeLines() {
    let page = page("# T *x*\r\n\r\n```swift\r\nlet a = 1\r\n\r\n```\r\n")
    XCTAssertEqual(page.heading, "T x")
    XCTAssertEqual(page.blocks.map { [$0.line, $0.endLine] }, [[3, 6]])
    XCTAssertEqual(code(page, 0), ["let a = 1", ""])
  }

  func testPrefixesOfListsAndQuotesStayOutside() {
    let page = page("- ```Swift\n  let a = 1\n    deep\n  ```\n\n> ~~~swift\n> b\n> ~~~\n")
    XCTAssertEqual(code(page, 0), ["let a = 1", "  deep"])
    XCTAssertEqual(code(page, 1), ["b"])
    XCTAssertEqual(page.blocks.map { [$0.line, $0.endLine] }, [[1, 4], [6, 8]])
  }

  func testOpenFenceEndsWithThePage() {
    let page = page("```swift\nlet a = 1\n")
    XCTAssertEqual(page.blocks.map { [$0.line, $0.endLine] }, [[1, 2]])
  }

  func testIndentedAndForeignFencesAreProse() {
    XCTAssertEqual(page("    ```swift\n    x\n    ```\n\n````markdown\n```swift\n```\n````\n").blocks.count, 0)
  }

  func testCommentsCarryAttributes() {
    let page = page(
      "<!-- docs: error=\"cannot convert\" -->\n```swift\nx\n```\n\n<!-- docs: scope=new, swift=4 -->\n\n```swift\ny\n```\n"
    )
    XCTAssertEqual(page.diagnostics, [])
    XCTAssertEqual(page.blocks[0].kind, .error)
    XCTAssertEqual(page.blocks[0].attributes.expectedText, "cannot convert")
    XCTAssertEqual(page.blocks[1].attributes.scope, .new)
    XCTAssertEqual(page.blocks[1].attributes.languageMode, 4)
  }

  func testHiddenFences() {
    let page = page(
      "<!-- docs:hidden\n```swift\nlet s = 6\n```\n-->\n\n<!-- nef:begin:hidden -->\n\n```swift\na\n```\n\n<!-- nef:end -->\n"
        + "\n```swift\n// nef:begin:hidden\nb\n// nef:end\nc\n```\n")
    XCTAssertEqual(page.diagnostics, [])
    XCTAssertEqual(page.blocks.map(\.isShown), [false, false, true])
    XCTAssertEqual(page.blocks.map { [$0.line, $0.endLine] }, [[2, 4], [9, 11], [15, 20]])
    XCTAssertEqual(page.blocks[2].hiddenLines, [16, 17, 18])
  }

  func testOpenFenceInACommentEndsWithIt() {
    let page = page("<!-- docs:hidden\n```swift\nlet s = 6\n-->\n\nText\n")
    XCTAssertEqual(code(page, 0), ["let s = 6"])
    XCTAssertEqual(page.blocks.map { [$0.line, $0.endLine] }, [[2, 3]])
  }

  func testAttributeErrorsAreAtTheFence() {
    let page = page(
      "```swift no-rnu\n```\n\n```swift no-run crash\n```\n\n```swift skip\n```\n\n```swift swift=7000\n```\n\n```swift timeout=soon\n```\n"
    )
    XCTAssertEqual(
      page.diagnostics.map { "\($0.line) \($0.rule.rawValue)" },
      ["1 unknown-attribute", "4 attribute-clash", "7 bad-attribute", "10 bad-attribute", "13 bad-attribute"])
    XCTAssertTrue(page.diagnostics[0].message.contains("no-run"))
  }

  func testCommentBeforeNoSwiftIsRefused() {
    XCTAssertEqual(page("<!-- docs: eror=\"x\" -->\n```text\n```\n").diagnostics.map(\.rule), [.unknownAttribute])
    XCTAssertEqual(page("<!-- docs: no-run -->\n\nText.\n").diagnostics.map(\.rule), [.markup])
  }

  func testOutputFence() {
    let page = page("```swift\nprint(1)\n```\n\n```text output\n1\n2\n```\n")
    let output = page.blocks[0].expectations.first
    XCTAssertEqual(output?.kind, .output)
    XCTAssertEqual(output?.line, 5)
    XCTAssertEqual(output?.text, ["1", "2"])
    XCTAssertEqual(output.map { page.source.text($0.ranges[0]) }, "1\n2\n")
  }

  func testFrontMatterFaultIsAtItsLine() {
    let page = page("---\nlayout: docs\ntitle: Counter: the basics\n---\n")
    XCTAssertEqual(page.diagnostics.map { "\($0.line) \($0.rule.rawValue)" }, ["3 front-matter"])
  }

  func testFrontMatterIsNoProse() {
    let page = page("---\ntitle: \"A: b\"\ntags: [x, 2]\n---\n# H\n")
    XCTAssertEqual(page.ownTitle, "A: b")
    XCTAssertEqual(page.frontMatter["tags"], .list([.string("x"), .int(2)]))
    XCTAssertEqual(page.parts, [.prose(Prose(text: "# H", lines: [5]))])
  }

  func testNotUTF8() {
    let page = PageParser.parse(path: "Page.md", bytes: Array("a\né".utf8) + [0xFF])
    XCTAssertEqual(page.diagnostics.map { "\($0.line):\($0.column) \($0.rule.rawValue)" }, ["2:2 read-error"])
  }

  func testColumnOfWhatIsNotUTF8CountsCharacters() {
    let page = PageParser.parse(
      path: "Page.md", bytes: Array("\u{FEFF}👍é\r".utf8) + Array("ab👩‍👩c".utf8) + [0xE2, 0x82, 0x20])
    XCTAssertEqual(page.diagnostics.map { "\($0.line):\($0.column)" }, ["2:7"])
  }

  func testZeroByteIsRefused() {
    let page = page("```swift\nlet a = 1\u{0} + 1\n```\n")
    XCTAssertEqual(page.diagnostics.map { "\($0.line):\($0.column) \($0.rule.rawValue)" }, ["2:10 read-error"])
  }

  func testExpectations() {
    let page = page(
      "```swift\na // => 1\n// =>  2\nprint(1) // prints: x\n// prints: y\nlet s = \"// => no\"\nprint(2)\n"
        + "// Prints \"she \"aye\"\".\n// Prints \"b\"\n// Prints \"b\" twice\n```\n")
    XCTAssertEqual(page.blocks[0].expectations.map(\.kind), [.value, .prints, .bookPrints])
    XCTAssertEqual(page.blocks[0].expectations.map(\.text), [["1", " 2"], ["x", "y"], ["she \"aye\"", "b"]])
    XCTAssertEqual(page.blocks[0].expectations.map { [$0.line, $0.endLine] }, [[2, 3], [4, 5], [8, 9]])
  }

  func testDeepQuotesAreRead() {
    let page = page(String(repeating: "> ", count: 20_000) + "a\n\n```swift\nb\n```\n")
    XCTAssertEqual(page.blocks.map(\.line), [3])
  }

  func testBlocksOfNestedListsKeepTheirOrder() {
    let page = page("- > ```swift\n  > a\n  > ```\n\n  ```swift\n  b\n  ```\n\n```swift\nc\n```\n")
    XCTAssertEqual(page.blocks.map(\.line), [1, 5, 9])
  }

  func testUnknownBeginIsReportedWithoutItsEnd() {
    XCTAssertEqual(
      page("<!-- nef:begin:hiden -->\n\n```swift\na\n```\n\n<!-- nef:end -->\n").diagnostics.map(\.line), [1])
    XCTAssertEqual(page("```swift\n// nef:begin:hiden\na\n// nef:end\n```\n").diagnostics.map(\.line), [2])
    XCTAssertEqual(page("```swift\n// docs:begin crash\na\n// docs:end\n```\n").diagnostics.map(\.line), [2])
  }

  func testUnknownEndIsReportedWithoutItsBegin() {
    XCTAssertEqual(page("```swift\n// nef:begin:hidden\na\n// nef:edn\n```\n").diagnostics.map(\.line), [4])
  }
}
