/// The witness of `CoT`.
public final class ForCoT {}
/// `CoT` with all parameters but the last.
public final class CoTPartial<W, M>: Kind2<ForCoT, W, M> {}
/// The kind of `CoT`.
public typealias CoTOf<W, M, A> = Kind<CoTPartial<W, M>, A>

/// The usual name, or the form over no other context.
public typealias Co<W, A> = CoT<W, ForId, A>
/// `Co` with all parameters but the last.
public typealias CoPartial<W> = CoTPartial<W, ForId>
/// The kind of `Co`.
public typealias CoOf<W, A> = CoTOf<W, ForId, A>
/// Another name for `Co`.
public typealias Transition<W, A> = Co<W, A>
/// `Transition` with all parameters but the last.
public typealias TransitionPartial<W> = CoPartial<W>

/// The monad made for a comonad: a program that is given the comonad's world and chooses one of its futures.
///
/// A program hands on what the chosen future gives without looking at it. Over `Id` this lets programs of many steps hand on
/// what is still to be done, so that they can be nested to any depth.
public class CoT<W, M, A>: CoTOf<W, M, A>, Lifted {
  /// Nil for a program of several steps, which is a subclass.
  @exclusivity(unchecked) private var program: ((Kind<W, (A) -> Kind<M, Any>>) -> Kind<M, Any>)?

  /// From what it chooses.
  @_disfavoredOverload
  public init(_ choose: @escaping (Kind<W, (A) -> Kind<M, Any>>) -> Kind<M, Any>) {
    program = choose
  }

  /// For subclasses.
  init(several: ()) {
    program = nil
  }

  deinit {
    guard program != nil else { return }
    if DeepRelease.enter() {
      clear()
      DeepRelease.leave()
    } else {
      DeepRelease.postpone(program as Any)
    }
  }

  /// Not inlined: what the program captured must be gone when this returns, or the depth would not be counted.
  @inline(never)
  private func clear() {
    program = nil
  }

  /// What the program chooses, or over `Id` what is still to be done for it.
  func choose(_ world: Kind<W, (A) -> Kind<M, Any>>) -> Kind<M, Any> {
    guard let program else { fatalError("A program of several steps must say how it chooses.") }
    return program(world)
  }

  var precursor: (any Lifted)? { nil }

  func resume(after value: AnyObject) -> Resumption {
    fatalError("\(Self.self) does not go on after another program.")
  }

  /// A world of boxed continuations in, what is chosen out.
  func runOne(_ input: AnyObject, _ operations: AnyObject) -> AnyObject {
    let world = unsafeDowncast(input, to: Kind<W, (AnyObject) -> Kind<M, Any>>.self)
    return choose(unsafeDowncast(operations, to: Operations<W>.self).map(world) { next in { next(Box($0)) } })
  }

  /// The type that a kind stands for.
  public static func fix(_ fa: CoTOf<W, M, A>) -> CoT<W, M, A> { downcast(fa) }
}

/// The type that a kind stands for.
public postfix func ^ <W, M, A>(_ fa: CoTOf<W, M, A>) -> CoT<W, M, A> { CoT.fix(fa) }

extension CoT where W: Functor, M: Functor {
  /// Runs the program in a world of continuations.
  public func runT<R>(_ world: Kind<W, (A) -> Kind<M, R>>) -> Kind<M, R> {
    let untyped: Kind<W, (A) -> Kind<M, Any>> = world.map { next in { a in next(a).map { Box($0) as Any } } }
    return Bounce.settle(choose(untyped)).map { unbox($0 as AnyObject) }
  }

  /// The same program where `M` is read out of another monad.
  public func hoist<N>(_ to: @escaping (Kind<M, Any>) -> Kind<N, Any>, _ from: @escaping (Kind<N, Any>) -> Kind<M, Any>)
    -> CoT<W, N, A>
  {
    CoT<W, N, A> { world in to(Bounce.settle(self.choose(world.map { next in { from(next($0)) } }))) }
  }
}

