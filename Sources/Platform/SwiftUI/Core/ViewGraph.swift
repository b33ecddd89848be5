import Foundation
import Headless

/// One hosted tree of views: what is to be evaluated again, and what is to be done afterwards.
///
/// Everything happens on the main thread, but a change may be announced from any.
public final class _ViewGraph {
  private var dirty: [_AnyNode] = []
  private var dirtyContainers: [any ContainerNode] = []
  private var actions: [() -> Void] = []
  private var preferenceReaders = NodeList<any PreferenceReader>()
  private var placeReaders = NodeList<any PlaceReader>()
  var arePreferencesStale = false
  /// Views wait for layout to tell them how much room there is, and what they prefer may depend on it.
  private var awaitsLayout = false
  /// Modal layers over the content, from back to front.
  private(set) var presentations: [Presentation] = []
  var presentationsChanged: (() -> Void)?
  private var hasChanged = false

  init() {}

  /// The node is to be evaluated again on the next update.
  func invalidate(_ node: _AnyNode) {
    guard Thread.isMainThread else {
      nonisolated(unsafe) let node = node
      DispatchQueue.main.async { self.invalidate(node) }
      return
    }
    if node.isDirty || !node.isMounted { return }
    node.isDirty = true
    dirty.append(node)
  }

  func invalidateItems(of container: any ContainerNode) { dirtyContainers.append(container) }

  /// Runs the action after the update under way.
  func afterUpdate(_ action: @escaping () -> Void) { actions.append(action) }

  func noteChange() { hasChanged = true }

  /// Some of the tree is only made, or made again, when layout says how much room there is.
  func awaitLayout() { awaitsLayout = true }

  /// Evaluates what is dirty. What is to be done afterwards, and that there was anything, is left to `update()`.
  func evaluate() {
    while applyOnce() { hasChanged = true }
  }

  /// Applies what is pending; true when there was anything. Layout follows then, and another update.
  func update() -> Bool {
    for reader in placeReaders.filter({ $0.hasMoved }) { reader.noteMove() }
    evaluate()
    var didWork = false
    if arePreferencesStale {
      // Before layout, they would be those for the room there was before, or for none.
      if !awaitsLayout { readPreferences() }
      didWork = true
    }
    awaitsLayout = false
    if !actions.isEmpty {
      // Their changes are the next update's.
      let run = actions
      actions = []
      for action in run { action() }
      didWork = true
    }
    if hasChanged {
      hasChanged = false
      didWork = true
    }
    return didWork
  }

  /// Evaluates what is dirty, parents first, and puts children in their containers.
  private func applyOnce() -> Bool {
    if dirty.isEmpty, dirtyContainers.isEmpty { return false }
    let batch = dirty.count > 1 ? dirty.sorted { $0.depth < $1.depth } : dirty
    dirty = []
    for node in batch where node.isDirty && node.isMounted {
      node.isDirty = false
      node.refresh()
    }
    applyItems()
    return true
  }

  /// Puts children in their containers.
  func applyItems() {
    while !dirtyContainers.isEmpty {
      let containers = dirtyContainers
      dirtyContainers = []
      for container in containers where container.isMounted { container.applyItems() }
    }
  }

  // MARK: Preferences

  func add(_ reader: any PreferenceReader) {
    preferenceReaders.add(reader, ObjectIdentifier(reader))
    arePreferencesStale = true
  }

  func remove(_ reader: any PreferenceReader) { preferenceReaders.remove(ObjectIdentifier(reader)) }

  private func readPreferences() {
    arePreferencesStale = false
    for reader in preferenceReaders.filter({ _ in true }).sorted(by: { $0.depth > $1.depth }) {
      reader.readPreferences()
    }
  }

  // MARK: Places

  func add(_ reader: any PlaceReader) { placeReaders.add(reader, ObjectIdentifier(reader)) }

  func remove(_ reader: any PlaceReader) { placeReaders.remove(ObjectIdentifier(reader)) }

  // MARK: Presentations

  func present(_ presentation: Presentation) {
    presentations.append(presentation)
    presentationsChanged?()
  }

  func remove(_ presentation: Presentation) {
    presentations.removeAll { $0 === presentation }
    presentationsChanged?()
  }
}

/// A node that reads what its descendants prefer.
protocol PreferenceReader: _AnyNode {
  func readPreferences()
}

/// A node that may depend on where it is.
protocol PlaceReader: _AnyNode {
  /// Layout has put the node somewhere else than it last knew.
  var hasMoved: Bool { get }
  /// Learns where it is now, and is to be evaluated again.
  func noteMove()
}

/// A node whose descendants' boxes are children of a box of its own.
protocol ContainerNode: _AnyNode {
  /// Collects the boxes again.
  func applyItems()
}

/// A modal layer.
final class Presentation {
  /// The layer's box, which is offered the whole screen.
  let layout: LayoutNode
  /// Called to make it go away, as by a tap beside it or a swipe.
  let dismiss: () -> Void
  /// Covers everything below it.
  let coversAll: Bool

  init(layout: LayoutNode, coversAll: Bool, dismiss: @escaping () -> Void) {
    self.layout = layout
    self.coversAll = coversAll
    self.dismiss = dismiss
  }
}
