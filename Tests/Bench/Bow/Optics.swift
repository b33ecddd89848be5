import Bow
import BowOptics

private struct Part {
  var count: Int
  var name: String
}
private struct Whole: AutoLens, AutoTraversal {
  var part: Part
  var title: String
  var numbers: [Int] = []
}
private enum Event: AutoPrism {
  case coin(Int)
  case card(number: String, pin: Int)
  case cancel
}

func optics(_ report: Report) {
  let prism = Event.prism(for: Event.coin)
  report.measure("AutoPrism, hit", upstream: 8_400, steps: 200_000) { n in
    for i in 0..<n { keep(prism.getOptional(.coin(i))) }
  }
  report.measure("AutoPrism, miss", upstream: 1_300, steps: 200_000) { n in
    for _ in 0..<n { keep(prism.getOptional(.cancel)) }
  }

  let whole = Whole(part: Part(count: 1, name: "n"), title: "t")
  var getters = (0..<2).map { _ in { (whole: Whole) in whole.part.count } }
  getters.shuffle()
  let direct = getters[0]
  report.measure("a function in place of a lens, get", upstream: nil, steps: 1_000_000) { n in
    for _ in 0..<n { keep(direct(whole)) }
  }
  let lens =
    Lens<Whole, Part>(get: { $0.part }, set: { Whole(part: $1, title: $0.title) })
    + Lens<Part, Int>(get: { $0.count }, set: { Part(count: $1, name: $0.name) })
  report.measure("lens of two parts, get", upstream: nil, steps: 1_000_000) { n in
    for _ in 0..<n { keep(lens.get(whole)) }
  }
  report.measure("lens of two parts, set", upstream: nil, steps: 1_000_000) { n in
    var current = whole
    for i in 0..<n { current = lens.set(current, i) }
    keep(current)
  }
  let title = Whole.lens(for: \.title)
  report.measure("lens of a key path, get", upstream: nil, steps: 1_000_000) { n in
    for _ in 0..<n { keep(title.get(whole)) }
  }
  let numbers = Whole.traversal(for: \.numbers)
  report.measure("traversal, modify, an element", upstream: nil, steps: 1_000_000) { n in
    keep(numbers.modify(Whole(part: whole.part, title: "t", numbers: Array(0..<n))) { $0 + 1 })
  }
}
