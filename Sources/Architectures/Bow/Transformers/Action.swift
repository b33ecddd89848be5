/// A program that drives a machine.
public typealias Action<I, A> = Co<MoorePartial<I>, A>
/// `Action` with all parameters but the last.
public typealias ActionPartial<I> = CoPartial<MoorePartial<I>>
/// The kind of `Action`.
public typealias ActionOf<I, A> = CoOf<MoorePartial<I>, A>

extension CoT where M == ForId {
  /// Gives a machine one input and answers `a`.
  public static func liftAction<I>(_ input: I, _ a: A) -> Action<I, A> where W == MoorePartial<I> {
    Action<I, A> { (machine: MooreOf<I, (A) -> Any>) -> Any in machine^.handle(input).view(a) }
  }

  /// Gives a machine one input.
  public static func from<I>(_ input: I) -> Action<I, Void> where W == MoorePartial<I>, A == Void {
    liftAction(input, ())
  }

  /// The same action on machines with other inputs.
  public func mapAction<I, J>(_ f: @escaping (I) -> J) -> Action<J, A> where W == MoorePartial<I> {
    Action<J, A> { (machine: MooreOf<J, (A) -> Any>) -> Any in self.run(machine^.contramapInput(f)) }
  }
}
