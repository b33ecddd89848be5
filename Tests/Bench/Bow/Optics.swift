import Bow
import BowOptics

private struct Part {
  var count: Int
  var name: String
}
private struct Whole: AutoLens {
  var part: Part
  var title: String
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
  let part = Lens<Whole, Part>(get: { $0.part }, set: { Whole(part: $1, title: $0.title) })
  let count = Lens<Part, Int>(get: { $0.count }, set: { Part(count: $1, name: $0.name) })
  let lens = part + count
  let whole = Whole(part: Part(count: 1, name: "n"), title: "t")
  report.measure("composed lens, get", upstream: 100, bar: 3, steps: 1_000_000) { n in
    for _ in 0..<n { keep(lens.get(whole)) }
  }
  report.measure("composed lens, set", upstream: 300, bar: 3, steps: 1_000_000) { n in
    var current = whole
    for i in 0..<n { current = lens.set(current, i) }
    keep(current)
  }
  let key = Whole.lens(for: \.title)
  report.measure("lens of a key path, get", upstream: 300, bar: 3, steps: 1_000_000) { n in
    for _ in 0..<n { keep(key.get(whole)) }
  }
}
