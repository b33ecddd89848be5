import FoundationEssentials
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// What happens when a run is interrupted from outside: nothing that it made is left behind.
public enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// Where the signal handler, which may do little more than write, tells the thread that cleans up.
  private static let descriptor = Atomic<Int32>(-1)

  /// From now on SIGINT, SIGTERM and SIGHUP remove the temporary folders of this process and end it with status 128 + signal: 130
  /// for SIGINT. Helper processes end with it. A signal that is ignored already (`nohup`) stays ignored.
  public static func endInOrder() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    descriptor.store(ends[1], ordering: .releasing)
    let reading = ends[0]
    var thread = pthread_t()
    let context = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    context.initialize(to: reading)
    pthread_create(
      &thread, nil,
      { context in
        let reading = context?.load(as: Int32.self) ?? -1
        var signal: UInt8 = 0
        while read(reading, &signal, 1) < 0, errno == EINTR {}
        TemporaryFolder.removeAll()
        _exit(128 + Int32(signal))
      }, context)
    for signal in signals {
      var former = sigaction()
      sigaction(signal, nil, &former)
      if former.__sigaction_handler.sa_handler.map({ unsafeBitCast($0, to: Int.self) }) == 1 { continue }
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { signal in
        var byte = UInt8(truncatingIfNeeded: signal)
        _ = write(Interruption.descriptor.load(ordering: .acquiring), &byte, 1)
      }
      action.sa_flags = SA_RESTART
      sigaction(signal, &action, nil)
    }
  }
}
