import Bow
import XCTest

final class LawTests: XCTestCase {
  func testOptionIsAMonad() {
    checkMonadLaws({ $0.bool() ? Option.some($0.int()) : Option.none() }, observe: { $0 })
  }

  func testEitherIsAMonad() {
    checkMonadLaws({ $0.bool() ? Either<Int, Int>.right($0.int()) : .left($0.int()) }, observe: { $0 })
  }

  func testArrayKIsAMonad() {
    checkMonadLaws(
      { generator in (0..<Int.random(in: 0...3, using: &generator)).map { _ in generator.int() }.k() }, observe: { $0 })
  }

  func testNonEmptyArrayIsAMonadAndAComonad() {
    checkMonadLaws({ NEA.of($0.int(), $0.int()) }, observe: { $0 })
    checkComonadLaws({ NEA.of($0.int(), $0.int(), $0.int()) }, observe: { $0 })
  }

  func testIdIsAMonadAndAComonad() {
    checkMonadLaws({ Id($0.int()) }, observe: { $0 })
    checkComonadLaws({ Id($0.int()) }, observe: { $0 })
  }

  func testEvalIsAMonad() {
    checkMonadLaws(
      { generator in
        let n = generator.int()
        return generator.bool() ? Eval.later { n } : Eval.now(n)
      }, observe: { $0 })
  }

  func testStateIsAMonad() {
    checkMonadLaws(
      { generator in
        let n = generator.int()
        return State<Int, Int> { ($0 &* 3 &+ n, $0 - n) }
      }, observe: { [$0^.run(5).0, $0^.run(5).1] })
  }

  func testStateOverOptionIsAMonad() {
    checkMonadLaws(
      { generator in
        let n = generator.int()
        return StateT<ForOption, Int, Int> { $0 % 7 == n % 7 ? Option.none() : Option.some(($0 + n, $0 - n)) }
      }, observe: { $0^.runM(5)^.map { [$0.0, $0.1] }^ })
  }

  func testWriterIsAMonad() {
    checkMonadLaws({ Writer<[Int], Int>.put($0.int(), [$0.int()]) }, observe: { $0^.run.0 + [$0^.run.1] })
  }

  func testReaderIsAMonad() {
    checkMonadLaws(
      { generator in
        let n = generator.int()
        return Reader<Int, Int> { Id($0 * n) }
      }, observe: { $0^.run(4)^.value })
  }

  func testCoOfAStoreIsAMonad() {
    checkMonadLaws(
      { generator in
        let n = generator.int()
        return Co<StorePartial<Int>, Int>.state { ($0 + n, $0 * 2) }
      },
      observe: { co in co^.run(Store(3) { s in { (a: Int) in [s, a] } }) })
  }

  func testStoreIsAComonad() {
    checkComonadLaws(
      { generator in
        let n = generator.int()
        return Store(n) { $0 * $0 - n }
      },
      observe: { store in (-2...2).map { store^.peek($0) } + [store^.position] })
  }

  func testTracedIsAComonad() {
    checkComonadLaws(
      { generator in
        let n = generator.int()
        return Traced<Int, Int> { $0 * n }
      }, observe: { traced in (-2...2).map { traced.trace($0) } })
  }

  func testEnvIsAComonad() {
    checkComonadLaws({ Env($0.int(), $0.int()) }, observe: { [$0^.run().0, $0^.run().1] })
  }

  func testMooreIsAComonad() {
    checkComonadLaws(
      { generator in
        let n = generator.int()
        return Moore<Int, Int>.from(initialState: n, render: { $0 * 2 }, update: { $0 + $1 })
      },
      observe: { machine in [machine^.view, machine^.handle(3).view, machine^.handle(3).handle(-5).view] })
  }

  func testMonoids() {
    checkMonoidLaws { $0.int() }
    checkMonoidLaws { String($0.int()) }
    checkMonoidLaws { $0.bool() }
    checkMonoidLaws { [$0.int()] }
    checkMonoidLaws { $0.bool() ? Option.some($0.int()) : .none() }
    checkMonoidLaws { $0.bool() ? Either<String, Int>.right($0.int()) : .left("e") }
  }
}
