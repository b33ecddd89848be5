import Bow

/// The witness of resources, without their parameters.
public final class ForResource {}
/// The witness of resources of effects `F`.
public final class ResourcePartial<F: Bracket>: Kind<ForResource, F> {}
/// A resource as generic code sees it.
public typealias ResourceOf<F: Bracket, A> = Kind<ResourcePartial<F>, A>

/// Something that is taken before its use and given back after it, whatever the use comes to.
///
/// Several are taken in order and given back in reverse.
public final class Resource<F: Bracket, A>: ResourceOf<F, A> {
  private let bracket: Bracketing

  /// Brackets a use, whatever its result.
  fileprivate class Bracketing {
    func use<C>(_ use: @escaping (A) -> Kind<F, C>) -> Kind<F, C> {
      fatalError("A way of bracketing must say how it brackets.")
    }
  }

  fileprivate init(_ bracket: Bracketing) {
    self.bracket = bracket
  }

  /// Goes from a kind back to the resource that it stands for.
  public static func fix(_ fa: ResourceOf<F, A>) -> Resource<F, A> { fa^ }

  /// A resource that is taken and given back by effects.
  ///
  /// - Parameters:
  ///   - acquire: takes it; is not cancelled meanwhile.
  ///   - release: gives it back, told how its use ended.
  public static func from(
    acquire: @escaping () -> Kind<F, A>, release: @escaping (A, ExitCase<F.E>) -> Kind<F, Void>
  ) -> Resource<F, A> {
    Resource(Acquired(acquire, release))
  }
  /// A resource that is taken and given back by effects.
  ///
  /// - Parameters:
  ///   - acquire: takes it; is not cancelled meanwhile.
  ///   - release: gives it back, told how its use ended.
  public static func from(
    _ acquire: @escaping () -> Kind<F, A>, _ release: @escaping (A, ExitCase<F.E>) -> Kind<F, Void>
  ) -> Resource<F, A> {
    Resource(Acquired(acquire, release))
  }
  /// A resource that is taken and given back by effects.
  ///
  /// - Parameters:
  ///   - acquire: takes it; is not cancelled meanwhile.
  ///   - release: gives it back.
  public static func from(
    _ acquire: @escaping () -> Kind<F, A>, _ release: @escaping (A) -> Kind<F, Void>
  ) -> Resource<F, A> {
    Resource(Acquired(acquire) { a, _ in release(a) })
  }

  /// Takes it, uses it and gives it back.
  public func use<C>(_ f: @escaping (A) -> Kind<F, C>) -> Kind<F, C> { bracket.use(f) }
  /// Takes it, uses it and gives it back.
  public func invoke<C>(_ f: @escaping (A) -> Kind<F, C>) -> Kind<F, C> { use(f) }
  /// Takes it, uses it and gives it back.
  public func callAsFunction<C>(_ f: @escaping (A) -> Kind<F, C>) -> Kind<F, C> { use(f) }

  private final class Acquired: Bracketing {
    let acquire: () -> Kind<F, A>
    let release: (A, ExitCase<F.E>) -> Kind<F, Void>

    init(_ acquire: @escaping () -> Kind<F, A>, _ release: @escaping (A, ExitCase<F.E>) -> Kind<F, Void>) {
      self.acquire = acquire
      self.release = release
    }

    override func use<C>(_ use: @escaping (A) -> Kind<F, C>) -> Kind<F, C> {
      F.bracketCase(acquire(), release, use)
    }
  }

  /// A resource that is found by means of another one.
  fileprivate final class Bound<Outer>: Bracketing {
    let outer: Resource<F, Outer>
    let inner: (Outer) -> ResourceOf<F, A>

    init(_ outer: Resource<F, Outer>, _ inner: @escaping (Outer) -> ResourceOf<F, A>) {
      self.outer = outer
      self.inner = inner
    }

    override func use<C>(_ use: @escaping (A) -> Kind<F, C>) -> Kind<F, C> {
      let inner = inner
      return outer.use { inner($0)^.use(use) }
    }
  }
}

/// Goes from a kind back to the resource that it stands for.
public postfix func ^ <F: Bracket, A>(_ fa: ResourceOf<F, A>) -> Resource<F, A> {
  unsafeDowncast(fa, to: Resource<F, A>.self)
}

extension Kind where F: Bracket {
  /// The effect's value as a resource that need not be given back.
  public var asResource: Resource<F, A> { Resource.from({ self }, { _ in F.pure(()) }) }
}

extension ResourcePartial: Invariant, Functor, Applicative, Selective, Monad {
  public static func pure<A>(_ a: A) -> ResourceOf<F, A> { F.pure(a).asResource }
  public static func flatMap<A, B>(_ fa: ResourceOf<F, A>, _ f: @escaping (A) -> ResourceOf<F, B>)
    -> ResourceOf<F, B>
  {
    Resource<F, B>(Resource<F, B>.Bound(fa^, f))
  }
  public static func tailRecM<A, B>(_ a: A, _ f: @escaping (A) -> ResourceOf<F, Either<A, B>>)
    -> ResourceOf<F, B>
  {
    flatMap(f(a)) { $0.fold({ tailRecM($0, f) }, { pure($0) }) }
  }
}

extension Resource: Semigroup where A: Semigroup {
  /// Both resources, joined while they are held.
  public func combine(_ other: Resource<F, A>) -> Resource<F, A> {
    flatMap { mine in other.map { mine.combine($0) } }^
  }
}

extension Resource: Monoid where A: Monoid {
  public static func empty() -> Resource<F, A> { .pure(A.empty())^ }
}
