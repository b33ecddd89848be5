import DocumentModel
import XCTest

@testable import SiteGeneration

final class SiteGenerationTests: XCTestCase {
  private let text = "# One\n\n```swift\nlet a = 1\na + 1 // => 2\n```\n\n[Two](Two.md#x) [other](https://a.b)\n"

  private func files(_ result: BlockResult, _ options: SiteOptions = SiteOptions()) throws -> [SiteFile] {
    let one = SiteFixtures.markdown(
      "Guide/One.md", text, title: "One: {{ x }}", permalink: "/docs/guide/one/", frontMatter: [("order", .int(2))],
      blocks: [SiteFixtures.block(0, of: text, fence: 3, end: 6)])
    let two = SiteFixtures.markdown("Guide/Two.md", "Hello.\n", title: "Two", permalink: "/docs/guide/two/")
    return try SiteGenerator(options).files(
      for: SiteFixtures.project([one, two], results: [SiteFixtures.passed(result), SiteFixtures.passed()]))
  }

  private let passed = BlockResult(
    status: .passed, values: [ShownValue(line: 5, text: "2", times: 1)],
    output: "</code>{% raw %}\u{1B}[31mred\u{1B}[0m\u{0}\n",
    pictures: [Picture(line: 5, caption: "Tap", outline: "Text \"a\"", svg: "<svg/>", width: 99.5, height: 20)])

  func testAPageHasQuotedFrontMatterWithTheAuthorsKeys() throws {
    let page = SiteFixtures.text(try files(passed), "docs/guide/one/index.html")
    XCTAssertTrue(
      page.hasPrefix("---\nlayout: \"docs\"\norder: 2\ntitle: \"One: {{ x }}\"\npermalink: \"/docs/guide/one/\"\n"),
      page)
  }

  func testAVerifiedValueReplacesTheExpectation() throws {
    let page = SiteFixtures.text(try files(passed), "docs/guide/one/index.html")
    XCTAssertTrue(
      page.contains(
        "<span class=\"mi\">1</span> <span class=\"docs-value\"><span class=\"docs-value-mark\">// =&gt; </span>2</span>\n"
      ), page)
  }

  func testWithoutResultsTheExpectationStaysAndNothingIsVerified() throws {
    let page = SiteFixtures.text(try files(passed, SiteOptions(showsResults: false)), "docs/guide/one/index.html")
    XCTAssertTrue(page.contains("<span class=\"c1\">// =&gt; 2</span>"), page)
    XCTAssertTrue(page.contains("\"verified\": false"), page)
    XCTAssertFalse(page.contains("docs-output"), page)
  }

  func testPrintedTextIsOnlyText() throws {
    let page = SiteFixtures.text(try files(passed), "docs/guide/one/index.html")
    XCTAssertTrue(page.contains("<samp>&lt;/code&gt;{&#37; raw %}red\u{2400}\n</samp>"), page)
  }

  func testPrintedTextCannotTurnTheDirectionOfText() {
    XCTAssertEqual(PrintedText.readable("a\u{202E}b\u{2069}"), "a\\u{202E}b\\u{2069}")
    XCTAssertEqual(PrintedText.readable("– “שלום\u{200F}” …"), "– “שלום\u{200F}” …")
  }

  func testNothingLeadsToAPageThatIsNotPublished() throws {
    let pages = [("a", true), ("b", false), ("c", true)].map { name, isPublished in
      SiteFixtures.markdown(
        "\(name).md", "Text.\n", title: name, permalink: "/docs/\(name)/",
        frontMatter: [("published", .bool(isPublished))])
    }
    let files = try SiteGenerator().files(
      for: SiteFixtures.project(pages, results: pages.map { _ in SiteFixtures.passed() }))
    for path in ["_data/sidebar.yml", "index.html", "docs/a/index.html", "docs/c/index.html"] {
      XCTAssertFalse(SiteFixtures.text(files, path).contains("docs/b/"), path)
    }
    XCTAssertTrue(SiteFixtures.text(files, "docs/a/index.html").contains("\"url\": \"/docs/c/\""))
    XCTAssertTrue(SiteFixtures.text(files, "docs/b/index.html").contains("published: false"))
  }

  func testAPictureIsAFileBesideItsPage() throws {
    let files = try files(passed)
    XCTAssertEqual(SiteFixtures.text(files, "docs/guide/one/one--x--1.svg"), "<svg/>")
    XCTAssertTrue(
      SiteFixtures.text(files, "docs/guide/one/index.html").contains(
        "<img src=\"one--x--1.svg\" width=\"100\" height=\"20\" alt=\"Text &quot;a&quot;\" loading=\"lazy\" /><figcaption>Tap</figcaption>"
      ))
  }

  func testPicturesOfHiddenBlocksAreNotWritten() throws {
    var hidden = BlockAttributes()
    hidden.isHidden = true
    let page = SiteFixtures.markdown(
      "A.md", text, permalink: "/docs/a/",
      blocks: [SiteFixtures.block(0, of: text, fence: 3, end: 6, attributes: hidden)])
    let files = try SiteGenerator().files(
      for: SiteFixtures.project([page], results: [SiteFixtures.passed(passed)]))
    XCTAssertFalse(files.contains { $0.path.hasSuffix(".svg") })
    XCTAssertFalse(SiteFixtures.text(files, "docs/a/index.html").contains("docs-example"))
  }