extension CoT where W: Comonad, M: Monad {
  /// An effect of the underlying monad, which leaves the world as it is.
  public static func lift(_ ma: Kind<M, A>) -> CoT<W, M, A> {
    CoT { world in ma.flatMap(world.extract()) }
  }
}

extension CoT where W: Functor, M == ForId {
  /// From what it chooses.
  public convenience init(_ choose: @escaping (Kind<W, (A) -> Any>) -> Any) {
    self.init { (world: Kind<W, (A) -> IdOf<Any>>) -> IdOf<Any> in
      Id(choose(world.map { next in { next($0)^.value } }))
    }
  }

  /// Runs the program in a world of continuations.
  public func run<R>(_ world: Kind<W, (A) -> R>) -> R {
    let result: IdOf<R> = runT(world.map { next in { Id(next($0)) } })
    return result^.value
  }

  /// What the program answers in a world.
  public func lower<B>(_ world: Kind<W, B>) -> A { run(world.map { _ in id }) }

  /// A program and the worlds it is made for.
  public static func pair() -> Pairing<CoPartial<W>, W> where W: Comonad {
    Pairing(strategy: CoStrategy())
  }
}

extension CoT where W: Comonad, M == ForId {
  /// The future of a world that a program of functions chooses.
  public static func select<B, C>(_ co: Co<W, (B) -> C>, _ world: Kind<W, B>) -> Kind<W, C> {
    co.run(world.coflatMap { future in { f in future.map(f) } })
  }
}

extension CoTPartial: Invariant, Functor, Applicative, Selective, Monad where W: Comonad {
  public static func map<A, B>(_ fa: CoTOf<W, M, A>, _ f: @escaping (A) -> B) -> CoTOf<W, M, B> {
    CoMapped(fa^, f)
  }
  public static var isDeferred: Bool { true }
  public static func pure<A>(_ a: A) -> CoTOf<W, M, A> { CoT<W, M, A> { world in world.extract()(a) } }
  public static func flatMap<A, B>(_ fa: CoTOf<W, M, A>, _ f: @escaping (A) -> CoTOf<W, M, B>) -> CoTOf<W, M, B> {
    CoContinued(fa^, f)
  }
  public static func tailRecM<A, B>(_ a: A, _ f: @escaping (A) -> CoTOf<W, M, Either<A, B>>) -> CoTOf<W, M, B> {
    flatMap(f(a)) { $0.fold({ tailRecM($0, f) }, { pure($0) }) }
  }
}

extension CoTPartial: MonadState where W: ComonadStore {
  public typealias S = W.S
  public static func get() -> CoTOf<W, M, W.S> { CoT<W, M, W.S> { $0.extract()($0.position) } }
  public static func set(_ s: W.S) -> CoTOf<W, M, Void> { CoT<W, M, Void> { $0.peek(s)(()) } }
}

extension CoTPartial: MonadReader where W: ComonadEnv {
  public typealias D = W.E
  public static func ask() -> CoTOf<W, M, W.E> { CoT<W, M, W.E> { $0.extract()($0.ask()) } }
  public static func local<A>(_ fa: CoTOf<W, M, A>, _ f: @escaping (W.E) -> W.E) -> CoTOf<W, M, A> {
    CoT<W, M, A> { world in fa^.choose(W.local(world, f)) }
  }
}

extension Comonad {
  /// A world and the programs made for it.
  public static func pair() -> Pairing<Self, CoPartial<Self>> { Pairing(strategy: WorldStrategy()) }
}

final class CoStrategy<W: Comonad>: PairingStrategy<CoPartial<W>, W> {
  override func pair<A, B, C>(_ fa: CoOf<W, A>, _ gb: Kind<W, B>, _ f: @escaping (A, B) -> C) -> C {
    fa^.run(gb.map { b in { f($0, b) } })
  }
}

private final class WorldStrategy<W: Comonad>: PairingStrategy<W, CoPartial<W>> {
  override func pair<A, B, C>(_ fa: Kind<W, A>, _ gb: CoOf<W, B>, _ f: @escaping (A, B) -> C) -> C {
    gb^.run(fa.map { a in { f(a, $0) } })
  }
}
