/// What all kinds have in common, whatever their witness and content.
///
/// Kinds that are programs (`State`, `Eval`) say here how they run, so that one loop runs programs of any type: values pass
/// from step to step through the machine, and nothing is looked up by type on the way.
open class AnyKind {
  /// For subclasses.
  public init() {}

  /// Starts the program.
  ///
  /// - Returns: the program to start instead, for one that goes on after another: it has put itself on the machine's
  ///   stack. Nil for a program of one step, which has left its value with the machine.
  func begin(_ machine: inout Machine) -> Unmanaged<AnyKind>? {
    fatalError("\(Self.self) is not a program.")
  }

  /// Goes on after the program that `begin` gave, whose value the machine holds.
  ///
  /// - Returns: the program to run next; nil when the machine holds this one's own value.
  func resume(_ machine: inout Machine) -> AnyKind? {
    fatalError("\(Self.self) does not go on after another program.")
  }

  /// Hands over the program that this one goes on after, when both are about to be released.
  func takeSource() -> AnyKind? { nil }
}
