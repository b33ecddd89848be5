/// The witness of `Kleisli`.
public final class ForKleisli {}
/// `Kleisli` with all parameters but the last.
public final class KleisliPartial<F, D>: Kind2<ForKleisli, F, D> {}
/// The kind of `Kleisli`.
public typealias KleisliOf<F, D, A> = Kind<KleisliPartial<F, D>, A>

/// The usual name, or the form over no other context.
public typealias ReaderT<F, D, A> = Kleisli<F, D, A>
/// `ReaderT` with all parameters but the last.
public typealias ReaderTPartial<F, D> = KleisliPartial<F, D>
/// The witness of `Reader`.
public typealias ForReader = ForKleisli
/// The usual name, or the form over no other context.
public typealias Reader<D, A> = Kleisli<ForId, D, A>
/// `Reader` with all parameters but the last.
public typealias ReaderPartial<D> = KleisliPartial<ForId, D>
/// The kind of `Reader`.
public typealias ReaderOf<D, A> = KleisliOf<ForId, D, A>

/// An effect that needs an environment.
///
/// Arrows may be nested to any depth, to the left and to the right: those of several steps are run by the underlying monad's
/// `tailRecM`.
public class Kleisli<F, D, A>: KleisliOf<F, D, A>, Lifted {
  /// Nil for an arrow of several steps, which is a subclass.
  @exclusivity(unchecked) private var arrow: ((D) -> Kind<F, A>)?

  /// From what it does.
  public init(_ run: @escaping (D) -> Kind<F, A>) {
    arrow = run
  }

  /// For subclasses. Labelled, lest `Kleisli { … }` be read as a call of what an empty initializer makes.
  init(several: ()) {
    arrow = nil
  }

  deinit {
    guard arrow != nil else { return }
    if DeepRelease.enter() {
      clear()
      DeepRelease.leave()
    } else {
      DeepRelease.postpone(arrow as Any)
    }
  }

  /// Not inlined: what the function captured must be gone when this returns, or the depth would not be counted.
  @inline(never)
  private func clear() {
    arrow = nil
  }

  /// The effect in an environment.
  public func run(_ environment: D) -> Kind<F, A> {
    guard let arrow else { fatalError("An arrow of several steps must say how it runs.") }
    return arrow(environment)
  }

  /// The machine's state is the environment. Over `Id` only.
  override func begin(_ machine: inout Machine) -> Unmanaged<AnyKind>? {
    let result = run(machine.state.assumingMemoryBound(to: D.self).pointee)
    machine.put(unsafeDowncast(result, to: Id<A>.self).value)
    return nil
  }

  // MARK: Over other monads than Id

  var precursor: (any Lifted)? { nil }
  var scope: BindingScope? { nil }
  /// What the underlying functor can do, as far as an arrow of several steps needs it. Nil over `Id`.
  var operations: Operations<F>? { nil }

  func resume(after value: AnyObject) -> Resumption {
    fatalError("\(Self.self) does not go on after another arrow.")
  }

  /// The environment in, the boxed result out.
  func runOne(_ input: AnyObject, _ operations: AnyObject) -> AnyObject {
    unsafeDowncast(operations, to: Operations<F>.self).map(run(unbox(input))) { Box($0) as AnyObject }
  }

  /// The type that a kind stands for.
  public static func fix(_ fa: KleisliOf<F, D, A>) -> Kleisli<F, D, A> { downcast(fa) }
  /// The same as calling it by name.
  public func callAsFunction(_ d: D) -> Kind<F, A> { run(d) }
  /// The same as running it.
  public func invoke(_ d: D) -> Kind<F, A> { run(d) }

  /// Takes a bigger environment and uses a part of it.
  public func contramap<DD>(_ f: @escaping (DD) -> D) -> Kleisli<F, DD, A> { Kleisli<F, DD, A> { self.run(f($0)) } }
  /// Takes a bigger environment and uses a part of it.
  public func narrow<DD>(_ f: @escaping (DD) -> D) -> Kleisli<F, DD, A> { contramap(f) }
  /// An effect of the underlying context.
  public static func liftF(_ fa: Kind<F, A>) -> Kleisli<F, D, A> { Kleisli { _ in fa } }
  /// The same where the underlying context is read as another one.
  public func transformT<G, B>(_ f: @escaping (Kind<F, A>) -> Kind<G, B>) -> Kleisli<G, D, B> {
    Kleisli<G, D, B> { f(self.run($0)) }
  }
}

extension Kleisli where D == Any {
  /// Asks for nothing, and so fits where any environment is at hand.
  public func narrow<DD>() -> Kleisli<F, DD, A> { contramap { $0 as Any } }
}

/// The type that a kind stands for.
public postfix func ^ <F, D, A>(_ fa: KleisliOf<F, D, A>) -> Kleisli<F, D, A> { Kleisli.fix(fa) }

