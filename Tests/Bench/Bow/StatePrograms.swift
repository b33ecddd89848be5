import Bow

func statePrograms(_ report: Report) {
  report.measure("State flatMap, nested to the left", upstream: 1_600, steps: 30_000) { n in
    var state = State<Int, Int>.pure(0)^
    for _ in 0..<n { state = state.flatMap { a in State { ($0 + 1, a + 1) } }^ }
    keep(state.run(0))
  }
  report.measure("State flatMap, nested to the right", upstream: 5_200, steps: 30_000) { n in
    func step(_ n: Int) -> State<Int, Int> {
      n == 0 ? State.pure(0)^ : State<Int, Int> { ($0 + 1, n) }.flatMap { _ in step(n - 1) }^
    }
    keep(step(n).run(0))
  }
  report.measure("State map", upstream: nil, steps: 30_000) { n in
    var state = State<Int, Int>.pure(0)^
    for _ in 0..<n { state = state.map { $0 + 1 }^ }
    keep(state.run(0))
  }
  report.measure("StateT over Option, nested to the left", upstream: nil, steps: 30_000) { n in
    var state = StateT<ForOption, Int, Int>.pure(0)^
    for _ in 0..<n { state = state.flatMap { a in StateT { Option.some(($0 + 1, a + 1)) } }^ }
    keep(state.runM(0))
  }
  report.measure("Eval flatMap, nested to the left", upstream: nil, steps: 30_000) { n in
    var eval = Eval.now(0)
    for _ in 0..<n { eval = eval.flatMap { Eval.now($0 + 1) }^ }
    keep(eval.value())
  }
  report.measure("Reader flatMap, nested to the left", upstream: nil, steps: 30_000) { n in
    var reader = Reader<Int, Int>.pure(0)^
    for _ in 0..<n { reader = reader.flatMap { a in Reader { Id($0 + a) } }^ }
    keep(reader.run(1))
  }
}
