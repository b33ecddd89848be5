import Bow
import BowArch
import BowEffects
import BowOptics
import SwiftUI
import XCTest

private struct World: Equatable, AutoLens {
  var left = 0
  var right = 0
}

private enum Input: AutoPrism {
  case left(Int)
  case other
}

final class ComponentTests: XCTestCase {
  private let adding = StateDispatcher<Int, Int, Int>.effectful { n in
    EnvIO.access { factor in .modify { $0 + n * factor }^ }
  }

  private func play<E, S, I>(_ dispatcher: StateDispatcher<E, S, I>, _ input: I, _ state: S, _ environment: E) throws
    -> S
  {
    try dispatcher.on(input).reduce(state) { try $1.provide(environment).unsafeRunSync()^.runS($0) }
  }

  func testAnyPartsOfADispatchersWorldAreWidened() throws {
    let lens = World.lens(for: \.left)
    let prism = Input.prism(for: Input.left)
    let count = { (s: String) in s.count }
    XCTAssertEqual(try play(adding.widen(transformEnvironment: count), 1, 0, "abc"), 3)
    XCTAssertEqual(try play(adding.widen(transformState: lens), 1, World(), 3), World(left: 3))
    XCTAssertEqual(try play(adding.widen(transformInput: prism), .left(1), 0, 3), 3)
    XCTAssertEqual(try play(adding.widen(transformInput: prism), .other, 0, 3), 0)
    XCTAssertEqual(
      try play(adding.widen(transformEnvironment: count, transformState: lens), 1, World(), "ab"), World(left: 2))
    XCTAssertEqual(
      try play(adding.widen(transformEnvironment: count, transformInput: prism), .left(1), 0, "ab"), 2)
    XCTAssertEqual(
      try play(adding.widen(transformState: lens, transformInput: prism), .left(1), World(), 2), World(left: 2))
    XCTAssertEqual(
      try play(
        adding.widen(transformEnvironment: count, transformState: lens, transformInput: prism), .left(1), World(), "a"),
      World(left: 1))
  }

  func testADispatcherOverAnotherMonadIsWidened() throws {
    let limited = StateTDispatcher<ForOption, Any, Int, Int>.pure { n in
      StateT { s in s + n > 5 ? Option.none() : Option.some((s + n, ())) }
    }
    let wide = limited.widen(transformState: World.lens(for: \.right), transformInput: Input.prism(for: Input.left))
    let step = try wide.on(.left(3)).first?.provide(()).unsafeRunSync()
    XCTAssertEqual(step.map { $0^.runS(World())^ }, .some(.some(World(right: 3))))
    XCTAssertEqual(step.map { $0^.runS(World(right: 4))^ }, .some(.none()))
  }

  func testHandlersAreNarrowedAndLifted() throws {
    let state = IORef<Error, World>.unsafe(World())
    let handler = StateHandler<World> { action in action.flatMap { step in state.update { step^.runS($0) } } }
    try handler.narrow(World.lens(for: \.right)).handle(Task.pure(State.set(4)))^.unsafeRunSync()
    XCTAssertEqual(try state.get()^.unsafeRunSync(), World(right: 4))

    let twice: StateHandler<World> = handler.lift { (action: Kind<ForTask, StateOf<World, Void>>) in
      action.map { $0.followedBy($0) }
    }
    try twice.handle(Task.pure(.modify { World(left: $0.left + 1, right: $0.right) }))^.unsafeRunSync()
    XCTAssertEqual(try state.get()^.unsafeRunSync(), World(left: 2, right: 4))
  }

  func testInterfacesAreLifted() throws {
    let ui = UI<ForTask, StatePartial<Int>, () throws -> Void> { handler in
      { try handler.handle(Task.pure(.modify { $0 + 1 }))^.unsafeRunSync() }
    }
    var seen: [Int] = []
    let record: (Kind<ForTask, StateOf<Int, Void>>) -> Kind<ForTask, Void> = { action in
      action.flatMap { step in Task.invoke { seen.append(step^.runS(10)) } }
    }
    try ui.make(record)()
    try ui.lift { (step: StateOf<Int, Void>) in step.followedBy(step) }.make(record)()
    try ui.lift { (action: Kind<ForTask, StateOf<Int, Void>>) in action.map { _ in .set(0) } }.make(record)()
    XCTAssertEqual(seen, [11, 12, 0])
  }

  func testAComponentIsLiftedIntoAnotherSpace() {
    final class Same<F>: FunctionK<F, F> {
      override func invoke<A>(_ fa: Kind<F, A>) -> Kind<F, A> { fa }
    }
    let component = EffectComponent<ForTask, StorePartial<Int>, StatePartial<Int>, String>(
      Store(3) { n in UI { _ in "\(n)" } }, Pairing.pairStateStore())
    let lifted = component.lift(Same<StorePartial<Int>>(), .id, Pairing.pairStateStore())
    XCTAssertEqual(lifted.store().state, 3)
    XCTAssertEqual(lifted.store().peek(8).make { _ in Task.lazy() }, "8")
  }

  func testComponentsRunOtherEffects() {
    let dispatcher = EffectStateDispatcher<RIOPartial<Any>, Any, Int, Int>.effectful { n in
      Kleisli { _ in RIO<Any, StateOf<Int, Void>>.invoke { _ in .modify { $0 + n } } }
    }
    let screen = Screen(
      EffectStoreComponent(initialState: 1, dispatcher: dispatcher) { (n: Int, send: @escaping (Int) -> Void) in
        Button("\(n)") { send(n) }
      })
    screen.tap("1")
    screen.tap("2")
    XCTAssertEqual(screen.outline.description, "Button \"4\"")
  }

  func testAChildReportsToItsParent() {
    var sent: [Int] = []
    let child = StoreComponent(initialState: 2, environment: 1, dispatcher: adding) {
      (n: Int, send: @escaping (Int) -> Void) in Button("Press") { send(n) }
    }.onEffect { _ in Task.invoke { XCTFail("heard") } }
    let screen = Screen(
      child.using(
        { (input: Input) in
          if case .left(let n) = input { sent.append(n) }
        }, transformInput: Input.prism(for: Input.left)))
    screen.tap("Press")
    XCTAssertEqual(sent, [2])
  }

  func testWritingElsewhereLeavesTheComponentWhereItIs() {
    let adding = adding
    let component = EffectComponent<ForTask, StorePartial<Int>, StatePartial<Int>, (Int) -> Void>(
      Store(1) { _ in UI { handler in adding.dispatch(to: handler, environment: 2) } },
      Pairing.pairStateStore())
    let written = IORef<Error, [Int]>.unsafe([])
    component.explore(write: { next in written.update { $0 + [next.store().state] } })(5)
    settle { written.get()^.unsafeRunSyncEither().orNil == [11] }
    XCTAssertEqual(written.get()^.unsafeRunSyncEither().orNil, [11])
    XCTAssertEqual(component.store().state, 1)
  }
}
