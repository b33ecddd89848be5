import Bow
import BowEffects
import XCTest

private enum Failure: Error, Equatable { case bad }

final class SchedulingTests: XCTestCase {
  private let key = DispatchSpecificKey<String>()

  private func queue(_ name: String, label: String = "same label") -> DispatchQueue {
    let queue = DispatchQueue(label: label)
    queue.setSpecific(key: key, value: name)
    return queue
  }

  private var here: IO<Failure, String> {
    let key = key
    return IO.invoke { DispatchQueue.getSpecific(key: key) ?? "caller" }
  }

  func testQueuesOfOneLabelAreToldApart() {
    let (a, b) = (queue("a"), queue("b"))
    let trip = here.flatMap { first in
      self.here.continueOn(a).followedBy(self.here).flatMap { second in
        IO<Failure, Void>.pure(()).continueOn(b).followedBy(self.here).map { [first, second, $0] }
      }
    }^
    XCTAssertEqual(trip.unsafeRunSyncEither().rightValue, ["caller", "a", "b"])
  }

  func testAHandlerResumesWhereItsEffectStarted() {
    let a = queue("a")
    let io = IO<Failure, Void>.pure(()).continueOn(a).followedBy(IO<Failure, String>.raiseError(.bad))
      .handleErrorWith { _ in self.here }^
    XCTAssertEqual(io.unsafeRunSyncEither(), .right("caller"))
  }

  func testWaitingOnTheQueueThatIsWaitedForDoesNotDeadlock() {
    let a = queue("a")
    let io = IO<Failure, Void>.pure(()).continueOn(a).followedBy(here)^
    _ = io.unsafeRunSyncEither()
    XCTAssertEqual(a.sync { io.unsafeRunSyncEither() }, .right("a"))
  }

  func testMainStepsRunWhenTheMainThreadWaits() {
    let io = IO<Failure, Bool>.invoke { Thread.isMainThread }
    XCTAssertEqual(IO<Failure, Bool>.later(.main) { Thread.isMainThread }^.unsafeRunSyncEither(), .right(true))
    XCTAssertEqual(io.continueOn(.global()).flatMap { _ in io.continueOn(.main) }^.unsafeRunSyncEither(), .right(false))
  }

  func testStepsOfARunWithinARunUseTheThreadThatWaitsForBoth() {
    let inner = IO<Failure, Bool>.later(.main) { Thread.isMainThread }^
    let outer = IO<Failure, Void>.pure(()).continueOn(.global()).followedBy(
      IO<Failure, [Bool]>.invoke { [Thread.isMainThread, inner.unsafeRunSyncEither().rightValue] })^
    XCTAssertEqual(outer.unsafeRunSyncEither(), .right([false, true]))
    let a = queue("a")
    let waiting = IO<Failure, Void>.pure(()).continueOn(.global()).followedBy(
      IO<Failure, Either<Failure, [Bool]>>.invoke { a.sync { outer.unsafeRunSyncEither() } })^
    XCTAssertEqual(waiting.unsafeRunSyncEither().rightValue, .right([false, true]))
  }

  func testTheCallbackComesOnTheQueue() {
    let a = queue("a")
    let done = expectation(description: "called back")
    here.continueOn(.global())^.runNonBlocking(on: a) { [key] result in
      XCTAssertEqual(DispatchQueue.getSpecific(key: key), "a")
      XCTAssertEqual(result, .right("a"))
      done.fulfill()
    }
    wait(for: [done], timeout: 5)
  }

  func testTheFirstToEndWinsErrorsIncluded() {
    let never = IO<Failure, Int>.never()
    XCTAssertEqual(
      IO<Failure, Either<Int, String>>.race(never, IO<Failure, String>.pure("b"))^.unsafeRunSyncEither().rightValue
        .rightValue, "b")
    XCTAssertEqual(
      IO<Failure, Either<Int, Int>>.race(never, IO<Failure, Int>.raiseError(.bad))^.unsafeRunSyncEither().leftValue,
      .bad)
  }

  func testParZipWaitsForAllEvenAfterAFailure() {
    let gate = DispatchSemaphore(value: 0)
    let finished = IORef<Failure, Bool>.unsafe(false)
    let slow = IO<Failure, Void>.invoke { gate.wait() }.followedBy(finished.set(true))
    let failing = IO<Failure, Void>.invoke {
      defer { gate.signal() }
      throw Failure.bad
    }
    let result = IO<Failure, (Void, Void)>.parZip(failing, slow)^.unsafeRunSyncEither()
    XCTAssertTrue(result.isLeft)
    XCTAssertEqual(finished.get()^.unsafeRunSyncEither(), .right(true))
  }

  func testALosersResourceIsReleased() {
    let released = expectation(description: "released")
    let holding = DispatchSemaphore(value: 0)
    let loser = IO<Failure, Void>.pure(()).bracketCase(
      release: { _, exit in
        IO.invoke {
          XCTAssertEqual("\(exit)", "ExitCase.Canceled")
          released.fulfill()
        }
      },
      use: { _ in IO<Failure, Void>.invoke { holding.wait() }.followedBy(IO<Failure, Void>.invoke {}) })
    let winner = IO<Failure, Int>.pure(1)
    _ = IO<Failure, Either<Void, Int>>.race(loser, winner)^.unsafeRunSyncEither()
    holding.signal()
    wait(for: [released], timeout: 5)
  }

  func testABoundVariableBelongsToItsRun() throws {
    let next = IORef<Never, Int>.unsafe(0)
    let ticket = IO<Never, Int>.var()
    let draw = binding(
      ticket <- next.updateAndGet { $0 + 1 },
      |<-IO<Never, Void>.sleep(.milliseconds(5)),
      |<-IO<Never, Int>.invoke { ticket.get },
      yield: ticket.get)^
    XCTAssertEqual(try Array(1...8).parTraverse { _ in draw }^.unsafeRunSync().sorted(), Array(1...8))
  }

  func testLinesSideBySideBindTheirResults() throws {
    let (a, b) = (IO<Never, Int>.var(), IO<Never, String>.var())
    let both = binding(
      (a, b) <- parallel(IO<Never, Int>.pure(1), IO<Never, String>.pure("x")), yield: "\(a.get)\(b.get)")^
    XCTAssertEqual(try both.unsafeRunSync(), "1x")
  }

  func testRunningInsideARunKeepsTheOuterVariables() throws {
    let level = IO<Never, Int>.var()
    func descend(_ n: Int) -> IO<Never, Int> {
      binding(
        level <- IO<Never, Int>.pure(n),
        |<-(n == 0 ? IO<Never, Void>.pure(()) : descend(n - 1).void()),
        yield: level.get)^
    }
    XCTAssertEqual(try descend(50).unsafeRunSync(), 50)
  }
}
