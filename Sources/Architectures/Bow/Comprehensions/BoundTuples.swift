// Binding the parts of a tuple to variables of their own.

/// Binds the result of the effect.
public func <- <F: Monad, A, B>(
  _ bound: (BoundVar<F, A>, BoundVar<F, B>),
  _ fa: @escaping @autoclosure () -> Kind<F, (A, B)>
) -> BindingExpression<F> {
  EffectExpression(fa) { bound.1.bound(to: $0.1, in: bound.0.bound(to: $0.0, in: $1)) }
}

/// Binds the result of the effect.
public func <- <F: Monad, A, B, C>(
  _ bound: (BoundVar<F, A>, BoundVar<F, B>, BoundVar<F, C>),
  _ fa: @escaping @autoclosure () -> Kind<F, (A, B, C)>
) -> BindingExpression<F> {
  EffectExpression(fa) { bound.2.bound(to: $0.2, in: bound.1.bound(to: $0.1, in: bound.0.bound(to: $0.0, in: $1))) }
}

/// Binds the result of the effect.
public func <- <F: Monad, A, B, C, D>(
  _ bound: (BoundVar<F, A>, BoundVar<F, B>, BoundVar<F, C>, BoundVar<F, D>),
  _ fa: @escaping @autoclosure () -> Kind<F, (A, B, C, D)>
) -> BindingExpression<F> {
  EffectExpression(fa) {
    let scope = bound.0.bound(to: $0.0, in: $1)
    let scope1 = bound.1.bound(to: $0.1, in: scope)
    let scope2 = bound.2.bound(to: $0.2, in: scope1)
    return bound.3.bound(to: $0.3, in: scope2)
  }
}

/// Binds the result of the effect.
public func <- <F: Monad, A, B, C, D, E>(
  _ bound: (BoundVar<F, A>, BoundVar<F, B>, BoundVar<F, C>, BoundVar<F, D>, BoundVar<F, E>),
  _ fa: @escaping @autoclosure () -> Kind<F, (A, B, C, D, E)>
) -> BindingExpression<F> {
  EffectExpression(fa) {
    let scope = bound.0.bound(to: $0.0, in: $1)
    let scope1 = bound.1.bound(to: $0.1, in: scope)
    let scope2 = bound.2.bound(to: $0.2, in: scope1)
    let scope3 = bound.3.bound(to: $0.3, in: scope2)
    return bound.4.bound(to: $0.4, in: scope3)
  }
}

/// Binds the result of the effect.
public func <- <F: Monad, A, B, C, D, E, G>(
  _ bound: (BoundVar<F, A>, BoundVar<F, B>, BoundVar<F, C>, BoundVar<F, D>, BoundVar<F, E>, BoundVar<F, G>),
  _ fa: @escaping @autoclosure () -> Kind<F, (A, B, C, D, E, G)>
) -> BindingExpression<F> {
  EffectExpression(fa) {
    let scope = bound.0.bound(to: $0.0, in: $1)
    let scope1 = bound.1.bound(to: $0.1, in: scope)
    let scope2 = bound.2.bound(to: $0.2, in: scope1)
    let scope3 = bound.3.bound(to: $0.3, in: scope2)
    let scope4 = bound.4.bound(to: $0.4, in: scope3)
    return bound.5.bound(to: $0.5, in: scope4)
  }
}

/// Binds the result of the effect.
public func <- <F: Monad, A, B, C, D, E, G, H>(
  _ bound: (
    BoundVar<F, A>, BoundVar<F, B>, BoundVar<F, C>, BoundVar<F, D>, BoundVar<F, E>, BoundVar<F, G>, BoundVar<F, H>
  ),
  _ fa: @escaping @autoclosure () -> Kind<F, (A, B, C, D, E, G, H)>
) -> BindingExpression<F> {
  EffectExpression(fa) {
    let scope = bound.0.bound(to: $0.0, in: $1)
    let scope1 = bound.1.bound(to: $0.1, in: scope)
    let scope2 = bound.2.bound(to: $0.2, in: scope1)
    let scope3 = bound.3.bound(to: $0.3, in: scope2)
    let scope4 = bound.4.bound(to: $0.4, in: scope3)
    let scope5 = bound.5.bound(to: $0.5, in: scope4)
    return bound.6.bound(to: $0.6, in: scope5)
  }
}

