import Foundation

// Prints what the steps of effects and dispatches cost, in microseconds of processor time, beside upstream's figures.
// Arguments choose the programs whose name contains one of them.

let wanted = CommandLine.arguments.dropFirst()
let programs = (effectPrograms() + MainActor.assumeIsolated(dispatchPrograms)).filter { program in
  wanted.isEmpty || wanted.contains { program.name.contains($0) }
}
print("program".padding(toLength: 52, withPad: " ", startingAt: 0) + "     ours    upstream  ratio")
var misses = 0
for program in programs {
  let measurement = program.measured()
  print(measurement.line)
  if measurement.isMiss { misses += 1 }
}
print(misses == 0 ? "all at least 10 times under upstream, and within their bars" : "\(misses) missed")
