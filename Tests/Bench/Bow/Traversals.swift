import Bow

func traversals(_ report: Report) {
  report.measure("Array.traverse into State, an element", upstream: 65_000, steps: 100_000) { n in
    keep(Array(0..<n).traverse { a in State<Int, Int> { ($0 + a, $0) } }^.run(0))
  }
  report.measure("Array.traverse into Option, an element", upstream: 65_000, steps: 100_000) { n in
    keep(Array(0..<n).traverse { Option.some($0) }^)
  }
}
