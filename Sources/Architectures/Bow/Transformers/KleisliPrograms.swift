// The arrows of several steps that `Kleisli` is made of.

/// Runs an arrow by the `tailRecM` of the underlying monad, or over a mere functor.
private func runLifted<F, D, A>(_ arrow: Kleisli<F, D, A>, _ operations: Operations<F>, in environment: D) -> Kind<F, A>
{
  typealias Position = (arrow: any Lifted, waiting: Waiting?)
  let environment = Box(environment)

  func step(_ position: Position) -> (Kind<F, AnyObject>, Waiting?) {
    let (first, waiting) = Waiting.descend(position.arrow, position.waiting)
    return (unsafeDowncast(first.runOne(environment, operations), to: Kind.self), waiting)
  }

  let looped: Kind<F, A>? = operations.tailRecM((arrow, nil) as Position) { position in
    let (result, waiting) = step(position)
    return operations.map(result) { result -> Either<Position, A> in
      switch Waiting.resume(waiting, with: result) {
      case (.value(let value), _): return .right(unbox(value))
      case (.next(let next), let rest): return .left((next, rest))
      }
    }
  }
  if let looped { return looped }
  let (result, waiting) = step((arrow, nil))
  return operations.map(result) { result in
    // Over a mere functor only `map` makes arrows of several steps.
    guard case (.value(let value), _) = Waiting.resume(waiting, with: result) else {
      fatalError("A Kleisli over a functor went on with another arrow.")
    }
    return unbox(value)
  }
}

/// Runs an arrow over `Id`.
private func runDirect<F, D, A>(_ arrow: Kleisli<F, D, A>, in environment: D) -> Kind<F, A> {
  var environment = environment
  let result: A = withUnsafeMutablePointer(to: &environment) { Machine.value(of: arrow, $0) }
  return unsafeDowncast(Id(result), to: Kind<F, A>.self)
}

final class KleisliMapped<F, D, A, B>: Kleisli<F, D, B> {
  @exclusivity(unchecked) private var first: Kleisli<F, D, A>?
  @exclusivity(unchecked) private var f: ((A) -> B)?
  private let functor: Operations<F>?

  init(_ first: Kleisli<F, D, A>, _ f: @escaping (A) -> B, _ functor: Operations<F>?) {
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
  override func run(_ environment: D) -> Kind<F, B> {
    guard let functor else { return runDirect(self, in: environment) }
    if let first, let f, first.precursor == nil { return functor.map(first.run(environment), f) }
    return runLifted(self, functor, in: environment)
  }
}

final class KleisliContinued<F, D, A, B>: Kleisli<F, D, B> {
  @exclusivity(unchecked) private var first: Kleisli<F, D, A>?
  @exclusivity(unchecked) private var f: ((A) -> KleisliOf<F, D, B>)?
  private let monad: Operations<F>?

  init(_ first: Kleisli<F, D, A>, _ f: @escaping (A) -> KleisliOf<F, D, B>, _ monad: Operations<F>?) {
    self.first = first
    self.f = f
    self.monad = monad
    super.init(several: ())
  }

  deinit {
    guard first != nil else { return }
    if DeepRelease.enter() {
      clear()
      DeepRelease.leave()
    } else {
      DeepRelease.postpone((first, f))
    }
  }

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
  override func run(_ environment: D) -> Kind<F, B> {
    monad.map { runLifted(self, $0, in: environment) } ?? runDirect(self, in: environment)
  }
}

/// Runs with the bound variables of a comprehension. Over `Id` only.
final class KleisliScoped<F, D, A>: Kleisli<F, D, A> {
  private let scope: BindingScope
  private let arrow: Kleisli<F, D, A>

  init(_ scope: BindingScope, _ arrow: Kleisli<F, D, A>) {
    self.scope = scope
    self.arrow = arrow
    super.init(several: ())
  }

  override func begin(_ machine: inout Machine) -> Unmanaged<AnyKind>? {
    machine.enter(scope)
    machine.wait(self)
    return Unmanaged.passUnretained(arrow)
  }
  override func resume(_ machine: inout Machine) -> AnyKind? {
    machine.leave()
    return nil
  }
  override func run(_ environment: D) -> Kind<F, A> { runDirect(self, in: environment) }
}
