/// The witness of `Eval`.
public final class ForEval {}
/// `Eval` with all parameters but the last.
public typealias EvalPartial = ForEval
/// The kind of `Eval`.
public typealias EvalOf<A> = Kind<ForEval, A>

/// A value whose computation happens now, once later, or each time it is asked for.
///
/// Chains of any length are computed in a loop and released in one.
public class Eval<A>: EvalOf<A> {
  /// The type that a kind stands for.
  @inlinable
  public static func fix(_ fa: EvalOf<A>) -> Eval<A> { downcast(fa) }

  /// A value that is there.
  public static func now(_ a: A) -> Eval<A> { Now(a) }
  /// Computed each time it is asked for.
  public static func always(_ f: @escaping () -> A) -> Eval<A> { Always(f) }
  /// Computed when first asked for, then remembered. Safe to ask from any thread.
  public static func later(_ f: @escaping () -> A) -> Eval<A> { Later(f) }
  /// A computation that is made when it is run.
  public static func `defer`(_ f: @escaping () -> Eval<A>) -> Eval<A> { Deferred(f) }

  /// Computes the value.
  public func value() -> A {
    var nothing: Void = ()
    return withUnsafeMutablePointer(to: &nothing) { Machine.value(of: self, $0) }
  }

  /// The same computation, carried out at most once.
  public func memoize() -> Eval<A> { Later(value) }
}

/// The type that a kind stands for.
@inlinable
public postfix func ^ <A>(_ fa: EvalOf<A>) -> Eval<A> { Eval.fix(fa) }

extension Eval where A == Bool {
  /// True, at once.
  public static var `true`: Eval<Bool> { .now(true) }
  /// False, at once.
  public static var `false`: Eval<Bool> { .now(false) }
}

extension ForEval: EquatableK {
  public static func eq<A: Equatable>(_ lhs: EvalOf<A>, _ rhs: EvalOf<A>) -> Bool { lhs^.value() == rhs^.value() }
}

extension ForEval: Monad, Comonad {
  public static var isDeferred: Bool { true }
  @inlinable
  public static func map<A, B>(_ fa: EvalOf<A>, _ f: @escaping (A) -> B) -> EvalOf<B> { Mapped(fa, f) }
  @inlinable
  public static func pure<A>(_ a: A) -> EvalOf<A> { Now(a) }
  @inlinable
  public static func flatMap<A, B>(_ fa: EvalOf<A>, _ f: @escaping (A) -> EvalOf<B>) -> EvalOf<B> { Continued(fa, f) }
  public static func tailRecM<A, B>(_ a: A, _ f: @escaping (A) -> EvalOf<Either<A, B>>) -> EvalOf<B> {
    Continued(Eval.defer { f(a)^ }) { $0.fold({ tailRecM($0, f) }, { Now($0) }) }
  }
  public static func extract<A>(_ fa: EvalOf<A>) -> A { fa^.value() }
  public static func coflatMap<A, B>(_ fa: EvalOf<A>, _ f: @escaping (EvalOf<A>) -> B) -> EvalOf<B> {
    Later { f(fa) }
  }
  public static func within<A>(_ scope: BindingScope, _ fa: EvalOf<A>) -> EvalOf<A> { Scoped(scope, fa) }
}
