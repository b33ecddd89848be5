import Bow

func pairings(_ report: Report) {
  let pairing = Pairing<StatePartial<Int>, StorePartial<Int>>.pairStateStore()
  report.measure("pairStateStore.select and duplicate", upstream: 9_000, steps: 20_000) { n in
    var store = Store(0) { $0 }
    for _ in 0..<n { store = pairing.select(State<Int, Void>.modify { $0 + 1 }, store.duplicate())^ }
    keep(store.extract())
  }
}
