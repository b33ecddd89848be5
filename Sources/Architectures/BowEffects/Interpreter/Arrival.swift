/// An outcome that comes once, from any thread, perhaps before anybody waits for it.
final class Arrival: @unchecked Sendable {
  private struct State {
    var outcome: IOOutcome?
    var hasArrived = false
    var isAwaited = false
    var isCancelled = false
    var giveUp: (() -> Void)?
  }

  private let state = Locked(State())
  private let deliver: (IOOutcome) -> Void

  /// - Parameter deliver: told the outcome when it comes after `await` found none.
  init(deliver: @escaping (IOOutcome) -> Void) {
    self.deliver = deliver
  }

  /// Takes an outcome; all but the first are let go.
  func arrive(_ outcome: IOOutcome) {
    let isAwaited = state.withLock { state -> Bool in
      guard !state.hasArrived else { return false }
      state.hasArrived = true
      state.giveUp = nil
      if state.isAwaited { return true }
      state.outcome = outcome
      return false
    }
    if isAwaited { deliver(outcome) }
  }

  /// The outcome that is there already. Without one, it will be delivered.
  func await() -> IOOutcome? {
    state.withLock { state in
      state.isAwaited = !state.hasArrived
      return state.outcome
    }
  }

  /// Sets what `cancel` does.
  func onCancel(_ giveUp: @escaping () -> Void) {
    let isLate = state.withLock { state -> Bool in
      if !state.hasArrived { state.giveUp = giveUp }
      return state.isCancelled
    }
    if isLate { giveUp() }
  }

  func cancel() {
    let giveUp = state.withLock { state -> (() -> Void)? in
      state.isCancelled = true
      return state.giveUp
    }
    giveUp?()
  }
}
