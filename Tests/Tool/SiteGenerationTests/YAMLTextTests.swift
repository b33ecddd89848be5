import DocumentModel
import XCTest

@testable import SiteGeneration

final class YAMLTextTests: XCTestCase {
  func testWhatYAMLWouldMisreadIsQuoted() {
    for text in [
      "Foo: bar", "@State", "Yes", "~", "# x", "foo #1", "2.0", "", "a:", "- x", "\"q\"", "*x", "1:30", ":sym",
      "{{ x }}",
    ] {
      XCTAssertTrue(YAMLText.plain(text).hasPrefix("\""), text)
    }
  }

  func testOtherTextStaysPlain() {
    for text in [
      "Boiling water", "What is steeping?", "Milk & sugar", "A → B pouring", "C++ corner", "Ümlaut rooms 2.0", "C#",
      "-x",
    ] {
      XCTAssertEqual(YAMLText.plain(text), text)
    }
  }

  func testQuotedTextIsRawUTF8WithEscapedControls() {
    XCTAssertEqual(YAMLText.quoted("é👋 \"a\\b\"\n\u{7}\u{2028}"), "\"é👋 \\\"a\\\\b\\\"\\n\\u0007\\u2028\"")
  }

  func testNestedValuesAreFlow() {
    let value = FrontMatter.Value.map([
      FrontMatter.Entry(key: "a", value: .list([.int(1), .bool(true), .null, .double(1e20)]), line: 1)
    ])
    XCTAssertEqual(YAMLText.flow(value), "{\"a\": [1, true, null, 1.0e+20]}")
  }
}
