import Combine
import Headless

/// Pages on top of each other.
public struct NavigationStack<Data, Root: View> {
  private let root: Root
  private let path: Binding<[AnyHashable]>?

  nonisolated private init(path: Binding<[AnyHashable]>?, root: Root) {
    self.path = path
    self.root = root
  }
}

extension NavigationStack where Data == NavigationPath {
  nonisolated public init(@ViewBuilder root: () -> Root) { self.init(path: nil, root: root()) }

  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(
      path: Binding(get: { path.wrappedValue.elements }, set: { path.wrappedValue.elements = $0 }), root: root())
  }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.init(
      path: Binding(
        get: { path.wrappedValue.map { AnyHashable($0) } },
        set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }), root: root())
  }
}

/// Values of any kinds, one for each page on top of the first.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { self.elements = elements.map { AnyHashable($0) } }

  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
  public mutating func removeLast(_ count: Int = 1) { elements.removeLast(count) }
}

extension NavigationStack: View {
  public var body: some View { NavigationHost(path: path, root: root) }
}

/// The form of a stack of pages before `NavigationStack`.
public struct NavigationView<Content: View> {
  private let content: Content
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
  public var body: some View { NavigationStack { content } }
}

/// What pages show: what a link leads to, or what there is for values of one type. It is told each time that whoever says so
/// is evaluated, so that pages on top follow what is below.
final class PageContent: ObservableObject {
  private var makeView: (Any) -> AnyView = { _ in AnyView(EmptyView()) }

  func lead(to makeView: @escaping (Any) -> AnyView) {
    self.makeView = makeView
    objectWillChange.send()
  }

  func view(for value: Any) -> AnyView { makeView(value) }
}

/// One page that was pushed.
struct PushedPage: Identifiable {
  /// Differs from page to page, also in one place of the stack.
  let id: Int
  let value: AnyHashable?
  let content: PageContent
}

/// What the pages of a stack know of it.
final class Navigator {
  var pages: [PushedPage] = [] { didSet { onChange?() } }
  var onChange: (() -> Void)?
  var path: Binding<[AnyHashable]>?
  private var destinations: [ObjectIdentifier: PageContent] = [:]
  private var lastID = 0

  /// What shows values of a type, whether it is known yet or not.
  func destination(for type: Any.Type) -> PageContent {
    let key = ObjectIdentifier(type)
    if let known = destinations[key] { return known }
    let content = PageContent()
    destinations[key] = content
    return content
  }

  func push(_ content: PageContent) { pages.append(page(nil, content)) }

  func push(_ value: AnyHashable) {
    if let path { path.wrappedValue.append(value) } else { pages.append(page(for: value)) }
  }

  func pop(_ id: Int) {
    guard let index = pages.firstIndex(where: { $0.id == id }) else { return }
    if let path { path.wrappedValue.removeLast(min(path.wrappedValue.count, pages.count - index)) }
    pages.removeSubrange(index...)
  }

  private func page(for value: AnyHashable) -> PushedPage { page(value, destination(for: type(of: value.base))) }

  private func page(_ value: AnyHashable?, _ content: PageContent) -> PushedPage {
    lastID += 1
    return PushedPage(id: lastID, value: value, content: content)
  }

  /// Brings the pages in line with the path.
  func follow(_ values: [AnyHashable]) {
    let kept = zip(pages, values).prefix { $0.value == $1 }.count
    if kept == pages.count, kept == values.count { return }
    pages = Array(pages.prefix(kept)) + values.dropFirst(kept).map(page(for:))
  }
}

private enum NavigatorKey: EnvironmentKey { static var defaultValue: Navigator? { nil } }

extension EnvironmentValues {
  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}

private struct NavigationHost<Root: View>: View {
  /// Tells the host that its navigator's pages are others.
  @State private var revision = 0
  @State private var navigator = Navigator()
  let path: Binding<[AnyHashable]>?
  let root: Root

