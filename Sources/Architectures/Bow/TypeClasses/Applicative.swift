/// A functor that can hold a plain value and join independent containers.
public protocol Applicative: Functor {
  /// A plain value, in this container.
  static func pure<A>(_ a: A) -> Kind<Self, A>
  /// Applies the functions inside to the values inside.
  static func ap<A, B>(_ ff: Kind<Self, (A) -> B>, _ fa: Kind<Self, A>) -> Kind<Self, B>
  /// Joins two containers. By way of `ap`, unless a type knows a shorter way.
  static func product<A, B>(_ fa: Kind<Self, A>, _ fb: Kind<Self, B>) -> Kind<Self, (A, B)>
}

extension Applicative {
  public static func map<A, B>(_ fa: Kind<Self, A>, _ f: @escaping (A) -> B) -> Kind<Self, B> { ap(pure(f), fa) }
  /// Both values, side by side.
  public static func product<A, B>(_ fa: Kind<Self, A>, _ fb: Kind<Self, B>) -> Kind<Self, (A, B)> {
    ap(map(fa) { a in { b in (a, b) } }, fb)
  }
  /// The first one's values, after both.
  public static func zipLeft<A, B>(_ fa: Kind<Self, A>, _ fb: Kind<Self, B>) -> Kind<Self, A> {
    map(product(fa, fb)) { $0.0 }
  }
  /// The second one's values, after both.
  public static func zipRight<A, B>(_ fa: Kind<Self, A>, _ fb: Kind<Self, B>) -> Kind<Self, B> {
    map(product(fa, fb)) { $0.1 }
  }
  /// Joins a container with one that is computed on demand.
  public static func map2Eval<A, B, Z>(
    _ fa: Kind<Self, A>, _ fb: Eval<Kind<Self, B>>, _ f: @escaping (A, B) -> Z
  ) -> Eval<Kind<Self, Z>> {
    Eval.fix(fb.map { map(fa, $0, f) })
  }
}

extension Kind where F: Applicative {
  /// A plain value, in this container.
  public static func pure(_ a: A) -> Kind<F, A> { F.pure(a) }
  /// Applies the functions inside to the values inside.
  public func ap<Input, Output>(_ fa: Kind<F, Input>) -> Kind<F, Output> where A == (Input) -> Output { F.ap(self, fa) }
  /// Both values, side by side.
  public func product<B>(_ fb: Kind<F, B>) -> Kind<F, (A, B)> { F.product(self, fb) }
  /// This one's values, after both.
  public func zipLeft<B>(_ fb: Kind<F, B>) -> Kind<F, A> { F.zipLeft(self, fb) }
  /// The other one's values, after both.
  public func zipRight<B>(_ fb: Kind<F, B>) -> Kind<F, B> { F.zipRight(self, fb) }
  /// Joins with a container that is computed on demand.
  public func map2Eval<B, Z>(_ fb: Eval<Kind<F, B>>, _ f: @escaping (A, B) -> Z) -> Eval<Kind<F, Z>> {
    F.map2Eval(self, fb, f)
  }
}
