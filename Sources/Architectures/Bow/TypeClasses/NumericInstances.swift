/// Numbers are joined by adding them up; sums of integers wrap around rather than trap.

extension Int: Semiring {
  public func combine(_ other: Int) -> Int { self &+ other }
  public static func empty() -> Int { 0 }
  public func multiply(_ other: Int) -> Int { self &* other }
  public static func one() -> Int { 1 }
}

extension Int8: Semiring {
  public func combine(_ other: Int8) -> Int8 { self &+ other }
  public static func empty() -> Int8 { 0 }
  public func multiply(_ other: Int8) -> Int8 { self &* other }
  public static func one() -> Int8 { 1 }
}

extension Int16: Semiring {
  public func combine(_ other: Int16) -> Int16 { self &+ other }
  public static func empty() -> Int16 { 0 }
  public func multiply(_ other: Int16) -> Int16 { self &* other }
  public static func one() -> Int16 { 1 }
}

extension Int32: Semiring {
  public func combine(_ other: Int32) -> Int32 { self &+ other }
  public static func empty() -> Int32 { 0 }
  public func multiply(_ other: Int32) -> Int32 { self &* other }
  public static func one() -> Int32 { 1 }
}

extension Int64: Semiring {
  public func combine(_ other: Int64) -> Int64 { self &+ other }
  public static func empty() -> Int64 { 0 }
  public func multiply(_ other: Int64) -> Int64 { self &* other }
  public static func one() -> Int64 { 1 }
}

extension UInt: Semiring {
  public func combine(_ other: UInt) -> UInt { self &+ other }
  public static func empty() -> UInt { 0 }
  public func multiply(_ other: UInt) -> UInt { self &* other }
  public static func one() -> UInt { 1 }
}

extension UInt8: Semiring {
  public func combine(_ other: UInt8) -> UInt8 { self &+ other }
  public static func empty() -> UInt8 { 0 }
  public func multiply(_ other: UInt8) -> UInt8 { self &* other }
  public static func one() -> UInt8 { 1 }
}

extension UInt16: Semiring {
  public func combine(_ other: UInt16) -> UInt16 { self &+ other }
  public static func empty() -> UInt16 { 0 }
  public func multiply(_ other: UInt16) -> UInt16 { self &* other }
  public static func one() -> UInt16 { 1 }
}

extension UInt32: Semiring {
  public func combine(_ other: UInt32) -> UInt32 { self &+ other }
  public static func empty() -> UInt32 { 0 }
  public func multiply(_ other: UInt32) -> UInt32 { self &* other }
  public static func one() -> UInt32 { 1 }
}

extension UInt64: Semiring {
  public func combine(_ other: UInt64) -> UInt64 { self &+ other }
  public static func empty() -> UInt64 { 0 }
  public func multiply(_ other: UInt64) -> UInt64 { self &* other }
  public static func one() -> UInt64 { 1 }
}

extension Float: Semiring {
  public func combine(_ other: Float) -> Float { self + other }
  public static func empty() -> Float { 0 }
  public func multiply(_ other: Float) -> Float { self * other }
  public static func one() -> Float { 1 }
}

extension Double: Semiring {
  public func combine(_ other: Double) -> Double { self + other }
  public static func empty() -> Double { 0 }
  public func multiply(_ other: Double) -> Double { self * other }
  public static func one() -> Double { 1 }
}
