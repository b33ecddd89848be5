import Foundation

public final class ForEval {}
public typealias EvalOf<A> = Kind<ForEval, A>

/// A value whose computation happens now, once later, or each time it is asked for.
public final class Eval<A>: EvalOf<A> {
  let steps: Steps

  init(_ operation: Steps.Operation) {
    steps = Steps(operation)
  }

  public static func fix(_ fa: EvalOf<A>) -> Eval<A> { downcast(fa) }

  public static func now(_ a: A) -> Eval<A> { Eval(.pure(Box(a))) }
  public static func always(_ f: @escaping () -> A) -> Eval<A> { Eval(.step { _ in Box(f()) }) }

  /// Computed when first asked for, then remembered. Safe to ask from any thread.
  public static func later(_ f: @escaping () -> A) -> Eval<A> {
    let memory = Memory(f)
    return Eval(.step { _ in memory.value() })
  }

  public static func `defer`(_ f: @escaping () -> Eval<A>) -> Eval<A> {
    Eval(.flatMap(Steps(.pure(Nothing.shared)), { _ in f().steps }))
  }

  public func value() -> A {
    var nothing = 0
    return unbox(withUnsafeMutablePointer(to: &nothing) { steps.run($0) })
  }

  /// The same computation, carried out at most once.
  public func memoize() -> Eval<A> { Eval.later(value) }

  private final class Memory {
    private let lock = NSRecursiveLock()
    private var make: (() -> A)?
    private var known: AnyObject?

    init(_ make: @escaping () -> A) {
      self.make = make
    }

    func value() -> AnyObject {
      lock.lock()
      defer { lock.unlock() }
      if let known { return known }
      let new: AnyObject = make.map { Box($0()) } ?? Nothing.shared
      known = new
      make = nil
      return new
    }
  }
}

public postfix func ^ <A>(_ fa: EvalOf<A>) -> Eval<A> { Eval.fix(fa) }

extension ForEval: EquatableK {
  public static func eq<A: Equatable>(_ lhs: EvalOf<A>, _ rhs: EvalOf<A>) -> Bool { lhs^.value() == rhs^.value() }
}

extension ForEval: Monad, Comonad {
  public static func map<A, B>(_ fa: EvalOf<A>, _ f: @escaping (A) -> B) -> EvalOf<B> {
    Eval<B>(.map(fa^.steps, { Box(f(unbox($0))) }))
  }
  public static func pure<A>(_ a: A) -> EvalOf<A> { Eval.now(a) }
  public static func flatMap<A, B>(_ fa: EvalOf<A>, _ f: @escaping (A) -> EvalOf<B>) -> EvalOf<B> {
    Eval<B>(.flatMap(fa^.steps, { f(unbox($0))^.steps }))
  }
  public static func tailRecM<A, B>(_ a: A, _ f: @escaping (A) -> EvalOf<Either<A, B>>) -> EvalOf<B> {
    flatMap(Eval.defer { f(a)^ }) { $0.fold({ tailRecM($0, f) }, { Eval.now($0) }) }
  }
  public static func extract<A>(_ fa: EvalOf<A>) -> A { fa^.value() }
  public static func coflatMap<A, B>(_ fa: EvalOf<A>, _ f: @escaping (EvalOf<A>) -> B) -> EvalOf<B> {
    Eval.later { f(fa) }
  }
}
