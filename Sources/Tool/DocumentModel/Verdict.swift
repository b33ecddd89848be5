/// How something that was checked came out.
public enum Status: String, Sendable { case passed, failed, skipped }

/// What became of a block.
public struct BlockResult: Sendable {
  public var status: Status
  /// To be shown beside the code, in line order.
  public var values: [ShownValue]
  /// What the block wrote to standard output; of a failing block, what the compiler or the trap said.
  public var output: String
  public var pictures: [Picture]
  /// What the compiler or the runtime said of the block where it was asked to fail or to warn.
  public var messages: [String]
  /// Why the block was skipped.
  public var skipReason: String?

  public init(
    status: Status, values: [ShownValue] = [], output: String = "", pictures: [Picture] = [], messages: [String] = [],
    skipReason: String? = nil
  ) {
    self.status = status
    self.values = values
    self.output = output
    self.pictures = pictures
    self.messages = messages
    self.skipReason = skipReason
  }
}

/// A value as the page's reader sees it.
public struct ShownValue: Sendable, Equatable {
  /// The line of its expectation, else the last line of its statement.
  public var line: Int
  public var text: String
  public var times: Int
  /// Whether the site shows it: not every value that was checked or logged is.
  public var isShown: Bool

  public init(line: Int, text: String, times: Int, isShown: Bool = true) {
    self.line = line
    self.text = text
    self.times = times
    self.isShown = isShown
  }
}

/// What became of a page.
public struct PageResult: Sendable {
  public var status: Status
  /// One for each of the page's blocks.
  public var blocks: [BlockResult]
  /// Of parsing and checking, in line order.
  public var diagnostics: [Diagnostic]
  public var expectationsChecked: Int
  public var expectationsFailed: Int
  /// What `--fix` would change.
  public var edits: [Edit]
  /// What the page's programs wrote to standard error, beyond what a diagnostic tells.
  public var errorOutput: ErrorOutput

  public init(
    status: Status, blocks: [BlockResult], diagnostics: [Diagnostic], expectationsChecked: Int = 0,
    expectationsFailed: Int = 0, edits: [Edit] = [], errorOutput: ErrorOutput = ErrorOutput()
  ) {
    self.status = status
    self.blocks = blocks
    self.diagnostics = diagnostics
    self.expectationsChecked = expectationsChecked
    self.expectationsFailed = expectationsFailed
    self.edits = edits
    self.errorOutput = errorOutput
  }
}
