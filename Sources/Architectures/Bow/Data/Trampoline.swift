/// A recursion written down as steps, so that running it is a loop.
public final class Trampoline<A> {
  private let eval: Eval<A>

  private init(_ eval: Eval<A>) {
    self.eval = eval
  }

  /// The end of the recursion.
  public static func done(_ value: A) -> Trampoline<A> { Trampoline(.now(value)) }
  /// A step that leads to further ones.
  public static func `defer`(_ f: @escaping () -> Trampoline<A>) -> Trampoline<A> {
    Trampoline(Eval.defer { f().eval })
  }
  /// A last step that is still to be computed.
  public static func later(_ f: @escaping () -> A) -> Trampoline<A> { Trampoline(.always(f)) }

  /// Runs it.
  public func run() -> A { eval.value() }

  /// The value changed by `f`.
  public func map<B>(_ f: @escaping (A) -> B) -> Trampoline<B> { Trampoline<B>(eval.map(f)^) }
  /// Goes on with what `f` makes of the value.
  public func flatMap<B>(_ f: @escaping (A) -> Trampoline<B>) -> Trampoline<B> {
    Trampoline<B>(eval.flatMap { f($0).eval }^)
  }
}
