import Foundation

/// Rows and columns that keep in step: a column is as wide as its widest cell, a row as tall as its tallest.
public final class GridNode: LayoutNode {
  public var alignment: GuidePair { didSet { if alignment != oldValue { setNeedsLayout() } } }
  /// Between columns and between rows, in points.
  public var spacing: CGSize { didSet { if spacing != oldValue { setNeedsLayout() } } }

  public init(alignment: GuidePair, spacing: CGSize) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A row's cells; a child that is no row stands by itself across all columns.
  private var rows: [[LayoutNode]] { children.map { ($0 as? GridRowNode)?.children ?? [$0] } }

  private struct Measures {
    var widths: [CGFloat]
    var heights: [CGFloat]
  }

  private func span(_ cell: LayoutNode) -> Int { max(1, (cell as? GridCellNode)?.columns ?? 1) }

  private func measure(_ proposal: Proposal) -> Measures {
    let rows = rows
    let count = rows.reduce(0) { max($0, $1.reduce(0) { $0 + span($1) }) }
    var widths = Array(repeating: CGFloat(0), count: count)
    // The ideal widths first; what is left over goes to the columns that can grow.
    var least = widths
    var most = widths
    for (row, cells) in zip(children, rows) where row is GridRowNode {
      var column = 0
      for cell in cells {
        if span(cell) == 1 {
          widths[column] = max(widths[column], cell.size(for: .ideal).width)
          least[column] = max(least[column], cell.size(for: Proposal(width: 0, height: nil)).width)
          most[column] = max(most[column], cell.size(for: Proposal(width: .infinity, height: nil)).width)
        }
        column += span(cell)
      }
    }
    if let width = proposal.width {
      let available = width - spacing.width * CGFloat(max(0, count - 1))
      let order = (0..<count).sorted { (most[$0] - least[$0], $0) < (most[$1] - least[$1], $1) }
      var left = available
      for (place, column) in order.enumerated() {
        let share = max(0, left / CGFloat(count - place))
        widths[column] = max(least[column], min(most[column], share))
        left -= widths[column]
      }
    }
    let whole = proposal.width ?? Self.total(widths, spacing.width)
    let heights = zip(children, rows).map { row, cells in
      var column = 0
      return cells.reduce(CGFloat(0)) { tallest, cell in
        let width = row is GridRowNode ? self.width(of: cell, at: column, widths) : whole
        column += span(cell)
        return max(tallest, cell.size(for: Proposal(width: width, height: nil)).height)
      }
    }
    return Measures(widths: widths, heights: heights)
  }

  private func width(of cell: LayoutNode, at column: Int, _ widths: [CGFloat]) -> CGFloat {
    Self.total(Array(widths[column..<min(widths.count, column + span(cell))]), spacing.width)
  }

  private static func total(_ lengths: [CGFloat], _ gap: CGFloat) -> CGFloat {
    lengths.reduce(0, +) + gap * CGFloat(max(0, lengths.count - 1))
  }

  public override func sizeThatFits(_ proposal: Proposal) -> CGSize {
    let measures = measure(proposal)
    var width = Self.total(measures.widths, spacing.width)
    for child in children where !(child is GridRowNode) {
      width = max(width, child.size(for: Proposal(width: proposal.width ?? width, height: nil)).width)
    }
    return CGSize(width: width, height: Self.total(measures.heights, spacing.height))
  }

  public override func placements(in size: CGSize, proposal: Proposal) -> [Placement] {
    let measures = measure(proposal)
    var y: CGFloat = 0
    return zip(children, measures.heights).map { row, height in
      defer { y += height + spacing.height }
      let box = CGSize(width: size.width, height: height)
      if let row = row as? GridRowNode {
        row.cells = place(row, measures.widths, height)
        return Placement(origin: CGPoint(x: 0, y: y), proposal: Proposal(box))
      }
      let offer = Proposal(width: size.width, height: nil)
      let origin = alignment.origin(of: Dimensions(row, offer), inBoxOf: box)
      return Placement(origin: CGPoint(x: origin.x, y: y + origin.y), proposal: offer)
    }
  }

  private func place(_ row: GridRowNode, _ widths: [CGFloat], _ height: CGFloat) -> [Placement] {
    var x: CGFloat = 0
    var column = 0
    let alignment = GuidePair(horizontal: alignment.horizontal, vertical: row.alignment ?? alignment.vertical)
    return row.children.map { cell in
      let width = width(of: cell, at: column, widths)
      column += span(cell)
      defer { x += width + spacing.width }
      let offer = Proposal(width: width, height: height)
      let origin = alignment.origin(of: Dimensions(cell, offer), inBoxOf: CGSize(width: width, height: height))
      return Placement(origin: CGPoint(x: x + origin.x, y: origin.y), proposal: offer)
    }
  }
}

/// A row of a grid, whose cells the grid places.
public final class GridRowNode: LayoutNode {
  /// nil takes the grid's.
  public var alignment: GuideKey?
  fileprivate var cells: [Placement] = []

