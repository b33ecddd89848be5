import Bow
import BowOptics

// Prints what a step of each program costs, beside Bow 0.8's figure where one is known, and what ten times as many steps
// cost. Call: bench-bow [scale] [part of a name].
let arguments = CommandLine.arguments.dropFirst()
let report = Report(scale: arguments.first.flatMap(Double.init) ?? 1, only: arguments.dropFirst().first ?? "")

statePrograms(report)
pairings(report)
traversals(report)
optics(report)
