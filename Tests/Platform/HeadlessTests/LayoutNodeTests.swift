import Foundation
import XCTest

@testable import Headless

/// Counts how often it is asked.
private final class Box: LayoutNode {
  var size: CGSize { didSet { setNeedsLayout() } }
  private(set) var questions = 0

  init(_ width: CGFloat, _ height: CGFloat) { size = CGSize(width: width, height: height) }

  override func sizeThatFits(_ proposal: Proposal) -> CGSize {
    questions += 1
    return size
  }
}

private enum Top {}

final class LayoutNodeTests: XCTestCase {
  private let top = GuideKey(id: ObjectIdentifier(Top.self), axis: .vertical) { _ in 0 }

  private func row(_ children: [LayoutNode], spacing: CGFloat? = 0) -> StackNode {
    let row = StackNode(axis: .horizontal, alignment: top, spacing: spacing)
    row.setChildren(children)
    return row
  }

  func testAChangeAsksOnlyWhatLiesOnItsPath() {
    let (changing, resting) = (Box(10, 10), Box(20, 10))
    let root = row([row([resting]), row([changing])])
    root.place(at: .zero, proposal: Proposal(width: 100, height: 10))
    let before = resting.questions
    changing.size.width = 30
    root.place(at: .zero, proposal: Proposal(width: 100, height: 10))
    XCTAssertEqual(root.frame.width, 50)
    XCTAssertEqual(changing.screenFrame.minX, 20)
    XCTAssertEqual(resting.questions, before)
  }

  func testAStackOfNothingIsOfNoSize() {
    XCTAssertEqual(row([]).size(for: Proposal(width: 100, height: 100)), .zero)
  }

  func testASpacerKeepsItsLeastLength() {
    let root = row([Box(50, 10), SpacerNode(minimum: nil), Box(50, 10)], spacing: nil)
    XCTAssertEqual(root.size(for: Proposal(width: 90, height: 10)).width, 108)
    XCTAssertEqual(root.size(for: Proposal(width: 300, height: 10)).width, 300)
  }

  func testFlexibleFrameLimits() {
    typealias Limits = FlexibleFrameNode.Limits
    XCTAssertEqual(Limits(max: .infinity).result(200, child: 40), 200)
    XCTAssertEqual(Limits(max: .infinity).result(nil, child: 40), 40)
    XCTAssertEqual(Limits(min: 30).result(10, child: 40), 30)
    XCTAssertEqual(Limits(min: 30).result(100, child: 40), 40)
    XCTAssertEqual(Limits(min: 30, max: 60).result(100, child: 40), 60)
    XCTAssertEqual(Limits(ideal: 25).result(nil, child: 40), 25)
  }
}
