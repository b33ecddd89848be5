/// Nodes that have asked to be told of something, in the order in which they came.
struct NodeList<Node> {
  private var entries: [ObjectIdentifier: (serial: Int, node: Node)] = [:]
  private var next = 0

  mutating func add(_ node: Node, _ id: ObjectIdentifier) {
    entries[id] = (next, node)
    next += 1
  }

  mutating func remove(_ id: ObjectIdentifier) { entries[id] = nil }

  func filter(_ isWanted: (Node) -> Bool) -> [Node] {
    entries.values.filter { isWanted($0.node) }.sorted { $0.serial < $1.serial }.map(\.node)
  }
}
