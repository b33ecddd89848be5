import Foundation
import Reporting
import XCTest

final class TerminalWidthTests: XCTestCase {
  /// A stream that is no terminal.
  private func columns(_ environment: [String: String]) -> Int {
    TerminalWidth.columns(of: -1, environment: environment)
  }

  func testColumnsOfTheEnvironmentDecide() {
    XCTAssertEqual(columns(["COLUMNS": "132"]), 132)
  }

  func testWithoutATerminalItIs80() {
    XCTAssertEqual(columns([:]), 80)
    XCTAssertEqual(columns(["COLUMNS": "wide"]), 80)
    XCTAssertEqual(columns(["COLUMNS": "0"]), 80)
  }
}
