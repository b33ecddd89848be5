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
