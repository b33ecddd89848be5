/// What can go wrong with an effect as such.
public enum IOError: Error {
  /// It took longer than it may.
  case timeout
}