  var body: some View {
    let navigator = navigator
    let _ = revision
    let _ = connect(navigator)
    PageStack(
      content: TupleView(
        value: (), elements: [ZStack { root }.environment(\.navigator, navigator), pages(navigator)]))
  }

  private func connect(_ navigator: Navigator) {
    navigator.onChange = nil
    navigator.path = path
    if let path { navigator.follow(path.wrappedValue) }
    let revision = $revision
    navigator.onChange = { revision.wrappedValue += 1 }
  }

  private func pages(_ navigator: Navigator) -> some View {
    ForEach(navigator.pages) { page in
      ZStack { PageView(content: page.content, value: page.value) }
        .environment(\.navigator, navigator)
        .environment(\.dismissal, { navigator.pop(page.id) })
    }
  }
}

private struct PageView: View {
  @ObservedObject var content: PageContent
  let value: AnyHashable?

  var body: some View { content.view(for: value?.base ?? ()) }
}

private struct PageStack<Content: View> {
  let content: Content
}

extension PageStack: ContainerView {
  nonisolated func makeBox(_ environment: EnvironmentValues) -> PageStackNode { PageStackNode() }
  nonisolated func update(_ box: PageStackNode, _ environment: EnvironmentValues) {}
}

/// Fills what it is offered with the last of its children; the others are kept but neither seen nor read.
final class PageStackNode: LayoutNode {
  override func sizeThatFits(_ proposal: Proposal) -> CGSize {
    let own = children.last?.size(for: proposal) ?? .zero
    return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
  }

  override func placements(in size: CGSize, proposal: Proposal) -> [Placement] {
    children.map { child in
      let own = child.size(for: proposal)
      return Placement(
        origin: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), proposal: proposal)
    }
  }

  override func render(into list: inout DisplayList, at origin: CGPoint) {
    guard let top = children.last else { return }
    top.render(into: &list, at: CGPoint(x: origin.x + top.frame.minX, y: origin.y + top.frame.minY))
  }

  override func describe(into tree: inout AccessibilityBuilder, at origin: CGPoint) {
    guard let top = children.last else { return }
    top.describe(into: &tree, at: CGPoint(x: origin.x + top.frame.minX, y: origin.y + top.frame.minY))
  }
}

/// Pushes a page.
public struct NavigationLink<Label: View, Destination: View> {
  @Environment(\.navigator) private var navigator
  @Kept(PageContent.init) private var content
  private let label: Label
  private let destination: (() -> Destination)?
  private let value: AnyHashable?

  nonisolated public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
    value = nil
  }

  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.destination = { destination }
    self.label = label()
    value = nil
  }

  nonisolated init(any value: AnyHashable?, label: Label) {
    destination = nil
    self.value = value
    self.label = label
  }
}

extension NavigationLink: View {
  public var body: some View {
    let (navigator, content, value) = (navigator, content, value)
    if let destination { content.lead(to: { _ in AnyView(destination()) }) }
    let isLink = destination != nil
    return Button {
      if isLink {
        navigator?.push(content)
      } else if let value {
        navigator?.push(value)
      }
    } label: {
      label
    }
    .disabled(navigator == nil)
  }
}

extension NavigationLink where Label == Text {
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
  nonisolated public init(_ title: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Destination == Never {
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(any: value.map { AnyHashable($0) }, label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  nonisolated public init<P: Hashable>(_ title: LocalizedStringKey, value: P?) {
    self.init(any: value.map { AnyHashable($0) }, label: Text(title))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(any: value.map { AnyHashable($0) }, label: Text(title))
  }
}

private struct DestinationModifier<D: Hashable, Destination: View>: ViewModifier {
  @Environment(\.navigator) private var navigator
  let destination: (D) -> Destination

  func body(content: Content) -> some View {
    let _ = register()
    content
  }

  private func register() {
    let destination = destination
    navigator?.destination(for: D.self).lead(to: { value in
      (value as? D).map { AnyView(destination($0)) } ?? AnyView(EmptyView())
    })
  }
}

extension View {
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { modifier(DestinationModifier(destination: destination)) }
}
