import Foundation

/// Ends the process when one page takes too long, or crashes, and says which.
///
/// Processor time is measured, not the clock's: on a busy machine nothing is called a hang.
enum Watchdog {
  /// For a page of a few kilobytes, in seconds of processor time: thousands of times what it takes.
  static let ceiling = 2

  /// What is being tried. Only the tests' own thread writes it; the signal handler reads it.
  nonisolated(unsafe) private static var current: UInt64 = 0

  static func install() {
    for signal in [SIGVTALRM, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT] {
      Foundation.signal(signal) { signal in
        Watchdog.sayWhich()
        Foundation.signal(signal, SIG_DFL)
        raise(signal)
      }
    }
  }

  static func watch<Value>(_ seed: UInt64, seconds: Int = ceiling, _ body: () -> Value) -> Value {
    current = seed
    arm(seconds)
    defer { arm(0) }
    return body()
  }

  private static func arm(_ seconds: Int) {
    var timer = itimerval()
    timer.it_value.tv_sec = seconds
    setitimer(__itimer_which_t(ITIMER_VIRTUAL.rawValue), &timer, nil)
  }

  /// Writes without allocating, as a handler must.
  private static func sayWhich() {
    var rest = current
    var digits: (UInt64, UInt64, UInt64) = (0x2020_2020_2020_2020, 0x2020_2020_2020_2020, 0x0A20_2020_2020_2020)
    withUnsafeMutableBytes(of: &digits) { bytes in
      var index = 22
      repeat {
        bytes[index] = UInt8(48 + rest % 10)
        rest /= 10
        index -= 1
      } while rest > 0
      let text: StaticString = "\nCrashed or hung on the page of this number (FUZZ_PAGE): "
      _ = write(2, text.utf8Start, text.utf8CodeUnitCount)
      _ = write(2, bytes.baseAddress, bytes.count)
    }
  }
}
