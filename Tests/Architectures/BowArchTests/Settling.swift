import Foundation
import XCTest

extension XCTestCase {
  /// Turns the main run loop until the condition holds; at most so many seconds long.
  func settle(within seconds: TimeInterval = 10, until condition: () -> Bool) {
    let end = Date().addingTimeInterval(seconds)
    while !condition(), Date() < end {
      _ = RunLoop.main.run(mode: .default, before: Date().addingTimeInterval(0.01))
    }
  }
}
