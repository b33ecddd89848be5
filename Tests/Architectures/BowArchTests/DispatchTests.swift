import Bow
import BowArch
import BowEffects
import PageRuntime
import XCTest

private enum Failure: Error { case bad }
private typealias Counter = EffectComponent<ForTask, StorePartial<Int>, StatePartial<Int>, (Int) -> Void>

final class DispatchTests: XCTestCase {
  private func component(_ dispatcher: StateDispatcher<Any, Int, Int>) -> Counter {
    Counter(
      Store(0) { _ in UI { handler in dispatcher.dispatch(to: handler, environment: ()) } }, Pairing.pairStateStore())
  }

  func testAHundredThousandInputsFromEightThreadsEndAtTheExactCount() {
    let adding = component(.pure { n in .modify { $0 + n }^ })
    let send = adding.explore(onEffect: { _ in Task.lazy() })
    let threads = (0..<8).map { _ in
      Thread { for _ in 0..<12_500 { send(1) } }
    }
    threads.forEach { $0.start() }
    settle(within: 120) { adding.store().state == 100_000 }
    XCTAssertEqual(adding.store().state, 100_000)
    settle { !OutstandingWork.isUnderWay }
  }

  func testDispatchesFromOneThreadKeepNothingBack() {
    let adding = component(.workflow { n in [EnvIO.pure(.modify { $0 + n }^)^, EnvIO.pure(.modify { $0 + 1 }^)^] })
    let send = adding.explore(onEffect: { _ in Task.lazy() })
    for n in 1...100 { send(n) }
    settle { adding.store().state == 5150 }
    XCTAssertEqual(adding.store().state, 5150)
  }

  func testActionsOfOneDispatchKeepTheirOrder() {
    let steps = component(
      .workflow { n in
        [EnvIO.pure(.set(n)^)^, EnvIO.pure(.modify { $0 * 10 }^)^, EnvIO.pure(.modify { $0 + 1 }^)^]
      })
    let send = steps.explore(onEffect: { _ in Task.lazy() })
    send(4)
    settle { steps.store().position == 41 }
    XCTAssertEqual(steps.store().position, 41)
  }

  func testAFailureEndsItsDispatchAndIsReported() {
    let reported = expectation(description: "reported")
    let earlier = DispatchFailure.report
    defer { DispatchFailure.report = earlier }
    DispatchFailure.report = { failure in
      XCTAssertTrue(failure.error is Failure)
      XCTAssertEqual(failure.input as? Int, 5)
      reported.fulfill()
    }
    let failing = component(
      .workflow { n in
        [EnvIO.pure(.set(n)^)^, EnvIO.raiseError(Failure.bad)^, EnvIO.pure(.set(99)^)^]
      })
    let send = failing.explore(onEffect: { _ in Task.lazy() })
    send(5)
    wait(for: [reported], timeout: 5)
    settle { !OutstandingWork.isUnderWay }
    XCTAssertEqual(failing.store().position, 5)
  }

  func testDispatchingFromTheMainThreadDoesNotWait() {
    let gate = DispatchSemaphore(value: 0)
    let slow = component(
      .effectful { n in
        EnvIO.invoke { _ in
          gate.wait()
          return .set(n)^
        }
      })
    let send = slow.explore(onEffect: { _ in Task.lazy() })
    send(3)
    XCTAssertTrue(OutstandingWork.isUnderWay)
    XCTAssertEqual(slow.store().position, 0)
    gate.signal()
    settle { !OutstandingWork.isUnderWay }
    XCTAssertEqual(slow.store().position, 3)
  }

  func testOneChangeIsAnnouncedPerAction() {
    let adding = component(.workflow { n in [EnvIO.pure(.set(n)^)^, EnvIO.pure(.set(n + 1)^)^] })
    var changes = 0
    let subscription = adding.objectWillChange.sink { changes += 1 }
    adding.explore(onEffect: { _ in Task.lazy() })(1)
    settle { adding.store().position == 2 }
    XCTAssertEqual(changes, 2)
    subscription.cancel()
  }

  func testListenersHearTheComponentAfterTheWrite() {
    let heard = IORef<Error, [Int]>.unsafe([])
    let adding = component(.pure { n in .modify { $0 + n }^ }).onEffect { next in
      heard.update { $0 + [next.store().position] }
    }
    let send = adding.explore(onEffect: { _ in Task.lazy() })
    send(2)
    settle { (try? heard.get()^.unsafeRunSync()) == [2] }
    XCTAssertEqual(try heard.get()^.unsafeRunSync(), [2])
  }

  func testComponentsAreEqualToThemselvesOnly() {
    let (a, b) = (component(.empty()), component(.empty()))
    XCTAssertEqual(a, a)
    XCTAssertNotEqual(a, b)
  }
}
