import DocumentModel
import PageParsing
import SiteGeneration
import XCTest

/// Markdown pages as nef's format gives them out.
final class ReaderMarkdownTests: XCTestCase {
  private func markdown(_ text: String) -> String {
    let page = PageParser.parse(path: "Page.md", bytes: Array(text.utf8))
    XCTAssertEqual(page.diagnostics, [])
    return NefMarkdown.markdown(page)
  }

  func testWhatOnlyReadersReadStaysAsItIs() {
    let text = "# T\n\n\n<!-- an author's note -->\n* a\n\n  ```text x\n  b\n  ```\n"
    XCTAssertEqual(markdown(text), text)
  }

  func testFenceInformationBecomesTheLanguage() {
    XCTAssertEqual(
      markdown("> ~~~~ Swift, error=\"x\"\n> a\n> ~~~~\n\n- ```swift no-run\n  b\n  ```\n"),
      "> ~~~~swift\n> a\n> ~~~~\n\n- ```swift\n  b\n  ```\n")
  }

  func testInformationOfAnOutputFenceBecomesTheLanguage() {
    XCTAssertEqual(
      markdown("```swift\nprint(1)\n```\n\n```text, output\n1\n```\n"), "```swift\nprint(1)\n```\n\n```text\n1\n```\n")
  }

  func testDocsCommentsAreLeftOut() {
    XCTAssertEqual(
      markdown("A\n\n<!-- docs: no-run\n     timeout=1s -->\n\n```swift\na\n```\n"), "A\n\n```swift\na\n```\n")
  }

  func testDocsCommentThatBeginsAListItemLeavesItsMark() {
    XCTAssertEqual(markdown("- <!-- docs: no-run -->\n  ```swift\n  a\n  ```\n"), "-\n  ```swift\n  a\n  ```\n")
  }

  func testHiddenFencesAreLeftOutWithTheirOutput() {
    XCTAssertEqual(
      markdown("A\n\n```swift hidden\na\n```\n\n```output\n1\n```\n\nB\n\n<!-- docs:hidden\n```swift\nb\n```\n-->\n"),
      "A\n\nB\n")
  }

  func testPartBetweenMarkersIsLeftOut() {
    XCTAssertEqual(
      markdown("A\n\n<!-- nef:begin:hidden -->\n\n```swift\na\n```\n\nno\n\n<!-- nef:end -->\n\nB\n"), "A\n\nB\n")
  }

  func testHiddenLinesOfAFenceAreLeftOut() {
    XCTAssertEqual(
      markdown("```swift\n// nef:begin:hidden\na\n// nef:end\n\nb\n```\n"), "```swift\nb\n```\n")
    XCTAssertEqual(markdown("A\n\n```swift\n// nef:begin:hidden\na\n// nef:end\n```\n\nB\n"), "A\n\nB\n")
  }

  func testFrontMatterStandsAboveThePage() {
    let page = PageParser.parse(
      path: "Page.md", bytes: Array("---\ntitle: T\n---\n\n```swift hidden\na\n```\n\nA\n".utf8))
    XCTAssertEqual(NefMarkdown.jekyll(page, permalink: "/x/"), "---\ntitle: T\npermalink: /x/\n---\n\nA\n")
  }
}
