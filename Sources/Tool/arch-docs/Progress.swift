import Programs
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// Tells on standard error how far a run is: a line that is overwritten on a terminal, plain lines elsewhere on request.
final class Progress: Sendable {
  private let isQuiet: Bool
  private let isVerbose: Bool
  private let isTerminal: Bool
  private let programs: [Program]
  private let done = Mutex<Int>(0)

  init(isQuiet: Bool, isVerbose: Bool, programs: [Program], pages: Int) {
    self.isQuiet = isQuiet
    self.isVerbose = isVerbose
    self.programs = programs
    isTerminal = isatty(2) != 0
  }

  func finished(_ index: Int) {
    guard !isQuiet else { return }
    done.withLock { done in
      done += 1
      if isTerminal {
        writeError("\r\u{1B}[K\(done) of \(programs.count) programs")
      } else if isVerbose {
        writeError("\(done)/\(programs.count) \(programs[index].pagePath)\n")
      }
    }
  }

  func end() {
    if !isQuiet, isTerminal { writeError("\r\u{1B}[K") }
  }
}
