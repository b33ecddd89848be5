import DocumentModel
import PageParsing
import SiteGeneration
import XCTest

final class PlaygroundPageTests: XCTestCase {
  private func page(_ text: String) -> Page { PageParser.parse(path: "Contents.swift", bytes: Array(text.utf8)) }

  func testDocsRegionIsABlockWithItsAttributes() {
    let page = page("let a = 1\n// docs:begin error=\"x\"\nlet b = \n// docs:end\nlet c = 1\n")
    XCTAssertEqual(page.diagnostics, [])
    XCTAssertEqual(page.blocks.map(\.kind), [.run, .error, .run])
    XCTAssertEqual(page.blocks.map(\.line), [1, 3, 5])
  }

  func testHiddenPartOfADocsRegionStaysInItsBlock() {
    let page = page("// docs:begin no-run\n// nef:begin:hidden\na\n// nef:end\nb\n// docs:end\n")
    XCTAssertEqual(page.blocks.map(\.kind), [.noRun])
    XCTAssertEqual(page.blocks[0].hiddenLines, [2, 3, 4])
    XCTAssertEqual(NefMarkdown.markdown(page), "\n```swift\nb\n```\n")
  }

  func testTitleWithAColonIsQuoted() {
    let page = page("// nef:begin:header\n// title: A: b\n// nef:end\n")
    XCTAssertEqual(page.diagnostics, [])
    XCTAssertEqual(page.ownTitle, "A: b")
    XCTAssertEqual(page.frontMatter.line(of: "title"), 2)
    XCTAssertEqual(NefMarkdown.jekyll(page, permalink: "/x/"), "---\ntitle: \"A: b\"\npermalink: /x/\n---\n")
  }

  func testOpenDocsRegionIsAnError() {
    XCTAssertEqual(page("let a = 1\n// docs:begin crash\na\n").diagnostics.map(\.line), [2])
  }
}
