import Bow

/// Prisms from the constructors of an enumeration's cases.
public protocol AutoPrism {}

extension AutoPrism {
  /// The prism of a case that carries something: `Event.prism(for: Event.coin)`. The constructor must be pure.
  public static func prism<A>(for constructor: @escaping (A) -> Self) -> Prism<Self, A> {
    let extractor = CaseExtractor(constructor)
    return Prism(extract: extractor.extract, embed: constructor)
  }

  /// The prism of a case that carries nothing: `Event.prism(for: .cancel)`.
  public static func prism(for value: Self) -> Prism<Self, ()> {
    guard let layout = EnumLayout(Self.self) else {
      return Prism<Self, ()>(extract: { "\($0)" == "\(value)" ? () : nil }, embed: { value })
    }
    let tag = withUnsafePointer(to: value) { layout.tag(at: $0) }
    return Prism<Self, ()>(
      extract: { other in
        guard withUnsafePointer(to: other, { layout.tag(at: $0) }) == tag else { return nil }
        return !layout.carriesSomething(tag) || "\(other)" == "\(value)" ? () : nil
      },
      embed: { value })
  }
}

/// Every automatic optic.
public typealias AutoOptics = AutoLens & AutoGetter & AutoSetter & AutoOptional & AutoFold & AutoTraversal & AutoPrism
