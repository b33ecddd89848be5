/// A functor whose next step may depend on the value of the one before.
public protocol Monad: Selective {
  /// Goes on with what `f` makes of the value.
  static func flatMap<A, B>(_ fa: Kind<Self, A>, _ f: @escaping (A) -> Kind<Self, B>) -> Kind<Self, B>
  /// Repeats `f` from `a` on until it answers `.right`, in constant stack.
  static func tailRecM<A, B>(_ a: A, _ f: @escaping (A) -> Kind<Self, Either<A, B>>) -> Kind<Self, B>
  /// Whether `flatMap` waits with its function until the effect is run, so that effects nested in it cost no stack. False
  /// where a type does not say so; that is always right, and takes longer.
  static var isDeferred: Bool { get }
  /// The same effect, seeing the variables that a comprehension has bound, however late it runs.
  static func within<A>(_ scope: BindingScope, _ fa: Kind<Self, A>) -> Kind<Self, A>
}

extension Monad {
  /// Whether `flatMap` waits with its function until the effect is run.
  public static var isDeferred: Bool { false }
  public static func within<A>(_ scope: BindingScope, _ fa: Kind<Self, A>) -> Kind<Self, A> { fa }
  public static func map<A, B>(_ fa: Kind<Self, A>, _ f: @escaping (A) -> B) -> Kind<Self, B> {
    flatMap(fa) { pure(f($0)) }
  }
  /// Applies the functions inside to the values inside.
  public static func ap<A, B>(_ ff: Kind<Self, (A) -> B>, _ fa: Kind<Self, A>) -> Kind<Self, B> {
    flatMap(ff) { map(fa, $0) }
  }
  /// Both values, side by side.
  public static func product<A, B>(_ fa: Kind<Self, A>, _ fb: Kind<Self, B>) -> Kind<Self, (A, B)> {
    flatMap(fa) { a in map(fb) { (a, $0) } }
  }
  /// Applies a function only where the value is a left one.
  public static func select<A, B>(_ fab: Kind<Self, Either<A, B>>, _ f: Kind<Self, (A) -> B>) -> Kind<Self, B> {
    flatMap(fab) { choice in choice.fold({ a in map(f) { $0(a) } }, { pure($0) }) }
  }
  /// Repeats the effect for as long as it answers true.
  public static func whileS(_ condition: Kind<Self, Bool>) -> Eval<Kind<Self, Void>> {
    Eval.later { tailRecM(()) { map(condition) { $0 ? .left(()) : .right(()) } } }
  }
  /// The inner container.
  public static func flatten<A>(_ ffa: Kind<Self, Kind<Self, A>>) -> Kind<Self, A> { flatMap(ffa, id) }
  /// Goes on with another effect and its value.
  public static func followedBy<A, B>(_ fa: Kind<Self, A>, _ fb: Kind<Self, B>) -> Kind<Self, B> {
    flatMap(fa) { _ in fb }
  }
  /// Goes on with another effect and keeps this value.
  public static func forEffect<A, B>(_ fa: Kind<Self, A>, _ fb: Kind<Self, B>) -> Kind<Self, A> {
    flatMap(fa) { a in map(fb) { _ in a } }
  }
  /// Goes on with an effect that is computed on demand.
  public static func followedByEval<A, B>(_ fa: Kind<Self, A>, _ fb: Eval<Kind<Self, B>>) -> Kind<Self, B> {
    flatMap(fa) { _ in fb.value() }
  }
  /// The first one's value, after an effect that is computed on demand.
  public static func forEffectEval<A, B>(_ fa: Kind<Self, A>, _ fb: Eval<Kind<Self, B>>) -> Kind<Self, A> {
    flatMap(fa) { a in map(fb.value()) { _ in a } }
  }
  /// The value beside that of the effect it leads to.
  public static func mproduct<A, B>(_ fa: Kind<Self, A>, _ f: @escaping (A) -> Kind<Self, B>) -> Kind<Self, (A, B)> {
    flatMap(fa) { a in map(f(a)) { (a, $0) } }
  }
  /// Carries out an effect that the value leads to and keeps the value.
  public static func flatTap<A, B>(_ fa: Kind<Self, A>, _ f: @escaping (A) -> Kind<Self, B>) -> Kind<Self, A> {
    flatMap(fa) { a in map(f(a)) { _ in a } }
  }
  /// Goes on in one of two ways, as the value says.
  public static func ifM<B>(
    _ fa: Kind<Self, Bool>, _ ifTrue: @escaping () -> Kind<Self, B>, _ ifFalse: @escaping () -> Kind<Self, B>
  ) -> Kind<Self, B> {
    flatMap(fa) { $0 ? ifTrue() : ifFalse() }
  }
}

extension Kind where F: Monad {
  /// Goes on with what `f` makes of the value.
  @inlinable
  public func flatMap<B>(_ f: @escaping (A) -> Kind<F, B>) -> Kind<F, B> { F.flatMap(self, f) }
  /// The inner container.
  public func flatten<B>() -> Kind<F, B> where A == Kind<F, B> { F.flatten(self) }
  /// The inner container.
  public static func flatten(_ ffa: Kind<F, Kind<F, A>>) -> Kind<F, A> { F.flatten(ffa) }
  /// Goes on with another effect and its value.
  public func followedBy<B>(_ fb: Kind<F, B>) -> Kind<F, B> { F.followedBy(self, fb) }
  /// Goes on with another effect and keeps this value.
  public func forEffect<B>(_ fb: Kind<F, B>) -> Kind<F, A> { F.forEffect(self, fb) }
  /// Goes on with an effect that is computed on demand.
  public func followedByEval<B>(_ fb: Eval<Kind<F, B>>) -> Kind<F, B> { F.followedByEval(self, fb) }
  /// Goes on with an effect that is computed on demand and keeps this value.
  public func forEffectEval<B>(_ fb: Eval<Kind<F, B>>) -> Kind<F, A> { F.forEffectEval(self, fb) }
  /// The value beside that of the effect it leads to.
  public func mproduct<B>(_ f: @escaping (A) -> Kind<F, B>) -> Kind<F, (A, B)> { F.mproduct(self, f) }
  /// Carries out an effect that the value leads to and keeps the value.
  public func flatTap<B>(_ f: @escaping (A) -> Kind<F, B>) -> Kind<F, A> { F.flatTap(self, f) }
  /// Repeats `f` from `b` on until it answers `.right`, in constant stack.
  public static func tailRecM<B>(_ b: B, _ f: @escaping (B) -> Kind<F, Either<B, A>>) -> Kind<F, A> {
    F.tailRecM(b, f)
  }
}

extension Kind where F: Monad, A == Bool {
  /// Goes on in one of two ways, as the value says.
  public func ifM<B>(_ ifTrue: @escaping () -> Kind<F, B>, _ ifFalse: @escaping () -> Kind<F, B>) -> Kind<F, B> {
    F.ifM(self, ifTrue, ifFalse)
  }
}