/// Binds the result of the effect.
public func <- <F: Monad, A, B, C, D, E, G, H, I>(
  _ bound: (
    BoundVar<F, A>, BoundVar<F, B>, BoundVar<F, C>, BoundVar<F, D>, BoundVar<F, E>, BoundVar<F, G>, BoundVar<F, H>,
    BoundVar<F, I>
  ),
  _ fa: @escaping @autoclosure () -> Kind<F, (A, B, C, D, E, G, H, I)>
) -> BindingExpression<F> {
  EffectExpression(fa) {
    let scope = bound.0.bound(to: $0.0, in: $1)
    let scope1 = bound.1.bound(to: $0.1, in: scope)
    let scope2 = bound.2.bound(to: $0.2, in: scope1)
    let scope3 = bound.3.bound(to: $0.3, in: scope2)
    let scope4 = bound.4.bound(to: $0.4, in: scope3)
    let scope5 = bound.5.bound(to: $0.5, in: scope4)
    let scope6 = bound.6.bound(to: $0.6, in: scope5)
    return bound.7.bound(to: $0.7, in: scope6)
  }
}

/// Binds the result of the effect.
public func <- <F: Monad, A, B, C, D, E, G, H, I, J>(
  _ bound: (
    BoundVar<F, A>, BoundVar<F, B>, BoundVar<F, C>, BoundVar<F, D>, BoundVar<F, E>, BoundVar<F, G>, BoundVar<F, H>,
    BoundVar<F, I>, BoundVar<F, J>
  ),
  _ fa: @escaping @autoclosure () -> Kind<F, (A, B, C, D, E, G, H, I, J)>
) -> BindingExpression<F> {
  EffectExpression(fa) {
    let scope = bound.0.bound(to: $0.0, in: $1)
    let scope1 = bound.1.bound(to: $0.1, in: scope)
    let scope2 = bound.2.bound(to: $0.2, in: scope1)
    let scope3 = bound.3.bound(to: $0.3, in: scope2)
    let scope4 = bound.4.bound(to: $0.4, in: scope3)
    let scope5 = bound.5.bound(to: $0.5, in: scope4)
    let scope6 = bound.6.bound(to: $0.6, in: scope5)
    let scope7 = bound.7.bound(to: $0.7, in: scope6)
    return bound.8.bound(to: $0.8, in: scope7)
  }
}

/// Binds the result of the effect.
public func <- <F: Monad, A, B, C, D, E, G, H, I, J, K>(
  _ bound: (
    BoundVar<F, A>, BoundVar<F, B>, BoundVar<F, C>, BoundVar<F, D>, BoundVar<F, E>, BoundVar<F, G>, BoundVar<F, H>,
    BoundVar<F, I>, BoundVar<F, J>, BoundVar<F, K>
  ),
  _ fa: @escaping @autoclosure () -> Kind<F, (A, B, C, D, E, G, H, I, J, K)>
) -> BindingExpression<F> {
  EffectExpression(fa) {
    let scope = bound.0.bound(to: $0.0, in: $1)
    let scope1 = bound.1.bound(to: $0.1, in: scope)
    let scope2 = bound.2.bound(to: $0.2, in: scope1)
    let scope3 = bound.3.bound(to: $0.3, in: scope2)
    let scope4 = bound.4.bound(to: $0.4, in: scope3)
    let scope5 = bound.5.bound(to: $0.5, in: scope4)
    let scope6 = bound.6.bound(to: $0.6, in: scope5)
    let scope7 = bound.7.bound(to: $0.7, in: scope6)
    let scope8 = bound.8.bound(to: $0.8, in: scope7)
    return bound.9.bound(to: $0.9, in: scope8)
  }
}
