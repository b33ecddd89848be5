/// Gives back its argument.
public func id<A>(_ a: A) -> A { a }

/// A function that always answers `a`.
public func constant<A>(_ a: @autoclosure @escaping () -> A) -> () -> A { { a() } }
/// A function that always answers the same.
public func constant<A, B>(_ b: @autoclosure @escaping () -> B) -> (A) -> B { { _ in b() } }
/// A function that always answers the same.
public func constant<A, B, C>(_ c: @autoclosure @escaping () -> C) -> (A, B) -> C { { _, _ in c() } }
/// A function that always answers the same.
public func constant<A, B, C, D>(_ d: @autoclosure @escaping () -> D) -> (A, B, C) -> D { { _, _, _ in d() } }
/// A function that always answers the same.
public func constant<A, B, C, D, E>(_ e: @autoclosure @escaping () -> E) -> (A, B, C, D) -> E {
  { _, _, _, _ in e() }
}
/// A function that always answers the same.
public func constant<A, B, C, D, E, F>(_ f: @autoclosure @escaping () -> F) -> (A, B, C, D, E) -> F {
  { _, _, _, _, _ in f() }
}

/// Takes its arguments the other way round.
public func flip<A, B, C>(_ f: @escaping (A, B) -> C) -> (B, A) -> C { { b, a in f(a, b) } }
/// Takes its arguments the other way round.
public func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C { { b in { a in f(a)(b) } } }

/// Takes its arguments in reverse order.
public func reverse<A, B, C>(_ f: @escaping (A, B) -> C) -> (B, A) -> C { { b, a in f(a, b) } }
/// Takes its arguments in reverse order.
public func reverse<A, B, C, D>(_ f: @escaping (A, B, C) -> D) -> (C, B, A) -> D { { c, b, a in f(a, b, c) } }

/// Takes its arguments one at a time.
public func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
/// Takes its arguments one at a time.
public func curry<A, B, C, D>(_ f: @escaping (A, B, C) -> D) -> (A) -> (B) -> (C) -> D {
  { a in { b in { c in f(a, b, c) } } }
}
/// Takes its arguments one at a time.
public func curry<A, B, C, D, E>(_ f: @escaping (A, B, C, D) -> E) -> (A) -> (B) -> (C) -> (D) -> E {
  { a in { b in { c in { d in f(a, b, c, d) } } } }
}

/// Takes its arguments all at once.
public func uncurry<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (A, B) -> C { { a, b in f(a)(b) } }
/// Takes its arguments all at once.
public func uncurry<A, B, C, D>(_ f: @escaping (A) -> (B) -> (C) -> D) -> (A, B, C) -> D {
  { a, b, c in f(a)(b)(c) }
}

/// The first function after the second.
public func compose<A, B, C>(_ g: @escaping (B) -> C, _ f: @escaping (A) -> B) -> (A) -> C { { g(f($0)) } }
/// The second function after the first.
public func andThen<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }

precedencegroup PipePrecedence {
  associativity: left
  higherThan: AssignmentPrecedence
  lowerThan: TernaryPrecedence
}
precedencegroup CompositionPrecedence {
  associativity: left
  higherThan: PipePrecedence
  lowerThan: TernaryPrecedence
}

/// Applies the function on its right to the value on its left.
infix operator |> : PipePrecedence
/// The left function, then the right one.
infix operator >>> : CompositionPrecedence
/// The right function, then the left one.
infix operator <<< : CompositionPrecedence

/// Applies the function on the right to the value on the left.
public func |> <A, B>(_ a: A, _ f: (A) throws -> B) rethrows -> B { try f(a) }

/// The left function, then the right one.
public func >>> <A, B>(_ f: @escaping () -> A, _ g: @escaping (A) -> B) -> () -> B { { g(f()) } }
/// The left function, then the right one.
public func >>> <A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
/// The left function, then the right one.
public func >>> <A, B, C>(_ f: @escaping (A) throws -> B, _ g: @escaping (B) throws -> C) -> (A) throws -> C {
  { try g(f($0)) }
}

/// The right function, then the left one.
public func <<< <A, B>(_ g: @escaping (A) -> B, _ f: @escaping () -> A) -> () -> B { { g(f()) } }
/// The right function, then the left one.
public func <<< <A, B, C>(_ g: @escaping (B) -> C, _ f: @escaping (A) -> B) -> (A) -> C { { g(f($0)) } }
/// The right function, then the left one.
public func <<< <A, B, C>(_ g: @escaping (B) throws -> C, _ f: @escaping (A) throws -> B) -> (A) throws -> C {
  { try g(f($0)) }
}
