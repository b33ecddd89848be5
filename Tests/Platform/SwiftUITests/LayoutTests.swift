import SwiftUI
import XCTest

final class LayoutTests: XCTestCase {
  private func frames<V: View>(_ view: V, _ width: CGFloat, _ height: CGFloat, _ ids: String...) -> [String] {
    let screen = Screen(view, width: width, height: height)
    return ids.map { screen.frame(of: $0).description }
  }

  func testTheLeastFlexibleChildIsAskedFirst() {
    let row = HStack(spacing: 0) {
      Color.red.accessibilityIdentifier("a")
      Color.green.frame(maxWidth: 60).accessibilityIdentifier("b")
    }
    XCTAssertEqual(frames(row, 300, 60, "a", "b"), ["(0, 0, 240, 60)", "(240, 0, 60, 60)"])
  }

  func testLowerPrioritiesKeepTheirMinimum() {
    let row = HStack(spacing: 0) {
      Color.red.frame(minWidth: 30).accessibilityIdentifier("a")
      Color.green.layoutPriority(1).accessibilityIdentifier("b")
    }
    XCTAssertEqual(frames(row, 200, 50, "a", "b"), ["(0, 0, 30, 50)", "(30, 0, 170, 50)"])
  }

  func testAGroupHandsItsChildrenToTheStackAndToItsModifiers() {
    let row = HStack(spacing: 0) {
      Group {
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a")
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("b")
      }
      .padding(5)
    }
    XCTAssertEqual(frames(row, 40, 20, "a", "b"), ["(5, 5, 10, 10)", "(25, 5, 10, 10)"])
  }

  func testABackgroundNeverChangesTheSize() {
    let view = Color.red.frame(width: 20, height: 20)
      .background { Color.blue.frame(width: 50, height: 10).accessibilityIdentifier("back") }
      .accessibilityIdentifier("whole")
    XCTAssertEqual(frames(view, 100, 100, "whole", "back"), ["(40, 40, 20, 20)", "(25, 45, 50, 10)"])
  }

  func testAGeometryReaderFollowsItsRoom() {
    struct Half: View {
      @State private var isWide = false
      var body: some View {
        HStack(spacing: 0) {
          Button("Wide") { isWide = true }.frame(width: isWide ? 20 : 60)
          GeometryReader { proxy in
            Color.red.frame(width: proxy.size.width / 2).accessibilityIdentifier("half")
          }
        }
      }
    }
    let screen = Screen(Half(), width: 100, height: 20)
    XCTAssertEqual(screen.frame(of: "half").description, "(60, 0, 20, 20)")
    screen.tap("Wide")
    XCTAssertEqual(screen.frame(of: "half").description, "(20, 0, 40, 20)")
  }

  func testRightToLeftPaddingIsMirrored() {
    let view = Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a").padding(.leading, 5)
    XCTAssertEqual(Screen(view).frame(of: "a").description, "(5, 0, 10, 10)")
    XCTAssertEqual(Screen(view, layoutDirection: .rightToLeft).frame(of: "a").description, "(0, 0, 10, 10)")
  }

  func testLargerTextTakesMoreRoom() {
    let text = Text("Hello").accessibilityIdentifier("t")
    let usual = Screen(text).frame(of: "t")
    let large = Screen(text, dynamicTypeSize: .xxxLarge).frame(of: "t")
    XCTAssertGreaterThan(large.height, usual.height)
    XCTAssertGreaterThan(large.width, usual.width)
  }
}
