import Bow
import BowEffects
import XCTest

private enum Failure: Error, Equatable { case bad }

final class RefTests: XCTestCase {
  private func onEightThreads(_ work: @escaping @Sendable (Int) -> Void) {
    let done = expectation(description: "all threads")
    done.expectedFulfillmentCount = 8
    for thread in 0..<8 {
      Thread {
        work(thread)
        done.fulfill()
      }.start()
    }
    wait(for: [done], timeout: 60)
  }

  func testNoUpdateFromEightThreadsIsLost() {
    let ref = IORef<Failure, Int>.unsafe(0)
    let add = ref.update { $0 + 1 }^
    onEightThreads { _ in
      for _ in 0..<5_000 { _ = add.unsafeRunSyncEither() }
    }
    XCTAssertEqual(ref.get()^.unsafeRunSyncEither(), .right(40_000))
  }

  func testNoReadIsTorn() {
    let ref = IORef<Failure, [Int]>.unsafe([0, 0, 0])
    onEightThreads { thread in
      for n in 0..<2_000 {
        if thread % 2 == 0 {
          _ = ref.set([n, n, n])^.unsafeRunSyncEither()
        } else {
          let seen = ref.get()^.unsafeRunSyncEither().orNil ?? []
          XCTAssertEqual(Set(seen).count, 1)
        }
      }
    }
  }

  func testOfSeveralSettersOneSucceeds() throws {
    let ref = IORef<Failure, Int>.unsafe(0)
    let wins = IORef<Failure, Int>.unsafe(0)
    let (_, set) = try ref.access()^.unsafeRunSync()
    onEightThreads { thread in
      let won = set(thread + 1).flatMap { $0 ? wins.update { $0 + 1 } : IO.pure(()) }^
      _ = won.unsafeRunSyncEither()
    }
    XCTAssertEqual(wins.get()^.unsafeRunSyncEither(), .right(1))
    XCTAssertNotEqual(ref.get()^.unsafeRunSyncEither(), .right(0))
  }

  func testGettersAndSettersAnswerWhatTheySay() throws {
    let ref = IORef<Failure, Int>.unsafe(1)
    XCTAssertEqual(try ref.getAndSet(2)^.unsafeRunSync(), 1)
    XCTAssertEqual(try ref.setAndGet(3)^.unsafeRunSync(), 3)
    XCTAssertEqual(try ref.getAndUpdate { $0 + 1 }^.unsafeRunSync(), 3)
    XCTAssertEqual(try ref.updateAndGet { $0 + 1 }^.unsafeRunSync(), 5)
    XCTAssertEqual(try ref.modify { ($0 * 2, "was \($0)") }^.unsafeRunSync(), "was 5")
    XCTAssertTrue(try ref.tryUpdate { $0 + 1 }^.unsafeRunSync())
    XCTAssertEqual(try ref.tryModify { ($0, $0) }^.unsafeRunSync(), .some(11))
  }

  func testAChangeMayUseTheCellItself() throws {
    let cell = IORef<Never, Int>.unsafe(1)
    try cell.update { $0 + (cell.get()^.unsafeRunSyncEither().rightValue) }^.unsafeRunSync()
    XCTAssertEqual(try cell.get()^.unsafeRunSync(), 2)
  }

  func testATriedChangeDoesNotOverwriteAnotherOne() throws {
    let cell = IORef<Never, Int>.unsafe(1)
    let isDone = try cell.tryUpdate { old in
      _ = cell.set(10)^.unsafeRunSyncEither()
      return old + 1
    }^.unsafeRunSync()
    XCTAssertFalse(isDone)
    XCTAssertEqual(try cell.get()^.unsafeRunSync(), 10)
    XCTAssertEqual(try cell.tryModify { ($0 + 1, "x") }^.unsafeRunSync(), .some("x"))
  }
}
