// The programs of several steps that `CoT` is made of.

/// Runs a program step by step. Whatever the nesting, each step is given the future that the one before has chosen.
private func runSteps<W: Comonad, M>(
  _ program: any Lifted, _ after: Continuation, in world: Kind<W, (AnyObject) -> Kind<M, Any>>,
  _ operations: Operations<W>
) -> Kind<M, Any> {
  var after = after
  let first = after.descend(into: program)
  guard !after.isEmpty else { return unsafeDowncast(first.runOne(world, operations), to: Kind.self) }
  let continued = world.coflatMap { [after] future in
    { value in
      Bounce.later {
        var after = after
        switch after.resume(with: value) {
        case .value(let last): return future.extract()(last)
        case .next(let next): return runSteps(next, after, in: future, operations)
        }
      }
    }
  }
  return unsafeDowncast(first.runOne(continued, operations), to: Kind.self)
}

extension CoT where W: Comonad {
  fileprivate func runSeveral(_ world: Kind<W, (A) -> Kind<M, Any>>) -> Kind<M, Any> {
    runSteps(self, Continuation(), in: world.map { next in { next(unbox($0)) } }, FunctorOperations<W>())
  }
}

final class CoMapped<W: Comonad, M, A, B>: CoT<W, M, B> {
  @exclusivity(unchecked) private var first: CoT<W, M, A>?
  @exclusivity(unchecked) private var f: ((A) -> B)?

  init(_ first: CoT<W, M, A>, _ f: @escaping (A) -> B) {
    self.first = first
    self.f = f
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

  override var precursor: (any Lifted)? { first }
  override func resume(after value: AnyObject) -> Resumption {
    .value(f.map { Box($0(unbox(value))) } ?? Nothing.shared)
  }
  override func choose(_ world: Kind<W, (B) -> Kind<M, Any>>) -> Kind<M, Any> { runSeveral(world) }
}

final class CoContinued<W: Comonad, M, A, B>: CoT<W, M, B> {
  @exclusivity(unchecked) private var first: CoT<W, M, A>?
  @exclusivity(unchecked) private var f: ((A) -> CoTOf<W, M, B>)?

  init(_ first: CoT<W, M, A>, _ f: @escaping (A) -> CoTOf<W, M, B>) {
    self.first = first
    self.f = f
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

  override var precursor: (any Lifted)? { first }
  override func resume(after value: AnyObject) -> Resumption {
    guard let f else { return .value(Nothing.shared) }
    return .next(f(unbox(value))^)
  }
  override func choose(_ world: Kind<W, (B) -> Kind<M, Any>>) -> Kind<M, Any> { runSeveral(world) }
}
