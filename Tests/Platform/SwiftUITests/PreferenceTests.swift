import SwiftUI
import XCTest

/// What views tell those around them.
final class PreferenceTests: XCTestCase {
  private struct Highest: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }

  private struct Heights: PreferenceKey {
    static let defaultValue: [CGFloat] = []
    static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
  }

  private final class Heard {
    var heights: [[CGFloat]] = []
  }

  /// A bar that says how high it is by what it has behind it.
  private struct Bar: View {
    let height: CGFloat
    var body: some View {
      Color.red.frame(width: 10, height: height)
        .background(GeometryReader { Color.clear.preference(key: Heights.self, value: [$0.size.height]) })
    }
  }

  func testAValueSetForTheRoomThereIsArrivesAtOnce() {
    struct Measured: View {
      @State private var height: CGFloat = 0
      var body: some View {
        VStack {
          Color.red.frame(width: 10, height: 10)
            .background(GeometryReader { Color.clear.preference(key: Highest.self, value: $0.size.height) })
          Text("\(Int(height))")
        }
        .onPreferenceChange(Highest.self) { height = $0 }
      }
    }
    XCTAssertEqual(Screen(Measured()).texts, ["10"])
  }

  func testTheFirstValueHeardIsTheOneSetForTheRoomThereIs() {
    let heard = Heard()
    let screen = Screen(Bar(height: 7).onPreferenceChange(Heights.self) { heard.heights.append($0) })
    screen.settle()
    XCTAssertEqual(heard.heights, [[7]])
  }

  func testRowsThatComeOrGoAreHeardOfWithoutAnyValueInBetween() {
    struct Bars: View {
      let heard: Heard
      @State private var count = 1
      var body: some View {
        VStack {
          ForEach(0..<count, id: \.self) { Bar(height: 10 * CGFloat($0 + 1)) }
          Button("More") { count += 1 }
          Button("None") { count = 0 }
        }
        .onPreferenceChange(Heights.self) { heard.heights.append($0) }
      }
    }
    let heard = Heard()
    let screen = Screen(Bars(heard: heard))
    screen.tap("More")
    screen.tap("More")
    screen.tap("None")
    XCTAssertEqual(heard.heights, [[10], [10, 20], [10, 20, 30], []])
  }

  func testAViewThatIsReplacedIsHeardOfOnceItIsMeasured() {
    struct Replaced: View {
      let heard: Heard
      @State private var id = 1
      var body: some View {
        VStack {
          Bar(height: 5 * CGFloat(id)).id(id)
          Button("Next") { id += 1 }
        }
        .onPreferenceChange(Heights.self) { heard.heights.append($0) }
      }
    }
    let heard = Heard()
    let screen = Screen(Replaced(heard: heard))
    screen.tap("Next")
    XCTAssertEqual(heard.heights, [[5], [10]])
  }

  func testASizeThatChangesIsHeardOfWithWhatElseChanges() {
    struct Growing: View {
      let heard: Heard
      @State private var count = 1
      var body: some View {
        VStack {
          Color.red.frame(width: 10, height: 10 * CGFloat(count))
            .background(
              GeometryReader { Color.clear.preference(key: Heights.self, value: [CGFloat(count), $0.size.height]) })
          Button("Grow") { count += 1 }
        }
        .onPreferenceChange(Heights.self) { heard.heights.append($0) }
      }
    }
    let heard = Heard()
    let screen = Screen(Growing(heard: heard))
    screen.tap("Grow")
    XCTAssertEqual(heard.heights, [[1, 10], [2, 20]])
  }

  func testAHelperThatReadsSizesLetsOneViewFollowAnother() {
    struct Equal: View {
      @State private var text = "a"
      @State private var width: CGFloat = 0
      var body: some View {
        VStack {
          Text(text).readSize { width = $0.width }.accessibilityIdentifier("leader")
          Color.blue.frame(width: width, height: 1).accessibilityIdentifier("follower")
          Button("Longer") { text += "bcd" }
        }
      }
    }
    let screen = Screen(Equal())
    XCTAssertEqual(screen.frame(of: "follower").width, screen.frame(of: "leader").width)
    let before = screen.frame(of: "follower").width
    screen.tap("Longer")
    XCTAssertEqual(screen.frame(of: "follower").width, screen.frame(of: "leader").width)
    XCTAssertGreaterThan(screen.frame(of: "follower").width, before)
  }

  func testAReaderInAReaderIsHeardOf() {
    let heard = Heard()
    let screen = Screen(
      GeometryReader { outer in
        Color.clear.frame(height: outer.size.height / 2)
          .background(GeometryReader { Color.clear.preference(key: Heights.self, value: [$0.size.height]) })
      }
      .onPreferenceChange(Heights.self) { heard.heights.append($0) }, width: 100, height: 80)
    screen.settle()
    XCTAssertEqual(heard.heights, [[40]])
  }

  func testATransformationThatIsAnotherAppliesAnew() {
    struct Scaled: View {
      let heard: Heard
      @State private var factor: CGFloat = 1
      var body: some View {
        VStack {
          Color.clear.preference(key: Heights.self, value: [3])
            .transformPreference(Heights.self) { [factor] in $0 = $0.map { factor * $0 } }
          Button("Double") { factor *= 2 }
        }
        .onPreferenceChange(Heights.self) { heard.heights.append($0) }
      }
    }
    let heard = Heard()
    let screen = Screen(Scaled(heard: heard))
    screen.tap("Double")
    XCTAssertEqual(heard.heights, [[3], [6]])
  }

  func testAReaderWithGuidesIsMadeForTheRoomItGetsAlone() {
    struct Guided: View {
      let heard: Heard
      @State private var spacing: CGFloat = 0
      var body: some View {
        VStack(spacing: spacing) {
          HStack(alignment: .top) {
            GeometryReader { proxy in
              let _ = heard.heights.append([proxy.size.height])
              Color.clear.alignmentGuide(.top) { $0[.top] }
            }
          }
          Button("Apart") { spacing = 10 }.frame(height: 20)
        }
      }
    }
    let heard = Heard()
    let screen = Screen(Guided(heard: heard), width: 200, height: 60)
    screen.tap("Apart")
    XCTAssertEqual(Set(heard.heights), [[40], [30]])
  }
}

private struct SizeKey: PreferenceKey {
  static let defaultValue = CGSize.zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

extension View {
  fileprivate func readSize(_ action: @escaping (CGSize) -> Void) -> some View {
    background(GeometryReader { Color.clear.preference(key: SizeKey.self, value: $0.size) })
      .onPreferenceChange(SizeKey.self, perform: action)
  }
}
