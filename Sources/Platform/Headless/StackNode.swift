import Foundation

/// A row or a column.
///
/// The order in which children are served and what each is offered follow SwiftUI's documented stacks: gaps come off first,
/// higher priorities are served before lower ones, and within a priority the least flexible child comes first.
public final class StackNode: LayoutNode {
  public let axis: LayoutAxis
  /// Across the axis.
  public var alignment: GuideKey { didSet { if alignment != oldValue { setNeedsLayout() } } }
  /// Between children, in points; nil leaves it to them.
  public var spacing: CGFloat? { didSet { if spacing != oldValue { setNeedsLayout() } } }

  public init(axis: LayoutAxis, alignment: GuideKey, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }

  /// All children's sizes and places for one proposal.
  private struct Arrangement {
    var size: CGSize
    var placements: [Placement]
  }

  public override func adopted() {
    for child in children { child.didMove(toStackAlong: axis) }
  }

  public override func sizeThatFits(_ proposal: Proposal) -> CGSize { arrange(proposal).size }

  public override func placements(in size: CGSize, proposal: Proposal) -> [Placement] {
    var proposal = proposal
    // Without a cross proposal, the stack's own cross size is what the children are offered.
    if proposal[axis.other] == nil { proposal[axis.other] = size[axis.other] }
    return arrange(proposal).placements
  }

  /// The gaps before each child, the first being 0.
  private func gaps() -> [CGFloat] {
    var gaps: [CGFloat] = []
    gaps.reserveCapacity(children.count)
    for index in children.indices {
      if index == 0 {
        gaps.append(0)
      } else if let spacing {
        gaps.append(spacing)
      } else {
        let before = children[index - 1].preferredSpacing(along: axis)
        let after = children[index].preferredSpacing(along: axis)
        gaps.append(min(before ?? Metrics.spacing, after ?? Metrics.spacing))
      }
    }
    return gaps
  }

  private func arrange(_ proposal: Proposal) -> Arrangement {
    let gaps = gaps()
    let proposals = childProposals(proposal, gaps: gaps.reduce(0, +))
    var placements: [Placement] = []
    placements.reserveCapacity(children.count)
    var position: CGFloat = 0
    var low = CGFloat.infinity
    var high = -CGFloat.infinity
    for (index, child) in children.enumerated() {
      let dimensions = Dimensions(child, proposals[index])
      let guide = dimensions[alignment]
      position += gaps[index]
      var origin = CGPoint.zero
      origin[axis] = position
      origin[axis.other] = -guide
      placements.append(Placement(origin: origin, proposal: proposals[index]))
      position += dimensions.size[axis]
      low = min(low, -guide)
      high = max(high, dimensions.size[axis.other] - guide)
    }
    var size = CGSize.zero
    size[axis] = max(0, position)
    if !children.isEmpty {
      size[axis.other] = high - low
      for index in placements.indices { placements[index].origin[axis.other] -= low }
    }
    return Arrangement(size: size, placements: placements)
  }

  private func childProposals(_ proposal: Proposal, gaps: CGFloat) -> [Proposal] {
    guard let whole = proposal[axis] else {
      return Array(repeating: proposal, count: children.count)
    }
    var result = Array(repeating: proposal, count: children.count)
    if children.isEmpty { return result }
    var available = whole - gaps

    struct Ranked {
      var index: Int
      var priority: Double
      var minimum: CGFloat
      var flexibility: CGFloat
    }
    var least = proposal
    least[axis] = 0
    var most = proposal
    most[axis] = .infinity
    var ranked = children.enumerated().map { index, child in
      let minimum = child.size(for: least)[axis]
      let maximum = child.size(for: most)[axis]
      return Ranked(
        index: index, priority: child.layoutPriority, minimum: minimum,
        flexibility: maximum == .infinity ? .infinity : maximum - minimum)
    }
    ranked.sort {
      if $0.priority != $1.priority { return $0.priority > $1.priority }
      if $0.flexibility != $1.flexibility { return $0.flexibility < $1.flexibility }
      return $0.index < $1.index
    }

    // Everybody's minimum but the first group's is kept back until its turn comes.
    available -= ranked.lazy.filter { $0.priority != ranked[0].priority }.reduce(0) { $0 + $1.minimum }
    var start = 0
    while start < ranked.count {
      var end = start
      while end < ranked.count, ranked[end].priority == ranked[start].priority { end += 1 }
      if start > 0 { available += ranked[start..<end].reduce(0) { $0 + $1.minimum } }
      for place in start..<end {
        let index = ranked[place].index
        result[index][axis] = max(available / CGFloat(end - place), 0)
        available -= children[index].size(for: result[index])[axis]
      }
      start = end
    }
    return result
  }
}
