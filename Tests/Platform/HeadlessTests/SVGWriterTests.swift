import Foundation
import XCTest

@testable import Headless

final class SVGWriterTests: XCTestCase {
  private func picture(title: String = "t", _ draw: (inout DisplayList) -> Void) -> String {
    var list = DisplayList()
    draw(&list)
    return SVGWriter.picture(of: list, size: CGSize(width: 20, height: 10), title: title, details: "")
  }

  func testNumbersHaveAtMostTwoDecimals() {
    XCTAssertEqual(
      [0, -0.001, 1.005, 2.5, -3.456, 100].map { Decimals.text($0) }, ["0", "0", "1", "2.5", "-3.46", "100"])
  }

  func testAllTextIsEscaped() {
    let svg = picture(title: "<a & \"b\">") { list in
      list.add(
        TextMark(
          text: "</text><script>", origin: .zero, width: 5, font: FontDescription(size: 10), color: .black))
    }
    XCTAssertTrue(svg.contains("<title>&lt;a &amp; &quot;b&quot;&gt;</title>"))
    XCTAssertTrue(svg.contains(">&lt;/text&gt;&lt;script&gt;</text>"))
    XCTAssertFalse(svg.contains("<script>"))
  }

  func testControlCharactersDoNotBreakTheDocument() {
    XCTAssertEqual(SVGWriter.escaped("a\u{1}b"), "a\u{FFFD}b")
  }

  func testNamesDifferBetweenPicturesAndNotBetweenRuns() {
    func clipped(_ width: CGFloat) -> String {
      picture { list in
        let clip = Contour.rectangle(CGRect(x: 0, y: 0, width: width, height: 5))
        list.layer(Layer(clip: clip)) { $0.fill(clip, .color(.black)) }
      }
    }
    func name(_ svg: String) -> Substring? { svg.firstMatch(of: #/clipPath id="([^"]+)"/#)?.output.1 }
    XCTAssertEqual(clipped(5), clipped(5))
    XCTAssertNotNil(name(clipped(5)))
    XCTAssertNotEqual(name(clipped(5)), name(clipped(6)))
  }

  func testItIsAnImageForThoseWhoCannotSee() {
    XCTAssertTrue(picture { _ in }.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\""))
  }
}
