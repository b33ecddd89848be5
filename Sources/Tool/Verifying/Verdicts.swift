import DocumentModel
import Programs
import Synchronization

/// Checks each page as soon as all of its programs have run.
final class Verdicts: Sendable {
  typealias Check = @Sendable (ProjectPage, [Program], [Transcript]) -> PageResult

  private let pages: [ProjectPage]
  private let programs: [Program]
  private let owners: [Range<Int>]
  private let check: Check
  private let state: Mutex<State>

  private struct State {
    var transcripts: [Transcript?]
    var results: [PageResult?]
    /// How many programs of each page are still to come.
    var missing: [Int]
    /// How long the programs of each page took, in seconds.
    var durations: [Double]
    var done = 0
    var toolHasFailed = false
  }

  /// - Parameters:
  ///   - owners: The programs of each page.
  ///   - known: Results by page path that are taken as they are.
  init(
    pages: [ProjectPage], programs: [Program], owners: [Range<Int>], known: [String: PageResult], check: @escaping Check
  ) {
    self.pages = pages
    self.programs = programs
    self.owners = owners
    self.check = check
    let results = zip(pages, owners).map { page, owned -> PageResult? in
      if let result = known[page.page.path] { return result }
      if page.page.hasErrors { return .notRun(page.page) }
      return owned.isEmpty ? check(page, [], []) : nil
    }
    state = Mutex(
      State(
        transcripts: Array(repeating: nil, count: programs.count), results: results, missing: owners.map(\.count),
        durations: pages.map { _ in 0 }))
  }

  /// Takes a program's transcript and how long it took, in seconds. Gives the result of its page, when this was the last of
  /// it, and how many transcripts there are by now.
  func add(_ transcript: Transcript, of program: Int, seconds: Double) -> (result: PageResult?, done: Int) {
    let page = owners.partitioningIndex { $0.upperBound > program }
    let owned = owners[page]
    let (whole, done) = state.withLock { state -> ([Transcript]?, Int) in
      state.transcripts[program] = transcript
      state.done += 1
      state.missing[page] -= 1
      state.durations[page] += seconds
      if transcript.failure != nil { state.toolHasFailed = true }
      return (state.missing[page] == 0 ? state.transcripts[owned].compactMap { $0 } : nil, state.done)
    }
    guard let whole else { return (nil, done) }
    let result = check(pages[page], Array(programs[owned]), whole)
    state.withLock { state in
      state.results[page] = result
      // What was checked is no longer needed.
      for index in owned { state.transcripts[index] = Transcript() }
    }
    return (result, done)
  }

  /// One a page. A page of which some program did not run was not verified.
  var results: [PageResult] {
    state.withLock { state in zip(pages, state.results).map { page, result in result ?? .notRun(page.page) } }
  }

  var durations: [Double] { state.withLock { $0.durations } }

  /// Whether some program could not be compiled or run for a reason that is not its own.
  var toolHasFailed: Bool { state.withLock { $0.toolHasFailed } }
}
