/// The witness of `StateT`.
public final class ForStateT {}
/// `StateT` with all parameters but the last.
public final class StateTPartial<F, S>: Kind2<ForStateT, F, S> {}
/// The kind of `StateT`.
public typealias StateTOf<F, S, A> = Kind<StateTPartial<F, S>, A>

/// The witness of `State`.
public typealias ForState = ForStateT
/// The usual name, or the form over no other context.
public typealias State<S, A> = StateT<ForId, S, A>
/// `State` with all parameters but the last.
public typealias StatePartial<S> = StateTPartial<ForId, S>
/// The kind of `State`.
public typealias StateOf<S, A> = StateTOf<ForId, S, A>

/// A step from a state to the next one and a result, in the context of another monad.
///
/// Steps may be nested to any depth, to the left and to the right, whatever the monad. Over `Id` (that is, as `State`) they
/// are run by a machine that knows no types; over another monad by that monad's `tailRecM`.
public class StateT<F, S, A>: StateTOf<F, S, A>, Lifted {
  /// A program of one step; those of several are subclasses.
  @usableFromInline
  enum Step {
    case direct((S) -> (S, A))
    case general((S) -> Kind<F, (S, A)>)
    case several
  }

  private let step: Step

  @usableFromInline
  init(step: Step) {
    self.step = step
  }

  /// For subclasses.
  init(several: ()) {
    step = .several
  }

  /// From what it does.
  public convenience init(_ run: @escaping (S) -> Kind<F, (S, A)>) {
    self.init(step: .general(run))
  }

  /// The type that a kind stands for.
  @inlinable
  public static func fix(_ fa: StateTOf<F, S, A>) -> StateT<F, S, A> { downcast(fa) }

  /// Runs from a state, giving the next one and the result in the underlying context.
  public func runM(_ initial: S) -> Kind<F, (S, A)> {
    switch step {
    case .general(let run): return run(initial)
    case .direct(let run): return unsafeDowncast(Id(run(initial)), to: Kind<F, (S, A)>.self)
    case .several: return unsafeDowncast(Id(runDirect(initial)), to: Kind<F, (S, A)>.self)
    }
  }

  /// Runs from a state. Over `Id` only.
  final func runDirect(_ initial: S) -> (S, A) {
    switch step {
    case .direct(let run): return run(initial)
    case .general(let run): return unsafeDowncast(run(initial), to: Id<(S, A)>.self).value
    case .several:
      var state = initial
      let a: A = withUnsafeMutablePointer(to: &state) { Machine.value(of: self, $0) }
      return (state, a)
    }
  }

  override func begin(_ machine: inout Machine) -> Unmanaged<AnyKind>? {
    let state = machine.state.assumingMemoryBound(to: S.self)
    switch step {
    case .direct(let run):
      let (next, a) = run(state.move())
      state.initialize(to: next)
      machine.put(a)
    case .general, .several:
      let (next, a) = runDirect(state.move())
      state.initialize(to: next)
      machine.put(a)
    }
    return nil
  }

  // MARK: Over other monads than Id

  var precursor: (any Lifted)? { nil }
  var scope: BindingScope? { nil }
  /// What the underlying functor can do, as far as a program of several steps needs it. Nil over `Id`.
  @usableFromInline
  var operations: Operations<F>? { nil }

  func resume(after value: AnyObject) -> Resumption {
    fatalError("\(Self.self) does not go on after another program.")
  }

  /// The state in, the next one and the boxed result out.
  func runOne(_ input: AnyObject, _ operations: AnyObject) -> AnyObject {
    let operations = unsafeDowncast(operations, to: Operations<F>.self)
    return operations.map(runM(unbox(input))) { (next: $0.0, result: Box($0.1) as AnyObject) }
  }
}

/// The type that a kind stands for.
@inlinable
public postfix func ^ <F, S, A>(_ fa: StateTOf<F, S, A>) -> StateT<F, S, A> { StateT.fix(fa) }

extension StateT where F == ForId {
  /// From what it does.
  public convenience init(_ run: @escaping (S) -> (S, A)) {
    self.init(step: .direct(run))
  }

  /// Runs it.
  public func run(_ initial: S) -> (S, A) { runDirect(initial) }
  /// Runs from a state, giving the result.
  public func runA(_ initial: S) -> A { runDirect(initial).1 }
  /// Runs from a state, giving the next one.
  public func runS(_ initial: S) -> S { runDirect(initial).0 }

  /// Lets a step on a part of a state work on the whole.
  public func focus<P>(_ get: @escaping (P) -> S, _ set: @escaping (P, S) -> P) -> State<P, A> {
    State<P, A> { whole in
      let (part, a) = self.run(get(whole))
      return (set(whole, part), a)
    }
  }
}

extension StateT where F: Functor {
  /// Lets a step on a part of a state work on the whole.
  public func focus<P>(_ get: @escaping (P) -> S, _ set: @escaping (P, S) -> P) -> StateT<F, P, A> {
    StateT<F, P, A> { whole in self.runM(get(whole)).map { (set(whole, $0.0), $0.1) } }
  }
  /// Runs from a state, giving the result.
  public func runA(_ initial: S) -> Kind<F, A> { runM(initial).map { $0.1 } }
  /// Runs from a state, giving the next one.
  public func runS(_ initial: S) -> Kind<F, S> { runM(initial).map { $0.0 } }

  /// Changes the next state and the result together.
  public func transform<B>(_ f: @escaping (S, A) -> (S, B)) -> StateT<F, S, B> {
    StateT<F, S, B> { s in self.runM(s).map { f($0.0, $0.1) } }
  }

  /// The same where the underlying context is read as another one.
  public func transformT<G, B>(_ f: @escaping (Kind<F, (S, A)>) -> Kind<G, (S, B)>) -> StateT<G, S, B> {
    StateT<G, S, B> { s in f(self.runM(s)) }
  }

  /// An effect of the underlying context.
  public static func liftF(_ fa: Kind<F, A>) -> StateT<F, S, A> { StateT { s in fa.map { (s, $0) } } }
}

extension StateT where F: Monad {
  /// Goes on with an effect of the underlying monad.
  public func semiflatMap<B>(_ f: @escaping (A) -> Kind<F, B>) -> StateT<F, S, B> {
    StateT<F, S, B> { s in self.runM(s).flatMap { step in f(step.1).map { (step.0, $0) } } }
  }
}
