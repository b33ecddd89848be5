// Predicates of up to ten arguments. Not one function of a parameter pack: the compiler does not infer it from a context.

/// A predicate that holds where the other one does not.
public func complement(_ predicate: @escaping () -> Bool) -> () -> Bool { { !predicate() } }

/// A predicate that holds where the other one does not.
public func complement<A>(_ predicate: @escaping (A) -> Bool) -> (A) -> Bool { { !predicate($0) } }

/// A predicate that holds where the other one does not.
public func complement<A, B>(_ predicate: @escaping (A, B) -> Bool) -> (A, B) -> Bool { { a, b in !predicate(a, b) } }

/// A predicate that holds where the other one does not.
public func complement<A, B, C>(_ predicate: @escaping (A, B, C) -> Bool) -> (A, B, C) -> Bool {
  { a, b, c in !predicate(a, b, c) }
}

/// A predicate that holds where the other one does not.
public func complement<A, B, C, D>(
  _ predicate: @escaping (A, B, C, D) -> Bool
) -> (A, B, C, D) -> Bool {
  { a, b, c, d in !predicate(a, b, c, d) }
}

/// A predicate that holds where the other one does not.
public func complement<A, B, C, D, E>(
  _ predicate: @escaping (A, B, C, D, E) -> Bool
) -> (A, B, C, D, E) -> Bool {
  { a, b, c, d, e in !predicate(a, b, c, d, e) }
}

/// A predicate that holds where the other one does not.
public func complement<A, B, C, D, E, F>(
  _ predicate: @escaping (A, B, C, D, E, F) -> Bool
) -> (A, B, C, D, E, F) -> Bool {
  { a, b, c, d, e, f in !predicate(a, b, c, d, e, f) }
}

/// A predicate that holds where the other one does not.
public func complement<A, B, C, D, E, F, G>(
  _ predicate: @escaping (A, B, C, D, E, F, G) -> Bool
) -> (A, B, C, D, E, F, G) -> Bool {
  { a, b, c, d, e, f, g in !predicate(a, b, c, d, e, f, g) }
}

/// A predicate that holds where the other one does not.
public func complement<A, B, C, D, E, F, G, H>(
  _ predicate: @escaping (A, B, C, D, E, F, G, H) -> Bool
) -> (A, B, C, D, E, F, G, H) -> Bool {
  { a, b, c, d, e, f, g, h in !predicate(a, b, c, d, e, f, g, h) }
}

/// A predicate that holds where the other one does not.
public func complement<A, B, C, D, E, F, G, H, I>(
  _ predicate: @escaping (A, B, C, D, E, F, G, H, I) -> Bool
) -> (A, B, C, D, E, F, G, H, I) -> Bool {
  { a, b, c, d, e, f, g, h, i in !predicate(a, b, c, d, e, f, g, h, i) }
}

/// A predicate that holds where the other one does not.
public func complement<A, B, C, D, E, F, G, H, I, J>(
  _ predicate: @escaping (A, B, C, D, E, F, G, H, I, J) -> Bool
) -> (A, B, C, D, E, F, G, H, I, J) -> Bool {
  { a, b, c, d, e, f, g, h, i, j in !predicate(a, b, c, d, e, f, g, h, i, j) }
}
