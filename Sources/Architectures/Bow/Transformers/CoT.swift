/// The witness of `CoT`.
public final class ForCoT {}
/// `CoT` with all parameters but the last.
public final class CoTPartial<World, M>: Kind2<ForCoT, World, M> {}
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
/// Another name for `CoT`.
public typealias TransitionT<W, M, A> = CoT<W, M, A>
/// The witness of `Co`.
public typealias ForCo = ForCoT
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
  var scope: BindingScope? { nil }

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

extension CoT where W: Functor {
  /// The same program for other worlds, given how to turn one into another.
  public func hoistT<V: Functor>(_ transform: FunctionK<V, W>) -> CoT<V, M, A> {
    CoT<V, M, A> { world in self.choose(transform.invoke(world)) }
  }
}

extension CoT where W: Comonad {
  /// A question to the world, which leaves it as it is.
  public static func liftT(_ f: @escaping (Kind<W, Any>) -> A) -> CoT<W, M, A> {
    CoT { world in world.extract()(f(world.map { $0 as Any })) }
  }
}

extension CoT where W: Functor, M: Applicative {
  /// What the program answers in a world, in the underlying context.
  public func lowerT<B>(_ world: Kind<W, B>) -> Kind<M, A> { runT(world.map { _ in { M.pure($0) } }) }
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

  /// The worlds and the programs made for them.
  public static func pair() -> Pairing<W, CoPartial<W>> where W: Comonad { W.pair() }
}

extension CoT where W: Functor, M == ForId {
  /// The same program for other worlds, given how to turn one into another.
  public func hoist<V: Functor>(_ transform: FunctionK<V, W>) -> Co<V, A> { hoistT(transform) }
}

extension CoT where W: Comonad, M == ForId {
  /// A question to the world, which leaves it as it is.
  public static func lift(_ f: @escaping (Kind<W, Any>) -> A) -> Co<W, A> { liftT(f) }
  /// The future of a world that a program of functions chooses.
  public static func select<B, C>(_ co: Co<W, (B) -> C>, _ world: Kind<W, B>) -> Kind<W, C> {
    co.run(world.coflatMap { future in { f in future.map(f) } })
  }
}
