#if canImport(Glibc)
  import Glibc
#endif

/// Tells on standard error how far a run is: a line that is overwritten on a terminal, plain lines elsewhere on request.
struct Progress: Sendable {
  private let isQuiet: Bool
  private let isVerbose: Bool
  private let isTerminal: Bool

  init(isQuiet: Bool, isVerbose: Bool) {
    self.isQuiet = isQuiet
    self.isVerbose = isVerbose
    isTerminal = isatty(2) != 0
  }

  func finished(_ page: String, _ done: Int, _ count: Int) {
    guard !isQuiet else { return }
    if isTerminal {
      writeError("\r\u{1B}[K\(done) of \(count) programs")
    } else if isVerbose {
      writeError("\(done)/\(count) \(page)\n")
    }
  }

  func end() {
    if !isQuiet, isTerminal { writeError("\r\u{1B}[K") }
  }
}
