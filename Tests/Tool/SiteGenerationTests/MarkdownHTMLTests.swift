import CMark
import XCTest

@testable import SiteGeneration

final class MarkdownHTMLTests: XCTestCase {
  private func html(_ text: String) -> String {
    String(decoding: MarkdownHTML(MarkdownTree(text)).html.bytes, as: UTF8.self)
  }

  func testRendersCommonMarkAsTheReferenceDoes() {
    let texts = [
      "A *b* **c** `d<e` [f](g \"h\") ![i *j*](k.png)  \nl\nm & \"n\"\n", "- a\n- b\n\n  c\n",
      "3. a\n4. b\n   - c\n     - d\n",
      "> a\n> > b\n", "***\n\na\\\nb\n", "<div>\n*a*\n</div>\n\n<em>b</em>\n",
      "[a](<b c> 'd')\n\n[e](/f?g=h&i='j'[k])\n",
      "<!-- a -->\n\n<https://a.b/c?d&e>\n", "- a\n\n  > b\n- c\n",
    ]
    for text in texts {
      let reference = cmark_markdown_to_html(text, text.utf8.count, CMARK_OPT_UNSAFE)
      defer { free(reference) }
      XCTAssertEqual(html(text), reference.map { String(cString: $0) }, text)
    }
  }

  func testHeadingsHaveUniqueIDs() {
    XCTAssertEqual(
      html("# Using `Array`s, fast!\n\n## Äpfel & more\n\n## Äpfel & more\n"),
      "<h1 id=\"using-arrays-fast\">Using <code>Array</code>s, fast!</h1>\n<h2 id=\"äpfel--more\">Äpfel &amp; more</h2>\n"
        + "<h2 id=\"äpfel--more-1\">Äpfel &amp; more</h2>\n")
  }

  func testGenericArgumentsAreEscaped() {
    XCTAssertEqual(
      html("An Array<Int>, a Kind<A> and a <em>b</em>."),
      "<p>An Array&lt;Int&gt;, a Kind&lt;A&gt; and a <em>b</em>.</p>\n")
  }

  func testAttributeLineGivesTheBlockAboveItsClass() {
    XCTAssertEqual(html("a\n{:.beginner}\n"), "<p class=\"beginner\">a</p>\n")
    XCTAssertEqual(html("## a\n{:.beginner}\n\nb\n"), "<h2 id=\"a\" class=\"beginner\">a</h2>\n<p>b</p>\n")
    XCTAssertEqual(html("> a\n{:.note}\n"), "<blockquote class=\"note\">\n<p>a</p>\n</blockquote>\n")
    XCTAssertEqual(html("- a\n- b\n{:.x}\n"), "<ul class=\"x\">\n<li>a</li>\n<li>b</li>\n</ul>\n")
  }

  func testTablesAreTables() {
    XCTAssertEqual(
      html("| Tea | Min |\n|-----|----:|\n| *a* | 2 |\n"),
      "<table>\n<thead>\n<tr><th scope=\"col\">Tea</th><th scope=\"col\" style=\"text-align: right\">Min</th></tr>\n</thead>\n<tbody>\n"
        + "<tr><td><em>a</em></td><td style=\"text-align: right\">2</td></tr>\n</tbody>\n</table>\n")
  }

  func testCommentsToTheToolAndHiddenPartsAreLeftOut() {
    XCTAssertEqual(
      html("a\n\n<!-- docs: no-run -->\n\nb\n\n<!-- nef:begin:hidden -->\n\nc\n\n<!-- nef:end -->\n\nd\n"),
      "<p>a</p>\n<p>b</p>\n<p>d</p>\n")
  }

  func testAnyNestingIsRendered() {
    for mark in ["> ", "- ", "1. "] {
      XCTAssertTrue(html(String(repeating: mark, count: 10_000) + "end\n").contains("end"), mark)
    }
    let emphasis = String(repeating: "*a ", count: 10_000) + "end" + String(repeating: "*", count: 10_000)
    XCTAssertTrue(html("# \(emphasis)\n").contains("end"))
    XCTAssertTrue(
      html(String(repeating: "[", count: 10_000) + "end" + String(repeating: "](a)", count: 10_000)).contains("end"))
    XCTAssertTrue(
      html(String(repeating: "![", count: 10_000) + "end" + String(repeating: "](a)", count: 10_000)).contains("end"))
  }
}
