import Bow
import BowEffects
import XCTest

private enum Failure: Error, Equatable { case bad }

/// Programs of very many steps, built, run and released on a thread with a small stack.
final class DepthTests: XCTestCase {
  private let deep = 300_000

  private final class Slot<A>: @unchecked Sendable {
    var value: A?
  }

  private func onASmallStack<A>(_ work: @escaping () -> A) -> A? {
    let slot = Slot<A>()
    let done = expectation(description: "done")
    let thread = Thread {
      slot.value = work()
      done.fulfill()
    }
    thread.stackSize = 128 << 10
    thread.start()
    wait(for: [done], timeout: 120)
    return slot.value
  }

  private func left(_ step: @escaping (IO<Failure, Int>) -> Kind<IOPartial<Failure>, Int>) -> Either<Failure, Int>? {
    onASmallStack { [deep] in
      var io = IO<Failure, Int>.pure(0)^
      for _ in 0..<deep { io = step(io)^ }
      return io.unsafeRunSyncEither()
    }
  }

  func testFlatMap() { XCTAssertEqual(left { io in io.flatMap { IO.pure($0 + 1) } }, .right(deep)) }
  func testMap() { XCTAssertEqual(left { io in io.map { $0 + 1 } }, .right(deep)) }
  func testHandleError() { XCTAssertEqual(left { io in io.handleError { _ in 1 } }, .right(0)) }
  func testAttempt() {
    XCTAssertEqual(left { io in io.attempt().map { $0.fold({ _ in -1 }, { $0 + 1 }) } }, .right(deep))
  }
  func testGuarantee() { XCTAssertEqual(left { io in io.guarantee(IO.pure(())) }, .right(0)) }
  func testUncancelable() { XCTAssertEqual(left { io in io.uncancelable() }, .right(0)) }
  func testFollowedBy() { XCTAssertEqual(left { io in IO<Failure, Int>.pure(1).followedBy(io) }, .right(0)) }
  func testDefer() { XCTAssertEqual(left { io in IO<Failure, Int>.defer { io } }, .right(0)) }
  func testMapError() { XCTAssertEqual(left { io in io.mapError { $0 } }, .right(0)) }

  func testTailRecM() {
    let sum = onASmallStack { [deep] in
      IO<Failure, Int>.tailRecM(0) { (n: Int) in
        IO<Failure, Either<Int, Int>>.pure(n == deep ? .right(n) : .left(n + 1))
      }^
      .unsafeRunSyncEither()
    }
    XCTAssertEqual(sum, .right(deep))
  }

  func testRoundsOfABinding() {
    let (n, next) = (IO<Failure, Int>.var(), IO<Failure, Int>.var())
    func round(_ rest: Int) -> IO<Failure, Int> {
      if rest == 0 { return IO.pure(0)^ }
      return binding(
        n <- IO<Failure, Int>.pure(rest),
        next <- round(n.get - 1),
        yield: next.get + 1)^
    }
    XCTAssertEqual(onASmallStack { round(50_000).unsafeRunSyncEither() }, .right(50_000))
  }

  func testEnvironments() {
    let sum = onASmallStack { () -> Either<Failure, Int> in
      var io = EnvIO<Int, Failure, Int>.pure(0)^
      for _ in 0..<100_000 {
        io = io.flatMap { n in EnvIO<Int, Failure, Int>.access { n + $0 } }.map { $0 }^
      }
      return io.map { $0 }^.handleErrorWith { EnvIO.raiseError($0) }^.unsafeRunSyncEither(with: 2, on: nil)
    }
    XCTAssertEqual(sum, .right(200_000))
  }

  func testStepsThatHop() {
    let queues = [DispatchQueue(label: "a"), DispatchQueue(label: "b")]
    let hops = onASmallStack { () -> Either<Failure, Int> in
      var io = IO<Failure, Int>.pure(0)^
      for i in 0..<20_000 { io = io.continueOn(queues[i % 2]).map { $0 + 1 }^ }
      return io.unsafeRunSyncEither()
    }
    XCTAssertEqual(hops, .right(20_000))
  }

  func testHandlersOverAnEnvironmentNestedToTheLeft() {
    let sum = onASmallStack { () -> Either<Failure, Int> in
      var io = EnvIO<Int, Failure, Int>.pure(0)^
      for _ in 0..<100_000 { io = io.map { $0 + 1 }^.handleErrorWith { EnvIO.raiseError($0) }^ }
      return io.unsafeRunSyncEither(with: 2, on: nil)
    }
    XCTAssertEqual(sum, .right(100_000))
  }
}
