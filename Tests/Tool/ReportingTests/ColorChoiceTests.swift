import Reporting
import XCTest

final class ColorChoiceTests: XCTestCase {
  private func auto(_ environment: [String: String], isTerminal: Bool = true) -> Bool {
    ColorChoice.auto.usesColor(environment: environment, isTerminal: isTerminal)
  }

  func testAlwaysAndNeverDecideAlone() {
    XCTAssertTrue(ColorChoice.always.usesColor(environment: ["NO_COLOR": "1"], isTerminal: false))
    XCTAssertFalse(ColorChoice.never.usesColor(environment: ["CLICOLOR_FORCE": "1"], isTerminal: true))
  }

  func testAutoAsksWhetherTheStreamIsATerminal() {
    XCTAssertTrue(auto(["TERM": "xterm"]))
    XCTAssertFalse(auto(["TERM": "xterm"], isTerminal: false))
  }

  func testNoColorForbidsUnlessEmpty() {
    XCTAssertFalse(auto(["NO_COLOR": "1", "CLICOLOR_FORCE": "1"]))
    XCTAssertTrue(auto(["NO_COLOR": ""]))
  }

  func testForceAsksForColourWithoutATerminal() {
    XCTAssertTrue(auto(["CLICOLOR_FORCE": "1", "TERM": "dumb"], isTerminal: false))
    XCTAssertTrue(auto(["FORCE_COLOR": "1"], isTerminal: false))
    XCTAssertFalse(auto(["CLICOLOR_FORCE": "0"], isTerminal: false))
  }

  func testDumbTerminalsHaveNone() {
    XCTAssertFalse(auto(["TERM": "dumb"]))
    XCTAssertFalse(auto(["CLICOLOR": "0"]))
    XCTAssertFalse(auto(["FORCE_COLOR": "0"]))
  }
}
