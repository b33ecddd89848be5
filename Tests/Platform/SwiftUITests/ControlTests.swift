import SwiftUI
import XCTest

final class ControlTests: XCTestCase {
  private struct Form: View {
    @State private var isOn = false
    @State private var name = ""
    @State private var volume = 0.5
    @State private var copies = 1
    var body: some View {
      VStack {
        Toggle("Loud", isOn: $isOn)
        TextField("Name", text: $name)
        SecureField("Key", text: .constant("abc"))
        Slider(value: $volume, in: 0...1, step: 0.25) { Text("Volume") }
        Stepper("Copies", value: $copies, in: 1...3)
        Button("Off") {}.disabled(true)
      }
    }
  }

  func testTheOutlineNamesControlsAndWhatTheyHold() {
    let screen = Screen(Form())
    XCTAssertEqual(
      screen.outline.description,
      "Toggle \"Loud\" off, TextField \"Name\" = \"\", SecureField \"Key\" = \"•••\", Slider \"Volume\" 0.5, "
        + "Stepper \"Copies\" 1, Button \"Off\" (disabled)")
  }

  func testControlsWriteThroughTheirBindings() {
    let screen = Screen(Form())
    screen.toggle("loud")
    screen.type("Ad", into: "Name")
    screen.type("a", into: "Name")
    screen.set("Volume", to: 0.7)
    screen.increment("Copies")
    screen.increment("Copies")
    screen.increment("Copies")
    XCTAssertEqual(
      screen.outline.description,
      "Toggle \"Loud\" on, TextField \"Name\" = \"Ada\", SecureField \"Key\" = \"•••\", Slider \"Volume\" 0.75, "
        + "Stepper \"Copies\" 3, Button \"Off\" (disabled)")
    screen.clear("Name")
    screen.decrement("Copies")
    XCTAssertTrue(screen.outline.description.contains("TextField \"Name\" = \"\""))
    XCTAssertTrue(screen.outline.description.contains("Stepper \"Copies\" 2"))
  }

  func testAnAlertsTreeIsIndented() {
    struct Erase: View {
      @State private var isAsking = true
      var body: some View {
        Text("behind").alert("Sure?", isPresented: $isAsking) {
          Button("Yes") {}
        } message: {
          Text("Gone for good.")
        }
      }
    }
    let screen = Screen(Erase())
    XCTAssertEqual(screen.outline.tree, "Alert \"Sure?\"\n  Text \"Gone for good.\"\n  Button \"Yes\"")
    screen.tap("Yes")
    XCTAssertEqual(screen.outline.tree, "Text \"behind\"")
  }

  func testASheetCanBeDismissedFromInside() {
    struct Inside: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Close") { dismiss() } }
    }
    struct Outside: View {
      @State private var isShown = false
      @State private var closed = 0
      var body: some View {
        VStack {
          Text("closed \(closed)")
          Button("Open") { isShown = true }
        }
        .sheet(isPresented: $isShown, onDismiss: { closed += 1 }) { Inside() }
      }
    }
    let screen = Screen(Outside(), width: 300, height: 400)
    screen.tap("Open")
    XCTAssertEqual(screen.outline.description, "Button \"Close\"")
    screen.tap("Close")
    XCTAssertEqual(screen.outline.description, "Text \"closed 1\", Button \"Open\"")
  }

  func testAPathDrivesTheStackOfPages() {
    struct Shelf: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            NavigationLink("One", value: 1)
            Button("Deep") { path = [1, 2] }
          }
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("page \(number)")
              Button("Home") { path = [] }
            }
          }
        }
      }
    }
    let screen = Screen(Shelf(), width: 300, height: 400)
    screen.tap("One")
    XCTAssertEqual(screen.texts, ["page 1"])
    screen.tap("Home")
    screen.tap("Deep")
    XCTAssertEqual(screen.texts, ["page 2"])
  }
}
