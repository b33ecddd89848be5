import Foundation
import XCTest

@testable import Headless

final class TextMetricsTests: XCTestCase {
  func testASentenceIsAsWideAsOnAPhone() {
    // San Francisco: 144.09 points.
    XCTAssertEqual(Double(FontDescription(size: 17).width(of: "This is a test string")), 144.09, accuracy: 1.5)
  }

  func testTrackingLiesOnStraightLinesBetweenTheTablesSizes() {
    XCTAssertEqual(TextMetrics.tracking(at: 8), 12)
    XCTAssertEqual(TextMetrics.tracking(at: 11), 6)
    XCTAssertEqual(TextMetrics.tracking(at: 17), -26)
    XCTAssertEqual(TextMetrics.tracking(at: 40), 14)
  }

  func testBolderTextIsWider() {
    let widths = [300, 400, 500, 600, 700, 800].map { FontDescription(size: 17, weight: $0).width(of: "Weight") }
    XCTAssertEqual(widths, widths.sorted())
    XCTAssertEqual(Set(widths).count, widths.count)
  }

  func testCombiningMarksAndEmojiCountOnce() {
    let font = FontDescription(size: 10)
    XCTAssertEqual(font.width(of: "e\u{301}"), font.width(of: "e"))
    XCTAssertEqual(font.width(of: "👩‍👩‍👧"), font.width(of: "🙂"))
  }

  func testTextWrapsAtSpacesAndIsCutWithAnEllipsis() {
    let node = TextNode([.init("one two three four", font: FontDescription(size: 17), color: .black)])
    let ideal = node.size(for: .ideal)
    let wrapped = node.size(for: Proposal(width: ideal.width * 0.6, height: nil))
    XCTAssertEqual(Double(wrapped.height), Double(ideal.height * 2), accuracy: 0.001)
    XCTAssertLessThanOrEqual(wrapped.width, ideal.width * 0.6)

    node.place(at: .zero, proposal: Proposal(width: ideal.width * 0.6, height: ideal.height))
    var list = DisplayList()
    node.render(into: &list, at: .zero)
    guard case .text(let mark)? = list.items.first else { return XCTFail("no text") }
    XCTAssertTrue(mark.text.hasSuffix("…"), mark.text)
    XCTAssertEqual(list.items.count, 1)
  }

  func testLinesBreakAtNewlinesAndKeepEmptyOnes() {
    let node = TextNode([.init("a\n\nb", font: FontDescription(size: 10), color: .black)])
    XCTAssertEqual(Double(node.size(for: .ideal).height), 3 * 11.934, accuracy: 0.001)
  }
}
