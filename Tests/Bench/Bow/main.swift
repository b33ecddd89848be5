import Bow
import BowOptics

// Prints what a step of each program costs: against Bow 0.8's figure on such a machine, and n steps against 10 n.
// Call: bench-bow [scale] [part of a name]; scale multiplies the numbers of steps.
let arguments = CommandLine.arguments.dropFirst()
let report = Report(scale: arguments.first.flatMap(Double.init) ?? 1, only: arguments.dropFirst().first ?? "")

statePrograms(report)
pairings(report)
traversals(report)
optics(report)
