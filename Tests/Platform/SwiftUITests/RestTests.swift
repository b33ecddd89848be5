import Combine
import Foundation
import PageRuntime
import SwiftUI
import XCTest

@testable import Headless

/// When a screen is at rest.
final class RestTests: XCTestCase {
  private final class Model: ObservableObject, @unchecked Sendable {
    @Published var text = "start"
  }

  private struct Shown: View {
    @ObservedObject var model: Model
    var act: () -> Void = {}
    var body: some View {
      VStack {
        Text(model.text)
        Button("Act", action: act)
      }
    }
  }

  private func screen(_ act: @escaping (Model) -> Void) -> Screen {
    let model = Model()
    return Screen(Shown(model: model) { act(model) })
  }

  func testWorkOnTheMainQueueRunsHoweverManyHopsItTakes() {
    @Sendable func hop(_ count: Int, _ model: Model) {
      if count == 0 { model.text = "there" } else { DispatchQueue.main.async { hop(count - 1, model) } }
    }
    let screen = screen { hop(100, $0) }
    screen.tap("Act")
    XCTAssertEqual(screen.texts, ["there"])
  }

  func testWhatAPublisherSendsByTheMainRunLoopArrivesHoweverManyHopsItTakes() {
    var subscriptions: Set<AnyCancellable> = []
    let screen = screen { model in
      var hops = Just("there").eraseToAnyPublisher()
      for _ in 0..<40 { hops = hops.receive(on: RunLoop.main).eraseToAnyPublisher() }
      hops.sink { model.text = $0 }.store(in: &subscriptions)
    }
    screen.tap("Act")
    XCTAssertEqual(screen.texts, ["there"])
    XCTAssertEqual(subscriptions.count, 1)
  }

  func testWhatTheBackgroundComputesIsWaitedForAndWhatIsBlockedIsNot() {
    let gate = DispatchSemaphore(value: 0)
    let screen = screen { model in
      DispatchQueue.global().async {
        var sum = 0
        for number in 0..<2_000_000 { sum = (sum &* 31 &+ number) % 1_000_003 }
        DispatchQueue.main.async { [sum] in model.text = "computed \(sum >= 0)" }
        gate.wait()
        DispatchQueue.main.async { model.text = "let go" }
      }
    }
    screen.tap("Act")
    XCTAssertEqual(screen.texts, ["computed true"])
    gate.signal()
    screen.wait(for: "let go")
  }

  func testATaskMayGoToAnActorAndBackAsOftenAsItLikes() {
    actor Counter {
      private var count = 0
      func next() -> Int {
        count += 1
        return count
      }
    }
    let counter = Counter()
    let screen = screen { model in
      Task { @MainActor in
        for _ in 0..<500 { model.text = "\(await counter.next())" }
      }
    }
    for round in 1...10 {
      screen.tap("Act")
      XCTAssertEqual(screen.texts, ["\(500 * round)"])
    }
  }

  func testAScreenUsedInWorkOfTheMainQueueComesToRestAsElsewhere() {
    let done = expectation(description: "done")
    let screen = screen { model in
      OutstandingWork.begin()
      DispatchQueue.global().async {
        DispatchQueue.main.async {
          model.text = "acted"
          OutstandingWork.end()
        }
      }
    }
    DispatchQueue.main.async {
      DispatchQueue.main.async { done.fulfill() }
      screen.tap("Act")
      XCTAssertEqual(screen.texts, ["acted"])
    }
    wait(for: [done], timeout: 10)
  }

  func testScreensOfTwoTasksComeToRest() {
    let done = expectation(description: "done")
    let screens = (0..<2).map { _ in screen { model in Task { @MainActor in model.text = "acted" } } }
    Task { @MainActor in
      let tasks = screens.map { screen in
        Task { @MainActor in
          screen.tap("Act")
          return screen.texts
        }
      }
      for task in tasks {
        let texts = await task.value
        XCTAssertEqual(texts, ["acted"])
      }
      done.fulfill()
    }
    wait(for: [done], timeout: 10)
  }

