import Foundation
import XCTest

@testable import SiteGeneration

final class SiteWriterTests: XCTestCase {
  private var folder = ""

  override func setUpWithError() throws {
    folder = NSTemporaryDirectory() + "site-writer-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  override func tearDown() { try? FileManager.default.removeItem(atPath: folder) }

  private func read(_ path: String) -> String? { try? String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8) }
  private func put(_ path: String, _ text: String) throws {
    try text.write(toFile: "\(folder)/\(path)", atomically: true, encoding: .utf8)
  }

  func testWritesOnlyWhatChanged() throws {
    try SiteWriter.write([SiteFile(path: "docs/a.html", text: "1"), SiteFile(path: "b.html", text: "1")], to: folder)
    let outcome = try SiteWriter.write(
      [SiteFile(path: "docs/a.html", text: "1"), SiteFile(path: "b.html", text: "2")], to: folder)
    XCTAssertEqual(outcome.written, ["b.html"])
    XCTAssertEqual(outcome.unchanged, ["docs/a.html"])
    XCTAssertEqual(read("b.html"), "2")
  }

  func testRemovesWhatIsNoLongerGeneratedAndEmptyFolders() throws {
    try SiteWriter.write([SiteFile(path: "docs/a/index.html", text: "1")], to: folder)
    let outcome = try SiteWriter.write([SiteFile(path: "b.html", text: "2")], to: folder)
    XCTAssertEqual(outcome.removed, ["docs/a/index.html"])
    XCTAssertFalse(FileManager.default.fileExists(atPath: "\(folder)/docs"))
  }

  func testKeepsAGoneFileThatWasEdited() throws {
    try SiteWriter.write([SiteFile(path: "a.html", text: "1")], to: folder)
    try put("a.html", "mine")
    XCTAssertEqual(try SiteWriter.write([], to: folder).kept, ["a.html"])
    XCTAssertEqual(read("a.html"), "mine")
  }

  func testRefusesToReplaceAFileItDidNotMakeAndWritesNothing() throws {
    try put("b.html", "mine")
    XCTAssertThrowsError(
      try SiteWriter.write([SiteFile(path: "a.html", text: "1"), SiteFile(path: "b.html", text: "2")], to: folder)
    ) { XCTAssertEqual($0 as? SiteError, .occupied(path: "\(self.folder)/b.html")) }
    XCTAssertNil(read("a.html"))
    XCTAssertEqual(read("b.html"), "mine")
  }

  func testAFileInPlaceOfTheFolderIsRefused() throws {
    try put("site", "mine")
    XCTAssertThrowsError(try SiteWriter.write([SiteFile(path: "a.html", text: "1")], to: "\(folder)/site")) {
      XCTAssertEqual($0 as? SiteError, .notAFolder(path: "\(self.folder)/site"))
    }
    XCTAssertThrowsError(try SiteWriter.write([SiteFile(path: "a.html", text: "1")], to: "\(folder)/site/below")) {
      XCTAssertEqual(
        $0 as? SiteError,
        .fileSystem(
          path: "\(self.folder)/site/below/\(SiteManifest.path)", reason: "it cannot be written: Not a directory"))
    }
    XCTAssertEqual(read("site"), "mine")
  }

  func testFallbacksGiveWayToTheOwnersFiles() throws {
    try put("index.md", "mine")
    let index = SiteFile(path: "index.html", text: "ours", policy: .fallback(alternatives: ["index.md"]))
    XCTAssertEqual(try SiteWriter.write([index], to: folder).kept, ["index.html"])
    XCTAssertNil(read("index.html"))
  }

  func testAFallbackIsUpdatedUntilItIsEdited() throws {
    func layout(_ text: String) -> SiteFile {
      SiteFile(path: "layout", text: text, policy: .fallback(alternatives: []))
    }
    try SiteWriter.write([layout("1")], to: folder)
    try SiteWriter.write([layout("2")], to: folder)
    XCTAssertEqual(read("layout"), "2")
    try put("layout", "mine")
    try SiteWriter.write([layout("3")], to: folder)
    try SiteWriter.write([layout("4")], to: folder)
    XCTAssertEqual(read("layout"), "mine")
  }

  func testWritesNothingThroughALink() throws {
    try FileManager.default.createSymbolicLink(atPath: "\(folder)/docs", withDestinationPath: NSTemporaryDirectory())
    XCTAssertThrowsError(try SiteWriter.write([SiteFile(path: "docs/a.html", text: "1")], to: folder)) {
      XCTAssertEqual($0 as? SiteError, .symbolicLink(path: "\(self.folder)/docs"))
    }
  }

  func testAManifestThatLeadsOutIsRefused() throws {
    try put(SiteManifest.path, "{\"version\": 1, \"files\": {\"../x\": \"1-1\"}}")
    XCTAssertThrowsError(try SiteWriter.write([], to: folder))
  }
}
