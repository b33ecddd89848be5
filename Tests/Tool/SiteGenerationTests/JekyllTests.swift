import DocumentModel
import Foundation
import XCTest

@testable import SiteGeneration

/// The generated site goes through the real Jekyll.
final class JekyllTests: XCTestCase {
  private static let jekyll = "/usr/bin/jekyll"

  func testBuildsWithoutAWarningWhateverTitlesAndOutputs() throws {
    guard FileManager.default.isExecutableFile(atPath: Self.jekyll) else { throw XCTSkip("jekyll is not installed") }
    let titles = ["Foo: bar", "@State", "{{ x }}", "\"quoted\"", "# x", "Yes", "👋 emoji", "{% raw %}", "<b>"]
    let text = "Closures {{ $0 }} and {% if %} `{{ code }}`.\n\n```swift\nprint(\"{{\") // {% raw %}\n```\n"
    let pages = titles.enumerated().map { index, title in
      SiteFixtures.markdown(
        "P\(index).md", text, title: title, permalink: "/docs/guide/p\(index)/",
        frontMatter: [("tags", .list([.string("a: {{ b }}")]))],
        blocks: [SiteFixtures.block(0, of: text, fence: 3, end: 5)])
    }
    let output = "</code>{% raw %}{{ x }}\u{1B}[1m\u{0} " + String(decoding: [0xFF, 0xC3] as [UInt8], as: UTF8.self)
    let results = pages.map { _ in SiteFixtures.passed(BlockResult(status: .passed, output: output)) }
    let folder = NSTemporaryDirectory() + "jekyll-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try SiteWriter.write(
      SiteGenerator().files(for: SiteFixtures.project(pages, results: results, section: "A: {{ b }}")),
      to: folder + "/source")

    let (status, log) = try run(["build", "--source", folder + "/source", "--destination", folder + "/site"])
    XCTAssertEqual(status, 0, log)
    XCTAssertFalse(log.lowercased().contains("warning") || log.contains("Conflict") || log.contains("Error"), log)
    for (index, title) in titles.enumerated() {
      let html = try String(contentsOfFile: "\(folder)/site/docs/guide/p\(index)/index.html", encoding: .utf8)
      let escaped = title.replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: ">", with: "&gt;")
        .replacingOccurrences(of: "\"", with: "&quot;")
      XCTAssertTrue(html.contains("<h1>\(escaped)</h1>"), html)
      XCTAssertTrue(html.contains("Closures {&#123; $0 }} and {&#37; if %} <code>{&#123; code }}</code>."), html)
      XCTAssertTrue(html.contains("&lt;/code&gt;{&#37; raw %}{&#123; x }}\u{2400} \u{FFFD}\u{FFFD}"), html)
    }
  }

  private func run(_ arguments: [String]) throws -> (Int32, String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.jekyll)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["LANG": "C.UTF-8"]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let log = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: log, as: UTF8.self))
  }
}
