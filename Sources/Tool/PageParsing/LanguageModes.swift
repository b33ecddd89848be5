import DocumentModel

/// One program has one language mode.
enum LanguageModes {
  /// The blocks that ask for another mode than a block above them in their scope.
  ///
  /// - Parameter columns: Where they ask, by block.
  static func clashes(in page: Page, scopes: Configuration.ScopeSharing, columns: [Int: Int]) -> [Diagnostic] {
    let written = page.frontMatter.string("scopes").flatMap { Configuration.ScopeSharing(rawValue: $0) }
    let sharing = written ?? scopes
    var modes: [BlockAttributes.Scope: (mode: Int, line: Int)] = [:]
    var sections = page.sectionLines[...]
    var diagnostics: [Diagnostic] = []
    for block in page.blocks where block.kind != .skip {
      let scope = block.attributes.scope
      if sharing == .section, let next = sections.first, next < block.line {
        sections = sections.drop { $0 < block.line }
        modes[.page] = nil
      }
      guard let mode = block.attributes.languageMode, scope != .new, scope != .page || sharing != .block else {
        continue
      }
      guard let first = modes[scope] else {
        modes[scope] = (mode, block.line)
        continue
      }
      guard first.mode != mode else { continue }
      diagnostics.append(
        Diagnostic(
          path: page.path, line: block.line, column: columns[block.index] ?? 1, rule: .attributeClash,
          message: "language mode \(mode) here and \(first.mode) at line \(first.line) are in one scope: "
            + "give one of them a scope of its own"))
    }
    return diagnostics
  }
}
