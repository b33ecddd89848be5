import TestSupport

/// Values for laws: a law that fails fails again.
typealias Generator = SeededGenerator

extension SeededGenerator {
  mutating func int() -> Int { Int.random(in: -20...20, using: &self) }
  mutating func bool() -> Bool { Bool.random(using: &self) }
}
