import Foundation
import Reporting
import XCTest

final class ReportWriterTests: XCTestCase {
  private var folder = ""

  override func setUpWithError() throws {
    folder = NSTemporaryDirectory() + "/report-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(atPath: folder)
  }

  func testFileIsReplacedAndNothingIsLeftBeside() throws {
    let path = folder + "/report.json"
    try ReportWriter.write("a long first text", to: path)
    try ReportWriter.write("second", to: path)
    XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), "second")
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder), ["report.json"])
  }

  func testReplacedFileIsANewOneSoThatReadersKeepTheirs() throws {
    let path = folder + "/report.json"
    try ReportWriter.write("old", to: path)
    let reader = try XCTUnwrap(FileHandle(forReadingAtPath: path))
    try ReportWriter.write("new", to: path)
    XCTAssertEqual(try reader.readToEnd(), Data("old".utf8))
  }

  func testLinkIsFollowedNotReplaced() throws {
    try ReportWriter.write("old", to: folder + "/real")
    try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "real")
    try ReportWriter.write("new", to: folder + "/link")
    XCTAssertEqual(try String(contentsOfFile: folder + "/real", encoding: .utf8), "new")
  }

  func testDeviceIsWrittenTo() throws {
    try ReportWriter.write("text", to: "/dev/null")
    XCTAssertTrue(FileManager.default.fileExists(atPath: "/dev/null"))
  }

  func testMissingFolderIsAnErrorThatSaysSo() {
    XCTAssertThrowsError(try ReportWriter.write("text", to: folder + "/none/report.json")) {
      XCTAssertEqual(($0 as? ReportWriter.Failure)?.reason, "No such file or directory")
    }
  }
}
