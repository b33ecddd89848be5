// The programs of several steps that `StateT` is made of.

/// Runs a program over a monad other than `Id`, or over a mere functor.
private func runLifted<F, S, A>(_ program: StateT<F, S, A>, _ operations: Operations<F>, from initial: S)
  -> Kind<F, (S, A)>
{
  typealias Position = (state: S, program: any Lifted, after: Continuation)

  func step(_ position: Position) -> (Kind<F, (next: S, result: AnyObject)>, Continuation) {
    var after = position.after
    let first = after.descend(into: position.program)
    let outcome = after.inScope { first.runOne(Box(position.state), operations) }
    return (unsafeDowncast(outcome, to: Kind.self), after)
  }

  let start: Position = (initial, program, Continuation())
  let looped: Kind<F, (S, A)>? = operations.tailRecM(start) { position in
    let (outcome, after) = step(position)
    return operations.map(outcome) { outcome -> Either<Position, (S, A)> in
      var after = after
      switch after.resume(with: outcome.result) {
      case .value(let value): return .right((outcome.next, unbox(value)))
      case .next(let next): return .left((outcome.next, next, after))
      }
    }
  }
  if let looped { return looped }
  let (outcome, after) = step(start)
  return operations.map(outcome) { outcome in
    // Over a mere functor only `map` makes programs of several steps.
    var after = after
    guard case .value(let value) = after.resume(with: outcome.result) else {
      fatalError("A StateT over a functor went on with another program.")
    }
    return (outcome.next, unbox(value))
  }
}

@usableFromInline
final class StateMapped<F, S, A, B>: StateT<F, S, B> {
  @exclusivity(unchecked) private var first: StateT<F, S, A>?
  @exclusivity(unchecked) private var f: ((A) -> B)?
  private let functor: Operations<F>?

  @usableFromInline
  init(_ first: StateT<F, S, A>, _ f: @escaping (A) -> B, _ functor: Operations<F>?) {
    self.first = first
    self.f = f
    self.functor = functor
    super.init(several: ())
  }

  deinit {
    // Without a source this one is released by another's `deinit`, in a row.
    guard first != nil else { return }
    if DeepRelease.enter() {
      clear()
      DeepRelease.leave()
    } else {
      DeepRelease.postpone((first, f))
    }
  }

  /// Not inlined: what the program held must be gone when this returns, or the depth would not be counted.
  @inline(never)
  private func clear() {
    var link = takeSource()
    DeepRelease.release(&link)
    f = nil
  }

  override func takeSource() -> AnyKind? {
    defer { first = nil }
    return first
  }

  override func begin(_ machine: inout Machine) -> Unmanaged<AnyKind>? {
    machine.wait(self)
    guard let first else { return nil }
    return Unmanaged.passUnretained(first)
  }
  override func resume(_ machine: inout Machine) -> AnyKind? {
    if let f { machine.put(f(machine.take())) }
    return nil
  }

  override var precursor: (any Lifted)? { first }
  override var operations: Operations<F>? { functor }
  override func resume(after value: AnyObject) -> Resumption {
    .value(f.map { Box($0(unbox(value))) } ?? Nothing.shared)
  }
  override func runM(_ initial: S) -> Kind<F, (S, B)> {
    functor.map { runLifted(self, $0, from: initial) } ?? super.runM(initial)
  }
}

@usableFromInline
final class StateContinued<F, S, A, B>: StateT<F, S, B> {
  @exclusivity(unchecked) private var first: StateT<F, S, A>?
  @exclusivity(unchecked) private var f: ((A) -> StateTOf<F, S, B>)?
  private let monad: Operations<F>?

  @usableFromInline
  init(_ first: StateT<F, S, A>, _ f: @escaping (A) -> StateTOf<F, S, B>, _ monad: Operations<F>?) {
    self.first = first
    self.f = f
    self.monad = monad
    super.init(several: ())
  }

  deinit {
    // Without a source this one is released by another's `deinit`, in a row.
    guard first != nil else { return }
    if DeepRelease.enter() {
      clear()
      DeepRelease.leave()
    } else {
      DeepRelease.postpone((first, f))
    }
  }

  /// Not inlined: what the program held must be gone when this returns, or the depth would not be counted.
  @inline(never)
  private func clear() {
    var link = takeSource()
    DeepRelease.release(&link)
    f = nil
  }

  override func takeSource() -> AnyKind? {
    defer { first = nil }
    return first
  }

  override func begin(_ machine: inout Machine) -> Unmanaged<AnyKind>? {
    machine.wait(self)
    guard let first else { return nil }
    return Unmanaged.passUnretained(first)
  }
  override func resume(_ machine: inout Machine) -> AnyKind? { f?(machine.take()) }

  override var precursor: (any Lifted)? { first }
  override var operations: Operations<F>? { monad }
  override func resume(after value: AnyObject) -> Resumption {
    guard let f else { return .value(Nothing.shared) }
    return .next(f(unbox(value))^)
  }
  override func runM(_ initial: S) -> Kind<F, (S, B)> {
    monad.map { runLifted(self, $0, from: initial) } ?? super.runM(initial)
  }
}

/// A result without a step. Over `Id` only.
@usableFromInline
final class StatePure<F, S, A>: StateT<F, S, A> {
  private let result: A

  @usableFromInline
  init(_ result: A) {
    self.result = result
    super.init(several: ())
  }

  override func begin(_ machine: inout Machine) -> Unmanaged<AnyKind>? {
    machine.put(result)
    return nil
  }
}

/// Runs with the bound variables of a comprehension.
final class StateScoped<F, S, A>: StateT<F, S, A> {
  private let entered: BindingScope
  private let program: StateT<F, S, A>
  private let monad: Operations<F>?

  init(_ scope: BindingScope, _ program: StateT<F, S, A>, _ monad: Operations<F>?) {
    entered = scope
    self.program = program
    self.monad = monad
    super.init(several: ())
  }

  override func begin(_ machine: inout Machine) -> Unmanaged<AnyKind>? {
    machine.enter(entered)
    machine.wait(self)
    return Unmanaged.passUnretained(program)
  }
  override func resume(_ machine: inout Machine) -> AnyKind? {
    machine.leave()
    return nil
  }

  override var precursor: (any Lifted)? { program }
  override var scope: BindingScope? { entered }
  override var operations: Operations<F>? { monad }
  override func runM(_ initial: S) -> Kind<F, (S, A)> {
    monad.map { runLifted(self, $0, from: initial) } ?? super.runM(initial)
  }
}
