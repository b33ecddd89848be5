import Foundation
import XCTest

@testable import SiteGeneration

final class SidebarConformanceTests: XCTestCase {
  func testTheSidebarOfTheProjectIsNefsToTheByte() throws {
    let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let golden = root.appendingPathComponent("Conformance/nef-markup/project.expected/_data/sidebar.yml")
    let sidebar = Sidebar(sections: [
      (
        "First brew",
        [
          ("Boiling water", "/docs/first-brew/boiling-water/"),
          ("What is steeping?", "/docs/first-brew/what-is-steeping/"),
        ]
      ),
      (
        "Milk & sugar",
        [
          ("A → B pouring", "/docs/milk--sugar/a--b-pouring/"), ("Café crème", "/docs/milk--sugar/café-crème/"),
          ("Sugar-free", "/docs/milk--sugar/sugar-free/"),
        ]
      ),
      (
        "Ümlaut rooms 2.0",
        [
          ("C++ corner", "/docs/ümlaut-rooms-20/c-corner/"), ("Closing time", "/docs/ümlaut-rooms-20/closing-time/"),
        ]
      ),
    ])
    XCTAssertEqual(sidebar.text(), try String(contentsOf: golden, encoding: .utf8))
  }
}
