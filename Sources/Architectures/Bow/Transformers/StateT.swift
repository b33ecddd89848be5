public final class ForStateT {}
public final class StateTPartial<F, S>: Kind2<ForStateT, F, S> {}
public typealias StateTOf<F, S, A> = Kind<StateTPartial<F, S>, A>

public typealias State<S, A> = StateT<ForId, S, A>
public typealias StatePartial<S> = StateTPartial<ForId, S>
public typealias StateOf<S, A> = StateTOf<ForId, S, A>

/// A step from a state to the next one and a result, in the context of another monad.
///
/// Over `Id` (that is, as `State`) steps are interpreted in a loop and may be nested to any depth.
public final class StateT<F, S, A>: StateTOf<F, S, A> {
  enum Content {
    case direct(Steps)
    case general((S) -> Kind<F, (S, A)>)
  }

  @exclusivity(unchecked) private(set) var content: Content

  public init(_ run: @escaping (S) -> Kind<F, (S, A)>) {
    if F.self == ForId.self {
      content = .direct(Steps(.step(Steps.changing { (s: S) in unsafeDowncast(run(s), to: Id<(S, A)>.self).value })))
    } else {
      content = .general(run)
    }
  }

  init(direct operation: Steps.Operation) {
    content = .direct(Steps(operation))
  }

  init(direct steps: Steps) {
    content = .direct(steps)
  }

  deinit {
    guard case .general = content else { return }
    if DeepRelease.enter() {
      clear()
      DeepRelease.leave()
    } else {
      DeepRelease.postpone(content)
    }
  }

  /// Not inlined: what the function captured must be gone when this returns, or the depth would not be counted.
  @inline(never)
  private func clear() {
    content = .direct(Steps(.pure(Nothing.shared)))
  }

  public static func fix(_ fa: StateTOf<F, S, A>) -> StateT<F, S, A> { downcast(fa) }

  /// The program, when it runs directly. Over `Id` it always does.
  @inline(__always)
  var steps: Steps? {
    if case .direct(let steps) = content { return steps }
    return nil
  }

  /// Runs from a state, giving the next one and the result in the underlying context.
  public func runM(_ initial: S) -> Kind<F, (S, A)> {
    switch content {
    case .general(let run): return run(initial)
    case .direct(let steps):
      var state = initial
      let a: A = unbox(withUnsafeMutablePointer(to: &state) { steps.run($0) })
      return unsafeDowncast(Id((state, a)), to: Kind<F, (S, A)>.self)
    }
  }

  func runDirect(_ initial: S) -> (S, A)? {
    guard let steps else { return nil }
    var state = initial
    let a: A = unbox(withUnsafeMutablePointer(to: &state) { steps.run($0) })
    return (state, a)
  }
}

public postfix func ^ <F, S, A>(_ fa: StateTOf<F, S, A>) -> StateT<F, S, A> { StateT.fix(fa) }

extension StateT where F == ForId {
  public convenience init(_ run: @escaping (S) -> (S, A)) {
    self.init(direct: .step(Steps.changing(run)))
  }

  public func run(_ initial: S) -> (S, A) { runDirect(initial) ?? runM(initial)^.value }
  public func runA(_ initial: S) -> A { run(initial).1 }
  public func runS(_ initial: S) -> S { run(initial).0 }

  /// Lets a step on a part of a state work on the whole.
  public func focus<P>(_ get: @escaping (P) -> S, _ set: @escaping (P, S) -> P) -> State<P, A> {
    State<P, A> { whole in
      let (part, a) = self.run(get(whole))
      return (set(whole, part), a)
    }
  }
}

extension StateT where F: Functor {
  public func runA(_ initial: S) -> Kind<F, A> { runM(initial).map { $0.1 } }
  public func runS(_ initial: S) -> Kind<F, S> { runM(initial).map { $0.0 } }

  /// Changes the next state and the result together.
  public func transform<B>(_ f: @escaping (S, A) -> (S, B)) -> StateT<F, S, B> {
    StateT<F, S, B> { s in self.runM(s).map { f($0.0, $0.1) } }
  }

  public func transformT<G, B>(_ f: @escaping (Kind<F, (S, A)>) -> Kind<G, (S, B)>) -> StateT<G, S, B> {
    StateT<G, S, B> { s in f(self.runM(s)) }
  }

  public static func liftF(_ fa: Kind<F, A>) -> StateT<F, S, A> { StateT { s in fa.map { (s, $0) } } }
}

extension StateT where F: Monad {
  public func semiflatMap<B>(_ f: @escaping (A) -> Kind<F, B>) -> StateT<F, S, B> {
    StateT<F, S, B> { s in self.runM(s).flatMap { step in f(step.1).map { (step.0, $0) } } }
  }
}
