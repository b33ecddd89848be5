import Headless

/// A modifier whose box says something about the content for those who cannot see it.
protocol AccessibilityBoxModifier: BoxModifier where Box == AccessibilityNode {
  var attributes: (EnvironmentValues) -> AccessibilityNode.Attributes { get }
}

extension AccessibilityBoxModifier {
  nonisolated func makeBox(_ environment: EnvironmentValues) -> AccessibilityNode {
    AccessibilityNode(attributes(environment))
  }
  nonisolated func update(_ box: AccessibilityNode, _ environment: EnvironmentValues) {
    box.attributes = attributes(environment)
  }
}

/// Says something about the content for those who cannot see it.
struct AccessibilityModifier {
  let attributes: (EnvironmentValues) -> AccessibilityNode.Attributes
}

extension AccessibilityModifier: AccessibilityBoxModifier {}

/// Makes one element of the content.
struct ElementModifier {
  let attributes: (EnvironmentValues) -> AccessibilityNode.Attributes

  nonisolated static var isUnary: Bool { true }
}

extension ElementModifier: AccessibilityBoxModifier {}

/// An identifier by itself, which is compared rather than made anew each time.
struct IdentifierModifier {
  let identifier: String

  nonisolated func makeBox(_ environment: EnvironmentValues) -> AccessibilityNode {
    var attributes = AccessibilityNode.Attributes()
    attributes.identifier = identifier
    return AccessibilityNode(attributes)
  }
  nonisolated func update(_ box: AccessibilityNode, _ environment: EnvironmentValues) {
    box.attributes.identifier = identifier
  }
}

extension IdentifierModifier: BoxModifier {}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var names: Set<String>
  private init(_ name: String) { names = [name] }
  public init() { names = [] }
  public static let isButton = AccessibilityTraits("isButton")
  public static let isHeader = AccessibilityTraits("isHeader")
  public static let isSelected = AccessibilityTraits("isSelected")
  public static let isLink = AccessibilityTraits("isLink")
  public static let isImage = AccessibilityTraits("isImage")
  public static let isStaticText = AccessibilityTraits("isStaticText")
  public static let isModal = AccessibilityTraits("isModal")
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")

  public func contains(_ member: Self) -> Bool { member.names.isSubset(of: names) }
  public func union(_ other: Self) -> Self { changed { $0.formUnion(other.names) } }
  public func intersection(_ other: Self) -> Self { changed { $0.formIntersection(other.names) } }
  public func symmetricDifference(_ other: Self) -> Self { changed { $0.formSymmetricDifference(other.names) } }
  public mutating func formUnion(_ other: Self) { self = union(other) }
  public mutating func formIntersection(_ other: Self) { self = intersection(other) }
  public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
  public mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    defer { formUnion(member) }
    return (!contains(member), member)
  }
  public mutating func remove(_ member: Self) -> Self? {
    defer { names.subtract(member.names) }
    return contains(member) ? member : nil
  }
  public mutating func update(with member: Self) -> Self? {
    defer { formUnion(member) }
    return contains(member) ? member : nil
  }
  private func changed(_ change: (inout Set<String>) -> Void) -> Self {
    var copy = self
    change(&copy.names)
    return copy
  }
}

extension View {
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(IdentifierModifier(identifier: identifier))
  }

  nonisolated public func accessibilityLabel(_ label: Text) -> some View { accessibility { $0.label = label.string } }
  nonisolated public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    accessibility { $0.label = label.string }
  }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibility { $0.label = String(label) }
  }

  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    accessibility { $0.value = .text(value.string) }
  }
  nonisolated public func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    accessibility { $0.value = .text(value.string) }
  }
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibility { $0.value = .text(String(value)) }
  }

  nonisolated public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { self }
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { self }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { accessibility { $0.isHidden = hidden } }
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  @ViewBuilder
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    if children == .combine { element { $0.role = .text } } else { self }
  }

  nonisolated func accessibility(_ set: @escaping (inout AccessibilityNode.Attributes) -> Void) -> some View {
    modifier(
      AccessibilityModifier { environment in
        var attributes = AccessibilityNode.Attributes()
        attributes.isEnabled = environment.isEnabled
        set(&attributes)
        return attributes
      })
  }

  /// Makes one element of the view.
  nonisolated func element(_ set: @escaping (inout AccessibilityNode.Attributes) -> Void) -> some View {
    modifier(
      ElementModifier { environment in
        var attributes = AccessibilityNode.Attributes()
        attributes.isEnabled = environment.isEnabled
        set(&attributes)
        return attributes
      })
  }
}
