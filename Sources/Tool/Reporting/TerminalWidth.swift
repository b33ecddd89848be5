import Glibc

/// How many columns text may take.
public enum TerminalWidth {
  /// Where nothing tells: in a CI log, say.
  public static let standard = 80

  /// The width for a stream: what `COLUMNS` says, else what the terminal says, else 80.
  ///
  /// - Parameter descriptor: The stream's file descriptor.
  public static func columns(of descriptor: Int32, environment: [String: String]) -> Int {
    if let columns = environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 { return min(columns, 10_000) }
    var size = winsize()
    if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    return standard
  }
}
