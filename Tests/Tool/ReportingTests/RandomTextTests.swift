import DocumentModel
import Foundation
import Reporting
import XCTest

/// Whatever stands in a page, reports can be read, and say it.
final class RandomTextTests: XCTestCase {
  /// A page all of whose texts are random.
  private func project(_ random: inout RandomText) -> VerifiedProject {
    let path = random.next().filter { $0 != "/" } + ".md"
    var attributes = BlockAttributes()
    attributes.scope = .named(random.next())
    let source = SourceText(random.next())
    let block = Block(index: 0, line: 1, endLine: source.lineCount, attributes: attributes)
    let page = ProjectPage(
      page: Page(path: path, kind: .markdown, source: source, blocks: [block]), title: random.next(),
      name: random.next(),
      permalink: random.next())
    let picture = Picture(
      line: 1, caption: random.next(), outline: random.next(), svg: "", width: 1, height: 1)
    let result = BlockResult(
      status: .skipped, values: [ShownValue(line: 1, text: random.next(), times: 1)], output: random.next(),
      pictures: [picture], messages: [random.next()], skipReason: random.next())
    let diagnostic = Diagnostic(
      path: path, line: 1, column: random.number(below: 30), rule: .valueMismatch, message: random.next())
    var outcome = PageResult(status: .failed, blocks: [result], diagnostics: [diagnostic])
    outcome.errorOutput.append([Array(random.next().utf8)[...]])
    let project = DocumentationProject(root: "/p", sections: [Section(title: random.next(), slug: "", pages: [page])])
    return VerifiedProject(project: project, results: [outcome])
  }

  func testJSONGivesTheTextBack() throws {
    var random = RandomText(seed: 1)
    for _ in 0..<500 {
      let project = project(&random)
      let report = Data(Report(.json).text(for: project).utf8)
      let root = try XCTUnwrap(try JSONSerialization.jsonObject(with: report) as? [String: Any])
      let page = try XCTUnwrap((root["pages"] as? [[String: Any]])?.first)
      let block = try XCTUnwrap((page["blocks"] as? [[String: Any]])?.first)
      let picture = try XCTUnwrap((block["pictures"] as? [[String: Any]])?.first)
      let value = try XCTUnwrap((block["values"] as? [[String: Any]])?.first)
      let diagnostic = try XCTUnwrap((page["diagnostics"] as? [[String: Any]])?.first)
      let (wantedPage, result) = project.pages[0]
      let scalars: (Any?) -> [Unicode.Scalar]? = { ($0 as? String).map { Array($0.unicodeScalars) } }
      let pairs: [(Any?, String)] = [
        (page["path"], wantedPage.page.path), (page["title"], wantedPage.title),
        (page["permalink"], wantedPage.permalink),
        (block["output"], result.blocks[0].output), (value["text"], result.blocks[0].values[0].text),
        (picture["caption"], result.blocks[0].pictures[0].caption),
        (picture["outline"], result.blocks[0].pictures[0].outline),
        ((block["messages"] as? [Any])?.first, result.blocks[0].messages[0]),
        (diagnostic["message"], result.diagnostics[0].message),
      ]
      for (read, wanted) in pairs { XCTAssertEqual(scalars(read), Array(wanted.unicodeScalars)) }
    }
  }

  func testJUnitGivesTheTextBackButForWhatXMLCannotWrite() throws {
    var random = RandomText(seed: 2)
    for _ in 0..<500 {
      let project = project(&random)
      let xml = try XMLElements(Report(.junit).text(for: project))
      let (page, result) = project.pages[0]
      let failure = try XCTUnwrap(xml.named("failure").first)
      let suite = try XCTUnwrap(xml.named("testsuite").first)
      XCTAssertEqual(scalars(suite.attributes["name"]), scalars(written(page.page.path)))
      let diagnostic = result.diagnostics[0]
      let place = diagnostic.column > 0 ? ":1:\(diagnostic.column): " : ":1: "
      let lines = diagnostic.message.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
        String($0.last == "\r" ? $0.dropLast() : $0)
      }
      let body = ([lines[0] + " [value-mismatch]"] + lines.dropFirst()).joined(separator: "\n")
      XCTAssertEqual(scalars(failure.text), scalars(written(page.page.path + place + "error: " + body)))
    }
  }

  func testSARIFIsJSONWithTheMessages() throws {
    var random = RandomText(seed: 3)
    for _ in 0..<500 {
      let project = project(&random)
      let report = Data(Report(.sarif, repositoryPath: "").text(for: project).utf8)
      let root = try XCTUnwrap(try JSONSerialization.jsonObject(with: report) as? [String: Any])
      let run = try XCTUnwrap((root["runs"] as? [[String: Any]])?.first)
      let result = try XCTUnwrap((run["results"] as? [[String: Any]])?.first)
      let message = (result["message"] as? [String: Any])?["text"] as? String
      XCTAssertEqual(scalars(message), scalars(project.results[0].diagnostics[0].message))
    }
  }

  func testAnAnnotationIsOneLine() {
    var random = RandomText(seed: 4)
    for _ in 0..<500 {
      let text = Report(.github, repositoryPath: "").text(for: project(&random))
      let lines = text.unicodeScalars.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" }
      XCTAssertEqual(lines.count, 2, text)
      XCTAssertTrue(text.utf8.starts(with: "::error file=".utf8), text)
    }
  }

  func testTerminalGetsNoControlCharacters() {
    var random = RandomText(seed: 5)
    for _ in 0..<500 {
      let project = project(&random)
      let report = TerminalReport(width: 40 + random.number(below: 60))
      let text = report.diagnostics(of: project) + report.result(of: project)
      XCTAssertFalse(
        text.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control }, text)
      XCTAssertFalse(text.unicodeScalars.contains { ["\u{202E}", "\u{2028}", "\u{FEFF}"].contains($0) }, text)
    }
  }

  private func scalars(_ text: String?) -> [Unicode.Scalar] { Array((text ?? "").unicodeScalars) }

  /// What XML can write of a text.
  private func written(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\t", "\n", "\r": result.append(scalar)
      case "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
      case "\u{0}"..."\u{1F}": result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "?")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
