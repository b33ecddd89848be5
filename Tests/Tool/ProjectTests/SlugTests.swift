import DocumentModel
import Foundation
import XCTest

final class SlugTests: XCTestCase {
  func testSlugsAreThoseOfTheTable() throws {
    let table = try String(contentsOfFile: conformance + "/nef-markup/slugs.tsv", encoding: .utf8)
    let rows = table.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    XCTAssertEqual(rows.count, 30)
    for row in rows {
      let slug = Slug.of(String(row[0]))
      XCTAssertEqual(Array(slug.utf8), Array(row[1].utf8), "\(row[0]) gave \(slug)")
    }
  }
}
