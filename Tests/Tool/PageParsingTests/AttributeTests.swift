import DocumentModel
import PageParsing
import XCTest

/// Attributes in their three carriers: on fences, in comments before them, around code of playground pages.
final class AttributeTests: XCTestCase {
  private func page(_ text: String, scopes: Configuration.ScopeSharing = .page) -> Page {
    PageParser.parse(path: "Page.md", bytes: Array(text.utf8), scopes: scopes)
  }

  private func playground(_ text: String) -> Page { PageParser.parse(path: "Contents.swift", bytes: Array(text.utf8)) }

  /// The attributes of a fence with this information behind its language.
  private func attributes(_ information: String) -> BlockAttributes {
    let page = page("```swift \(information)\n```\n")
    XCTAssertEqual(page.diagnostics, [])
    return page.blocks[0].attributes
  }

  private func places(_ page: Page) -> [String] {
    page.diagnostics.map { "\($0.line):\($0.column) \($0.rule.rawValue)" }
  }

  // MARK: Places

  func testFaultOfAFenceIsAtItsWord() {
    XCTAssertEqual(places(page("> ```swift scope=\"é👍\", no-rnu crash=\"x\"\n> ```\n")), ["1:24 unknown-attribute"])
    XCTAssertEqual(
      places(page("~~~swift no-run crash swift=7\n~~~\n")), ["1:17 attribute-clash", "1:23 bad-attribute"])
  }

  func testFaultOfACommentBeforeAFenceIsAtTheFence() {
    XCTAssertEqual(
      places(page("<!-- docs: no-rnu\n  skip -->\n\n```swift\n```\n")), ["4:1 unknown-attribute", "4:1 bad-attribute"])
  }

  func testFaultOfACommentBeforeNoFenceIsInTheComment() {
    XCTAssertEqual(
      places(page("A\n\n<!-- docs: no-rnu\n  skip -->\n\nB\n")), ["3:1 bad-attribute", "3:12 unknown-attribute"])
  }

  func testFaultOfADocsRegionIsAtItsWord() {
    XCTAssertEqual(
      places(playground("let a = 1\n  // docs:begin swift=5 timeout=é\n// docs:end\n")), ["2:25 bad-attribute"])
  }

  func testRegionWithoutAFileIsAtTheRegion() {
    XCTAssertEqual(places(page("```swift silent region=x\n```\n")), ["1:17 bad-attribute"])
    XCTAssertEqual(places(page("```swift file=/x region=x\n```\n")), ["1:10 bad-attribute"])
  }

  func testOpenQuoteIsAtItsWord() {
    XCTAssertEqual(places(page("```swift silent error=\"x\n```\n")), ["1:17 bad-attribute"])
    XCTAssertEqual(places(page("<!-- docs: error='x -->\n```swift\n```\n")), ["2:1 bad-attribute"])
  }

  // MARK: Quotes and spaces

  func testEitherQuoteHoldsTheOther() {
    XCTAssertEqual(attributes(#"error='cannot "convert"'"#).expectedText, #"cannot "convert""#)
    XCTAssertEqual(attributes(#"error="type 'Int'""#).expectedText, "type 'Int'")
  }

  func testBackslashStandsBeforeAQuoteOrItself() {
    XCTAssertEqual(attributes(#"error="a \"b\" \\ \n""#).expectedText, #"a "b" \ \n"#)
    XCTAssertEqual(attributes(#"error='it\'s'"#).expectedText, "it's")
  }

  func testSpaceMayStandAroundTheSignOfAQuotedValue() {
    XCTAssertEqual(attributes(#"error = "a b""#).expectedText, "a b")
    XCTAssertEqual(attributes("swift =6").languageMode, 6)
  }

  func testSpaceBehindTheSignEndsAnyOtherValue() {
    let attributes = attributes("error= swift=6")
    XCTAssertNil(attributes.expectedText)
    XCTAssertEqual(attributes.languageMode, 6)
  }

  func testSignWithoutANameIsRefused() {
    XCTAssertEqual(places(page("```swift =\"x\"\n```\n")), ["1:10 bad-attribute"])
  }

  func testCommasAndSpacesSeparate() {
    let attributes = attributes("no-run,swift=6 ,\t silent")
    XCTAssertEqual(attributes.kind, .noRun)
    XCTAssertEqual(attributes.languageMode, 6)
    XCTAssertTrue(attributes.isSilent)
  }

  func testScopesHaveAnyNames() {
    XCTAssertEqual(attributes("scope=\"Überblick, 2\"").scope, .named("Überblick, 2"))
    XCTAssertEqual(attributes("scope=a/b.c-d").scope, .named("a/b.c-d"))
  }

  func testOptionsOfOthersAreLeftAlone() {
    XCTAssertEqual(attributes("nocopy, highlight=[1, 2] showLineNumbers --indent"), BlockAttributes())
  }

  // MARK: Comments

  func testCommentsOfOneLineAreAllRead() {
    let page = page("<!-- docs: swift=6 --> <!-- docs: silent --><!-- a note -->\n```swift\n```\n")
    XCTAssertEqual(page.blocks.map(\.attributes.languageMode), [6])
    XCTAssertEqual(page.blocks.map(\.attributes.isSilent), [true])
  }

  func testCommentsBelowEachOtherAddUp() {
    let page = page("<!-- docs: swift=6 -->\n<!-- docs: silent -->\n\n```swift timeout=2s\n```\n")
    XCTAssertEqual(page.blocks.map(\.attributes.languageMode), [6])
    XCTAssertEqual(page.blocks.map(\.attributes.timeout), [2])
    XCTAssertEqual(page.blocks.map(\.attributes.isSilent), [true])
  }

  func testCommentOfSeveralLinesInAQuote() {
    let page = page("> <!-- docs: error=\"a\n>   b\"\n>   swift=6 -->\n> ```swift\n> ```\n")
    XCTAssertEqual(page.diagnostics, [])
    XCTAssertEqual(page.blocks.map(\.attributes.languageMode), [6])
    XCTAssertEqual(page.blocks.map(\.attributes.expectedText), ["a\n  b"])
  }

  func testQuoteDoesNotReachFromACommentIntoAFence() {
    XCTAssertEqual(places(page("<!-- docs: error=\"x -->\n```swift error=\"y\"\n```\n")), ["2:1 bad-attribute"])
  }

  // MARK: Languages

  func testOtherSpellingsOfTheLanguageAreProse() {
    XCTAssertEqual(page("```{.swift}\na\n```\n\n```{swift}\na\n```\n\n```swiftui\na\n```\n").blocks.count, 0)
    XCTAssertEqual(page("```swift,no-run\na\n```\n\n``` SWIFT\tsilent\na\n```\n").blocks.count, 2)
  }

  // MARK: Values

  func testUnknownPlatformHasTheNearestName() {
    let diagnostics = page("```swift if=linus\n```\n\n```swift if=MacOS\n```\n").diagnostics
    XCTAssertEqual(diagnostics.map { "\($0.line):\($0.column) \($0.rule.rawValue)" }, ["1:10 bad-attribute"])
    XCTAssertTrue(diagnostics[0].message.contains("“linux”"))
  }

  func testModesClashInASection() {
    let text = "## A\n\n```swift swift=5\n```\n\n```swift swift=6\n```\n\n## B\n\n```swift swift=6\n```\n"
    XCTAssertEqual(places(page(text)), ["6:10 attribute-clash", "11:10 attribute-clash"])
    XCTAssertEqual(page(text, scopes: .section).diagnostics.map(\.line), [6])
    XCTAssertEqual(page(text, scopes: .block).diagnostics.map(\.line), [])
  }
}
