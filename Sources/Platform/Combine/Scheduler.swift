import Dispatch
import Foundation
import PageRuntime

/// Where and when something runs.
public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions

  var now: SchedulerTimeType { get }
  var minimumTolerance: SchedulerTimeType.Stride { get }

  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
}

extension Scheduler {
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }
}

/// A span of time in some scheduler's terms.
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ seconds: Int) -> Self
  static func seconds(_ seconds: Double) -> Self
  static func milliseconds(_ milliseconds: Int) -> Self
  static func microseconds(_ microseconds: Int) -> Self
  static func nanoseconds(_ nanoseconds: Int) -> Self
}

/// A span of time in nanoseconds.
public struct SchedulerInterval: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable, Sendable,
  ExpressibleByFloatLiteral
{
  /// In nanoseconds.
  public var magnitude: Int

  public init(magnitude: Int) { self.magnitude = magnitude }
  public init(integerLiteral seconds: Int) { self = .seconds(seconds) }
  public init(floatLiteral seconds: Double) { self = .seconds(seconds) }
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let seconds = Int(exactly: source) else { return nil }
    self = .seconds(seconds)
  }

  public static func seconds(_ seconds: Int) -> Self { Self(magnitude: seconds * 1_000_000_000) }
  public static func seconds(_ seconds: Double) -> Self { Self(magnitude: Int(seconds * 1_000_000_000)) }
  public static func milliseconds(_ milliseconds: Int) -> Self { Self(magnitude: milliseconds * 1_000_000) }
  public static func microseconds(_ microseconds: Int) -> Self { Self(magnitude: microseconds * 1_000) }
  public static func nanoseconds(_ nanoseconds: Int) -> Self { Self(magnitude: nanoseconds) }

  public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
  public static func + (left: Self, right: Self) -> Self { Self(magnitude: left.magnitude + right.magnitude) }
  public static func - (left: Self, right: Self) -> Self { Self(magnitude: left.magnitude - right.magnitude) }
  public static func * (left: Self, right: Self) -> Self { Self(magnitude: left.magnitude * right.magnitude) }
  public static func *= (left: inout Self, right: Self) { left = left * right }
}

extension DispatchQueue: Scheduler {
  /// A moment, in nanoseconds of the system's uptime.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    public typealias Stride = SchedulerInterval
    public var dispatchTime: DispatchTime

    public init(_ time: DispatchTime) { dispatchTime = time }

    public func distance(to other: Self) -> Stride {
      .nanoseconds(Int(other.dispatchTime.uptimeNanoseconds) - Int(dispatchTime.uptimeNanoseconds))
    }

    public func advanced(by interval: Stride) -> Self { Self(dispatchTime + .nanoseconds(interval.magnitude)) }

    public static func == (left: Self, right: Self) -> Bool { left.dispatchTime == right.dispatchTime }
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }
  }

  public struct SchedulerOptions: Sendable {
    public var qos: DispatchQoS
    public init(qos: DispatchQoS = .unspecified) { self.qos = qos }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  public var minimumTolerance: SchedulerInterval { .nanoseconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    async(qos: options?.qos ?? .unspecified) { action() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerInterval, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified) { action() }
  }
}

extension RunLoop: Scheduler {
  /// A moment of the wall clock.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    public typealias Stride = SchedulerInterval
    public var date: Date

    public init(_ date: Date) { self.date = date }

    public func distance(to other: Self) -> Stride { .seconds(other.date.timeIntervalSince(date)) }
    public func advanced(by interval: Stride) -> Self {
      Self(date.addingTimeInterval(Double(interval.magnitude) / 1_000_000_000))
    }
  }

  public struct SchedulerOptions: Sendable {}

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerInterval { .nanoseconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    MainWork.perform(on: self) { action() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerInterval, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    add(Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }, forMode: .default)
  }
}

/// Runs everything at once, on the caller's thread.
public struct ImmediateScheduler: Scheduler, Sendable {
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    public func distance(to other: Self) -> SchedulerInterval { .nanoseconds(0) }
    public func advanced(by interval: SchedulerInterval) -> Self { self }
  }

  public typealias SchedulerOptions = Never
  public static let shared = ImmediateScheduler()

  public var now: SchedulerTimeType { SchedulerTimeType() }
  public var minimumTolerance: SchedulerInterval { .nanoseconds(0) }
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerInterval, options: Never?, _ action: @escaping () -> Void
  ) { action() }
}