  public init(alignment: GuideKey?) { self.alignment = alignment }

  public override func sizeThatFits(_ proposal: Proposal) -> CGSize { proposal.size(replacingNilWith: 0) }
  public override func placements(in size: CGSize, proposal: Proposal) -> [Placement] { cells }
}

/// A cell over several columns.
public final class GridCellNode: WrapperNode {
  public var columns: Int { didSet { if columns != oldValue { setNeedsLayout() } } }
  public init(columns: Int) { self.columns = columns }
}

/// Cells in lines of a fixed number, along an axis: `LazyVGrid` and `LazyHGrid`.
public final class TrackGridNode: LayoutNode {
  /// A column of a vertical grid, or a row of a horizontal one; lengths in points.
  public struct Track: Hashable, Sendable {
    public enum Size: Hashable, Sendable {
      case fixed(CGFloat)
      case flexible(minimum: CGFloat, maximum: CGFloat)
      case adaptive(minimum: CGFloat, maximum: CGFloat)
    }

    public var size: Size
    /// To the next track; nil for the usual one.
    public var spacing: CGFloat?

    public init(size: Size, spacing: CGFloat?) {
      self.size = size
      self.spacing = spacing
    }
  }

  /// The direction in which lines follow each other.
  public let axis: LayoutAxis
  public var tracks: [Track] { didSet { if tracks != oldValue { setNeedsLayout() } } }
  /// Between lines, in points; nil for the usual one.
  public var spacing: CGFloat? { didSet { if spacing != oldValue { setNeedsLayout() } } }
  public var alignment: GuidePair { didSet { if alignment != oldValue { setNeedsLayout() } } }

  public init(axis: LayoutAxis, tracks: [Track], spacing: CGFloat?, alignment: GuidePair) {
    self.axis = axis
    self.tracks = tracks
    self.spacing = spacing
    self.alignment = alignment
  }

  private struct Lane {
    var start: CGFloat
    var length: CGFloat
  }

  /// Where each track lies across the axis. Fixed ones come off first; the others share the rest from first to last.
  private func lanes(_ available: CGFloat?) -> [Lane] {
    let gaps = tracks.map { $0.spacing ?? Metrics.spacing }
    var left =
      (available ?? .infinity)
      - tracks.reduce(0) {
        if case .fixed(let length) = $1.size { $0 + length } else { $0 }
      } - gaps.dropLast().reduce(0, +)
    var open = tracks.filter { if case .fixed = $0.size { false } else { true } }.count
    var lanes: [Lane] = []
    var position: CGFloat = 0
    for (track, gap) in zip(tracks, gaps) {
      switch track.size {
      case .fixed(let length):
        lanes.append(Lane(start: position, length: length))
        position += length + gap
      case .flexible(let minimum, let maximum):
        let share = left / CGFloat(open)
        let length = share.isFinite ? max(minimum, min(maximum, share)) : minimum
        left -= length
        open -= 1
        lanes.append(Lane(start: position, length: length))
        position += length + gap
      case .adaptive(let minimum, let maximum):
        let share = left / CGFloat(open)
        let count = share.isFinite ? max(1, Int((share + gap) / (minimum + gap))) : 1
        let whole = share.isFinite ? share : minimum
        let length = max(minimum, min(maximum, (whole - gap * CGFloat(count - 1)) / CGFloat(count)))
        left -= length * CGFloat(count) + gap * CGFloat(count - 1)
        open -= 1
        for _ in 0..<count {
          lanes.append(Lane(start: position, length: length))
          position += length + gap
        }
      }
    }
    return lanes
  }

  private func offer(_ lane: Lane) -> Proposal {
    var proposal = Proposal.ideal
    proposal[axis.other] = lane.length
    return proposal
  }

  private func arrange(_ proposal: Proposal) -> (size: CGSize, placements: [Placement]) {
    let lanes = lanes(proposal[axis.other])
    var placements: [Placement] = []
    var position: CGFloat = 0
    var start = 0
    while start < children.count, !lanes.isEmpty {
      let line = children[start..<min(children.count, start + lanes.count)]
      let length = zip(line, lanes).reduce(0) { max($0, $1.0.size(for: offer($1.1))[axis]) }
      for (cell, lane) in zip(line, lanes) {
        var box = CGSize.zero
        box[axis] = length
        box[axis.other] = lane.length
        var origin = alignment.origin(of: Dimensions(cell, offer(lane)), inBoxOf: box)
        origin[axis] += position
        origin[axis.other] += lane.start
        placements.append(Placement(origin: origin, proposal: offer(lane)))
      }
      start += line.count
      position += length + (start < children.count ? spacing ?? Metrics.spacing : 0)
    }
    var size = CGSize.zero
    size[axis] = position
    size[axis.other] = lanes.last.map { $0.start + $0.length } ?? 0
    return (size, placements)
  }

  public override func sizeThatFits(_ proposal: Proposal) -> CGSize { arrange(proposal).size }
  public override func placements(in size: CGSize, proposal: Proposal) -> [Placement] { arrange(proposal).placements }
}
