import DocumentModel
import XCTest

final class NearestNameTests: XCTestCase {
  func testOneEditIsNear() {
    XCTAssertEqual(NearestName.of("tittle", among: ["url", "title"]), "title")
    XCTAssertEqual(NearestName.of("Titel", among: ["url", "title"]), "title")
  }

  func testSwappedNeighboursAreOneEdit() {
    XCTAssertEqual(NearestName.of("ulr", among: ["env", "url"]), "url")
  }

  func testNothingIsNearToAnotherWord() {
    XCTAssertNil(NearestName.of("colour", among: ["url", "title"]))
  }
}
