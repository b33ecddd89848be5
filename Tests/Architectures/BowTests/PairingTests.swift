import Bow
import XCTest

final class PairingTests: XCTestCase {
  /// A pairing turns the program that does nothing into looking, and one step after another into one move after another.
  private func checkLaws<F: Monad, W: Comonad>(
    _ pairing: Pairing<F, W>, _ step: Kind<F, Int>, _ next: Kind<F, Int>, _ world: Kind<W, Int>,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(pairing.pair(F.pure(3), world) { $0 * 100 + $1 }, 300 + world.extract(), file: file, line: line)
    let moved = pairing.select(step, world.duplicate())
    XCTAssertEqual(moved.extract(), pairing.pair(step, world) { $1 }, "select", file: file, line: line)
    XCTAssertEqual(
      pairing.pair(step.followedBy(next), world) { [$0, $1] }, pairing.pair(next, moved) { [$0, $1] },
      "one step after another", file: file, line: line)
    XCTAssertEqual(
      pairing.zap(step.map { a in { a + $0 } }, world), pairing.pair(step, world, +), "zap", file: file, line: line)
    XCTAssertEqual(
      pairing.pairFlipped(world, step) { $0 - $1 }, pairing.pair(step, world) { $1 - $0 }, "flipped", file: file,
      line: line)
  }

  func testStateAndStore() {
    checkLaws(
      .pairStateStore(), State<Int, Int> { ($0 + 2, $0) }, State<Int, Int> { ($0 * 3, 1) }, Store(5) { $0 * $0 })
    checkLaws(
      .pairStateTStoreT(.pairReaderEnv()), StateT<ReaderPartial<Int>, Int, Int> { s in Reader { Id((s + $0, s)) } },
      StateT<ReaderPartial<Int>, Int, Int> { s in Reader { Id((s * $0, 1)) } },
      StoreT(5, Env(3, { $0 - 1 })))
  }

  func testWriterAndTraced() {
    checkLaws(.pairWriterTraced(), Writer<Int, Int>.put(7, 2), Writer<Int, Int>.put(8, 3), Traced<Int, Int> { $0 * 10 })
  }

  func testReaderAndEnv() {
    checkLaws(.pairReaderEnv(), Reader<Int, Int> { Id($0) }, Reader<Int, Int> { Id($0 * 2) }, Env(6, 4))
  }

  func testActionAndMoore() {
    checkLaws(
      .pairActionMoore(), Action<Int, Int>.liftAction(4, 1), Action<Int, Int>.liftAction(5, 2),
      Moore<Int, Int>.from(initialState: 1, render: { $0 * 7 }, update: { $0 * 2 + $1 }))
  }

  func testPullerAndZipper() {
    checkLaws(
      .pairPullerZipper(), Puller<Void>.moveRight().as(1), Puller<Void>.moveToFirst().as(2),
      Zipper(left: [1, 2], focus: 3, right: [4]))
  }

  func testCoSumAndSum() {
    typealias Program = CoSum<ForNonEmptyArray, ForZipper, Void>
    checkLaws(
      .pairCoSumSum(), Program.moveRight().as(1), Puller<Void>.moveRight().liftRight().as(2),
      Sum.left(NEA.of(1, 2), Zipper(left: [], focus: 3, right: [4])))
  }

  func testAWorldThatCanBeHidden() {
    let pairing = Pairing<CoSumOptPartial<ForZipper>, SumOptPartial<ForZipper>>.pairCoSumOptSumOpt()
    let hidden = SumOpt<ForZipper, String>.left(Id("hidden"), Zipper(left: [], focus: "shown", right: []))
    let after = { (program: CoSumOptOf<ForZipper, Void>) in pairing.select(program, hidden.duplicate()).extract() }
    XCTAssertEqual(after(CoSumOpt<ForZipper, Void>.hide()), "hidden")
    XCTAssertEqual(after(CoSumOpt<ForZipper, Void>.show()), "shown")
    XCTAssertEqual(after(CoSumOpt<ForZipper, Void>.toggle()), "shown")
    XCTAssertEqual(after(CoSumOpt<ForZipper, Void>.toggle().followedBy(CoSumOpt<ForZipper, Void>.toggle())), "hidden")
  }

  func testAnyComonadAndItsPrograms() {
    checkLaws(
      StorePartial<Int>.pair().flipped, Co<StorePartial<Int>, Int>.state { ($0 + 2, $0) },
      Co<StorePartial<Int>, Int>.state { ($0 * 3, 1) }, Store(5) { $0 * $0 })
  }

  func testPairingsAgreeWithTheirTransformerForms() {
    let plain = Pairing<StatePartial<Int>, StorePartial<Int>>.pairStateStore()
    let general = Pairing<StateTPartial<ForId, Int>, StoreTPartial<Int, ForId>>.pairStateTStoreT(
      Pairing<ForId, ForId>.pairId())
    let (program, world) = (State<Int, Int> { ($0 + 3, $0) }, Store(4) { $0 * $0 })
    XCTAssertEqual(plain.pair(program, world, +), general.pair(program, world, +))
    XCTAssertEqual(plain.pair(program, world, +), 4 + 49)
  }

  func testPairingsGrowLayersFromTheInsideOut() {
    let inner = Pairing<ForId, ForId>.pairId()
    let layered: Pairing<StateTPartial<ForId, Int>, StoreTPartial<Int, ForId>> = inner.pairStateTStoreT()
    XCTAssertEqual(layered.pair(State<Int, Int> { ($0 + 1, $0) }, Store(4) { $0 * 10 }, +), 54)
  }

  func testProgramsAskTheirWorldAndMoveToOthers() {
    final class Position: FunctionK<StorePartial<Int>, ForId> {
      override func invoke<A>(_ fa: StoreOf<Int, A>) -> IdOf<A> { Id(fa.extract()) }
    }
    let asking = Co<StorePartial<Int>, Int>.lift { $0.position * 2 }
    XCTAssertEqual(asking.lower(Store(4) { $0 }), 8)
    let answering = Co<ForId, Int>.pure(5)^.hoist(Position())
    XCTAssertEqual(answering.lower(Store(4) { $0 }), 5)
    XCTAssertEqual(Co<StorePartial<Int>, Int>.pair().pair(Store(4) { $0 }, asking) { $0 + $1 }, 12)
  }

  func testAPairingFromAFunctionOnAnything() {
    let pairing = Pairing<ForId, ForId>(zap: { f, a in f^.value(a^.value) })
    XCTAssertEqual(pairing.pair(Id(2), Id("x")) { "\($0)\($1)" }, "2x")
    let unlabelled = Pairing<ForId, ForId> { f, a in f^.value(a^.value) }
    XCTAssertEqual(unlabelled.pair(Id(2), Id("x")) { "\($0)\($1)" }, "2x")
  }
}

extension Pairing {
  fileprivate var flipped: Pairing<G, F> {
    Pairing<G, F>(pairing: { g, f, join in self.pair(f, g) { join($1, $0) } })
  }
}
