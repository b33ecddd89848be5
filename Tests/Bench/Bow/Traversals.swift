import Bow

func traversals(_ report: Report) {
  report.measure("Array.traverse into State, an element", upstream: nil, steps: 100_000) { n in
    keep(Array(0..<n).traverse { a in State<Int, Int> { ($0 + a, $0) } }^.run(0))
  }
  report.measure("Array.traverse into Option, an element", upstream: nil, steps: 100_000) { n in
    keep(Array(0..<n).traverse { Option.some($0) }^)
  }
  report.measure("ArrayK.foldRight over Eval, an element", upstream: nil, steps: 100_000) { n in
    keep(ArrayK(Array(0..<n)).foldRight(Eval.now(0)) { a, rest in rest.map { $0 + a }^ }.value())
  }
}
