import Foundation

// The forms of `Eval`, as programs for the machine.

@usableFromInline
final class Now<A>: Eval<A> {
  private let known: A

  @usableFromInline
  init(_ known: A) {
    self.known = known
  }

  override func value() -> A { known }
  override func begin(_ machine: inout Machine) -> Unmanaged<AnyKind>? {
    machine.put(known)
    return nil
  }
}

final class Always<A>: Eval<A> {
  private let compute: () -> A

  init(_ compute: @escaping () -> A) {
    self.compute = compute
  }

  override func begin(_ machine: inout Machine) -> Unmanaged<AnyKind>? {
    machine.put(compute())
    return nil
  }
}

final class Later<A>: Eval<A> {
  private let lock = NSRecursiveLock()
  private var known: A?
  private var compute: (() -> A)?

  init(_ compute: @escaping () -> A) {
    self.compute = compute
  }

  override func value() -> A {
    lock.lock()
    defer { lock.unlock() }
    if let known { return known }
    guard let compute else { fatalError("An Eval.later asked for its own value while computing it.") }
    self.compute = nil
    let new = compute()
    known = new
    return new
  }

  override func begin(_ machine: inout Machine) -> Unmanaged<AnyKind>? {
    machine.put(value())
    return nil
  }
}

/// Makes the program to run when it is run.
final class Deferred<A>: Eval<A> {
  @exclusivity(unchecked) private var make: (() -> EvalOf<A>)?

  init(_ make: @escaping () -> EvalOf<A>) {
    self.make = make
  }

  deinit {
    if DeepRelease.enter() {
      clear()
      DeepRelease.leave()
    } else {
      DeepRelease.postpone(make as Any)
    }
  }

  @inline(never)
  private func clear() {
    make = nil
  }

  override func begin(_ machine: inout Machine) -> Unmanaged<AnyKind>? {
    machine.wait(self)
    return nil
  }
  override func resume(_ machine: inout Machine) -> AnyKind? { make?() }
}

@usableFromInline
final class Mapped<A, B>: Eval<B> {
  @exclusivity(unchecked) private var source: EvalOf<A>?
  @exclusivity(unchecked) private var f: ((A) -> B)?

  @usableFromInline
  init(_ source: EvalOf<A>, _ f: @escaping (A) -> B) {
    self.source = source
    self.f = f
  }

  deinit {
    // Without a source this one is released by another's `deinit`, in a row.
    guard source != nil else { return }
    if DeepRelease.enter() {
      clear()
      DeepRelease.leave()
    } else {
      DeepRelease.postpone((source, f))
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
    defer { source = nil }
    return source
  }

  override func begin(_ machine: inout Machine) -> Unmanaged<AnyKind>? {
    machine.wait(self)
    guard let source else { return nil }
    return Unmanaged.passUnretained(source)
  }
  override func resume(_ machine: inout Machine) -> AnyKind? {
    if let f { machine.put(f(machine.take())) }
    return nil
  }
}

@usableFromInline
final class Continued<A, B>: Eval<B> {
  @exclusivity(unchecked) private var source: EvalOf<A>?
  @exclusivity(unchecked) private var f: ((A) -> EvalOf<B>)?

  @usableFromInline
  init(_ source: EvalOf<A>, _ f: @escaping (A) -> EvalOf<B>) {
    self.source = source
    self.f = f
  }

  deinit {
    // Without a source this one is released by another's `deinit`, in a row.
    guard source != nil else { return }
    if DeepRelease.enter() {
      clear()
      DeepRelease.leave()
    } else {
      DeepRelease.postpone((source, f))
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
    defer { source = nil }
    return source
  }

  override func begin(_ machine: inout Machine) -> Unmanaged<AnyKind>? {
    machine.wait(self)
    guard let source else { return nil }
    return Unmanaged.passUnretained(source)
  }
  override func resume(_ machine: inout Machine) -> AnyKind? { f?(machine.take()) }
}

/// Runs with the bound variables of a comprehension.
final class Scoped<A>: Eval<A> {
  private let scope: BindingScope
  private let source: EvalOf<A>

  init(_ scope: BindingScope, _ source: EvalOf<A>) {
    self.scope = scope
    self.source = source
  }

  override func begin(_ machine: inout Machine) -> Unmanaged<AnyKind>? {
    machine.enter(scope)
    machine.wait(self)
    return Unmanaged.passUnretained(source)
  }
  override func resume(_ machine: inout Machine) -> AnyKind? {
    machine.leave()
    return nil
  }
}
