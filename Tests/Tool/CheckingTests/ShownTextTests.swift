import DocumentModel
import XCTest

@testable import Checking

final class ShownTextTests: XCTestCase {
  private func shown(_ text: String) -> String {
    ShownText.of(
      LoggedValue(
        name: "", startLine: 1, startByteColumn: 1, endLine: 1, endByteColumn: 2, times: 1, text: text, isVoid: false),
      types: ["Point"])
  }

  func testThePagesModuleIsLeftOutOfNames() {
    XCTAssertEqual(shown("[main.Point(x: 1), main.Point(x: 2)]"), "[Point(x: 1), Point(x: 2)]")
    XCTAssertEqual(shown("Box<main.Point>"), "Box<Point>")
  }

  func testQuotedTextAndLongerNamesKeepIt() {
    XCTAssertEqual(shown("\"see main.swift\""), "\"see main.swift\"")
    XCTAssertEqual(shown("domain.name"), "domain.name")
    XCTAssertEqual(shown("http://main.example.org/main.swift"), "http://main.example.org/main.swift")
  }

  func testLongValuesAreCut() {
    XCTAssertEqual(shown(String(repeating: "x", count: 1_001)), String(repeating: "x", count: 1_000) + "…")
    XCTAssertEqual(
      shown((1...11).map(String.init).joined(separator: "\n")), (1...10).map(String.init).joined(separator: "\n") + "…")
  }
}
