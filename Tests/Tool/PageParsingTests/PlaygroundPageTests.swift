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

  func testUnknownBeginIsReportedWithoutItsEnd() {
    XCTAssertEqual(page("// nef:begin:hiden\na\n// nef:end\n").diagnostics.map(\.line), [1])
    XCTAssertEqual(page("// nef:begin:picture\na\n// nef:end\n").diagnostics.map(\.line), [1])
    XCTAssertEqual(page("// docs:beginn crash\na\n// docs:end\n").diagnostics.map(\.line), [1])
  }

  func testUnknownEndIsReportedWithoutItsBegin() {
    XCTAssertEqual(page("// nef:begin:hidden\na\n// nef:edn\n").diagnostics.map(\.line), [3])
    XCTAssertEqual(page("// docs:begin crash\na\n// docs:ende\n").diagnostics.map(\.line), [3])
  }

  func testEndAfterAnUnknownPairIsStillReported() {
    XCTAssertEqual(page("// nef:begin:hiden\n// nef:end\n// nef:end\n").diagnostics.map(\.line), [1, 3])
  }

  func testByteOrderMarksAreNoText() {
    let page = page("\u{FEFF}\u{FEFF}// nef:begin:hidden\nlet a = 1\n// nef:end\n")
    XCTAssertEqual(page.diagnostics, [])
    XCTAssertEqual(page.blocks.map(\.isShown), [false])
  }

  func testOpenProseEndsWithItsLastLine() {
    let page = page("/*:\n a\n é\n")
    XCTAssertEqual(page.parts, [.prose(Prose(text: " a\n é", lines: [2, 3]))])
    XCTAssertEqual(page.diagnostics.map(\.rule), [.markup])
    XCTAssertEqual(self.page("/*: aé").parts, [.prose(Prose(text: "aé", lines: [1]))])
  }

  func testOpenHeaderIsOneFault() {
    XCTAssertEqual(page("// nef:begin:header\n// title: A\nlet a = [1: 2\n: x\n").diagnostics.map(\.rule), [.markup])
  }
}
