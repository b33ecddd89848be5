// Currying functions of five to nine arguments, and applying the first arguments of functions.

/// Takes its arguments one at a time.
public func curry<A, B, C, D, E, F>(
  _ fun: @escaping (A, B, C, D, E) -> F
) -> (A) -> (B) -> (C) -> (D) -> (E) -> F {
  { a in { b in { c in { d in { e in fun(a, b, c, d, e) } } } } }
}

/// Takes its arguments one at a time.
public func curry<A, B, C, D, E, F, G>(
  _ fun: @escaping (A, B, C, D, E, F) -> G
) -> (A) -> (B) -> (C) -> (D) -> (E) -> (F) -> G {
  { a in { b in { c in { d in { e in { f in fun(a, b, c, d, e, f) } } } } } }
}

/// Takes its arguments one at a time.
public func curry<A, B, C, D, E, F, G, H>(
  _ fun: @escaping (A, B, C, D, E, F, G) -> H
) -> (A) -> (B) -> (C) -> (D) -> (E) -> (F) -> (G) -> H {
  { a in { b in { c in { d in { e in { f in { g in fun(a, b, c, d, e, f, g) } } } } } } }
}

/// Takes its arguments one at a time.
public func curry<A, B, C, D, E, F, G, H, I>(
  _ fun: @escaping (A, B, C, D, E, F, G, H) -> I
) -> (A) -> (B) -> (C) -> (D) -> (E) -> (F) -> (G) -> (H) -> I {
  { a in { b in { c in { d in { e in { f in { g in { h in fun(a, b, c, d, e, f, g, h) } } } } } } } }
}

/// Takes its arguments one at a time.
public func curry<A, B, C, D, E, F, G, H, I, J>(
  _ fun: @escaping (A, B, C, D, E, F, G, H, I) -> J
) -> (A) -> (B) -> (C) -> (D) -> (E) -> (F) -> (G) -> (H) -> (I) -> J {
  { a in { b in { c in { d in { e in { f in { g in { h in { i in fun(a, b, c, d, e, f, g, h, i) } } } } } } } } }
}

/// Takes its arguments all at once.
public func uncurry<A, B, C, D, E>(
  _ fun: @escaping (A) -> (B) -> (C) -> (D) -> E
) -> (A, B, C, D) -> E {
  { a, b, c, d in fun(a)(b)(c)(d) }
}

/// Takes its arguments all at once.
public func uncurry<A, B, C, D, E, F>(
  _ fun: @escaping (A) -> (B) -> (C) -> (D) -> (E) -> F
) -> (A, B, C, D, E) -> F {
  { a, b, c, d, e in fun(a)(b)(c)(d)(e) }
}

/// Takes its arguments all at once.
public func uncurry<A, B, C, D, E, F, G>(
  _ fun: @escaping (A) -> (B) -> (C) -> (D) -> (E) -> (F) -> G
) -> (A, B, C, D, E, F) -> G {
  { a, b, c, d, e, f in fun(a)(b)(c)(d)(e)(f) }
}

/// Takes its arguments all at once.
public func uncurry<A, B, C, D, E, F, G, H>(
  _ fun: @escaping (A) -> (B) -> (C) -> (D) -> (E) -> (F) -> (G) -> H
) -> (A, B, C, D, E, F, G) -> H {
  { a, b, c, d, e, f, g in fun(a)(b)(c)(d)(e)(f)(g) }
}

/// Takes its arguments all at once.
public func uncurry<A, B, C, D, E, F, G, H, I>(
  _ fun: @escaping (A) -> (B) -> (C) -> (D) -> (E) -> (F) -> (G) -> (H) -> I
) -> (A, B, C, D, E, F, G, H) -> I {
  { a, b, c, d, e, f, g, h in fun(a)(b)(c)(d)(e)(f)(g)(h) }
}

/// Takes its arguments all at once.
public func uncurry<A, B, C, D, E, F, G, H, I, J>(
  _ fun: @escaping (A) -> (B) -> (C) -> (D) -> (E) -> (F) -> (G) -> (H) -> (I) -> J
) -> (A, B, C, D, E, F, G, H, I) -> J {
  { a, b, c, d, e, f, g, h, i in fun(a)(b)(c)(d)(e)(f)(g)(h)(i) }
}

/// Takes its arguments in reverse order.
public func reverse<A, B, C, D, E>(_ fun: @escaping (A, B, C, D) -> E) -> (D, C, B, A) -> E {
  { d, c, b, a in fun(a, b, c, d) }
}

/// Takes its arguments in reverse order.
public func reverse<A, B, C, D, E, F>(_ fun: @escaping (A, B, C, D, E) -> F) -> (E, D, C, B, A) -> F {
  { e, d, c, b, a in fun(a, b, c, d, e) }
}

/// Gives the function on the right its first argument.
public func |> <A, B, C>(_ a: A, _ fun: @escaping (A, B) -> C) -> (B) -> C {
  { b in fun(a, b) }
}

/// Gives the function on the right its first argument.
public func |> <A, B, C, D>(_ a: A, _ fun: @escaping (A, B, C) -> D) -> (B, C) -> D {
  { b, c in fun(a, b, c) }
}

/// Gives the function on the right its first argument.
public func |> <A, B, C, D, E>(_ a: A, _ fun: @escaping (A, B, C, D) -> E) -> (B, C, D) -> E {
  { b, c, d in fun(a, b, c, d) }
}
