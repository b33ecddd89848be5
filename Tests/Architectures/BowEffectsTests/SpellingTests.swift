import Bow
import BowEffects
import XCTest

private enum Failure: Error, Equatable { case bad, worse }

/// Spellings that code written for upstream uses.
final class SpellingTests: XCTestCase {
  func testAFailureIsTappedAndKept() {
    let seen = Atomic<[Failure]>([])
    func note(_ failure: Failure) -> IO<Failure, Void> { IO.invoke { seen.mutate { $0.append(failure) } } }
    let failing = IO<Failure, Int>.raiseError(.bad)
    XCTAssertEqual(failing.flatTapError(note)^.unsafeRunSyncEither(), .left(.bad))
    XCTAssertEqual(
      failing.flatTapError { _ in IO<Failure, Void>.raiseError(.worse) }^.unsafeRunSyncEither(), .left(.bad))
    XCTAssertEqual(IO<Failure, Int>.pure(1).flatTapError(note)^.unsafeRunSyncEither(), .right(1))
    XCTAssertEqual(seen.value, [.bad])
  }

  func testAnEffectIsAResource() throws {
    let one = IO<Failure, Int>.pure(1).asResource
    XCTAssertEqual(try one.use { IO.pure($0 + 1) }^.unsafeRunSync(), 2)
  }

  func testAnEnvironmentThatIsNotUsedMayBeAny() throws {
    let free: EnvIO<Any, Failure, Int> = IO<Failure, Int>.pure(1).env()
    let narrowed: EnvIO<String, Failure, Int> = free.narrow()
    XCTAssertEqual(try narrowed.unsafeRunSync(with: "x"), 1)
    XCTAssertEqual(try narrowed.invoke("x")^.unsafeRunSync(), 1)
  }

  func testAQueueRunsEffects() throws {
    let queue = DispatchQueue(label: "q")
    let key = DispatchSpecificKey<String>()
    queue.setSpecific(key: key, value: "q")
    XCTAssertEqual(try queue.runBlocking { IO<Failure, String?>.invoke { DispatchQueue.getSpecific(key: key) } }, "q")
    let done = expectation(description: "called back")
    queue.runNonBlocking({ IO<Failure, Int>.pure(1) }) { result in
      XCTAssertEqual(result, .right(1))
      done.fulfill()
    }
    wait(for: [done], timeout: 5)
  }

  func testWorkOnAQueueMayAnswerWithAnError() {
    let io = IO<Failure, Int>.delayOrRaise(.global()) { .left(.bad) }^
    XCTAssertEqual(io.unsafeRunSyncEither(), .left(.bad))
  }

  func testRunningNowGivesAnEffectBack() {
    let tried: IO<Failure, Int> = IO<Failure, Int>.raiseError(.bad)^.attempt()
    XCTAssertEqual(tried.unsafeRunSyncEither(), .left(.bad))
  }

  func testACellIsMadeWhenItsEffectIsRun() throws {
    let made = Atomic(0)
    let cell: IO<Never, IORef<Never, Int>> = IORef.of(made.updateAndGet { $0 + 1 })^
    XCTAssertEqual(made.value, 0)
    XCTAssertEqual(try cell.unsafeRunSync().get()^.unsafeRunSync(), 1)
    XCTAssertEqual(try cell.unsafeRunSync().get()^.unsafeRunSync(), 2)
  }

  func testAVariableIsExchanged() {
    let variable = Atomic(1)
    XCTAssertEqual(variable.getAndSet(2), 1)
    XCTAssertEqual(variable.setAndGet(3), 3)
    XCTAssertEqual(variable.getAndUpdate { $0 * 2 }, 3)
    XCTAssertTrue(variable.compare(6, andSet: 7))
    XCTAssertFalse(variable.compare(6, andSet: 8))
    XCTAssertEqual(variable.value, 7)
    let empty = Atomic<Int?>(nil)
    XCTAssertTrue(empty.setIfNil(1))
    XCTAssertFalse(empty.setIfNil(2))
    XCTAssertEqual(empty.value, 1)
    empty.setNil()
    XCTAssertNil(empty.value)
  }

  func testWhatRunsBesideCanBeCancelled() throws {
    let ended = expectation(description: "cancelled")
    let waiting = IO<Failure, Void>.never().guaranteeCase { exit in
      IO.invoke {
        if case .canceled = exit { ended.fulfill() }
      }
    }
    let cancel = try waiting.runAsyncCancellable { _ in IO.pure(()) }^.unsafeRunSync()
    cancel()
    wait(for: [ended], timeout: 5)
  }

  func testSchedulesBesideOtherValues() throws {
    typealias Twice<A> = Schedule<Any, A, Int, Int>
    func outputs<A, S, B>(_ schedule: Schedule<Any, A, S, B>, _ inputs: [A]) throws -> [B] {
      var rest = inputs[...]
      let next = IO<Never, A>.invoke { rest.removeFirst() }
      return try next.repeat(schedule.collectAll())^.unsafeRunSync()
    }
    let first = try outputs(Twice<Int>.recurs(2).first(), [(1, "a"), (2, "b"), (3, "c"), (4, "d")])
    XCTAssertEqual(first.map(\.0), [0, 1, 2])
    XCTAssertEqual(first.map(\.1), ["a", "b", "c"])
    let second = try outputs(Twice<Int>.recurs(1).second(), [("a", 1), ("b", 2), ("c", 3)])
    XCTAssertEqual(second.map(\.0), ["a", "b"])
    let sides: [Either<Int, String>] = [.left(1), .right("a"), .left(2), .left(3), .left(4)]
    XCTAssertEqual(try outputs(Twice<Int>.recurs(2).left(), sides), [.left(0), .right("a"), .left(1), .left(2)])
    let swapped = sides.map { $0.swap() }
    XCTAssertEqual(try outputs(Twice<Int>.recurs(2).right(), swapped), [.right(0), .left("a"), .right(1), .right(2)])
    let merged: Schedule<Any, Either<Int, String>, (Int, Int), Int> = Twice<Int>.recurs(1).choose(
      Twice<String>.forever())
    XCTAssertEqual(try outputs(merged, [.right("a"), .right("b"), .left(1), .left(2), .left(3)]), [0, 1, 0, 1])
    let later = Twice<Int>.recurs(3).initialized { $0.map { $0 + 2 }^ }
    XCTAssertEqual(try outputs(later, [1, 2, 3]), [2, 3])
  }
}
