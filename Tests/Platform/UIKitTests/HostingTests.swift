import SwiftUI
import UIKit
import XCTest

final class HostingTests: XCTestCase {
  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("\(count)").accessibilityIdentifier("count")
        Button("+") { count += 1 }
      }
    }
  }

  func testAHostingControllerIsDrivenLikeItsView() {
    let screen = Screen(UIHostingController(rootView: Counter()))
    screen.tap("+")
    screen.tap("+")
    XCTAssertEqual(screen.texts, ["2"])
  }

  func testAHostingControllerFillsTheScreenItIsGiven() {
    let view = Color.red.accessibilityIdentifier("all")
    let screen = Screen(UIHostingController(rootView: view), width: 200, height: 100)
    XCTAssertEqual(screen.frame(of: "all").description, "(0, 0, 200, 100)")
  }

  func testANewRootViewKeepsTheState() {
    struct Named: View {
      let name: String
      @State private var taps = 0
      var body: some View { Button("\(name) \(taps)") { taps += 1 }.accessibilityIdentifier("button") }
    }
    let controller = UIHostingController(rootView: Named(name: "a"))
    let screen = Screen(controller)
    screen.tap("button")
    controller.rootView = Named(name: "b")
    XCTAssertEqual(screen.outline.description, "Button \"b 1\"")
  }

  func testSubviewsLieWhereTheirFramesSay() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 5))
    inner.accessibilityIdentifier = "inner"
    view.addSubview(inner)
    let screen = Screen(view)
    XCTAssertEqual(screen.frame(of: "inner").description, "(10, 20, 30, 5)")
    inner.frame.origin.x = 40
    XCTAssertEqual(screen.frame(of: "inner").description, "(40, 20, 30, 5)")
  }

  func testAHostingControllerHearsOfSizesAtOnce() {
    struct Height: PreferenceKey {
      static let defaultValue: CGFloat = 0
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
    }
    final class Heard { var heights: [CGFloat] = [] }
    let heard = Heard()
    let view = Color.red.frame(width: 10, height: 10)
      .background(GeometryReader { Color.clear.preference(key: Height.self, value: $0.size.height) })
      .onPreferenceChange(Height.self) { heard.heights.append($0) }
    Screen(UIHostingController(rootView: view)).settle()
    XCTAssertEqual(heard.heights, [10])
  }
}
