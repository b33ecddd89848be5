import CLibFuzzer
import Foundation

@testable import PageTrial

// PageFuzzer KIND [libFuzzer's options and corpora]
// PageFuzzer mutated COUNT

guard CommandLine.arguments.count > 1 else {
  print("usage: PageFuzzer mutated COUNT, or PageFuzzer \(Input.allCases.map(\.rawValue).joined(separator: "|")) ...")
  exit(2)
}
switch CommandLine.arguments[1] {
case "mutated": tryMutatedPages(CommandLine.arguments.dropFirst(2).first.flatMap(UInt64.init) ?? 100_000)
case let name:
  guard let input = Input(rawValue: name) else {
    print("PageFuzzer knows no inputs of the kind “\(name)”")
    exit(2)
  }
  // The callback is a C function and captures nothing: the kind goes to it by the environment.
  setenv("PAGE_FUZZER_INPUT", input.rawValue, 1)
  var arguments = CommandLine.arguments
  arguments.remove(at: 1)
  var pointers = arguments.map { strdup($0) } + [nil]
  var count = Int32(arguments.count)
  pointers.withUnsafeMutableBufferPointer { buffer in
    var start = buffer.baseAddress
    exit(
      LLVMFuzzerRunDriver(&count, &start) { data, size in
        Input.current.read(Array(UnsafeBufferPointer(start: data, count: size)))
        return 0
      })
  }
}

/// The pages that the tests mutate, more of them.
func tryMutatedPages(_ count: UInt64) {
  Watchdog.install()
  let mutator = PageMutator(seeds: SeedPages.all())
  var broken = 0
  for seed in 0..<count {
    let page = mutator.page(seed: seed)
    let violations = Watchdog.watch(seed) { PageTrial.violations(of: page, seed: seed) }
    if violations.isEmpty { continue }
    broken += 1
    print("FUZZ_PAGE=\(seed): \(violations.prefix(3).joined(separator: "; "))")
  }
  print("\(count) mutated pages, \(broken) break a promise")
  exit(broken == 0 ? 0 : 1)
}
