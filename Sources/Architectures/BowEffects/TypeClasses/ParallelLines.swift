import Bow

// Lines of a comprehension that run side by side: `(a, b) <- parallel(x, y)`.

/// Two effects of one line of a comprehension, side by side.
public func parallel<F: Concurrent, A, B>(
  _ a: Kind<F, A>, _ b: Kind<F, B>
) -> Kind<F, (A, B)> {
  F.parZip(a, b)
}

/// Three effects of one line of a comprehension, side by side.
public func parallel<F: Concurrent, A, B, C>(
  _ a: Kind<F, A>, _ b: Kind<F, B>, _ c: Kind<F, C>
) -> Kind<F, (A, B, C)> {
  F.parZip(a, b, c)
}

/// Four effects of one line of a comprehension, side by side.
public func parallel<F: Concurrent, A, B, C, D>(
  _ a: Kind<F, A>, _ b: Kind<F, B>, _ c: Kind<F, C>, _ d: Kind<F, D>
) -> Kind<F, (A, B, C, D)> {
  F.parZip(a, b, c, d)
}

/// Five effects of one line of a comprehension, side by side.
public func parallel<F: Concurrent, A, B, C, D, E>(
  _ a: Kind<F, A>, _ b: Kind<F, B>, _ c: Kind<F, C>, _ d: Kind<F, D>, _ e: Kind<F, E>
) -> Kind<F, (A, B, C, D, E)> {
  F.parZip(a, b, c, d, e)
}

/// Six effects of one line of a comprehension, side by side.
public func parallel<F: Concurrent, A, B, C, D, E, G>(
  _ a: Kind<F, A>, _ b: Kind<F, B>, _ c: Kind<F, C>, _ d: Kind<F, D>, _ e: Kind<F, E>, _ g: Kind<F, G>
) -> Kind<F, (A, B, C, D, E, G)> {
  F.parZip(a, b, c, d, e, g)
}

/// Seven effects of one line of a comprehension, side by side.
public func parallel<F: Concurrent, A, B, C, D, E, G, H>(
  _ a: Kind<F, A>, _ b: Kind<F, B>, _ c: Kind<F, C>, _ d: Kind<F, D>, _ e: Kind<F, E>, _ g: Kind<F, G>, _ h: Kind<F, H>
) -> Kind<F, (A, B, C, D, E, G, H)> {
  F.parZip(a, b, c, d, e, g, h)
}

/// Eight effects of one line of a comprehension, side by side.
public func parallel<F: Concurrent, A, B, C, D, E, G, H, I>(
  _ a: Kind<F, A>, _ b: Kind<F, B>, _ c: Kind<F, C>, _ d: Kind<F, D>, _ e: Kind<F, E>, _ g: Kind<F, G>, _ h: Kind<F, H>,
  _ i: Kind<F, I>
) -> Kind<F, (A, B, C, D, E, G, H, I)> {
  F.parZip(a, b, c, d, e, g, h, i)
}

/// Nine effects of one line of a comprehension, side by side.
public func parallel<F: Concurrent, A, B, C, D, E, G, H, I, J>(
  _ a: Kind<F, A>, _ b: Kind<F, B>, _ c: Kind<F, C>, _ d: Kind<F, D>, _ e: Kind<F, E>, _ g: Kind<F, G>, _ h: Kind<F, H>,
  _ i: Kind<F, I>, _ j: Kind<F, J>
) -> Kind<F, (A, B, C, D, E, G, H, I, J)> {
  F.parZip(a, b, c, d, e, g, h, i, j)
}
