/// The witness of `Function0`.
public final class ForFunction0 {}
/// `Function0` with all parameters but the last.
public typealias Function0Partial = ForFunction0
/// The kind of `Function0`.
public typealias Function0Of<A> = Kind<ForFunction0, A>

/// A function without arguments, as a member of the family of kinds. Called anew each time it is asked.
public final class Function0<A>: Function0Of<A> {
  let eval: Eval<A>

  init(_ eval: Eval<A>) {
    self.eval = eval
  }

  /// From a function.
  public convenience init(_ f: @escaping () -> A) {
    self.init(.always(f))
  }

  /// The type that a kind stands for.
  public static func fix(_ fa: Function0Of<A>) -> Function0<A> { downcast(fa) }
  /// Calls the function.
  public func invoke() -> A { eval.value() }
  /// The same as calling it by name.
  public func callAsFunction() -> A { eval.value() }
}

/// The type that a kind stands for.
public postfix func ^ <A>(_ fa: Function0Of<A>) -> Function0<A> { Function0.fix(fa) }

extension ForFunction0: EquatableK {
  public static func eq<A: Equatable>(_ lhs: Function0Of<A>, _ rhs: Function0Of<A>) -> Bool {
    lhs^.invoke() == rhs^.invoke()
  }
}

extension ForFunction0: Monad, Comonad {
  public static var isDeferred: Bool { true }
  public static func map<A, B>(_ fa: Function0Of<A>, _ f: @escaping (A) -> B) -> Function0Of<B> {
    Function0(fa^.eval.map(f)^)
  }
  public static func pure<A>(_ a: A) -> Function0Of<A> { Function0(.now(a)) }
  public static func flatMap<A, B>(_ fa: Function0Of<A>, _ f: @escaping (A) -> Function0Of<B>) -> Function0Of<B> {
    Function0(fa^.eval.flatMap { f($0)^.eval }^)
  }
  public static func tailRecM<A, B>(_ a: A, _ f: @escaping (A) -> Function0Of<Either<A, B>>) -> Function0Of<B> {
    Function0(Eval.tailRecM(a) { f($0)^.eval }^)
  }
  public static func extract<A>(_ fa: Function0Of<A>) -> A { fa^.invoke() }
  public static func coflatMap<A, B>(_ fa: Function0Of<A>, _ f: @escaping (Function0Of<A>) -> B) -> Function0Of<B> {
    Function0 { f(fa) }
  }
}
