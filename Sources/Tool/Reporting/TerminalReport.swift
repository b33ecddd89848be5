import DocumentModel

/// What a verification tells the person at the terminal.
///
/// Pages are not trusted: nothing of their text reaches the terminal as a control sequence, and none of it can turn the writing
/// direction.
public struct TerminalReport: Sendable {
  /// Whether text is coloured; see `ColorChoice`.
  public var usesColor: Bool
  /// The absolute path that shown paths are relative to; the project's root when nil.
  public var workingDirectory: String?
  /// How many columns there are; longer lines are cut around what matters in them. See `TerminalWidth`.
  public var width: Int
  /// Whether what a page wrote to standard error is shown although the page holds.
  public var isVerbose: Bool

  public init(
    usesColor: Bool = false, workingDirectory: String? = nil, width: Int = TerminalWidth.standard,
    isVerbose: Bool = false
  ) {
    self.isVerbose = isVerbose
    self.usesColor = usesColor
    self.workingDirectory = workingDirectory
    self.width = max(width, 40)
  }

  /// Everything that was found, in page order, for standard error; empty when nothing was. Below the diagnostics of a page that
  /// does not hold stands what it wrote to standard error.
  public func diagnostics(of verified: VerifiedProject) -> String {
    var text = ""
    for (page, result) in verified.pages {
      for diagnostic in result.diagnostics {
        text += self.text(diagnostic, source: page.page.source, root: verified.project.root)
      }
      if result.status == .failed || isVerbose {
        text += errorOutput(result.errorOutput, path: page.page.path, root: verified.project.root)
      }
    }
    for diagnostic in verified.diagnostics {
      text += self.text(diagnostic, source: nil, root: verified.project.root)
    }
    return text
  }

  /// One diagnostic with the source line and its notes under it, for standard error.
  ///
  /// - Parameter root: The absolute path that the diagnostic's path is relative to.
  public func text(_ diagnostic: Diagnostic, source: SourceText?, root: String) -> String {
    let style = Style(isOn: usesColor)
    let comparison = Comparison(diagnostic.message)
    let lines = TextLines.of(comparison?.head ?? diagnostic.message).map(TerminalText.escaped)
    let place = TerminalText.escaped(diagnostic.place(path: shown(diagnostic.path, root: root)))
    let severity = style.severity("\(diagnostic.severity.rawValue):", diagnostic.severity)
    var text = "\(style.bold(place + ":")) \(severity) \(style.bold(lines.first ?? ""))"
    text += " \(style.dim("[\(diagnostic.rule.rawValue)]"))\n"
    if let source, diagnostic.line >= 1, diagnostic.line <= source.lineCount {
      text += excerpt(of: source, diagnostic, style)
    }
    for line in lines.dropFirst() where !(line.isEmpty && comparison != nil) { text += "  \(line)\n" }
    if let comparison {
      text +=
        ComparisonView(
          comparison: comparison, isContained: diagnostic.rule.isContained, style: style, width: width
        ).text
    }
    return TerminalText.withoutCommands(text + notes(of: diagnostic, root: root))
  }

  /// What came out, for standard output: what was skipped and why, then the summary.
  public func result(of verified: VerifiedProject) -> String {
    var text = ""
    for (page, result) in verified.pages {
      for (block, outcome) in zip(page.page.blocks, result.blocks) where outcome.status == .skipped {
        guard let reason = outcome.skipReason ?? block.attributes.skipReason else { continue }
        let path = TerminalText.escaped(shown(page.page.path, root: verified.project.root))
        text += "\(path):\(block.line): skipped: \(TerminalText.escaped(reason))\n"
      }
    }
    return text + summary(of: verified) + "\n"
  }

  /// `12 pages: 40 blocks run, 2 compiled, 3 failing as stated, 1 skipped; 57 expectations held`, without a line end.
  public func summary(of verified: VerifiedProject) -> String {
    let line = SummaryLine(verified)
    let style = Style(isOn: usesColor)
    var parts = [line.blocks.isEmpty ? line.pages : "\(line.pages): \(line.blocks)"]
    if let expectations = line.expectations { parts.append(expectations) }
    if verified.summary.errors > 0 {
      parts.append(style.severity(Count.of(verified.summary.errors, "error"), .error))
    }
    if verified.summary.warnings > 0 {
      parts.append(style.severity(Count.of(verified.summary.warnings, "warning"), .warning))
    }
    return parts.joined(separator: "; ")
  }

  /// The source line and a caret under the column.
  private func excerpt(of source: SourceText, _ diagnostic: Diagnostic, _ style: Style) -> String {
    let number = String(diagnostic.line)
    let line = source.line(diagnostic.line)
    var place = diagnostic.column < 1 ? nil : diagnostic.column - 1
    // The first column stands for a whole line, too: the mark is where its text begins.
    if place == 0 { place = line.unicodeScalars.prefix { $0 == " " || $0 == "\t" }.count }
    let excerpt = AlignedLines([line], place: place, width: width - number.count - 4)
    if excerpt.lines[0].allSatisfy({ $0 == " " }) { return "" }
    var text = style.dim(" \(number) |") + " \(excerpt.lines[0])\n"
    if let offset = excerpt.offset {
      let gutter = style.dim(" " + String(repeating: " ", count: number.count) + " |")
      let caret = style.severity("^", diagnostic.severity)
      text += "\(gutter) \(String(repeating: " ", count: offset))\(caret)\n"
    }
    return text
  }

  /// A path of the project as seen from the working directory.
  func shown(_ path: String, root: String) -> String {
    guard let workingDirectory, !path.hasPrefix("/") else { return path }
    return RelativePath.of((root == "/" ? "" : root) + "/" + path, from: workingDirectory)
  }
}

extension Diagnostic.Rule {
  /// Whether the stated text is to be a part of the actual one.
  fileprivate var isContained: Bool {
    switch self {
    case .missingError, .missingWarning, .missingCrash, .missingThrow: true
    default: false
    }
  }
}