extension Kleisli where F: Applicative {
  /// What `f` makes of the environment.
  public static func access(_ f: @escaping (D) -> A) -> Kleisli<F, D, A> { Kleisli { F.pure(f($0)) } }
  /// Goes on with what `f` makes of the environment.
  public static func accessM(_ f: @escaping (D) -> Kleisli<F, D, A>) -> Kleisli<F, D, A> {
    Kleisli { d in f(d).run(d) }
  }
  /// Both results, in one environment.
  public func zip<B>(_ other: Kleisli<F, D, B>) -> Kleisli<F, D, (A, B)> {
    Kleisli<F, D, (A, B)> { d in F.zip(self.run(d), other.run(d)) }
  }
}

extension Kleisli where F: Monad {
  /// Feeds the result to the next arrow as its environment.
  public func andThen<B>(_ next: Kleisli<F, A, B>) -> Kleisli<F, D, B> {
    Kleisli<F, D, B> { self.run($0).flatMap(next.run) }
  }
  /// Goes on with another arrow.
  public func andThen<B>(_ f: @escaping (A) -> Kind<F, B>) -> Kleisli<F, D, B> {
    Kleisli<F, D, B> { self.run($0).flatMap(f) }
  }
  /// Goes on with another arrow.
  public func andThen<B>(_ fb: Kind<F, B>) -> Kleisli<F, D, B> { andThen { _ in fb } }
}

extension Kleisli where F: MonadError {
  /// What the function for the case at hand makes of it.
  public func foldA<B>(_ ifError: @escaping (F.E) -> B, _ ifValue: @escaping (A) -> B) -> Kleisli<F, D, B> {
    Kleisli<F, D, B> { d in self.run(d).map(ifValue).handleError(ifError) }
  }
  /// Folds with effects, from left to right.
  public func foldM<B>(
    _ ifError: @escaping (F.E) -> Kleisli<F, D, B>, _ ifValue: @escaping (A) -> Kleisli<F, D, B>
  ) -> Kleisli<F, D, B> {
    Kleisli<F, D, B> { d in
      self.run(d).attempt().flatMap { $0.fold({ ifError($0).run(d) }, { ifValue($0).run(d) }) }
    }
  }
}

extension KleisliPartial: Invariant, Functor where F: Functor {
  public static func map<A, B>(_ fa: KleisliOf<F, D, A>, _ f: @escaping (A) -> B) -> KleisliOf<F, D, B> {
    KleisliMapped(fa^, f, F.self == ForId.self ? nil : fa^.operations ?? FunctorOperations<F>())
  }
}

extension KleisliPartial: Applicative, Selective, Monad where F: Monad {
  public static var isDeferred: Bool { true }
  public static func pure<A>(_ a: A) -> KleisliOf<F, D, A> { Kleisli { _ in F.pure(a) } }
  public static func flatMap<A, B>(_ fa: KleisliOf<F, D, A>, _ f: @escaping (A) -> KleisliOf<F, D, B>)
    -> KleisliOf<F, D, B>
  {
    let first = fa^
    guard F.isDeferred else {
      return KleisliContinued(first, f, F.self == ForId.self ? nil : MonadOperations<F>())
    }
    // The first effect, too, is asked for when the effect is run: nesting to the left costs no stack either.
    return Kleisli { d in F.flatMap(F.flatMap(F.pure(()), { first.run(d) })) { f($0)^.run(d) } }
  }
  public static func product<A, B>(_ fa: KleisliOf<F, D, A>, _ fb: KleisliOf<F, D, B>) -> KleisliOf<F, D, (A, B)> {
    Kleisli { d in F.product(fa^.run(d), fb^.run(d)) }
  }
  public static func tailRecM<A, B>(_ a: A, _ f: @escaping (A) -> KleisliOf<F, D, Either<A, B>>) -> KleisliOf<F, D, B> {
    Kleisli { d in F.tailRecM(a) { f($0)^.run(d) } }
  }
  public static func within<A>(_ scope: BindingScope, _ fa: KleisliOf<F, D, A>) -> KleisliOf<F, D, A> {
    let kleisli = fa^
    guard F.isDeferred else {
      return KleisliScoped(scope, kleisli, F.self == ForId.self ? nil : MonadOperations<F>())
    }
    return Kleisli { d in BindingScope.with(scope) { F.within(scope, kleisli.run(d)) } }
  }
}

extension KleisliPartial: MonadReader where F: Monad {
  public static func ask() -> KleisliOf<F, D, D> { Kleisli { F.pure($0) } }
  public static func local<A>(_ fa: KleisliOf<F, D, A>, _ f: @escaping (D) -> D) -> KleisliOf<F, D, A> {
    fa^.contramap(f)
  }
}

extension KleisliPartial: ApplicativeError, MonadError where F: MonadError {
  public typealias E = F.E
  public static func raiseError<A>(_ e: F.E) -> KleisliOf<F, D, A> { Kleisli { _ in F.raiseError(e) } }
  public static func handleErrorWith<A>(_ fa: KleisliOf<F, D, A>, _ f: @escaping (F.E) -> KleisliOf<F, D, A>)
    -> KleisliOf<F, D, A>
  {
    let first = fa^
    guard F.isDeferred else { return Kleisli { d in F.handleErrorWith(first.run(d)) { f($0)^.run(d) } } }
    // As in `flatMap`: what may fail is asked for when the effect is run.
    return Kleisli { d in F.handleErrorWith(F.flatMap(F.pure(()), { first.run(d) })) { f($0)^.run(d) } }
  }
}
