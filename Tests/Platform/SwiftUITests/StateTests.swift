import SwiftUI
import XCTest

private final class Counts {
  var bodies = 0
}

private struct Child: View {
  let title: String
  let counts: Counts
  var body: some View {
    counts.bodies += 1
    return Text(title)
  }
}

private struct Tally: View {
  let name: String
  @State private var hits = 0
  var body: some View {
    HStack {
      Text("\(name) \(hits)")
      Button("Hit \(name)") { hits += 1 }
    }
  }
}

private final class Model: ObservableObject, @unchecked Sendable {
  @Published var text = "a"
}

final class StateTests: XCTestCase {
  func testOnlyWhatChangedIsEvaluatedAgain() {
    struct Parent: View {
      let counts: Counts
      @State private var number = 0
      var body: some View {
        VStack {
          Button("More") { number += 1 }
          Text("\(number)")
          Child(title: String(repeating: "same", count: 10), counts: counts)
        }
      }
    }
    let counts = Counts()
    let screen = Screen(Parent(counts: counts))
    XCTAssertEqual(screen.texts.first, "0")
    XCTAssertEqual(counts.bodies, 1)
    screen.tap("More")
    XCTAssertEqual(screen.texts.first, "1")
    XCTAssertEqual(counts.bodies, 1)
  }

  func testViewsFollowWhatIsAssignedToAPublishedProperty() {
    final class Fed: ObservableObject, @unchecked Sendable {
      @Published var query = ""
      @Published var answer = ""
      init() { $query.map { "<\($0)>" }.assign(to: &$answer) }
    }
    struct Asking: View {
      @StateObject private var fed = Fed()
      var body: some View {
        VStack {
          Text(fed.answer)
          TextField("Query", text: $fed.query)
        }
      }
    }
    let screen = Screen(Asking())
    XCTAssertEqual(screen.texts, ["<>"])
    screen.type("abc", into: "Query")
    XCTAssertEqual(screen.texts, ["<abc>"])
  }

  func testPushedPagesFollowWhatIsBelow() {
    final class Counts: ObservableObject, @unchecked Sendable { @Published var count = 0 }
    struct Pages: View {
      let count: Int
      let add: () -> Void
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("Open") {
              VStack {
                Text("first \(count)")
                Button("Add", action: add)
                NavigationLink("Deeper") { Text("second \(count)") }
              }
            }
            NavigationLink("Show 7", value: 7)
          }
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("\(number) of \(count)")
              Button("Add", action: add)
            }
          }
        }
      }
    }
    struct Root: View {
      @ObservedObject var counts: Counts
      var body: some View { Pages(count: counts.count) { counts.count += 1 } }
    }
    let counts = Counts()
    let screen = Screen(Root(counts: counts))
    screen.tap("Open")
    screen.tap("Add")
    XCTAssertEqual(screen.texts, ["first 1"])
    screen.tap("Deeper")
    counts.count += 1
    XCTAssertEqual(screen.texts, ["second 2"])
    let other = Screen(Root(counts: counts))
    other.tap("Show 7")
    other.tap("Add")
    XCTAssertEqual(other.texts, ["7 of 3"])
  }

  func testRowsKeepTheirStateWhenTheyMove() {
    struct List: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        VStack {
          ForEach(names, id: \.self) { Tally(name: $0) }
          Button("Reverse") { names.reverse() }
          Button("Drop b") { names.removeAll { $0 == "b" } }
        }
      }
    }
    let screen = Screen(List())
    screen.tap("Hit b")
    screen.tap("Reverse")
    XCTAssertEqual(screen.texts, ["c 0", "b 1", "a 0"])
    screen.tap("Drop b")
    XCTAssertEqual(screen.texts, ["c 0", "a 0"])
  }

  func testOneViewValueInTwoPlacesHasTwoStates() {
    let tally = Tally(name: "x")
    struct Pair: View {
      let tally: Tally
      var body: some View {
        VStack {
          tally.accessibilityIdentifier("first")
          tally.accessibilityIdentifier("second")
        }
      }
    }
    let screen = Screen(
      VStack {
        Pair(tally: tally)
        Button("Unrelated") {}
      })
    screen.tap("Unrelated")
    XCTAssertEqual(screen.texts, ["x 0", "x 0"])
  }

  func testAChangeFromOutsideIsSeenByTheNextQuery() {
    struct Watcher: View {
      @ObservedObject var model: Model
      var body: some View { Text(model.text) }
    }
    let model = Model()
    let screen = Screen(Watcher(model: model))
    XCTAssertEqual(screen.texts, ["a"])
    model.text = "b"
    XCTAssertEqual(screen.texts, ["b"])
  }

  func testAChangeOnAnotherThreadIsSeenOnceItHasReachedTheMainQueue() {
    struct Watcher: View {
      @ObservedObject var model: Model
      var body: some View { Text(model.text) }
    }
    let model = Model()
    let screen = Screen(Watcher(model: model))
    XCTAssertEqual(screen.texts, ["a"])
    DispatchQueue.global().async { DispatchQueue.main.async { model.text = "later" } }
    screen.wait(for: "later", timeout: 5)
    XCTAssertEqual(screen.texts, ["later"])
  }

  func testATaskIsCancelledWhenItsViewGoes() {
    final class Log { var lines: [String] = [] }
    struct Worker: View {
      let log: Log
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown {
            Text("work").task {
              try? await Task.sleep(for: .seconds(60))
              log.lines.append(Task.isCancelled ? "cancelled" : "done")
            }
          }
          Button("Hide") { isShown = false }
        }
      }
    }
    let log = Log()
    let screen = Screen(Worker(log: log))
    XCTAssertEqual(screen.texts, ["work"])
    screen.tap("Hide")
    screen.wait(timeout: 5) { log.lines == ["cancelled"] }
    XCTAssertEqual(screen.texts, [])
  }

  func testAnimationsAreAtTheirEnd() {
    struct Fade: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          Button("Go") { withAnimation(.easeIn(duration: 5)) { isShown = true } }
          if isShown { Text("here").transition(.opacity) }
        }
      }
    }
    let screen = Screen(Fade())
    screen.tap("Go")
    XCTAssertEqual(screen.texts, ["here"])
  }
}
