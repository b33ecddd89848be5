// The arrows of several steps that `Kleisli` is made of.

/// Runs an arrow by the `tailRecM` of the underlying monad, or over a mere functor.
private func runLifted<F, D, A>(_ arrow: Kleisli<F, D, A>, _ operations: Operations<F>, in environment: D) -> Kind<F, A>
{
  typealias Position = (arrow: any Lifted, after: Continuation)
  let environment = Box(environment)

  func step(_ position: Position) -> (Kind<F, AnyObject>, Continuation) {
    var after = position.after
    let first = after.descend(into: position.arrow)
    let result = after.inScope { first.runOne(environment, operations) }
    return (unsafeDowncast(result, to: Kind.self), after)
  }

  let start: Position = (arrow, Continuation())
  let looped: Kind<F, A>? = operations.tailRecM(start) { position in
    let (result, after) = step(position)
    return operations.map(result) { result -> Either<Position, A> in
      var after = after
      switch after.resume(with: result) {
      case .value(let value): return .right(unbox(value))
      case .next(let next): return .left((next, after))
      }
    }
  }
  if let looped { return looped }
  let (result, after) = step(start)
  return operations.map(result) { result in
    // Over a mere functor only `map` makes arrows of several steps.
    var after = after
    guard case .value(let value) = after.resume(with: result) else {
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

/// Runs with the bound variables of a comprehension.
final class KleisliScoped<F, D, A>: Kleisli<F, D, A> {
  private let entered: BindingScope
  private let arrow: Kleisli<F, D, A>
  private let monad: Operations<F>?

  init(_ scope: BindingScope, _ arrow: Kleisli<F, D, A>, _ monad: Operations<F>?) {
    entered = scope
    self.arrow = arrow
    self.monad = monad
    super.init(several: ())
  }

  override func begin(_ machine: inout Machine) -> Unmanaged<AnyKind>? {
    machine.enter(entered)
    machine.wait(self)
    return Unmanaged.passUnretained(arrow)
  }
  override func resume(_ machine: inout Machine) -> AnyKind? {
    machine.leave()
    return nil
  }

  override var precursor: (any Lifted)? { arrow }
  override var scope: BindingScope? { entered }
  override var operations: Operations<F>? { monad }
  override func run(_ environment: D) -> Kind<F, A> {
    monad.map { runLifted(self, $0, in: environment) } ?? runDirect(self, in: environment)
  }
}
