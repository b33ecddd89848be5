extension String: Monoid {
  public func combine(_ other: String) -> String { self + other }
  public static func empty() -> String { "" }
}

extension Array: Semigroup {
  public func combine(_ other: [Element]) -> [Element] { self + other }
}

extension Array: Monoid {
  public static func empty() -> [Element] { [] }
}

/// Truth values are joined by "or".
extension Bool: Semiring {
  public func combine(_ other: Bool) -> Bool { self || other }
  public static func empty() -> Bool { false }
  public func multiply(_ other: Bool) -> Bool { self && other }
  public static func one() -> Bool { true }
}