  func testAThreadThatWaitsForTheMainQueueIsWaitedFor() {
    let screen = screen { model in
      DispatchQueue.global().async {
        for number in 1...50 { DispatchQueue.main.sync { model.text = "\(number)" } }
      }
    }
    for _ in 0..<5 {
      screen.tap("Act")
      XCTAssertEqual(screen.texts, ["50"])
    }
  }

  func testOutstandingWorkMayEndInABlockOfTheMainRunLoop() {
    let screen = screen { model in
      OutstandingWork.begin()
      DispatchQueue.global().async {
        RunLoop.main.perform {
          model.text = "ended"
          OutstandingWork.end()
        }
        DispatchQueue.main.async {}
      }
    }
    screen.tap("Act")
    XCTAssertEqual(screen.texts, ["ended"])
  }

  func testADispatchThatDoesNotEndIsToldFromAScreenThatKeepsChanging() {
    let screen = screen { _ in }
    XCTAssertNil(screen.comeToRest())
    OutstandingWork.begin()
    XCTAssertEqual(screen.comeToRest(within: 0.05), .dispatching)
    OutstandingWork.end()
    XCTAssertNil(screen.comeToRest())

    let model = Model()
    let restless = Screen(Shown(model: model))
    final class Going: @unchecked Sendable { var isGoing = true }
    let state = Going()
    @Sendable func go() {
      guard state.isGoing else { return }
      model.text += "."
      DispatchQueue.main.async(execute: go)
    }
    go()
    XCTAssertEqual(restless.comeToRest(within: 0.05), .changing)
    state.isGoing = false
    XCTAssertNil(restless.comeToRest())
  }

  func testADispatchThatTakesLongIsWaitedForOnceAndThenByName() {
    let gate = DispatchSemaphore(value: 0)
    let screen = screen { model in
      OutstandingWork.begin()
      DispatchQueue.global().async {
        gate.wait()
        DispatchQueue.main.async {
          model.text = "late"
          OutstandingWork.end()
        }
      }
    }
    screen.tap("Act")
    XCTAssertFalse(OutstandingWork.isUnderWay)
    XCTAssertEqual(screen.texts, ["start"])
    gate.signal()
    screen.wait(for: "late", timeout: 10)
    XCTAssertEqual(screen.texts, ["late"])
  }

  func testDispatchesThatLeadToFurtherOnesWithoutEndAreTold() {
    final class Going: @unchecked Sendable { var isGoing = true }
    let state = Going()
    @Sendable func go(_ model: Model) {
      OutstandingWork.begin()
      DispatchQueue.global().async {
        DispatchQueue.main.async {
          model.text += "."
          if state.isGoing { go(model) }
          OutstandingWork.end()
        }
      }
    }
    let model = Model()
    let screen = Screen(Shown(model: model))
    go(model)
    XCTAssertEqual(screen.comeToRest(within: 0.5), .chaining)
    state.isGoing = false
    XCTAssertNil(screen.comeToRest())
  }

  func testAStyleIsNotAskedAgainForAButtonWhoseActionAloneIsNew() {
    final class Asked { var times = 0 }
    struct Counting: ButtonStyle {
      let asked: Asked
      func makeBody(configuration: Configuration) -> some View {
        asked.times += 1
        return configuration.label
      }
    }
    struct Adder: View {
      @State private var count = 0
      var body: some View {
        let next = count + 1
        VStack {
          Text("\(count)")
          Button("Add") { count = next }
        }
      }
    }
    let asked = Asked()
    let screen = Screen(Adder().buttonStyle(Counting(asked: asked)))
    screen.tap("Add")
    screen.tap("Add")
    XCTAssertEqual(screen.texts, ["2"])
    XCTAssertEqual(asked.times, 1)
  }
}