  func testAPlaygroundPageAlternatesProseAndCode() throws {
    let source = SourceText("//: [a]\nlet b = 1\n//: [Next](@next)\n")
    let block = Block(index: 0, line: 2, endLine: 2, code: [CodeLine(line: 2, range: source.lineRange(2))])
    let page = Page(
      path: "A.swift", kind: .playground, source: source,
      parts: [
        .prose(Prose(text: "[a]", lines: [1])), .block(0),
        .prose(Prose(text: "[Next](@next)\n\n[a]: https://a.b", lines: [3, 4, 5])),
      ], blocks: [block])
    let first = ProjectPage(page: page, title: "A", name: "A", permalink: "/docs/a/")
    let second = SiteFixtures.markdown("B.md", "b\n", permalink: "/docs/b/")
    let html = SiteFixtures.text(
      try SiteGenerator().files(for: SiteFixtures.project([first, second], results: [])), "docs/a/index.html")
    let order = ["<a href=\"https://a.b\">a</a>", "<span class=\"kd\">let</span>", "<a href=\"../b/\">Next</a>"]
    let places = order.map { html.range(of: $0)?.lowerBound }
    XCTAssertFalse(places.contains(nil), html)
    XCTAssertEqual(places.compactMap { $0 }, places.compactMap { $0 }.sorted())
  }

  func testAFenceInAListIsReplacedInPlaceAndItsOutputFenceShownOnce() throws {
    let text = "- one\n\n  ```swift\n  print(1)\n  ```\n\n  ```output\n  1\n  ```\n- two\n"
    let start = SourceText(text).lineRange(4).lowerBound + 2
    let block = Block(
      index: 0, line: 3, endLine: 5, code: [CodeLine(line: 4, range: start..<start + 8)],
      expectations: [Expectation(kind: .output, line: 7, endLine: 9, text: ["1"], ranges: [], isTrailing: false)])
    let page = SiteFixtures.markdown("A.md", text, permalink: "/docs/a/", blocks: [block])
    let result = SiteFixtures.passed(BlockResult(status: .passed, output: "1\n"))
    let html = SiteFixtures.text(
      try SiteGenerator().files(for: SiteFixtures.project([page], results: [result])), "docs/a/index.html")
    XCTAssertFalse(html.contains("language-output"), html)
    XCTAssertEqual(html.ranges(of: "<samp>1\n</samp>").count, 1, html)
    XCTAssertEqual(html.ranges(of: "<li>").count, 2, html)
  }

  func testLinksBetweenSourceFilesLeadToPages() throws {
    let page = SiteFixtures.text(try files(passed), "docs/guide/one/index.html")
    XCTAssertTrue(page.contains("<a href=\"../two/#x\">Two</a> <a href=\"https://a.b\">other</a>"), page)
  }

  func testAnUnsafePermalinkIsAnError() {
    for permalink in ["/docs/../../x/", "/docs/%2e%2e/x/", "x", "/a\\b/", "/_data/x/", "/a%2fb/"] {
      let page = SiteFixtures.markdown("A.md", "a\n", permalink: permalink)
      XCTAssertThrowsError(
        try SiteGenerator().files(for: SiteFixtures.project([page], results: [])), permalink)
    }
  }

  func testTwoPagesOfOnePermalinkAreAnError() {
    let pages = ["A.md", "B.md"].map { SiteFixtures.markdown($0, "a\n", permalink: "/docs/a/") }
    XCTAssertThrowsError(try SiteGenerator().files(for: SiteFixtures.project(pages, results: [])))
  }

  func testThemeNoneBringsNoLayout() throws {
    let paths = try files(passed, SiteOptions(theme: .none)).map(\.path)
    XCTAssertFalse(paths.contains { $0.hasPrefix("_layouts") || $0.hasPrefix("assets") || $0 == "_config.yml" })
  }

  func testLiquidOpenersAreEscapedEverywhere() {
    let html = "{{{ a }} {% b <script>let x = \"{{\"</script> {{"
    XCTAssertEqual(
      String(decoding: LiquidProof.escape(Array(html.utf8)), as: UTF8.self),
      "{&#123;{ a }} {&#37; b <script>let x = \"{{ \"{{\" }}\"</script> {&#123;")
  }

  func testTheSidebarIsNefs() {
    let sidebar = Sidebar(sections: [
      ("First brew", [("Boiling water", "/docs/a/"), ("Yes", "/docs/b/")]), ("Milk & sugar", [("C", "/docs/c/")]),
    ])
    XCTAssertEqual(
      sidebar.text(),
      """
      options:

         - title: First brew
           nested_options:
               - title: Boiling water
                 url: /docs/a/

               - title: "Yes"
                 url: /docs/b/

         - title: Milk & sugar
           nested_options:
               - title: C
                 url: /docs/c/

      """)
  }
}
