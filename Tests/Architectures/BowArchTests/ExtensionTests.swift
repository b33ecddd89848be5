import Bow
import BowArch
import BowEffects
import SwiftUI
import XCTest

// Code outside the library that adds to its types in general: what they say of their parameters is known there.

private let noted = Atomic<[String]>([])

extension EffectHandler {
  fileprivate func noting(_ line: String) -> EffectHandler<Eff, M> {
    EffectHandler { action in self.handle(action.flatTap { _ in Eff.later { noted.mutate { $0.append(line) } } }) }
  }
}

extension EffectDispatcher {
  fileprivate func noting(_ line: String) -> EffectDispatcher {
    EffectDispatcher { input in
      self.on(input).map { action in
        Kleisli { environment in
          action.run(environment).flatTap { _ in Eff.later { noted.mutate { $0.append(line) } } }
        }
      }
    }
  }
}

extension UI {
  fileprivate func noting(_ line: String) -> UI<Eff, M, A> { UI { self.make($0.noting(line)) } }
}

final class ExtensionTests: XCTestCase {
  func testUsersAddToTheTypesInGeneral() {
    noted.value = []
    let adding = StateDispatcher<Any, Int, Int>.pure { n in .modify { $0 + n }^ }.noting("dispatcher")
    let space = Store(0) { _ in
      UI<ForTask, StatePartial<Int>, (Int) -> Void> { adding.dispatch(to: $0) }.noting("interface")
    }
    let component = EffectComponent(space, Pairing.pairStateStore())
    component.explore(onEffect: { _ in Task.lazy() })(2)
    settle { component.store().state == 2 }
    XCTAssertEqual(component.store().state, 2)
    XCTAssertEqual(noted.value, ["dispatcher", "interface"])
  }

  func testAnyFunctionsWidenADispatcher() throws {
    let adding = StateDispatcher<Int, Int, Int>.effectful { n in EnvIO.access { (_: Int) in .modify { $0 + n }^ } }
    let wide = adding.widen(
      { (text: String) in text.count }, { (step: StateOf<Int, Void>) in step },
      { (text: String) -> Int? in Int(text) })
    XCTAssertEqual(wide.on("x").count, 0)
    XCTAssertEqual(try wide.on("3").first?.provide("ab").unsafeRunSync()^.runS(1), 4)
  }

  func testActionsMayEndInProgramsOfTheirVeryType() throws {
    func add(_ n: Int) -> EnvIO<Int, Error, Bow.State<Int, Void>> {
      EnvIO.invoke { factor in Bow.State<Int, Void> { ($0 + n * factor, ()) } }
    }
    let one = StateDispatcher<Int, Int, Int>.effectful(add)
    let some = StateDispatcher<Int, Int, Int>.workflow { n in [add(n), add(1)] }
    func play(_ dispatcher: StateDispatcher<Int, Int, Int>) throws -> Int {
      try dispatcher.on(2).reduce(1) { try $1.provide(10).unsafeRunSync()^.runS($0) }
    }
    XCTAssertEqual(try play(one), 21)
    XCTAssertEqual(try play(some), 31)
    func write(_ line: String) -> EnvIO<Any, Error, Writer<[String], Void>> { EnvIO.pure(.tell([line])^)^ }
    let writing = WriterDispatcher<Any, [String], String>.workflow { [write($0), write("!")] }
    XCTAssertEqual(try writing.on("a").map { try $0.provide(()).unsafeRunSync()^.run.0 }, [["a"], ["!"]])
    func act(_ text: String) -> EnvIO<Any, Error, Action<String, Void>> { EnvIO.pure(Action.from(text))^ }
    XCTAssertEqual(ActionDispatcher<Any, String, String>.effectful(act).on("a").count, 1)
  }

  func testEveryActionBeginsInTheBackgroundAndShowsByItself() {
    let threads = Atomic<[Bool]>([])
    let shown = Atomic<[Int]>([])
    func action(_ n: Int) -> EnvIO<Any, Error, Kind<StatePartial<Int>, Void>> {
      EnvIO.invoke { _ in
        threads.mutate { $0.append(Thread.isMainThread) }
        return .set(n)
      }
    }
    let dispatcher = StateDispatcher<Any, Int, Void>.workflow { [action(1), action(2), EnvIO.pure(.set(3))^] }
    let screen = Screen(
      StoreComponent(initialState: 0, dispatcher: dispatcher) { (count: Int, send: @escaping (()) -> Void) in
        shown.mutate { $0.append(count) }
        return Button("\(count)") { send(()) }
      })
    screen.tap("0")
    XCTAssertEqual(screen.outline.description, "Button \"3\"")
    XCTAssertEqual(threads.value, [false, false])
    XCTAssertEqual(shown.value, [0, 1, 2, 3])
  }

  func testAViewHearsWhatLedToEachComponent() {
    let heard = Atomic<[Int]>([])
    let adding = StateDispatcher<Any, Int, Int>.pure { n in .modify { $0 + n }^ }
    let space = Store(0) { count in
      UI<ForTask, StatePartial<Int>, Button<Text>> { handler in
        Button("\(count)") { adding.dispatch(to: handler)(2) }
      }
    }
    let view = ComponentView(EffectComponent(space, Pairing.pairStateStore())).onEffectAction { component, action in
      Task.invoke { heard.mutate { $0 += [component.store().state, action^.runS(10)] } }
    }
    let screen = Screen(view)
    screen.tap("0")
    XCTAssertEqual(screen.outline.description, "Button \"2\"")
    XCTAssertEqual(heard.value, [2, 12])
  }
}
