/// One line of a comprehension: an effect, and what becomes of its value.
public class BindingExpression<F: Monad> {
  init() {}

  func bind<R>(in scope: BindingScope?, _ next: @escaping (BindingScope?) -> Kind<F, R>) -> Kind<F, R> {
    next(scope)
  }
}

final class EffectExpression<F: Monad, A>: BindingExpression<F> {
  private let effect: () -> Kind<F, A>
  private let remember: (A, BindingScope?) -> BindingScope?

  init(_ effect: @escaping () -> Kind<F, A>, _ remember: @escaping (A, BindingScope?) -> BindingScope?) {
    self.effect = effect
    self.remember = remember
  }

  override func bind<R>(in scope: BindingScope?, _ next: @escaping (BindingScope?) -> Kind<F, R>) -> Kind<F, R> {
    let remember = remember
    let fa = BindingScope.with(scope, effect)
    return F.flatMap(scope.map { F.within($0, fa) } ?? fa) { next(remember($0, scope)) }
  }
}

/// An expression that is run for its effect alone.
prefix operator |<-
/// Binds the result of the effect on the right to the variable, or variables, on the left.
infix operator <- : AssignmentPrecedence

/// A line that is run for its effect alone.
public prefix func |<- <F: Monad, A>(_ fa: @escaping @autoclosure () -> Kind<F, A>) -> BindingExpression<F> {
  EffectExpression(fa) { $1 }
}

/// Binds the result of the effect.
public func <- <F: Monad, A>(_ bound: BoundVar<F, A>, _ fa: @escaping @autoclosure () -> Kind<F, A>)
  -> BindingExpression<F>
{
  EffectExpression(fa) { bound.bound(to: $0, in: $1) }
}

/// Runs effects one after the other, each seeing what the ones above it were bound to, and yields a result.
public func binding<F: Monad, A>(
  _ expressions: BindingExpression<F>..., yield result: @escaping @autoclosure () -> A
) -> Kind<F, A> {
  func run(_ index: Int, _ scope: BindingScope?) -> Kind<F, A> {
    guard index < expressions.count else { return F.pure(BindingScope.with(scope, result)) }
    return expressions[index].bind(in: scope) { run(index + 1, $0) }
  }
  return F.flatMap(F.pure(())) { run(0, BindingScope.current) }
}

/// A line's effect, as the type class has it.
public func ask<F: MonadReader>() -> Kind<F, F.D> { F.ask() }
/// A line's effect, as the type class has it.
public func getState<F: MonadState>() -> Kind<F, F.S> { F.get() }
/// A line's effect, as the type class has it.
public func inspectState<F: MonadState, A>(_ f: @escaping (F.S) -> A) -> Kind<F, A> { F.inspect(f) }
/// A line, as the type class has it. Its argument is evaluated when the comprehension is built.
public func setState<F: MonadState>(_ s: F.S) -> BindingExpression<F> { |<-F.set(s) }
/// A line, as the type class has it. Its argument is evaluated when the comprehension is built.
public func modifyState<F: MonadState>(_ f: @escaping (F.S) -> F.S) -> BindingExpression<F> { |<-F.modify(f) }
/// A line, as the type class has it. Its argument is evaluated when the comprehension is built.
public func tell<F: MonadWriter>(_ w: F.W) -> BindingExpression<F> { |<-F.tell(w) }
