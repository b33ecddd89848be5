/// Whether it does not hold.
public func not(_ a: Bool) -> Bool { !a }
/// Whether both hold.
public func and(_ a: Bool, _ b: Bool) -> Bool { a && b }
/// Whether either holds.
public func or(_ a: Bool, _ b: Bool) -> Bool { a || b }
/// Whether just one of them holds.
public func xor(_ a: Bool, _ b: Bool) -> Bool { a != b }

/// A predicate that holds where the other one does not.
public func not<A>(_ f: @escaping (A) -> Bool) -> (A) -> Bool { { !f($0) } }
/// A predicate that holds where both do.
public func and<A>(_ f: @escaping (A) -> Bool, _ g: @escaping (A) -> Bool) -> (A) -> Bool { { f($0) && g($0) } }
/// A predicate that holds where either does.
public func or<A>(_ f: @escaping (A) -> Bool, _ g: @escaping (A) -> Bool) -> (A) -> Bool { { f($0) || g($0) } }
/// A predicate that holds where just one of them does.
public func xor<A>(_ f: @escaping (A) -> Bool, _ g: @escaping (A) -> Bool) -> (A) -> Bool { { f($0) != g($0) } }
