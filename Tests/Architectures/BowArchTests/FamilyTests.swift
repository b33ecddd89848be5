import Bow
import BowArch
import BowEffects
import BowOptics
import SwiftUI
import XCTest

private struct Panel: View {
  let text: String
  let press: () -> Void

  var body: some View {
    VStack {
      Text(verbatim: text)
      Button("Press", action: press)
    }
  }
}

final class FamilyTests: XCTestCase {
  func testATracedComponentShowsWhatItsProgramsWrote() {
    let writing = WriterDispatcher<Int, [String], Int>.effectful { n in
      EnvIO.access { limit in Writer<[String], Void>.tell(["\(min(n, limit))"]) }
    }
    let screen = Screen(
      TracedComponent(environment: 5, dispatcher: writing) { (log: [String], send: @escaping (Int) -> Void) in
        Panel(text: log.joined(separator: "+")) { send(log.count + 4) }
      })
    XCTAssertEqual(screen.texts, [])
    for _ in 0..<3 { screen.tap("Press") }
    XCTAssertEqual(screen.texts, ["4+5+5"])
  }

  func testATracedComponentTakesAsManyProgramsAsItIsGiven() throws {
    let component = TracedComponent<Int, Panel>(dispatcher: WriterDispatcher<Any, Int, Int>.pure { .tell($0) }) {
      (log: Int, send: @escaping (Int) -> Void) in Panel(text: "\(log)") { send(1) }
    }
    let moving = component.component
    var heard = 0
    let panel = moving.onEffect { _ in Task.invoke { heard += 1 } }
    for _ in 0..<20_000 {
      panel.explore(onEffect: { _ in Task.lazy() }).press()
    }
    settle { heard == 20_000 }
    XCTAssertEqual(panel.explore(onEffect: { _ in Task.lazy() }).text, "20000")
    XCTAssertEqual(component.traced()(7).make { _ in Task.lazy() }.text, "7")
  }

  func testAMooreComponentGoesFromStateToState() {
    enum Turn { case left, right }
    let turning = Reducer<Int, Turn> { state, turn in turn == .left ? state - 1 : state + 1 }
    let both = ActionDispatcher<Turn, Turn, Int>.workflow { n in
      [EnvIO.access { Action.from($0) }] + Array(repeating: EnvIO.pure(Action.from(.right))^, count: n)
    }
    let screen = Screen(
      MooreComponent(initialState: 10, environment: .left, dispatcher: both, reducer: turning) {
        (state: Int, send: @escaping (Int) -> Void) in Panel(text: "\(state)") { send(3) }
      })
    screen.tap("Press")
    XCTAssertEqual(screen.texts, ["12"])
    screen.tap("Press")
    XCTAssertEqual(screen.texts, ["14"])
  }

  func testAMooreComponentsInputsMayBeItsActions() {
    let adding = Reducer<Int, Int> { $0 + $1 }
    let component = MooreComponent(initialState: 1, reducer: adding) { (state: Int, send: @escaping (Int) -> Void) in
      Panel(text: "\(state)") { send(state) }
    }
    let screen = Screen(component)
    for _ in 0..<4 { screen.tap("Press") }
    XCTAssertEqual(screen.texts, ["16"])
    XCTAssertEqual(component.moore().handle(8).view.make { _ in Task.lazy() }.text, "24")
  }

  func testAStoreOverAPairingMovesAsThePairingSays() {
    let adding = StateTDispatcher<ForId, Any, Int, Int>.pure { n in .modify { $0 + n } }
    let screen = Screen(
      StoreTComponent(initialState: 1, dispatcher: adding, pairing: .pairId()) {
        (state: Int, send: @escaping (Int) -> Void) in Panel(text: "\(state)") { send(2) }
      })
    screen.tap("Press")
    XCTAssertEqual(screen.texts, ["3"])
  }

  func testATracedOverAPairingMovesAsThePairingSays() {
    let writing = WriterTDispatcher<ForId, Any, String, String>.pure { .tell($0) }
    let screen = Screen(
      TracedTComponent(dispatcher: writing, pairing: .pairId()) { (log: String, send: @escaping (String) -> Void) in
        Panel(text: log) { send("x") }
      })
    screen.tap("Press")
    screen.tap("Press")
    XCTAssertEqual(screen.texts, ["xx"])
  }

  func testHandlersOfTheFamiliesTranslatePrograms() throws {
    let log = IORef<Error, [String]>.unsafe([])
    let writing = WriterHandler<[String]> { action in
      action.flatMap { program in log.update { $0 + program^.run.0 } }
    }
    let counting = writing.focus { (n: Int) in ["\(n)"] }
    try counting.handle(Task.pure(Writer<Int, Void>.tell(3)))^.unsafeRunSync()
    XCTAssertEqual(try log.get()^.unsafeRunSync(), ["3"])

    let machine = Moore<Int, Int>.from(initialState: 1, render: { $0 }, update: { $0 * $1 })
    let state = IORef<Error, Int>.unsafe(0)
    let acting = ActionHandler<Int> { action in
      action.flatMap { program in
        state.set(
          Pairing<ActionPartial<Int>, MoorePartial<Int>>.pairActionMoore().select(program, machine.duplicate())^.view)
      }
    }
    try acting.focus { (s: String) in s.count }.handle(Task.pure(Action.from("four")))^.unsafeRunSync()
    XCTAssertEqual(try state.get()^.unsafeRunSync(), 4)
  }

  func testDispatchersOfTheFamiliesServeInABiggerWorld() throws {
    enum Big: AutoPrism { case text(String), other }
    let prism = Big.prism(for: Big.text)
    let writing = WriterDispatcher<Int, [String], String>.effectful { s in
      EnvIO.access { n in .tell([s, "\(n)"]) }
    }.widen(
      transformEnvironment: { (s: String) in s.count }, transformLog: { $0.joined() }, transformInput: prism)
    XCTAssertEqual(writing.on(.other).count, 0)
    XCTAssertEqual(try writing.on(.text("a")).first?.provide("four").unsafeRunSync()^.run.0, "a4")

    let acting = ActionDispatcher<Int, Int, String>.pure { .from($0.count) }
      .widen(transformEnvironment: { (s: String) in s.count }, transformAction: { $0 * 10 }, transformInput: prism)
    let machine = Moore<Int, Int>.from(initialState: 1, render: { $0 }, update: { $0 + $1 })
    let program = try acting.on(.text("abc")).first?.provide("").unsafeRunSync()
    let pairing = Pairing<ActionPartial<Int>, MoorePartial<Int>>.pairActionMoore()
    XCTAssertEqual(program.map { pairing.select($0, machine.duplicate())^.view }, 31)
  }
}

final class ActionSpellingTests: XCTestCase {
  func testActionsAreSpelledInFullOrByContext() {
    let full = Action<Bool, Void>.from(true).mapAction { $0 ? 1 : 0 }
    let short: ActionOf<Int, Void> = .from(5)
    let log = Moore<Int, Int>.log
    let pairing = Pairing<ActionPartial<Int>, MoorePartial<Int>>.pairActionMoore()
    XCTAssertEqual(pairing.select(full.followedBy(short), log.duplicate())^.view, 6)
  }
}
