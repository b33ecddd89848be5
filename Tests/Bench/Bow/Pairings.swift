import Bow

func pairings(_ report: Report) {
  let states = Pairing<StatePartial<Int>, StorePartial<Int>>.pairStateStore()
  report.measure("pairStateStore.select and duplicate", upstream: 9_000, steps: 20_000) { n in
    var store = Store(0) { $0 }
    for _ in 0..<n { store = states.select(State<Int, Void>.modify { $0 + 1 }, store.duplicate())^ }
    keep(store.extract())
  }
  let actions = Pairing<ActionPartial<Int>, MoorePartial<Int>>.pairActionMoore()
  report.measure("Action followedBy, on a Moore machine", upstream: nil, steps: 20_000) { n in
    var action = Action<Int, Void>.from(1)
    for _ in 1..<n { action = action.followedBy(Action<Int, Void>.from(1))^ }
    let machine = Moore<Int, Int>.from(initialState: 0, render: { $0 }, update: { $0 + $1 })
    keep(actions.select(action, machine.duplicate())^.view)
  }
}
