import DocumentModel
import PageParsing
import XCTest

final class FrontMatterTests: XCTestCase {
  private func page(_ text: String) -> Page { PageParser.parse(path: "Page.md", bytes: Array(text.utf8)) }

  private func playground(_ text: String) -> Page { PageParser.parse(path: "Contents.swift", bytes: Array(text.utf8)) }

  private func places(_ page: Page) -> [String] {
    page.diagnostics.map { "\($0.line):\($0.column) \($0.rule.rawValue)" }
  }

  func testOpenFrontMatterIsAnError() {
    XCTAssertEqual(places(page("---\ntitle: A\n\nText\n")), ["1:1 front-matter"])
    XCTAssertEqual(places(page("\u{FEFF}---  \r\nnav_order:\r\n")), ["1:1 front-matter"])
  }

  func testRuleAboveProseIsNone() {
    for text in ["---\n", "---\n\ntitle: A\n", "---\nSome words: more\n", "---\nhttp://a.b\n", "---\n: a\n"] {
      XCTAssertEqual(page(text).diagnostics, [], text)
    }
  }

  func testWordOfAKeyIsOneOfItsWords() {
    let page = page("---\ntitle: A\nscopes: blok\nvalues: some\n---\n")
    XCTAssertEqual(places(page), ["3:1 front-matter", "4:1 front-matter"])
    XCTAssertTrue(page.diagnostics[0].message.contains("“block” is meant"))
    XCTAssertTrue(page.diagnostics[1].message.contains("“expressions”"))
  }

  func testRightWordsAndNoneAreNoFault() {
    XCTAssertEqual(page("---\nscopes: section\nvalues: none\n---\n").diagnostics, [])
    XCTAssertEqual(page("---\nscopes:\nvalues: ~\n---\n").diagnostics, [])
  }

  func testListIsNoWord() {
    XCTAssertEqual(places(page("---\nscopes: [page]\n---\n")), ["2:1 front-matter"])
  }

  func testWordOfAPlaygroundHeaderIsAtItsKey() {
    XCTAssertEqual(places(playground("// nef:begin:header\n//  scopes: al\n// nef:end\n")), ["2:5 front-matter"])
  }

  func testFaultOfAPlaygroundHeaderIsAtItsPlace() {
    XCTAssertEqual(
      places(playground("// nef:begin:header\n/*\n  é\n  a: [1\n  b\n*/\n// nef:end\n")), ["4:3 front-matter"])
  }

  // MARK: Headings

  func testSecondLevelHeadingsBeginSections() {
    XCTAssertEqual(
      page("---\na: 1\n---\n# T\n\n## A\n\nB\n---\n\n```sh\n## no\n```\n\n> ## no\n\n ## C ##\n").sectionLines,
      [6, 8, 17])
    XCTAssertEqual(playground("//: # T\nlet a = 1\n/*:\n ## A\n b\n ## C\n */\n").sectionLines, [4, 6])
  }
}
