import SwiftUI
import XCTest

/// What a geometry reader tells its content.
final class GeometryReaderTests: XCTestCase {
  /// A reader under a bar that grows.
  private struct Pushed: View {
    let space: CoordinateSpace
    @State private var height: CGFloat = 10
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 20)
        VStack(spacing: 0) {
          Color.red.frame(height: height)
          Place(space: space).frame(height: 30)
          Button("Grow") { height += 15 }
        }
        .coordinateSpace(name: "inner")
        Spacer(minLength: 0)
      }
    }
  }

  private struct Place: View {
    let space: CoordinateSpace
    var body: some View { GeometryReader { Text("\(Int($0.frame(in: space).minY))") } }
  }

  func testContentFollowsItsPlaceOnTheScreen() {
    let screen = Screen(Pushed(space: .global), width: 100, height: 200)
    XCTAssertEqual(screen.texts, ["30"])
    screen.tap("Grow")
    XCTAssertEqual(screen.texts, ["45"])
  }

  func testContentFollowsItsPlaceInANamedSpace() {
    let screen = Screen(Pushed(space: .named("inner")), width: 100, height: 200)
    XCTAssertEqual(screen.texts, ["10"])
    screen.tap("Grow")
    XCTAssertEqual(screen.texts, ["25"])
  }

  func testAViewThatIsHandedTheProxyFollowsItsPlace() {
    struct Handed: View {
      let proxy: GeometryProxy
      var body: some View { Text("\(Int(proxy.frame(in: .global).minY))") }
    }
    struct Moved: View {
      @State private var height: CGFloat = 10
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(height: height)
          GeometryReader { Handed(proxy: $0) }.frame(height: 30)
          Button("Grow") { height += 15 }
          Spacer(minLength: 0)
        }
      }
    }
    let screen = Screen(Moved(), width: 100, height: 200)
    screen.tap("Grow")
    screen.tap("Grow")
    XCTAssertEqual(screen.texts, ["40"])
  }

  func testPlacesAreHeardOfAsPreferences() {
    struct Top: PreferenceKey {
      static let defaultValue: CGFloat = -1
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
    }
    struct Moved: View {
      @State private var height: CGFloat = 10
      @State private var top: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(height: height)
          Text("\(Int(top))")
            .background(GeometryReader { Color.clear.preference(key: Top.self, value: $0.frame(in: .global).minY) })
          Button("Grow") { height += 15 }
          Spacer(minLength: 0)
        }
        .onPreferenceChange(Top.self) { top = $0 }
      }
    }
    let screen = Screen(Moved(), width: 100, height: 200)
    XCTAssertEqual(screen.texts, ["10"])
    screen.tap("Grow")
    XCTAssertEqual(screen.texts, ["25"])
  }

  func testContentIsAtTheCornerOfItsOwnSpace() {
    let screen = Screen(Pushed(space: .local), width: 100, height: 200)
    screen.tap("Grow")
    XCTAssertEqual(screen.texts, ["0"])
  }

  func testContentThatDoesNotAskForItsPlaceIsNotMadeAgainForAnother() {
    final class Made { var times = 0 }
    struct Counted: View {
      let made: Made
      var body: some View {
        GeometryReader { _ in
          let _ = made.times += 1
          Color.blue
        }
      }
    }
    struct Moved: View {
      let made: Made
      @State private var height: CGFloat = 10
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(height: height)
          Counted(made: made).frame(height: 30)
          Button("Grow") { height += 15 }
        }
      }
    }
    let made = Made()
    let screen = Screen(Moved(made: made), width: 100, height: 200)
    screen.tap("Grow")
    XCTAssertEqual(made.times, 1)
  }
}
