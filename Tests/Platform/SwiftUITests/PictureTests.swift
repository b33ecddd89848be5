import SwiftUI
import XCTest

/// Pictures are compared as text with those in `Goldens`. With `UPDATE_GOLDENS` set they are written instead.
final class PictureTests: XCTestCase {
  private func check<V: View>(_ name: String, _ view: V, line: UInt = #line) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Goldens/\(name).svg")
    let svg = Screen(view).svg(name)
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil { try svg.write(to: file) }
    let golden = try Data(contentsOf: file)
    XCTAssertEqual(
      String(decoding: svg, as: UTF8.self), String(decoding: golden, as: UTF8.self), "\(name)", line: line)
  }

  func testACounter() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        HStack {
          Button("-") { count -= 1 }
          Text("\(count)").font(.title).bold()
          Button("+") { count += 1 }
        }
      }
    }
    try check("counter", Counter())
  }

  func testShapesAndLayers() throws {
    try check(
      "shapes",
      VStack(spacing: 4) {
        RoundedRectangle(cornerRadius: 8)
          .fill(LinearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing))
          .frame(width: 80, height: 20)
        Circle().strokeBorder(.red, lineWidth: 2).frame(width: 20, height: 20)
        Text("<clipped>").frame(width: 30).clipShape(Capsule()).opacity(0.5)
      })
  }

  func testAPictureDoesNotDependOnTheRun() {
    let view = Text("same").shadow(radius: 2).clipped()
    XCTAssertEqual(Screen(view).svg(), Screen(view).svg())
  }
}
