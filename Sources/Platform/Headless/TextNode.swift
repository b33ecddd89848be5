import Foundation

/// Text that wraps to the width it is offered and is cut with an ellipsis where there is no room.
public final class TextNode: LayoutNode {
  /// A stretch of text of one look.
  public struct Run: Hashable, Sendable {
    public var text: String
    public var font: FontDescription
    public var color: RGBA
    public var isUnderlined: Bool
    public var isStruckThrough: Bool

    public init(
      _ text: String, font: FontDescription, color: RGBA, isUnderlined: Bool = false, isStruckThrough: Bool = false
    ) {
      self.text = text
      self.font = font
      self.color = color
      self.isUnderlined = isUnderlined
      self.isStruckThrough = isStruckThrough
    }
  }

  public enum Alignment: Hashable, Sendable { case leading, center, trailing }
  public enum Truncation: Hashable, Sendable { case head, middle, tail }

  /// How the text is set.
  public struct Setting: Hashable, Sendable {
    public var alignment = Alignment.leading
    public var lineLimit: Int?
    public var truncation = Truncation.tail
    /// Extra room between lines, in points.
    public var lineSpacing: CGFloat = 0
    /// The least factor by which the text may shrink to fit.
    public var minimumScale: CGFloat = 1

    public init() {}
  }

  public private(set) var runs: [Run]
  public private(set) var setting: Setting
  private var breaker: LineBreaker

  public init(_ runs: [Run], setting: Setting = Setting()) {
    self.runs = runs
    self.setting = setting
    breaker = LineBreaker(runs)
  }

  public func update(_ runs: [Run], setting: Setting) {
    if runs == self.runs, setting == self.setting { return }
    self.runs = runs
    self.setting = setting
    breaker = LineBreaker(runs)
    setNeedsLayout()
  }

  public var string: String { runs.map(\.text).joined() }

  private func lines(for proposal: Proposal) -> [LineBreaker.Line] {
    let width = proposal.width ?? .infinity
    let lines = breaker.lines(within: width)
    var limit = setting.lineLimit ?? .max
    if let height = proposal.height, height.isFinite {
      var used: CGFloat = 0
      var fitting = 0
      for line in lines {
        used += line.height + (fitting == 0 ? 0 : setting.lineSpacing)
        if used > height + 0.01 { break }
        fitting += 1
      }
      limit = min(limit, max(1, fitting))
    }
    return lines.count <= limit ? lines : breaker.truncated(lines, to: limit, within: width, setting.truncation)
  }

  public override func sizeThatFits(_ proposal: Proposal) -> CGSize {
    let lines = lines(for: proposal)
    let height = lines.reduce(0) { $0 + $1.height } + setting.lineSpacing * CGFloat(max(0, lines.count - 1))
    return CGSize(width: lines.reduce(0) { max($0, $1.width) }, height: height)
  }

  public override func explicitGuide(_ key: GuideKey, in dimensions: Dimensions) -> CGFloat? {
    let lines = lines(for: dimensions.proposal)
    switch key.merging {
    case .mean: return nil
    case .first: return lines.first?.ascent
    case .last: return lines.last.map { dimensions.size.height - $0.height + $0.ascent }
    }
  }

  private var proposal = Proposal.ideal

  public override func placements(in size: CGSize, proposal: Proposal) -> [Placement] {
    self.proposal = proposal
    return []
  }

  public override func render(into list: inout DisplayList, at origin: CGPoint) {
    var y = origin.y
    for line in lines(for: proposal) {
      let slack = frame.width - line.width
      var x =
        switch setting.alignment {
        case .leading: origin.x
        case .center: origin.x + slack / 2
        case .trailing: origin.x + slack
        }
      for piece in line.pieces {
        let run = runs[piece.run]
        list.add(
          TextMark(
            text: piece.text, origin: CGPoint(x: x, y: y + line.ascent), width: piece.width, font: run.font,
            color: run.color, isUnderlined: run.isUnderlined, isStruckThrough: run.isStruckThrough))
        x += piece.width
      }
      y += line.height + setting.lineSpacing
    }
  }

  public override func describe(into tree: inout AccessibilityBuilder, at origin: CGPoint) {
    let text = string
    if text.isEmpty { return }
    tree.add(AccessibilityElement(role: .text, label: text, frame: CGRect(origin: origin, size: frame.size)))
  }
}
