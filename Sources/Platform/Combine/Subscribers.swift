/// The subscribers that Combine brings, and what they speak in.
public enum Subscribers {
  /// How many values a subscriber wants.
  public struct Demand: Hashable, Comparable, Sendable, CustomStringConvertible {
    private let count: Int

    private init(count: Int) { self.count = count }

    public static let unlimited = Demand(count: .max)
    public static let none = Demand(count: 0)
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand is not negative")
      return Demand(count: value)
    }

    /// The number wanted; nil for all there are.
    public var max: Int? { count == .max ? nil : count }

    public static func < (left: Demand, right: Demand) -> Bool { left.count < right.count }

    public static func + (left: Demand, right: Demand) -> Demand {
      let (sum, overflow) = left.count.addingReportingOverflow(right.count)
      return Demand(count: overflow ? .max : sum)
    }

    public static func += (left: inout Demand, right: Demand) { left = left + right }

    public static func - (left: Demand, right: Demand) -> Demand {
      if left == .unlimited { return .unlimited }
      return Demand(count: Swift.max(0, left.count - right.count))
    }

    public static func -= (left: inout Demand, right: Demand) { left = left - right }
    public static func + (left: Demand, right: Int) -> Demand { left + .max(right) }
    public static func - (left: Demand, right: Int) -> Demand { left - .max(right) }
    public static func += (left: inout Demand, right: Int) { left = left + right }
    public static func -= (left: inout Demand, right: Int) { left = left - right }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
  }

  /// How a publisher ended.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion {
  func mapFailure<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
