/// The numbers of a verification, as reports carry them.
public struct VerificationSummary: Sendable, Equatable {
  /// Blocks by kind, whatever became of them.
  public struct Blocks: Sendable, Equatable {
    /// Blocks to be run, those that are to warn among them.
    public var run = 0
    /// Blocks to be compiled only (`no-run`).
    public var compiled = 0
    /// Blocks that are to fail (`error`, `crash`, `throws`).
    public var failing = 0
    /// Blocks that the author skips, and those whose `if` does not hold.
    public var skipped = 0

    public init(run: Int = 0, compiled: Int = 0, failing: Int = 0, skipped: Int = 0) {
      self.run = run
      self.compiled = compiled
      self.failing = failing
      self.skipped = skipped
    }

    public var total: Int { run + compiled + failing + skipped }
  }

  public var pages = 0
  public var blocks = Blocks()
  public var expectationsChecked = 0
  public var expectationsFailed = 0
  public var errors = 0
  public var warnings = 0

  public init() {}

  /// Counts pages with their results, and the diagnostics of no page.
  init(pages: [ProjectPage], results: [PageResult], diagnostics: [Diagnostic]) {
    self.pages = pages.count
    for (page, result) in zip(pages, results) {
      for block in page.page.blocks {
        count(block, result.blocks.indices.contains(block.index) ? result.blocks[block.index] : nil)
      }
      expectationsChecked += result.expectationsChecked
      expectationsFailed += result.expectationsFailed
      count(result.diagnostics)
    }
    count(diagnostics)
  }

  private mutating func count(_ diagnostics: [Diagnostic]) {
    let failing = diagnostics.count { $0.severity == .error }
    errors += failing
    warnings += diagnostics.count - failing
  }

  private mutating func count(_ block: Block, _ result: BlockResult?) {
    if let result, result.isGatedOff(block) {
      blocks.skipped += 1
      return
    }
    switch block.kind {
    case .run, .warning: blocks.run += 1
    case .noRun: blocks.compiled += 1
    case .error, .crash, .throws: blocks.failing += 1
    case .skip: blocks.skipped += 1
    }
  }
}

extension BlockResult {
  /// Whether the block was left out because its `if` does not hold. A block that was merely not reached has no reason, or no
  /// gate.
  public func isGatedOff(_ block: Block) -> Bool {
    status == .skipped && skipReason != nil && !block.attributes.gates.isEmpty
  }
}
