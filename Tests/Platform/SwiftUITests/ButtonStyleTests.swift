import SwiftUI
import XCTest

/// What styles make of buttons, and what can then be tapped.
final class ButtonStyleTests: XCTestCase {
  /// A button that counts its presses, in some style.
  private struct Counter<Styled: View>: View {
    @State private var count = 0
    let style: (Button<Text>) -> Styled
    init(@ViewBuilder style: @escaping (Button<Text>) -> Styled) { self.style = style }
    var body: some View {
      VStack {
        style(Button("Delete") { count += 1 })
        Text("\(count)")
      }
    }
  }

  private struct Asking: PrimitiveButtonStyle {
    struct Content: View {
      let configuration: PrimitiveButtonStyleConfiguration
      @State private var isAsking = false
      var body: some View {
        if isAsking {
          HStack {
            Text("Sure?")
            Button("Yes") { configuration.trigger() }
          }
        } else {
          Button {
            isAsking = true
          } label: {
            configuration.label
          }
        }
      }
    }
    func makeBody(configuration: Configuration) -> some View { Content(configuration: configuration) }
  }

  func testAPrimitiveStyleActsByTheButtonsInIt() {
    let screen = Screen(Counter { $0.buttonStyle(Asking()) })
    XCTAssertEqual(screen.outline.description, "Button \"Delete\", Text \"0\"")
    screen.tap("Delete")
    XCTAssertEqual(screen.outline.description, "Text \"Sure?\", Button \"Yes\", Text \"0\"")
    screen.tap("Yes")
    XCTAssertEqual(screen.texts, ["Sure?", "1"])
  }

  func testAStyledButtonInAPrimitiveStyleIsWhatATapReaches() {
    struct Plain: PrimitiveButtonStyle {
      let note: () -> Void
      func makeBody(configuration: Configuration) -> some View {
        Button {
          note()
          configuration.trigger()
        } label: {
          configuration.label
        }
        .buttonStyle(.plain)
      }
    }
    var notes = 0
    let screen = Screen(Counter { $0.buttonStyle(Plain { notes += 1 }) })
    screen.tap("Delete")
    XCTAssertEqual(notes, 1)
    XCTAssertEqual(screen.texts, ["1"])
  }

  func testAnIdentifierOutsideNamesTheControlInside() {
    let screen = Screen(Counter { $0.buttonStyle(Asking()).accessibilityIdentifier("delete") })
    screen.tap("delete")
    screen.tap("Yes")
    XCTAssertEqual(screen.texts.last, "1")
  }

  func testAPrimitiveStyleWithoutControlsIsOneButton() {
    struct Starred: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("*")
          configuration.label
        }
      }
    }
    let screen = Screen(Counter { $0.buttonStyle(Starred()) })
    XCTAssertEqual(screen.outline.description, "Button \"*, Delete\", Text \"0\"")
    screen.tap("*, Delete")
    XCTAssertEqual(screen.texts, ["1"])
  }

  func testAPrimitiveStyleMayActByAToggle() {
    struct Switched: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Toggle(isOn: Binding(get: { false }, set: { _ in configuration.trigger() })) { configuration.label }
      }
    }
    let screen = Screen(Counter { $0.buttonStyle(Switched()) })
    screen.toggle("Delete")
    XCTAssertEqual(screen.outline.description, "Toggle \"Delete\" off, Text \"1\"")
  }

  func testControlsInAPrimitiveStyleOfADisabledButtonAreDisabled() {
    let screen = Screen(Counter { $0.buttonStyle(Asking()).disabled(true) })
    XCTAssertEqual(screen.outline.description, "Button \"Delete\" (disabled), Text \"0\"")
  }

  func testAButtonInAStylesBodyHasTheDefaultStyle() {
    struct Doubled: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.background(Button("behind") {})
      }
    }
    let screen = Screen(Counter { $0.buttonStyle(Doubled()) })
    screen.tap("Delete, behind")
    XCTAssertEqual(screen.texts, ["1"])
  }

  func testTheButtonOfAConfigurationActsLikeTheOneStyled() {
    struct Padded: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View { Button(configuration).padding() }
    }
    let screen = Screen(Counter { $0.buttonStyle(Padded()) })
    screen.tap("Delete")
    screen.tap("Delete")
    XCTAssertEqual(screen.outline.description, "Button \"Delete\", Text \"2\"")
  }

  private struct Bracketed: ButtonStyle {
    let mark: String
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(mark)
        configuration.label
      }
    }
  }

  private struct Framed: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Button(configuration).border(.red) }
  }

  func testTheButtonOfAConfigurationKeepsTheStyleSetAroundItsOwn() {
    let screen = Screen(Counter { $0.buttonStyle(Framed()).buttonStyle(Bracketed(mark: "[")) })
    XCTAssertEqual(screen.outline.description, "Button \"[, Delete\", Text \"0\"")
    screen.tap("[, Delete")
    XCTAssertEqual(screen.texts, ["1"])
  }

  func testOtherButtonsInAStyleDoNotHaveTheStyleSetAroundIt() {
    let screen = Screen(Counter { $0.buttonStyle(Asking()).buttonStyle(Bracketed(mark: "[")) })
    XCTAssertEqual(screen.outline.description, "Button \"Delete\", Text \"0\"")
  }

  func testAStyleOfOtherValuesShowsThem() {
    struct Marked: View {
      @State private var mark = "a"
      var body: some View {
        VStack {
          Button("Next") { mark += "b" }.accessibilityIdentifier("next")
        }
        .buttonStyle(Bracketed(mark: mark))
      }
    }
    let screen = Screen(Marked())
    screen.tap("next")
    screen.tap("next")
    XCTAssertEqual(screen.outline.description, "Button \"abb, Next\"")
  }

  func testAControlOfAStyleInAnAlertLeavesItOpenUntilTheButtonActs() {
    struct Erasing: View {
      @State private var isAlerting = true
      @State private var erased = 0
      var body: some View {
        Text("erased \(erased)").alert("Erase?", isPresented: $isAlerting) {
          Button("Delete") { erased += 1 }.buttonStyle(Asking())
        }
      }
    }
    let screen = Screen(Erasing())
    screen.tap("Delete")
    screen.tap("Yes")
    XCTAssertEqual(screen.texts, ["erased 1"])
  }
}
