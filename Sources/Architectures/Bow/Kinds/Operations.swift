/// The operations of a functor as a value, for programs that are built where it is known to be one and run where it is not.
@usableFromInline
class Operations<F> {
  @usableFromInline
  init() {}

  func map<A, B>(_ fa: Kind<F, A>, _ f: @escaping (A) -> B) -> Kind<F, B> {
    fatalError("Operations must say how they map.")
  }

  /// Repeats `f`, if the functor is a monad.
  func tailRecM<A, B>(_ a: A, _ f: @escaping (A) -> Kind<F, Either<A, B>>) -> Kind<F, B>? { nil }
}

@usableFromInline
final class FunctorOperations<F: Functor>: Operations<F> {
  @usableFromInline
  override init() {}

  override func map<A, B>(_ fa: Kind<F, A>, _ f: @escaping (A) -> B) -> Kind<F, B> { F.map(fa, f) }
}

@usableFromInline
final class MonadOperations<F: Monad>: Operations<F> {
  @usableFromInline
  override init() {}

  override func map<A, B>(_ fa: Kind<F, A>, _ f: @escaping (A) -> B) -> Kind<F, B> { F.map(fa, f) }
  override func tailRecM<A, B>(_ a: A, _ f: @escaping (A) -> Kind<F, Either<A, B>>) -> Kind<F, B>? { F.tailRecM(a, f) }
}
