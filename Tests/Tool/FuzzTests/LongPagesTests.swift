import PageParsing
import XCTest

/// Pages that make a parser quadratic which looks for an end, or copies what it has, again and again: at these lengths such a one
/// takes minutes, and the watchdog ends it.
final class LongPagesTests: XCTestCase {
  /// In seconds of processor time; each takes a fraction of one.
  private let ceiling = 20

  override class func setUp() { Watchdog.install() }

  private func read(_ pages: [(name: String, text: String)], as path: String) {
    for (number, page) in pages.enumerated() {
      let parsed = Watchdog.watch(UInt64(number), seconds: ceiling) {
        PageParser.parse(path: path, bytes: Array(page.text.utf8))
      }
      XCTAssertEqual(parsed.source.bytes.count, page.text.utf8.count, page.name)
    }
  }

  private func many(_ piece: String, _ count: Int = 100_000) -> String { String(repeating: piece, count: count) }

  func testLongMarkdownPages() {
    read(
      [
        ("fences", many("```swift\nlet a = 1\n```\n\n", 10_000)),
        ("a line", many("x", 1_000_000)),
        ("a line of code", "```swift\n" + many("a + ", 250_000) + "\n```\n"),
        ("brackets", "```swift\n" + many("(") + "\n```\n"),
        ("comments", "```swift\n" + many("/*") + "\n```\n"),
        ("quotes", many("> ", 50_000) + "a\n"),
        ("expectations", "```swift\n" + many("a // => 1\n") + "```\n"),
        ("attributes without a fence", many("<!-- docs: no-run -->\n\n")),
        ("attributes of a fence", many("<!-- docs: silent -->\n") + "```swift\n```\n"),
        ("attributes on a line", many("<!-- docs: silent -->", 20_000) + "\n```swift\n```\n"),
        ("unknown attributes", "```swift " + many("wrod ", 10_000) + "\n```\n"),
        ("hidden parts", many("<!-- nef:begin:hidden -->\n\n", 20_000)),
        ("front matter", "---\n" + (0..<10_000).map { "key\($0): value\n" }.joined() + "---\n"),
        ("brackets of front matter", "---\na: " + many("[") + "\n---\n"),
      ], as: "Page.md")
  }

  func testLongPlaygroundPages() {
    read(
      [
        ("brackets", many("(")),
        ("comments", many("/*")),
        ("expectations", many("a // => 1\n")),
        ("an expectation", "a\n" + many("// => 1\n")),
        ("prose", many("//: a\n")),
        ("paragraphs", many("//: # a\n\n", 20_000)),
        ("hidden parts", many("a\n// nef:begin:hidden\nb\n// nef:end\n", 20_000)),
        ("hidden parts in each other", many("// nef:begin:hidden\n", 20_000) + many("// nef:end\n", 20_000)),
        ("docs regions in each other", many("// docs:begin crash\na\n", 20_000)),
        ("a header line", "// nef:begin:header\n// a " + many("b", 500_000) + ": c: d\n// nef:end\n"),
        ("back quotes", many("`a ")),
        ("regexes", many("(/[a/) ")),
        ("carriage returns", many("a\r")),
      ], as: "Contents.swift")
  }
}
