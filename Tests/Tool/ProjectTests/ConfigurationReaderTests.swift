import DocumentModel
import XCTest

@testable import Project

final class ConfigurationReaderTests: XCTestCase {
  private func read(_ entries: FrontMatter.Entry..., source: String = "") -> Result<
    Configuration, ConfigurationProblems
  > {
    ConfigurationReader.configuration(from: entries, source: SourceText(source))
  }

  private func entry(_ key: String, _ value: FrontMatter.Value, line: Int = 1) -> FrontMatter.Entry {
    FrontMatter.Entry(key: key, value: value, line: line)
  }

  private func messages(_ result: Result<Configuration, ConfigurationProblems>) -> [String] {
    if case .failure(let problems) = result { return problems.problems.map(\.message) }
    return []
  }

  func testEveryKeyIsRead() throws {
    let configuration = try read(
      entry("title", .string("T")), entry("description", .string("D")), entry("url", .string("https://x.org")),
      entry("baseurl", .string("/b")), entry("repository", .string("https://x.org/r")),
      entry("sections", .list([.string("B"), .string("A")])), entry("exclude", .string("Drafts")),
      entry("swift", .int(6)), entry("timeout", .string("500ms")), entry("memory", .string("512M")),
      entry("env", .list([.string("HOME")])), entry("scopes", .string("section")), entry("values", .string("none")),
      entry("filters", .list([.map([entry("match", .string("a+")), entry("replace", .string("b"))])])),
      entry("variables", .map([entry("VERSION", .double(1.5))])), entry("package", .string("..")),
      entry("theme", .string("none")), entry("warn_only", .list([.string("dead-link")]))
    ).get()
    var expected = Configuration()
    expected.title = "T"
    expected.description = "D"
    expected.url = "https://x.org"
    expected.baseURL = "/b"
    expected.repository = "https://x.org/r"
    expected.sections = ["B", "A"]
    expected.exclude = ["Drafts"]
    expected.languageMode = 6
    expected.timeout = 0.5
    expected.memory = 512 << 20
    expected.environment = ["HOME"]
    expected.scopes = .section
    expected.values = .none
    expected.filters = [Configuration.Filter(match: "a+", replace: "b")]
    expected.variables = ["VERSION": "1.5"]
    expected.package = ".."
    expected.theme = "none"
    expected.warnOnly = [.deadLink]
    XCTAssertEqual(configuration, expected)
  }

  func testKeyWithoutValueIsAsGoodAsNone() throws {
    XCTAssertEqual(try read(entry("swift", .null)).get(), Configuration())
  }

  func testUnknownKeyIsAnErrorWithTheNearestAtItsPlace() {
    let source = "title: T\n  tiemout: 5s\n"
    guard case .failure(let problems) = read(entry("tiemout", .string("5s"), line: 2), source: source) else {
      return XCTFail("accepted")
    }
    XCTAssertEqual(
      problems.problems,
      [ConfigurationProblem(line: 2, column: 3, message: "there is no key “tiemout”; did you mean “timeout”?")])
  }

  func testAllProblemsAreReported() {
    XCTAssertEqual(
      messages(read(entry("swift", .int(7)), entry("timeout", .string("soon")), entry("memory", .int(-1)))),
      [
        "“swift” is a language mode: 4, 5 or 6, not “7”", "“timeout” is a time such as 10s, 500ms or 2m, not “soon”",
        "“memory” is a size such as 512M or 2G, not “-1”",
      ])
  }

  func testUnknownChoiceNamesTheNearest() {
    XCTAssertEqual(
      messages(read(entry("scopes", .string("pages")))),
      ["“scopes” is one of “page”, “section”, “block”, not “pages”; did you mean “page”?"])
  }

  func testUnknownRuleNamesTheNearest() {
    XCTAssertEqual(
      messages(read(entry("warn_only", .list([.string("dead-links")])))),
      ["there is no rule “dead-links”; did you mean “dead-link”?"])
  }

  func testBrokenRegularExpressionIsAnError() {
    let filters = FrontMatter.Value.list([.map([entry("match", .string("("), line: 3)])])
    guard case .failure(let problems) = read(entry("filters", filters)) else { return XCTFail("accepted") }
    XCTAssertEqual(problems.problems.map(\.line), [3])
  }

  func testKeyGivenTwiceIsAnError() {
    XCTAssertEqual(messages(read(entry("url", .string("a")), entry("url", .string("b")))), ["“url” is given twice"])
  }

  func testListWhereATextIsWantedIsAnError() {
    XCTAssertEqual(messages(read(entry("title", .list([])))), ["“title” is a text, not a list or map"])
  }

  func testNameOfAVariableMustBeOne() {
    XCTAssertEqual(
      messages(read(entry("env", .list([.string("A=B")])))), ["“A=B” is no name of an environment variable"])
  }

  func testUnitsOfQuantities() {
    XCTAssertEqual(Quantity.seconds("2m"), 120)
    XCTAssertEqual(Quantity.seconds("0.5"), 0.5)
    XCTAssertNil(Quantity.seconds("0s"))
    XCTAssertNil(Quantity.seconds("5 hours"))
    XCTAssertEqual(Quantity.bytes("1.5 GB"), 3 << 29)
    XCTAssertEqual(Quantity.bytes("2GiB"), 2 << 30)
    XCTAssertNil(Quantity.bytes("2X"))
  }
}
