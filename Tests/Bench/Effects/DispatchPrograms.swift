import Bow
import BowArch
import BowEffects
import BowOptics
import Foundation
import SwiftUI

private struct Desk: Equatable {
  var count = 0
  var note = ""
}

private enum DeskInput: AutoPrism {
  case count(Int)
  case note(String)
}

/// What a dispatch costs, from an input to a changed state and to a refreshed screen.
@MainActor func dispatchPrograms() -> [Program] {
  let n = 20_000
  let adding = StateDispatcher<Any, Int, Int>.pure { k in .modify { $0 + k }^ }
  let lens = Lens<Desk, Int>(get: { $0.count }, set: { Desk(count: $1, note: $0.note) })
  let prism = Prism<DeskInput, Int>(
    extract: { if case .count(let k) = $0 { return k } else { return nil } }, embed: DeskInput.count)
  let wide = adding.widen(transformState: lens, transformInput: prism)
  let automatic = DeskInput.prism(for: DeskInput.count)
  let autoWide = adding.widen(transformState: lens, transformInput: automatic)

  func play<S, I>(_ dispatcher: StateDispatcher<Any, S, I>, _ input: I, _ state: S) -> S {
    dispatcher.on(input).reduce(state) { s, action in
      (try? action.provide(()).unsafeRunSync()^.runS(s)) ?? s
    }
  }

  let working = StateDispatcher<Any, Int, Int>.effectful { k in EnvIO.invoke { _ in .modify { $0 + k }^ } }
  let (plain, effectful) = (Clicking(adding), Clicking(working))
  return [
    Program("dispatcher.on and run, plain", upstream: 22, steps: n) {
      var state = 0
      for _ in 0..<n { state = play(adding, 1, state) }
      check(state, n)
    },
    Program("dispatcher.on and run, widened by a prism", upstream: 34, steps: n) {
      var state = Desk()
      for _ in 0..<n { state = play(wide, .count(1), state) }
      check(state.count, n)
    },
    Program("dispatcher.on and run, widened by an AutoPrism", upstream: 45, steps: n) {
      var state = Desk()
      for _ in 0..<n { state = play(autoWide, .count(1), state) }
      check(state.count, n)
    },
    // Upstream's figure ends with the write.
    Program("click to refreshed screen", upstream: 1100...1800, steps: 1000) {
      plain.click(times: 1000)
    },
    Program("click, effect, refreshed screen", upstream: 1100...1800, steps: 1000, atMost: 100) {
      effectful.click(times: 1000)
    },
  ]
}

/// A counter on a screen that is pressed.
private final class Clicking {
  private let screen: Screen
  private var clicks = 0

  @MainActor init(_ dispatcher: StateDispatcher<Any, Int, Int>) {
    screen = Screen(
      StoreComponent(initialState: 0, dispatcher: dispatcher) { (count: Int, send: @escaping (Int) -> Void) in
        VStack {
          Text(verbatim: "\(count)")
          Button("+") { send(1) }
        }
      })
  }

  func click(times: Int) {
    for _ in 0..<times { screen.tap("+") }
    clicks += times
    check(screen.texts, ["\(clicks)"])
  }
}
