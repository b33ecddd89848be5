import Foundation
import PageRuntime

/// Turns the main run loop, and with it the main queue and the main actor.
enum MainLoop {
  /// Runs what is waiting on the main queue and for the main actor, without waiting for more.
  static func turn() {
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    MainWork.runWaiting()
  }

  /// Sleeps until something arrives on the main queue, or for so many seconds.
  static func wait(atMost seconds: Double) {
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: seconds))
  }

  static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}
